// How outcomes, proofs and people are named, once: screen, PDF, mail and command line draw these words and make none of their own.
import { perCategory, platformNames, remarkKinds } from '#engine/contract.ts';
import type {
  Analysis,
  Answers,
  CategoryScore,
  CheckResult,
  Contradiction,
  EvidenceState,
  Finding,
  FixFile,
  GradeLetter,
  Industry,
  Interval,
  PlanItem,
  PlatformScore,
  Remark,
  RemarkKind,
  Strength,
  Who,
} from '#engine/contract.ts';

export const industryNames: Record<Industry | '', string> = {
  technology: 'Technology',
  healthcare: 'Healthcare',
  finance: 'Finance',
  retail: 'Retail',
  manufacturing: 'Manufacturing',
  consulting: 'Consulting',
  education: 'Education',
  'real-estate': 'Real Estate',
  hospitality: 'Hospitality',
  other: 'Other',
  '': 'Not stated',
};

/** The customer's scale, best first: a grade is given from `from` points of 100 on. */
export const grades = [
  { from: 85, letter: 'A', label: 'Excellent' },
  { from: 75, letter: 'B', label: 'Good' },
  { from: 65, letter: 'C', label: 'Average' },
  { from: 50, letter: 'D', label: 'Below Average' },
  { from: 0, letter: 'F', label: 'Needs Improvement' },
] as const satisfies readonly { from: number; letter: GradeLetter; label: string }[];

/** What stands above the notices; where room is scarce, the first few are told. */
export const leftOver = {
  label: 'Left over from a template',
  headline: 'Left over from a template: no fact inside it counts',
  mostInBrief: 2,
};

/** How the section on remarks is called, and how many are told where room is scarce. */
export const buyerMeets = { title: 'What a buyer meets on your site', mostInBrief: 3 };

/** Remarks that cost trust or buyers: what is only untidy does not. */
export function costly(remarks: readonly Remark[]): Remark[] {
  return remarks.filter(({ hurts }) => hurts !== 'neat');
}

/** What the section on remarks rests on. */
export function remarksLead({ scope, remarks = [] }: Pick<Analysis, 'scope' | 'remarks'>): string {
  const what =
    costly(remarks).length > 0
      ? 'This is what misleads people, turns them away or leaves them without an answer.'
      : 'This is untidy, and turns nobody away.';
  return `We read ${pagesText(scope.pagesRead.length)}. ${what}`;
}

/** The same as the one sentence of a first screen. */
export function buyerMeetsHeadline(pages: number, remarks: number): string {
  const what = remarks === 1 ? 'one thing that costs' : `${remarks} things that cost`;
  return `We read ${pagesText(pages)} and met ${what} you trust or buyers.`;
}

