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
  platforms,
  type Strength,
  type Who,
} from '#engine/contract.ts';
import { cite } from '#engine/judge/checks/references.ts';
import { rubricTable } from '#engine/judge/checks/rubric-table.ts';
import { notSeenTitle, titleByCount } from '#engine/base/text/wording.ts';
import type { EvidenceKey, EvidenceValues } from '#engine/evidence/evidence.ts';

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
    }
  /** What was seen earns `ratio`, and what was not seen could not have been found absent: it is asked for, and costs nothing. */
  | { kind: 'seen-so-far'; ratio: number; reason: string; findings: Finding[]; asks: Omit<OwnerQuestion, 'checkId'>[] }
  | { kind: 'not-applicable'; reason: string }
  | { kind: 'not-measured'; reason: string };

/** A scored outcome that keeps a promise: full marks show nothing bad. */
export function scored(ratio: number, reason: string, findings: Finding[]): Outcome {
  const isFull = ratio > 0.9999;
  const shown: Finding[] = findings.map((finding) =>
    isFull && finding.tone === 'bad' ? { ...finding, tone: 'info' } : finding,
  );
  return { kind: 'scored', ratio: Math.min(1, Math.max(0, ratio)), reason, findings: shown };
}

export type Advice = {
  title: string;
  description: string;
  /** What to do, with the customer's own words in it. What was found is shown beside it. */
  steps: string[];
  resources?: string[];
  metrics: string[];
  proof: string;
  tools?: string[];
  prerequisites?: string[];
  successIndicators?: string[];
  commonMistakes?: string[];
  estimatedCost?: string;
};

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
  /** null: informational, never a recommendation. */
  advice: ((findings: Finding[], answers: Answers) => Advice) | null;
  sources: { label: string; url: string; checkedAt: string }[];
};

/** A check as it is written down: without what the table of the rubric has, and what follows from the rest. */
type Written<R extends readonly EvidenceKey[], O extends readonly EvidenceKey[]> = Omit<
  Check,
  keyof ReturnType<typeof fromTable> | 'category' | 'title' | 'reads' | 'alsoReads' | 'score' | 'reported'
> & {
  id: keyof typeof rubricTable;
  title: Title;
  reads: R;
  alsoReads?: O;
  score: (evidence: Pick<EvidenceValues, R[number]> & Partial<Pick<EvidenceValues, O[number]>>) => Outcome;
  reported?: Check['reported'];
};

/** The titles of a check. Where it fails, the first that speaks of what was found is said, else `fail`. */
type Title = Check['title'] & {
  /** By the id of a finding, the whole title. */
  whenFound?: Readonly<Record<string, string>>;
  /** By the beginning of the findings' ids, "title is missing|titles are missing": told by count, "3 titles are missing". */
  faults?: Readonly<Record<string, string>>;
  /** The same, where a page counts once however often it is told of. */
  faultyPages?: Readonly<Record<string, string>>;
  /** "price: 'price'", of the parts whose finding is "price-not-seen": "We saw no price and no terms". */
  notSeen?: Readonly<Record<string, string>>;
};

function titleOf({ pass, fail, whenFound = {}, faults, faultyPages, notSeen = {} }: Title): Check['title'] {
  const whole = (findings: readonly Finding[]) =>
    Object.entries(whenFound).find(([found]) => findings.some(({ id }) => id === found))?.[1];
  return {
    pass,
    fail: (findings) =>
      whole(findings) ??
      titleByCount(findings, faults ?? faultyPages ?? {}, faults === undefined) ??
      notSeenTitle(findings, notSeen) ??
      (typeof fail === 'string' ? fail : fail(findings)),
  };
}

const categoryOf = { CQ: 'contentQuality', TS: 'technicalSEO', BP: 'brandPresence', AO: 'aiOptimization' } as const;

/** Types `score` so that it sees exactly the evidence it declares: `reads` for certain, `alsoReads` where it was gathered. */
export function defineCheck<
  const R extends readonly EvidenceKey[],
  const O extends readonly EvidenceKey[] = readonly [],
>(check: Written<R, O>): Check {
  return {
    ...check,
    category: categoryOf[check.id.slice(0, 2) as keyof typeof categoryOf],
    title: titleOf(check.title),
    ...fromTable(check.id),
    reported: check.reported ?? null,
    score: check.score as Check['score'], // the engine passes exactly these keys (run-check.ts), which the generics above have checked
  };
}

function fromTable(
  id: keyof typeof rubricTable,
): Pick<Check, 'points' | 'strength' | 'platformWeights' | 'difficulty' | 'impact' | 'timeframe' | 'sources'> {
  const [points, strength, weights, difficulty, impact, timeframe, sources] = rubricTable[id];
  const platformWeights = perPlatform((platform) => weights[platforms.indexOf(platform)] ?? 1);
  return { points, strength, platformWeights, difficulty, impact, timeframe, sources: cite(sources) };
}
