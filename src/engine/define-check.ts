import type { Answers, Category, Difficulty, Finding, Impact, Platform, Strength } from '#engine/contract.ts';
import type { EvidenceKey, EvidenceValues } from '#engine/evidence.ts';

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
      /** Zero because a script has still to write the text: mending that comes first. */ needsScripts?: true;
      /** What others wait for: the plan begins with it. */ comesFirst?: boolean;
    }
  | { kind: 'not-applicable'; reason: string }
  | { kind: 'not-measured'; reason: string };

export type Advice = {
  title: string;
  description: string;
  /** Steps with the customer's own URLs, lines and words in them. */
  steps: string[];
  resources: string[];
  metrics: string[];
  proof: string;
  doer: 'owner' | 'writer' | 'developer';
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
  title: { pass: string; fail: string };
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
  reported: ((answers: Answers) => { ratio: number; worth: 'mapped' | 'full'; reason: string; findings: Finding[] } | null) | null;
  difficulty: Difficulty;
  impact: Impact;
  timeframe: 'immediate' | 'short' | 'long';
  /** null: informational, never a recommendation. */
  advice: ((findings: Finding[], answers: Answers) => Advice) | null;
  sources: { label: string; url: string; checkedAt: string }[];
};

/** Types `score` so that it sees exactly the evidence it declares: `reads` for certain, `alsoReads` where it was gathered. */
export function defineCheck<const R extends readonly EvidenceKey[], const O extends readonly EvidenceKey[] = readonly []>(
  check: Omit<Check, 'reads' | 'alsoReads' | 'score'> & {
    reads: R;
    alsoReads?: O;
    score: (evidence: Pick<EvidenceValues, R[number]> & Partial<Pick<EvidenceValues, O[number]>>) => Outcome;
  },
): Check {
  return check as unknown as Check; // the engine passes exactly these keys (run-check.ts), which the generics above have checked
}