export function pagesText(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

const remarkKindNames: Record<RemarkKind, string> = {
  stale: 'Out of date',
  contradiction: 'Two places disagree',
  'foreign-name': 'Another name in the place of yours',
  leftover: 'Left over from building the site',
  'broken-text': 'Broken text',
  empty: 'A promise with nothing behind it',
  duplicate: 'The same text again',
  'wrong-link': 'A link that leads astray',
  misspelt: 'A misspelt name or heading',
  'unsupported-claim': 'A claim without proof',
  'off-topic': 'A page about something else',
  unclear: 'Words that leave a question open',
  'missing-fact': 'A question that no page we read answers',
};

/** Not judged, or not wholly, since nobody who understands the text has read it: neither lost nor earned. */
export function isOpen({ outcome, unread, partly }: Pick<CheckResult, 'outcome' | 'unread' | 'partly'>): boolean {
  return (outcome === 'not-measured' && unread === true) || partly === true;
}

/** Open as a whole: such a check has no row of its own. */
export function isUnread({ outcome, unread }: Pick<CheckResult, 'outcome' | 'unread'>): boolean {
  return outcome === 'not-measured' && unread === true;
}

/** What was not read, once, and what would let us read it: an owner can answer, who runs the engine can name a model. */
export function notReadLine({ notRead }: Pick<Analysis, 'notRead'>, reader: 'owner' | 'operator'): string | null {
  return notRead === undefined ? null : `${notRead} ${letsUsRead[reader]}`;
}

const letsUsRead = {
  owner: 'Answer the questions in your report, and we look where you point.',
  operator: 'A language model reads them where the key of a platform or READER_URL is set.',
};

/** "up to 1.4 points"; null where a task wins none. */
export function gainText(gain: number): string | null {
  const points = pointsText(gain);
  return gain <= 0 || points === '0' ? null : `up to ${points} ${points === '1' ? 'point' : 'points'}`;
}

/** "12.5 of 30", or that there is no score. */
export function categoryLine({
  unscored,
  score,
  maxScore,
}: Pick<CategoryScore, 'unscored' | 'score' | 'maxScore'>): string {
  return unscored === undefined ? `${pointsText(score)} of ${maxScore}` : 'no score';
}

/** The analysis for machines: no figure where there is no score, since the one inside is a cautious middle. */
export function withoutEmptyFigures(analysis: Analysis): Partial<Analysis> {
  const { overallScore: _score, interval: _interval, grade: _grade, platformScores: _platforms, ...rest } = analysis;
  const all = analysis.unscored !== undefined;
  const own = perCategory((category) => {
    const { score: _points, interval: _range, ...words } = analysis.categories[category];
    return all || words.unscored !== undefined ? words : analysis.categories[category];
  });
  // Read back, each of these has its `unscored` instead.
  return { ...(all ? rest : analysis), categories: own as Analysis['categories'] };
}

/** "56 of 100, likely 41–60", or why there is no score. */
export function scoreLine({
  unscored,
  overallScore,
  interval,
}: Pick<Analysis, 'unscored' | 'overallScore' | 'interval'>): string {
  return unscored ?? `${overallScore} of 100, ${rangeText(interval)}`;
}

/** Who does a task; reports of earlier days knew three doers by other names. */
export function whoDoes({ who, doer }: Pick<PlanItem, 'who' | 'doer'>): Who {
  return who ?? (doer === 'writer' || doer === 'developer' ? doer : 'you');
}

export const whoNames: Record<Who, string> = {
  you: 'You',
  writer: 'Your writer',
  developer: 'Your web developer',
  host: 'Your web host',
};

/** The same where room is scarce: a label, no part of a sentence. */
export const whoLabels: Record<Who, string> = {
  you: 'You',
  writer: 'Writer',
  developer: 'Developer',
  host: 'Web host',
};

/** How long a task takes; reports of earlier days say only how hard it is. */
export function minutesOf({ minutes, difficulty }: Pick<PlanItem, 'minutes' | 'difficulty'>): number {
  return minutes ?? { Easy: 15, Medium: 45, Hard: 120 }[difficulty];
}

/** "15 minutes", "1 hour", "1.5 hours", "8 hours", "2 days": a day has eight hours. No "½": the fonts of the first screen lack it. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes >= 16 * 60) return `${Math.round(minutes / 60 / 8)} days`;
  const hours = Math.round(minutes / 30) / 2;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** "2.1 of 3", or why there is no number. */
export function outcomeLine({
  outcome,
  points,
  earned,
  partly,
}: Pick<CheckResult, 'outcome' | 'points' | 'earned' | 'partly'>): string {
  if (outcome !== 'scored') return outcomeNames[outcome];
  if (points === 0) return 'Worth no points';
  return `${pointsText(earned ?? 0)} of ${pointsText(points)}${partly ? ' so far' : ''}`;
}

const outcomeNames: Record<Exclude<CheckResult['outcome'], 'scored'>, string> = {
  'not-applicable': 'Does not apply',
  'not-measured': 'Not measured',
  broken: 'Our check failed',
};

/** What a result rests on. */
export const stateNames: Record<EvidenceState, string> = {
  observed: 'We saw it',
  reported: 'From your answers. We did not see it on your site',
  unknown: 'We had nothing to judge by',
  'not-applicable': 'Does not apply to you',
};

export const strengthNames: Record<Strength, string> = {
  strong: 'The link to AI visibility is well supported.',
  moderate: 'The link to AI visibility is moderately supported.',
  weak: 'The link to AI visibility is weakly supported.',
  convention: 'This is good practice on the web. Nobody has shown a link to AI visibility.',
  refuted: 'Studies found no link to AI visibility. We show it for completeness.',
};

export const toneNames: Record<Finding['tone'], string> = { bad: 'Costs points', good: 'Earns points', info: 'Noted' };

export const basisNames: Record<PlatformScore['basis'], 'Estimated' | 'Observed' | 'Not measured'> = {
  estimated: 'Estimated',
  observed: 'Observed',
  'not-measured': 'Not measured',
};

/** What became of a check between two runs; reports store the keys. */
export const movedNames = {
  mended: 'Fixed',
  lost: 'Lost',
  better: 'Better, not yet full',
  worse: 'Worse',
  'within-noise': 'Within noise',
} as const;

export const directionNames = {
  up: '↑ up',
  down: '↓ down',
  unchanged: 'unchanged',
  'within-noise': 'within noise',
} as const;

/** "likely 41–55", of points or of a percentage; a fatal defect leaves no range, but a ceiling. */
export function rangeText({ low, high }: Interval): string {
  return low === high ? `capped at ${pointsText(high)}` : `likely ${pointsText(low)}–${pointsText(high)}`;
}

/** "86% of the points rest on evidence". */
export function coverageLine({ coverage }: Pick<Analysis, 'coverage'>): string {
  return `${Math.round(coverage * 100)}% of the points rest on evidence`;
}

/** One decimal at most: "2.1", "3". */
function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10);
}

