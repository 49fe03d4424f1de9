import type { CheckResult, PlanItem } from '#engine/contract.ts';

/** What an action of the plan answers to. */
export type Observation = { by: 'We saw' | 'You told us'; text: string };

/** The observation behind an action: its check's own words; null when the action says it itself, or nothing was seen. */
export function observationOf(item: PlanItem, checks: readonly CheckResult[]): Observation | null {
  const check = checks.find(({ id }) => id === item.checkId);
  if (!check || check.outcome !== 'scored' || check.reason.trim() === '') return null;
  // "Not seen: people with their roles" after "Not seen on the pages read: people with their roles" is said twice.
  const said = item.description.replace(/^[\w ]+: /, '');
  if (said !== '' && check.reason.endsWith(said)) return null;
  return { by: check.state === 'reported' ? 'You told us' : 'We saw', text: check.reason.replace(/^We saw /, '') };
}
