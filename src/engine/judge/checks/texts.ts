// What a check says, apart from how it judges: plain data, so that a writer, or a second language, touches no logic. Sentences are filled by `say`.
import type { FindingId } from '#engine/contract.ts';

export type CheckTexts = {
  /** The sentence that is true now. Where the check fails, the first that speaks of what was found is said, else `fail`. */
  title: {
    /** What full marks ask for: the name of the check. */
    pass: string;
    /** What a report says of full marks: what was seen, and on how much. The check fills it. */
    passed?: string;
    /** Left out where the check puts the sentence together itself (`failTitle`). */
    fail?: string;
    /** By the id of a finding, the whole title. */
    whenFound?: Readonly<Partial<Record<FindingId, string>>>;
    /** By the beginning of the findings' ids: "{count} title is missing|{count} titles are missing". */
    faults?: Readonly<Partial<Record<FindingStart, string>>>;
    /** The same, where a page counts once however often it is told of. */
    faultyPages?: Readonly<Partial<Record<FindingStart, string>>>;
    /** "price: 'price'", of the parts whose finding is "price-not-seen": "We saw no price and no terms". */
    notSeen?: Readonly<Partial<Record<NotSeen<FindingId>, string>>>;
  };
  /** What it is about, as a noun phrase for "Not measured: how clear your text is". */
  neutral: string;
  why: string;
  /** What it is about, as a thing that one site has and another lacks. A check with points that reads the site alone has one. */
  comparedAs?: string;
  /** How an owner sees the same without us: one to three steps with what every computer has. */
  ownTest: readonly string[];
  /** What the check asks the site for, by the beginning of the findings' ids: "price-stated", "price-not-seen", "price-not-read". */
  parts?: Readonly<Record<string, string>>;
  /** The ids of further findings, whose sentences are put together from `says` or by what several checks share. */
  emits?: readonly string[];
  /** The sentence of a finding, by its id, or by "id/which" where one id has several. Every id that the check gives is here, in `parts` or in `emits`. */
  notes?: Readonly<Record<string, string>>;
  /** Whatever else is said: reasons, questions, labels, parts of sentences. */
  says?: Readonly<Record<string, string>>;
  /** What to do. Steps by name are chosen and filled by the check. null: informational, never a recommendation. */
  advice: AdviceTexts | null;
};

type AdviceTexts = Partial<Omit<Advice, 'steps'>> & {
  /** The title that stands for `title` where a finding with this id is there, the first of them. */
  titles?: Readonly<Partial<Record<FindingId, string>>>;
  steps?: readonly string[] | Readonly<Record<string, string>>;
};

export type Advice = {
  title: string;
  description: string;
  /** What to do, with the customer's own words in it. What was found is shown beside it. */
  steps: readonly string[];
  resources?: readonly string[];
  metrics: readonly string[];
  proof: string;
  tools?: readonly string[];
  prerequisites?: readonly string[];
  successIndicators?: readonly string[];
  commonMistakes?: readonly string[];
  estimatedCost?: string;
};

/** "price" of "price-not-seen". */
type NotSeen<Id extends string> = Id extends `${infer Part}-not-seen` ? Part : never;
/** "lang", "lang-" and "lang-missing" of "lang-missing". */
type StartOf<Id extends string> = Id extends `${infer Word}-${infer Rest}`
  ? Word | `${Word}-` | `${Word}-${StartOf<Rest>}`
  : Id;
type FindingStart = StartOf<FindingId>;