/** A finding's proof, for whoever draws it: at most one of `value`, `code`, `quote`, and where it was seen. */
export type Proof = {
  /** A measure with its name: "Status: 404". */
  value: { label: string; text: string } | null;
  /** Text of a file or a header, word for word; `line` counts from 1. */
  code: { line: number | null; text: string } | null;
  quote: string | null;
  /** `detail` says where on the page; `url` is null where it was no page. */
  source: { text: string; url: string | null; detail: string | null } | null;
};

export function proofOf(finding: Finding): Proof {
  const none: Proof = { value: null, code: null, quote: null, source: null };
  switch (finding.kind) {
    case 'page':
      return { ...none, source: seenAt(finding.url) };
    case 'line':
      return {
        ...none,
        code: { line: finding.line, text: finding.text },
        source: seenAt(finding.url, `line ${finding.line}`),
      };
    case 'header':
      return {
        ...none,
        code: { line: null, text: `${finding.name}: ${finding.value}` },
        source: seenAt(finding.url, 'response header'),
      };
    case 'quote':
      return { ...none, quote: finding.quote, source: seenAt(finding.url) };
    case 'value':
      return {
        ...none,
        value: { label: finding.label, text: finding.value },
        source: finding.url === undefined ? null : seenAt(finding.url),
      };
    case 'answer':
      return {
        ...none,
        quote: finding.value || '(left blank)',
        source: { text: `Your answer in the quiz: ${answerName(finding.field)}`, url: null, detail: null },
      };
    case 'prompt':
      return {
        ...none,
        quote: finding.quote,
        source: { text: `${platformNames[finding.platform]}, asked: ${finding.prompt}`, url: null, detail: null },
      };
  }
}

function seenAt(url: string, detail: string | null = null): NonNullable<Proof['source']> {
  return { text: url, url, detail };
}

