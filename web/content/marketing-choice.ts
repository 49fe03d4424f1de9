// What the owner chose by OFFER, SPOTS and TESTIMONIALS when the site was built (site.ts).

export type Testimonials = {
  /** Beside them, where they are no customers. */
  note: string | null;
  quotes: { company: string; author: string; title: string; initials: string; quote: string }[];
  stories: { figure: string; text: string }[];
};

export type MarketingChoice = { offer: 'sample' | 'off'; spots: 'sample' | 'off'; testimonials: 'sample' | Testimonials | null };

/** site.ts puts the owner's choice here; in tests of modules there is none. */
declare const MARKETING_CHOICE: MarketingChoice | undefined;

export const marketingChoice: MarketingChoice =
  typeof MARKETING_CHOICE === 'undefined' ? { offer: 'sample', spots: 'sample', testimonials: 'sample' } : MARKETING_CHOICE;
