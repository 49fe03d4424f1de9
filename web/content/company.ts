// Who is behind the site: facts that only the owner knows, from the file that COMPANY_FILE names when the site is built. Each is shown where it
// helps (about page, footer, articles, structured data) and left out while it is empty. Nothing may be invented: assistants and readers will check it.

import { defaultRefundRule, defaultTaxRule, type RefundRule, type TaxRule } from '#payment/contract.ts';

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

/** site.ts puts the owner's file here; in tests of modules there is none. */
declare const COMPANY_FACTS: Company | undefined;

export const company: Company =
  typeof COMPANY_FACTS === 'undefined'
    ? {
        founded: null,
        registration: '',
        hours: '',
        people: [],
        profiles: [],
        reviews: [],
        press: [],
        refund: defaultRefundRule,
        tax: defaultTaxRule,
      }
    : COMPANY_FACTS;
