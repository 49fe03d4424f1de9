// What the formats for pipelines ask of an analysis.
import type { Analysis, CheckResult, Finding } from '#engine/contract.ts';
import { isOpen } from '#engine/wording.ts';

/** Measured whole, and not everything was earned. */
export function costsPoints(check: CheckResult): boolean {
  return check.outcome === 'scored' && !isOpen(check) && (check.ratio ?? 0) < 1;
}

/** Points, two decimals. */
export function pointsLost(check: CheckResult): number {
  return Math.round((check.points - (check.earned ?? 0)) * 100) / 100;
}

/** "https://example.com", of the address that answered, else of the one that was given. */
export function siteOrigin(analysis: Analysis): string {
  const { finalUrl, website } = analysis.scope;
  const url = (finalUrl === null ? null : URL.parse(finalUrl)) ?? URL.parse(website) ?? URL.parse(`https://${website}`);
  return url === null ? 'https://unreadable.invalid' : url.origin;
}

/** The page of the site that a finding is about; null where it is about none, or about another site. */
export function pageOf(finding: Finding, analysis: Analysis): string | null {
  const url = 'url' in finding && finding.url !== undefined ? URL.parse(finding.url) : null;
  return url !== null && url.origin === siteOrigin(analysis) ? url.href : null;
}

export function pathOf(url: string): string {
  return new URL(url).pathname;
}
