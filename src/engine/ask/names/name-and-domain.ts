import { foldTight } from '#engine/base/text/fold.ts';

/** Whether a domain carries this name: "City Dental" and city-dental.co.uk. */
export function isDomainOfName(name: string, domain: string): boolean {
  const root = foldTight(domain.split('.')[0]?.replaceAll('-', ' ') ?? '')[0] ?? '';
  return foldTight(name).some((key) => key.length > 3 && root.length > 3 && (root.includes(key) || key.includes(root)));
}
