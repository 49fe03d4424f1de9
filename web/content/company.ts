// Who stands behind the site: facts that only the owner knows, from the file that COMPANY_FILE names when the site is built. Each is shown where it
// helps (about page, footer, articles, structured data) and left out while it is empty. Nothing may be invented: assistants and readers will check it.

export type Company = {
  /** The year, or null. */
  founded: number | null;
  /** As on the letterhead: "Citable Ltd, company number 01234567, London". */
  registration: string;
  /** The first one signs the articles. */
  people: { name: string; role: string; about: string }[];
  /** Addresses of own profiles: LinkedIn, X, Facebook, YouTube … */
  profiles: { label: string; url: string }[];
  /** Pages where customers review the company. */
  reviews: { label: string; url: string }[];
  /** What others published about it. */
  press: { label: string; url: string }[];
};

/** site.ts puts the owner's file here; in tests of modules there is none. */
declare const COMPANY_FACTS: Company | undefined;

export const company: Company =
  typeof COMPANY_FACTS === 'undefined' ? { founded: null, registration: '', people: [], profiles: [], reviews: [], press: [] } : COMPANY_FACTS;
