// What a check says, apart from how it judges: plain data, so that a writer, or a second language, touches no logic. Sentences are filled by `say`.

export type CheckTexts = {
  /** The sentence that is true now. Where the check fails, the first that speaks of what was found is said, else `fail`. */
  title: {
    pass: string;
    /** Left out where the check puts the sentence together itself (`failTitle`). */
    fail?: string;
    /** By the id of a finding, the whole title. */
    whenFound?: Readonly<Record<string, string>>;
    /** By the beginning of the findings' ids: "{count} title is missing|{count} titles are missing". */
    faults?: Readonly<Record<string, string>>;
    /** The same, where a page counts once however often it is told of. */
    faultyPages?: Readonly<Record<string, string>>;
    /** "price: 'price'", of the parts whose finding is "price-not-seen": "We saw no price and no terms". */
    notSeen?: Readonly<Record<string, string>>;
  };
  /** What it is about, as a noun phrase for "Not measured: how clear your text is". */
  neutral: string;
  why: string;
  /** What it is about, as a thing that one site has and another lacks. A check with points that reads the site alone has one. */
  comparedAs?: string;
  /** How an owner sees the same without us: one to three steps with what every computer has. */
  ownTest: readonly string[];
  /** The sentence of a finding, by its id, or by "id/which" where one id has several. */
  notes?: Readonly<Record<string, string>>;
  /** Whatever else is said: reasons, questions, labels, parts of sentences. */
  says?: Readonly<Record<string, string>>;
  /** What to do. Steps by name are chosen and filled by the check. null: informational, never a recommendation. */
  advice: AdviceTexts | null;
};

export type AdviceTexts = Partial<Omit<Advice, 'steps'>> & {
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

/** The ids of the findings that a check with these texts can emit. */
export type FindingIn<T extends CheckTexts> = keyof T['notes'] extends infer Key
  ? Key extends `${infer Id}/${string}`
    ? Id
    : Key & string
  : never;
