import {
  type Answers,
  type Category,
  type Concern,
  type Difficulty,
  type Finding,
  type Impact,
  type OwnerQuestion,
  perPlatform,
  type Platform,
  type Strength,
  type Who,
} from '#engine/contract.ts';
import { cite, type Cited } from '#engine/judge/checks/references.ts';
import type { Advice, CheckTexts } from '#engine/judge/checks/texts.ts';
import { notSeenTitle, titleByCount } from '#engine/base/text/wording.ts';
import type { EvidenceKey, EvidenceValues } from '#engine/evidence/evidence.ts';
import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';

/**
 * What follows of a fault, gravest first: the way to you fails or an answer is wrong; a buyer’s first question stays open; trust is lost; the picture
 * blurs; nothing that anybody reads changes; it is elsewhere, not on the site.
 */
export const consequences = ['way', 'question', 'trust', 'blur', 'hygiene', 'elsewhere'] as const;
export type Consequence = (typeof consequences)[number];

/**
 * What a check may say. The engine adds `broken` (the check threw) and says `not-measured` by itself when a declared
 * piece of evidence is absent; a check says it when the evidence came and still does not decide ("unsure", too few answers).
 * A `not-measured` check falls back on `reported`.
 */
export type Outcome =
  | {
      kind: 'scored';
      /** 0..1 */ ratio: number;
      /** How the ratio came about, one sentence. */ reason: string;
      findings: Finding[];
      /** Zero because a script has still to write the text: repairing that comes first. */ needsScripts?: true;
      /** What others wait for: the plan begins with it. */ comesFirst?: boolean;
      /** The sentence that is true now, where neither title of the check is. */ title?: string;
      /** What full marks were seen on, with its number: the title where it is earned in full. */ passed?: string;
      /** The pages that it looked at, where these are not all that were read: "key page|key pages". */
      lookedAt?: { count: number; noun: string };
    }
  /** What was seen earns `ratio`, and what was not seen could not have been found absent: it is asked for, and costs nothing. */
  | {
      kind: 'seen-so-far';
      ratio: number;
      reason: string;
      findings: Finding[];
      asks: Omit<OwnerQuestion, 'checkId'>[];
      passed?: string;
    }
  | { kind: 'not-applicable'; reason: string }
  | { kind: 'not-measured'; reason: string };

/** A scored outcome that keeps a promise: full marks show nothing bad. */
export function scored(ratio: number, reason: string, findings: Finding[], passed?: string): Outcome {
  const isFull = ratio > 0.9999;
  const shown: Finding[] = findings.map((finding) =>
    isFull && finding.tone === 'bad' ? { ...finding, tone: 'info' } : finding,
  );
  return {
    kind: 'scored',
    ratio: Math.min(1, Math.max(0, ratio)),
    reason,
    findings: shown,
    ...(passed !== undefined && { passed }),
  };
}

export type Check = {
  id: string;
  category: Category;
  points: number;
  strength: Strength;
  platformWeights: Record<Platform, number>;
  /** The sentence that is true now. */
  title: { pass: string; fail: string | ((findings: readonly Finding[]) => string) };
  /** What it is about, as a noun phrase for "Not measured: how clear your text is". */
  neutral: string;
  why: string;
  /** How an owner sees the same without us. */
  ownTest: readonly string[];
  reads: readonly EvidenceKey[];
  /** Evidence that helps and is not needed: without it the check still scores. */
  alsoReads?: readonly EvidenceKey[];
  /** true: scores also when not one page could be read, because that is what it is about. */
  judgesUnreadSite?: true;
  /** true: it is about addresses as they were read, so its findings do not name a page by its canonical one. */
  judgesAddresses?: true;
  score: (evidence: never) => Outcome;
  /**
   * What the owner's word is worth when the site could not be seen. `mapped` values are discounted by the engine
   * (rubric.md 7.1); `full` ones are not: a cap of its own, or nothing to observe. null: an answer says nothing here.
   */
  reported:
    | ((answers: Answers) => { ratio: number; worth: 'mapped' | 'full'; reason: string; findings: Finding[] } | null)
    | null;
  who: Who;
  /** Honest working time: for all of it, or for the whole and for each finding that asks for something. */
  minutes: number | { whole: number; each: number };
  concerns: Concern;
  /** What it is about, as a thing that one site has and another lacks. A check with points that reads the site alone has one. */
  comparedAs?: string;
  difficulty: Difficulty;
  impact: Impact;
  timeframe: 'immediate' | 'short' | 'long';
  /** What follows where it fails; the plan is ordered by it. */
  consequence: Consequence;
  /** Earned, it goes without saying: no strength that a buyer meets. */
  goesUnsaid?: true;
  /** Of what is elsewhere: the kinds of organisation that live by it. To others it is not advised. */
  livedBy?: readonly OrganisationKind[];
  /** null: informational, never a recommendation. */
  advice: ((findings: Finding[], answers: Answers) => Advice) | null;
  sources: { label: string; url: string; checkedAt: string }[];
};

