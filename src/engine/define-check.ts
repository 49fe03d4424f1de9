import type { Answers, Category, Difficulty, Finding, Impact, Platform, Strength } from '#engine/contract.ts';
import type { EvidenceKey, EvidenceValues } from '#engine/evidence.ts';

/** What a check may say. The engine adds `not-measured` (evidence absent) and `broken` (the check threw). */
export type Outcome =
  | { kind: 'scored'; /** 0..1 */ ratio: number; /** How the ratio came about, one sentence. */ reason: string; findings: Finding[] }
  | { kind: 'not-applicable'; reason: string };

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

/** Types `score` so that it sees exactly the evidence it declares in `reads`. */
export function defineCheck<const R extends readonly EvidenceKey[]>(
  check: Omit<Check, 'reads' | 'score'> & { reads: R; score: (evidence: Pick<EvidenceValues, R[number]>) => Outcome },
): Check {
  return check as unknown as Check; // the engine passes exactly `reads` (run-check.ts), which the generic above has checked
}
