// What the owner of an installation says and promises; plain data, so that pages may carry it.

/** `refund` in COMPANY_FILE: whether a price is given back for thirty days, or every sale is final. */
export const refundRules = ['30-days', 'final'] as const;
export type RefundRule = (typeof refundRules)[number];
/** Both are in the customer's document. Until the owner chooses, the longer right counts. */
export const defaultRefundRule: RefundRule = '30-days';

/** `tax` in COMPANY_FILE. Only Stripe adds tax, and only where `STRIPE_TAX` lets it: `citable doctor` compares the two. */
export const taxRules = ['at-checkout', 'none'] as const;
export type TaxRule = (typeof taxRules)[number];
export const defaultTaxRule: TaxRule = 'at-checkout';

/** Who runs the site. Each fact is shown where it helps, and left out while it is empty. Nothing may be invented: assistants and readers will check it. */
export type Company = {
  /** The year, or null. */
  founded: number | null;
  /** As on the letterhead: "Citable Ltd, company number 01234567, London". */
  registration: string;
  /** When a person answers: "Monday to Friday, 9:00–17:00 UTC". */
  hours: string;
  /** The first one signs the articles. */
  people: { name: string; role: string; about: string }[];
  /** Addresses of own profiles: LinkedIn, X, Facebook, YouTube … */
  profiles: { label: string; url: string }[];
  /** Pages where customers review the company. */
  reviews: { label: string; url: string }[];
  /** What others published about it. */
  press: { label: string; url: string }[];
  /** Whether buyers get their money back for 30 days, or every sale is final: pages, chat and mails all say this one. */
  refund: RefundRule;
  /** Whether the checkout adds tax to the prices of the pages. */
  tax: TaxRule;
};

export const unknownCompany: Company = {
  founded: null,
  registration: '',
  hours: '',
  people: [],
  profiles: [],
  reviews: [],
  press: [],
  refund: defaultRefundRule,
  tax: defaultTaxRule,
};

export type Testimonials = {
  /** Beside them, where they are no customers. */
  note: string | null;
  quotes: { company: string; author: string; title: string; initials: string; quote: string }[];
  stories: { figure: string; text: string }[];
};

/** `endsAt`: when the lower price really ends. `count`: how often it is really to be had. Times as "2026-12-01T00:00:00Z". "sample" is called a sample where it is shown. */
export type OwnersChoice = {
  company: Company;
  offer: 'sample' | 'off' | { endsAt: string };
  spots: 'sample' | 'off' | { count: number; since: string | null };
  testimonials: 'sample' | 'off' | Testimonials;
};

/** As shipped, for whoever tries the product. */
export const samples: OwnersChoice = {
  company: unknownCompany,
  offer: 'sample',
  spots: 'sample',
  testimonials: 'sample',
};

/** What the pages that are drawn in this process or thread say; set before their program is loaded. */
declare global {
  var ownersChoice: OwnersChoice | undefined;
}
