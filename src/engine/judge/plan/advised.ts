import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';
import { proofId } from '#engine/judge/findings.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';

/** Whether something that was seen on this site, or was not, asks for it: what is right beside it does not. */
export function isAskedFor({ result }: Pick<JudgedCheck, 'result'>): boolean {
  return result.findings.some(({ id, tone }) => tone !== 'good' && id !== proofId);
}

/** What is elsewhere is for those whose kind lives by it, and for an owner who named it; of a site without a kind, where it has begun with it. */
export function isAdvisedTo({ check, result }: JudgedCheck, kind: OrganisationKind | null): boolean {
  if (check.consequence !== 'elsewhere') return check.advice !== null;
  const isLived = kind === null ? (result.ratio ?? 0) > 0 : check.livedBy?.includes(kind);
  return isLived === true || result.findings.some(({ id }) => id === 'profile-named');
}
