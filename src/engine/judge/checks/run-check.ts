import type { CheckResult, EvidenceState, Finding } from '#engine/contract.ts';
import { asSentence } from '#engine/base/text/wording.ts';
import { canonicalAddresses, underCanonical, withCanonicalNames } from '#engine/evidence/site/canonical-address.ts';
import type { Check, Outcome } from '#engine/judge/checks/define-check.ts';
import type { Evidence, EvidenceKey } from '#engine/evidence/evidence.ts';
import { bad, inQuiz } from '#engine/judge/findings.ts';

/** A result with the check it came from. `lostPoints` is what repairing it can win; doubt about an unseen site wins nothing. `comesFirst`: others wait for it. */
export type JudgedCheck = {
  check: Check;
  result: CheckResult;
  lostPoints: number;
  comesFirst?: boolean;
  lookedAt?: { count: number; noun: string };
};

/** Runs one check with exactly the evidence it declares. `reportedFactor` discounts what only the owner says (rubric 7.1). */
export function runCheck(check: Check, evidence: Evidence, reportedFactor: number): JudgedCheck {
  const missing = check.reads.flatMap((key) => gapIn(key, check, evidence));
  if (missing.length > 0) return fallBack(check, evidence, reportedFactor, missing.join(' '));
  try {
    const outcome = check.score(declaredEvidence(check, evidence));
    if (outcome.kind === 'not-measured') return fallBack(check, evidence, reportedFactor, asSentence(outcome.reason));
    if (outcome.kind === 'seen-so-far') return seenSoFar(check, outcome, evidence, reportedFactor);
    if (outcome.kind === 'not-applicable') return unscored(check, 'not-applicable', outcome.reason);
    const state = check.reads.some((key) => key !== 'now' && key !== 'answers') ? 'observed' : 'reported';
    const canonical = canonicalAddresses(evidence.site.ok && !check.judgesAddresses ? evidence.site.value.pages : []);
    const reason = withCanonicalNames(outcome.reason, canonical);
    const findings = outcome.findings.map((finding) => underCanonical(finding, canonical));
    const { title, passed } = outcome;
    const own = scored(check, state, outcome.ratio, 1, reason, findings, passed);
    const judged = {
      ...own,
      ...(title !== undefined && { result: { ...own.result, title } }),
      ...(outcome.comesFirst && { comesFirst: true }),
      ...(outcome.lookedAt && { lookedAt: outcome.lookedAt }),
    };
    // Nobody can call the text poor that a script has still to write, nor is it to be rewritten first.
    return outcome.needsScripts
      ? { check, result: { ...judged.result, title: `Not read without scripts: ${check.neutral}` }, lostPoints: 0 }
      : judged;
  } catch (error) {
    return unscored(
      check,
      'broken',
      `This check failed on our side: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** What was seen counts; the rest is a question to the owner and no loss. Nothing seen: the owner's word, if any. */
function seenSoFar(
  check: Check,
  outcome: Extract<Outcome, { kind: 'seen-so-far' }>,
  evidence: Evidence,
  reportedFactor: number,
): JudgedCheck {
  const asks = outcome.asks.map((ask) => ({ ...ask, checkId: check.id })).toSorted((a, b) => b.points - a.points);
  const asked = asks.length > 0 && { asks };
  const canonical = canonicalAddresses(evidence.site.ok ? evidence.site.value.pages : []);
  const findings = outcome.findings.map((finding) => underCanonical(finding, canonical));
  if (outcome.ratio <= 0) {
    const { result, lostPoints } = fallBack(check, evidence, reportedFactor, asSentence(outcome.reason));
    const title = result.outcome === 'not-measured' ? `Open: ${check.neutral}` : result.title;
    const open = { ...result, title, findings: [...result.findings, ...findings], unread: true as const, ...asked };
    return { check, result: open, lostPoints };
  }
  const { result } = scored(
    check,
    'observed',
    outcome.ratio,
    1,
    withCanonicalNames(outcome.reason, canonical),
    findings,
  );
  const title = outcome.ratio > 0.9999 ? (outcome.passed ?? check.title.pass) : `Seen in part: ${check.neutral}`;
  return { check, result: { ...result, title, partly: true, ...asked }, lostPoints: 0 };
}

/** What the owner said steers questions, plan and contradictions. Where the site was read it earns nothing, and an honest answer costs nothing. */
export function withoutOwnWord(judged: JudgedCheck): JudgedCheck {
  const { result } = judged;
  return result.state === 'reported' && result.outcome === 'scored'
    ? { ...judged, result: { ...result, outcome: 'not-measured', ratio: null, earned: null } }
    : judged;
}

/** What was not reached is not judged: neither earned nor lost, nor asked for. */
export function notReached({ check }: JudgedCheck, why: string): JudgedCheck {
  return unscored(check, 'not-measured', why);
}

/** Every check on the site, when the owner says that there is none: seen, and zero (rubric 7.1 a). */
export function withoutWebsite(check: Check): JudgedCheck {
  const finding: Finding = bad('no-website', 'You told us that there is no website.', inQuiz('website', ''));
  const { result, ...judged } = scored(check, 'observed', 0, 1, 'There is no website to look at.', [finding]);
  return { ...judged, result: { ...result, title: `Without a website we cannot see ${check.neutral}` } };
}

/** A title counts all of them; a list stays readable. */
const mostFindings = 25;

/** Why a piece of evidence is not there, as a sentence; nothing when it is. A site without one readable page is no evidence. */
function gapIn(key: EvidenceKey, check: Check, evidence: Evidence): string[] {
  const gathered = evidence[key];
  if (!gathered.ok && gathered.reason === 'not-asked' && gathered.detail) return [asSentence(gathered.detail)];
  if (!gathered.ok)
    return [
      `We could not read ${evidenceNames[key]}${gathered.detail ? `. ${asSentence(gathered.detail)}` : ` (${gathered.reason}).`}`,
    ];
  if (key !== 'site' || !evidence.site.ok || evidence.site.value.pages.length > 0 || check.judgesUnreadSite) return [];
  return [
    `We could not read ${evidenceNames.site}. ${asSentence(evidence.site.value.unread[0]?.detail ?? 'No page was found')}`,
  ];
}

const evidenceNames: Record<EvidenceKey, string> = {
  now: 'the clock',
  answers: 'your answers',
  robots: 'your robots.txt',
  sitemap: 'your sitemap',
  transport: 'your connection settings',
  edge: 'your firewall’s settings',
  site: 'your pages',
  llmsTxt: 'your llms.txt',
  platformAnswers: 'answers of the AI platforms',
};

// Why the cast is safe: the keys are those that `defineCheck` typed `score` with, and the caller has seen that `reads` are there.
function declaredEvidence(check: Check, evidence: Evidence): never {
  const keys = [...check.reads, ...(check.alsoReads ?? [])];
  return Object.fromEntries(keys.flatMap((key) => (evidence[key].ok ? [[key, evidence[key].value]] : []))) as never;
}

function fallBack(check: Check, evidence: Evidence, reportedFactor: number, why: string): JudgedCheck {
  const reported = evidence.answers.ok && check.reported ? check.reported(evidence.answers.value) : null;
  if (!reported) return unscored(check, 'not-measured', why);
  const factor = reported.worth === 'mapped' ? reportedFactor : 1;
  const {
    check: own,
    result,
    lostPoints,
  } = scored(check, 'reported', reported.ratio, factor, `${reported.reason} ${why}`, reported.findings);
  // The check's own titles speak of what was seen; here the true sentence is what was said.
  const title = reported.reason.replace(/\.$/, '');
  return { check: own, result: { ...result, title }, lostPoints: reported.worth === 'full' ? 0 : lostPoints };
}

function scored(
  check: Check,
  state: EvidenceState,
  rawRatio: number,
  factor: number,
  reason: string,
  findings: Finding[],
  passed = check.title.pass,
): JudgedCheck {
  if (!Number.isFinite(rawRatio))
    return unscored(check, 'broken', 'This check failed on our side: its ratio is not a number');
  const raw = Math.min(1, Math.max(0, rawRatio));
  const ratio = Math.round(raw * factor * 10_000) / 10_000;
  const earned = Math.round(check.points * ratio * 100) / 100;
  const { fail } = check.title;
  const title = raw > 0.9999 ? passed : typeof fail === 'string' ? fail : fail(findings);
  return {
    check,
    result: {
      ...base(check),
      outcome: 'scored',
      state,
      ratio,
      earned,
      title,
      reason: asSentence(reason),
      findings: findings.slice(0, mostFindings),
    },
    lostPoints: check.points * (1 - raw),
  };
}

function unscored(check: Check, outcome: 'not-applicable' | 'not-measured' | 'broken', reason: string): JudgedCheck {
  const title = `${outcome === 'not-applicable' ? 'Does not apply here' : 'Not measured'}: ${check.neutral}`;
  const state = outcome === 'not-applicable' ? 'not-applicable' : 'unknown';
  return {
    check,
    result: {
      ...base(check),
      outcome,
      state,
      ratio: null,
      earned: null,
      title,
      reason: asSentence(reason),
      findings: [],
    },
    lostPoints: 0,
  };
}

function base(
  check: Check,
): Pick<CheckResult, 'id' | 'category' | 'points' | 'neutral' | 'why' | 'strength' | 'sources'> {
  const { id, category, points, neutral, why, strength, sources } = check;
  return { id, category, points, neutral, why, strength, sources };
}
