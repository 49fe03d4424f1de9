// What the owner chose by OFFER, SPOTS and TESTIMONIALS when the site was built (site.ts).

export type Testimonials = {
  /** Beside them, where they are no customers. */
  note: string | null;
  quotes: { company: string; author: string; title: string; initials: string; quote: string }[];
  stories: { figure: string; text: string }[];
};

/** `endsAt`: when the lower price really ends. `count`: how often it is really to be had. Times as "2026-12-01T00:00:00Z". */
export type MarketingChoice = {
  offer: 'sample' | 'off' | { endsAt: string };
  spots: 'sample' | 'off' | { count: number; since: string | null };
  testimonials: 'sample' | Testimonials | null;
};

/** site.ts puts the owner's choice here; in tests of modules there is none. */
declare const MARKETING_CHOICE: MarketingChoice | undefined;

export const marketingChoice: MarketingChoice =
  typeof MARKETING_CHOICE === 'undefined'
    ? { offer: 'sample', spots: 'sample', testimonials: 'sample' }
    : MARKETING_CHOICE;
