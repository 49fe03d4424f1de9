// Who is behind the site: facts that only the owner knows, from COMPANY_FILE.
import { unknownCompany, type Company } from '#base/owners-choice.ts';

/** What scripts need of it is in the page itself. */
export const company: Company =
  typeof document === 'undefined'
    ? (globalThis.ownersChoice?.company ?? unknownCompany)
    : { ...unknownCompany, ...JSON.parse(document.documentElement.dataset.company ?? '{}') };

/** For `data-company` of a page. */
export function companyForScripts(): string {
  const { registration, refund, tax } = company;
  return JSON.stringify({ registration, refund, tax });
}