/** A check as it is written down: what it says stands in its texts, and the rest follows. */
type Written<T extends CheckTexts, R extends readonly EvidenceKey[], O extends readonly EvidenceKey[]> = Omit<
  Check,
  FromTexts | 'category' | 'platformWeights' | 'reads' | 'alsoReads' | 'score' | 'reported' | 'sources'
> & {
  texts: T;
  /** The title where it fails, put together from what was found; without it, that of the texts. */
  failTitle?: (findings: readonly Finding[]) => string;
  /** How much more or less than 1 it counts for a platform. */
  platformWeights?: Partial<Record<Platform, number>>;
  reads: R;
  alsoReads?: O;
  score: (evidence: Pick<EvidenceValues, R[number]> & Partial<Pick<EvidenceValues, O[number]>>) => Outcome;
  reported?: Check['reported'];
  sources: readonly Cited[];
} & AdviceFor<T>;

type FromTexts = 'title' | 'neutral' | 'why' | 'comparedAs' | 'ownTest' | 'advice';

/** What the texts leave open: nothing, or what depends on the findings and on the owner's answers. */
type AdviceFor<T extends CheckTexts> = T['advice'] extends null
  ? { advice?: never }
  : T['advice'] extends Advice
    ? { advice?: never }
    : { advice: (findings: Finding[], answers: Answers) => Omit<Advice, PlainIn<T['advice']>> & Partial<Advice> };

/** The fields of an advice that its texts give whole. */
type PlainIn<A> = { [K in keyof A & keyof Advice]: A[K] extends Advice[K] ? K : never }[keyof A & keyof Advice];

/** Types `score` so that it sees exactly the evidence it declares: `reads` for certain, `alsoReads` where it was gathered. */
export function defineCheck<
  const T extends CheckTexts,
  const R extends readonly EvidenceKey[],
  const O extends readonly EvidenceKey[] = readonly [],
>({ texts, failTitle, advice, platformWeights = {}, sources, ...check }: Written<T, R, O>): Check {
  const { title, neutral, why, comparedAs, ownTest, advice: told } = texts;
  return {
    ...check,
    category: categoryOf[check.id.slice(0, 2) as keyof typeof categoryOf],
    title: titleOf(title, failTitle),
    neutral,
    why,
    ...(comparedAs !== undefined && { comparedAs }),
    ownTest,
    platformWeights: perPlatform((platform) => platformWeights[platform] ?? 1),
    reported: check.reported ?? null,
    score: check.score as Check['score'], // the engine passes exactly these keys (run-check.ts), which the generics above have checked
    advice: told && ((findings, answers) => wholeAdvice(told, findings, advice?.(findings, answers))),
    sources: cite(sources),
  };
}

/** For a check about one vendor, or about some: the others do not count it. */
export function only(weights: Partial<Record<Platform, number>>): Record<Platform, number> {
  return perPlatform((platform) => weights[platform] ?? 0);
}

const categoryOf = { CQ: 'contentQuality', TS: 'technicalSEO', BP: 'brandPresence', AO: 'aiOptimization' } as const;

function titleOf(
  { pass, fail = '', whenFound = {}, faults, faultyPages, notSeen = {} }: CheckTexts['title'],
  failTitle: (findings: readonly Finding[]) => string = () => fail,
): Check['title'] {
  const whole = (findings: readonly Finding[]) =>
    Object.entries(whenFound).find(([found]) => findings.some(({ id }) => id === found))?.[1];
  return {
    pass,
    fail: (findings) =>
      whole(findings) ??
      titleByCount(findings, faults ?? faultyPages ?? {}, faults === undefined) ??
      notSeenTitle(findings, notSeen) ??
      failTitle(findings),
  };
}

/** `AdviceFor` has made sure that the two together are whole. */
function wholeAdvice(
  { titles = {}, ...texts }: NonNullable<CheckTexts['advice']>,
  findings: readonly Finding[],
  own: Partial<Advice> | undefined,
): Advice {
  const title = Object.entries(titles).find(([found]) => findings.some(({ id }) => id === found))?.[1];
  return { ...texts, ...(title !== undefined && { title }), ...own } as Advice;
}