/** "customerQuestions" as "customer questions". */
function answerName(field: keyof Answers): string {
  return field.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** How the two sides of a contradiction are called: an answer beside the site, or two places that anybody can look up. */
export function sidesOf({ id }: Pick<Contradiction, 'id'>): { said: string; saw: string } {
  return id.startsWith('C-') ? { said: 'You said', saw: 'We saw' } : { said: 'Said here', saw: 'Said there' };
}

/** Whether only its owner can say that what a file sets is true: no language model read it again. */
export function needsConfirmation({ changes, secondReading }: Pick<FixFile, 'changes' | 'secondReading'>): boolean {
  return changes !== undefined && typeof secondReading !== 'number';
}

export const confirmWords =
  'No language model read this file again. Compare before and after, and use it only if each word is true of your business.';

/** llms.txt has no measurable effect: it is shown to who asks, and is not among the files to download. */
export function isOnRequest({ path }: Pick<FixFile, 'path'>): boolean {
  return path === 'llms.txt';
}

/** What a language model found when it read a file of the fix pack beside the texts that it replaces. */
export function secondReadingWords(found: NonNullable<FixFile['secondReading']>): string {
  if (found === 'not read') return 'Not read a second time: no language model has compared it with what it replaces.';
  if (found === 0) return 'Read a second time by a language model: what it replaces states nothing that could be lost.';
  return `Read a second time by a language model, which found each statement of what it replaces again (${found}).`;
}

/** What was seen beside the rubric, without what the report opens with. Reports of earlier days have no notices and no remarks. */
export function withoutNotices({
  observations,
  notices = [],
  remarks = [],
}: Pick<Analysis, 'observations' | 'notices' | 'remarks'>): Finding[] {
  const told = new Set([...notices, ...remarks.flatMap(({ findings }) => findings)].map(({ note }) => note));
  return observations.filter(({ note }) => !told.has(note));
}

/** Of answers that no model read: a rate is never made of them. */
export function namedNotRead(named: number, answers: number): string {
  const all = `${answers} ${answers === 1 ? 'answer' : 'answers'}`;
  return named === 0
    ? `No model read ${all}, and your name is not there`
    : `Your name is in ${named} of ${all}, and no model read what they say of you`;
}

/** The same over all platforms, as one sentence; null where a model read every answer. */
export function unreadAnswersLine(platforms: readonly { unread: number; namedUnread: number }[]): string | null {
  const sum = (pick: (one: { unread: number; namedUnread: number }) => number) =>
    platforms.reduce((all, one) => all + pick(one), 0);
  const unread = sum((one) => one.unread);
  return unread === 0
    ? null
    : `${namedNotRead(
        sum((one) => one.namedUnread),
        unread,
      )}. They are in no rate.`;
}

/** What a task is about: a check of the rubric, or a remark in the shape of one, worth no points. */
export function subjectOf(analysis: Pick<Analysis, 'checks' | 'remarks'>, id: string): CheckResult | undefined {
  return subjectsOf(analysis).find((check) => check.id === id);
}

/** All that may have findings and a task, checks first. */
export function subjectsOf({ checks, remarks = [] }: Pick<Analysis, 'checks' | 'remarks'>): CheckResult[] {
  return [...checks, ...remarks.map(asCheck)];
}

function asCheck({ id, title, why, findings }: Remark): CheckResult {
  return {
    id,
    category: 'contentQuality',
    points: 0,
    outcome: 'scored',
    state: 'observed',
    ratio: 0,
    earned: 0,
    title,
    why,
    reason: why,
    strength: 'moderate',
    sources: [],
    findings,
  };
}

export function isRemark(id: string): boolean {
  return id !== classOfCheck(id);
}

/** What a class of remarks is called; null for a check. */
export function remarkClassName(id: string): string | null {
  const kind = remarkKinds[Number(/^ED-(\d\d)/.exec(id)?.[1] ?? 0) - 1];
  return kind ? remarkKindNames[kind] : null;
}

/** A remark’s kind, by its id; of a check of the rubric the check itself. */
export function classOfCheck(id: string): string {
  return /^ED-\d\d/.exec(id)?.[0] ?? id;
}
