// What the rest of the product, and the web, may know of the engine. Types and constants only; the judgement lives beside it.
import type { Answers, industries } from './answer-fields.ts';
import type { FindingId } from './finding-ids.ts';

export { answerFieldNames, type Answers, blankAnswers, industries, perAnswerField } from './answer-fields.ts';
export type { FindingId, PartId } from './finding-ids.ts';

export const platforms = ['chatgpt', 'claude', 'perplexity', 'grok'] as const;
export type Platform = (typeof platforms)[number];
export const platformNames: Record<Platform, string> = {
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  perplexity: 'Perplexity',
  grok: 'Grok',
};

/** "ChatGPT, Claude, Perplexity and Grok": how a sentence names all that are scored. */
export function platformsInWords(before: 'and' | 'or' = 'and'): string {
  const names = platforms.map((platform) => platformNames[platform]);
  return `${names.slice(0, -1).join(', ')} ${before} ${names.at(-1)}`;
}

/** One entry per platform, in the order of the list. */
export function perPlatform<Made>(make: (platform: Platform) => Made): Record<Platform, Made> {
  return keyedBy(platforms, make);
}

export const categories = ['contentQuality', 'technicalSEO', 'brandPresence', 'aiOptimization'] as const;
export type Category = (typeof categories)[number];
export const categoryNames: Record<Category, string> = {
  contentQuality: 'Content Quality',
  technicalSEO: 'Technical SEO',
  brandPresence: 'Brand Presence',
  aiOptimization: 'AI Optimization',
};

/** One entry per category, in the order of the list. */
export function perCategory<Made>(make: (category: Category) => Made): Record<Category, Made> {
  return keyedBy(categories, make);
}

/** Points per category; the customer's 30 / 25 / 20 / 25. */
export const categoryMaximums: Record<Category, number> = {
  contentQuality: 30,
  technicalSEO: 25,
  brandPresence: 20,
  aiOptimization: 25,
};

/** The customer's constants: modelled, not measured, until enough companies were assessed. */
export const industryAverageDefault = 58;
export const categoryBenchmarks: Record<Category, { average: number; top: number }> = {
  contentQuality: { average: 18, top: 28 },
  technicalSEO: { average: 15, top: 23 },
  brandPresence: { average: 12, top: 18 },
  aiOptimization: { average: 14, top: 22 },
};

export type Industry = (typeof industries)[number];

/** Who does a task. */
export const doers = ['you', 'writer', 'developer', 'host'] as const;
export type Who = (typeof doers)[number];

/**
 * What has to be read again to see whether a task was done: robots.txt, the sitemap, the home page with its connection and firewall, the pages that the findings
 * name, the key pages, the whole site, the quiz answers, or answers of the assistants.
 */
export const concerns = [
  'robots',
  'sitemap',
  'home',
  'found-pages',
  'key-pages',
  'whole-site',
  'answers',
  'assistants',
] as const;
export type Concern = (typeof concerns)[number];

/**
 * An answer that the website itself suggests, for a visitor to accept or not. `path` is an input of the quiz ("structuredData", "products.2",
 * "socialMedia.linkedin.url"); `seen` says in one sentence what was seen, without claiming more. `isGuess`: structure suggests it and does not prove it, so
 * that `seen` asks, and only a press on it alone takes it over.
 */
export type Proposal = { path: string; value: string; seen: string; isGuess?: true };

/** One true thing that a look at a home page saw. `place` says where, `quote` is what is there (160 characters at most). */
export type LookFinding = { tone: 'good' | 'bad'; title: string; place: string; quote: string | null };

/** The question “What are you?”: it is about no check, and its answer decides which questions and advice suit the site. */
export const kindQuestionId = 'KIND';

/** What a home page, robots.txt and the sitemap show: at most three findings, and the range of the whole site's score. */
export type Look = { findings: LookFinding[]; range: Interval; checks: { settled: number; all: number } };

/** How well a claim is supported by evidence (rubric.md, "How to read certainty"). */
export type Strength = 'strong' | 'moderate' | 'weak' | 'convention' | 'refuted';

/**
 * One thing that was seen, with its proof. `id` is a stable kebab-case class ("robots-disallow", "title-missing");
 * `tone` says whether it costs points, earns them, or only informs. `note` is one customer sentence, for people; what a program asks of it is `about`:
 * the networks, properties, crawlers or words of links that the finding concerns.
 */
export type Finding = {
  id: FindingId;
  tone: 'good' | 'bad' | 'info';
  note: string;
  about?: string[];
  /** The statement (reader/statements.ts) that it shows, or that was looked for: what the owner's words become who contests it. */
  statement?: { kind: string; subject: string | null };
} & (
  | { kind: 'page'; url: string }
  | { kind: 'line'; url: string; line: number; text: string }
  | { kind: 'header'; url: string; name: string; value: string }
  | { kind: 'quote'; url: string; quote: string }
  | { kind: 'value'; label: string; value: string; url?: string }
  | { kind: 'answer'; field: keyof Answers; value: string }
  | { kind: 'prompt'; platform: Platform; prompt: string; quote: string }
);

/** Whether a result rests on what we saw, on what the owner said, or on nothing. */
export type EvidenceState = 'observed' | 'reported' | 'unknown' | 'not-applicable';

type CheckOutcome = 'scored' | 'not-applicable' | 'not-measured' | 'broken';

export type CheckResult = {
  /** The rubric's id, "AO-01". */
  id: string;
  category: Category;
  /** The most this check can earn. */
  points: number;
  outcome: CheckOutcome;
  state: EvidenceState;
  /** 0..1, after the discount for reported answers; null unless scored. */
  ratio: number | null;
  /** points x ratio; null unless scored. */
  earned: number | null;
  /** The sentence that is true now. */
  title: string;
  /** What it is about, as a noun phrase: "how clear your text is". Left out in reports of earlier days. */
  neutral?: string;
  /** Why it matters, one sentence. */
  why: string;
  /** Why this outcome: the reason when it was not scored, else how the ratio came about. */
  reason: string;
  strength: Strength;
  sources: { label: string; url: string; checkedAt: string }[];
  findings: Finding[];
  /** true: what was seen earns `ratio` at least, and what was not seen was not read. It raises the lower end of the interval alone. */
  partly?: true;
  /** true where it was not measured and only who understands the text could: no row of failures, but one line for all (`notRead`). */
  unread?: true;
  /** What the owner can show, because no reader that understands the pages looked for it. */
  asks?: OwnerQuestion[];
};

/** "Where does your site say what it costs?", with the page's own words where some look like it. An answer counts after its words were found there. */
export type OwnerQuestion = {
  checkId: string;
  /** The kind of statement (reader/statements.ts) that an answer becomes, and whom or what it is about. */
  kind: string;
  subject: string | null;
  question: string;
  /** What a yes gains at most, to one decimal; 0 where it only makes the score more certain. Reports of earlier days: what the check is worth. */
  points: number;
  candidate: { url: string; quote: string; sentence: string } | null;
  /** What can be answered, where it is a choice and no passage of a page. */
  choices?: { value: string; label: string }[];
};

export type Interval = { low: number; high: number };
export type Confidence = 'high' | 'medium' | 'low';

export type CategoryScore = {
  /** Why there is no score: too little was read. `score` is then a cautious middle that the overall score counts. */
  unscored?: string;
  /** Points, 0..maxScore, one decimal. */
  score: number;
  maxScore: number;
  interval: Interval;
  /** 0..1, share of the points that rest on evidence. */
  coverage: number;
  confidence: Confidence;
  feedback: string;
  recommendations: string[];
};

/** `estimated`: readiness from the site and the answers only. `observed`: blended with answers read from the platform. */
export type PlatformScore = {
  platform: Platform;
  /** 0..100. */
  score: number;
  basis: 'estimated' | 'observed' | 'not-measured';
  interval: Interval;
  /** Set when a gate limits this platform. */
  cap: { score: number; reason: string; finding: Finding } | null;
  /** Why it was not observed, or what was: "30 answers, 2026-11-20, gpt-…". */
  note: string;
  observed: {
    model: string;
    observedAt: string;
    answers: number;
    effectiveAnswers: number;
    mentionRate: { value: number; interval: Interval };
    citationRate: { value: number; interval: Interval };
  } | null;
};

/** A fatal defect: the overall score is capped at 39 and the report opens with its sentence. */
export type Gate = { id: string; sentence: string; finding: Finding };

export type Contradiction = {
  id: string;
  kind: 'overstated' | 'understated' | 'conflict' | 'unconfirmed' | 'info';
  severity: 'high' | 'medium' | 'low' | 'info';
  /** "You said". */
  said: { place: string; quote: string };
  /** "We saw". */
  saw: { place: string; quote: string; url: string | null };
  /** Asked as a question, not as an accusation. */
  question: string;
  affects: string[];
};

export type Difficulty = 'Easy' | 'Medium' | 'Hard';
export type Impact = 'High' | 'Medium' | 'Low';

export type PlanItem = {
  /** The check or the remark this comes from. */
  checkId: string;
  category: string;
  title: string;
  description: string;
  implementation: readonly string[];
  timeframe: string;
  difficulty: Difficulty;
  impact: Impact;
  resources: readonly string[];
  metrics: readonly string[];
  /** Points this can win at most; 0 where it wins none. */
  gainPoints: number;
  /** Left out in reports of earlier days, like `minutes` and `concerns`: `whoDoes` (wording.ts) answers for all. */
  who?: Who;
  /** Honest working time of whoever does it. */
  minutes?: number;
  concerns?: Concern;
  /** Only in reports of earlier days. */
  doer?: 'owner' | 'writer' | 'developer';
  /** How to see that it worked. */
  proof: string;
  estimatedCost?: string;
  tools?: readonly string[];
  prerequisites?: readonly string[];
  successIndicators?: readonly string[];
  commonMistakes?: readonly string[];
};

export type PersonalizedPlan = {
  immediate: PlanItem[];
  shortTerm: PlanItem[];
  longTerm: PlanItem[];
  /** 0..100: how urgent the plan is. */
  priorityScore: number;
  estimatedROI: string;
  implementationTimeline: string;
  totalEstimatedCost?: string;
  expectedTrafficIncrease?: string;
  /** "Level: text". */
  competitivePriority?: string[];
  customActionPlan: { week1: string[]; week2: string[]; week3: string[]; week4: string[] };
};

/** What a careful editor of the site would want to change. */
export const remarkKinds = [
  'stale',
  'contradiction',
  'foreign-name',
  'leftover',
  'broken-text',
  'empty',
  'duplicate',
  'wrong-link',
  'misspelt',
  'unsupported-claim',
  'off-topic',
  'unclear',
  'missing-fact',
] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** What a fault keeps from happening, gravest first: being found, chosen, understood or trusted. `neat`: it is only untidy. */
export const harms = ['found', 'chosen', 'understood', 'trusted', 'neat'] as const;
export type Harm = (typeof harms)[number];

/** What a buyer meets on the site and its owner would want to change: one cause, with each place where it was seen. */
export type Remark = {
  /** "ED-08-1f3a99c2": the kind, then what tells causes of one kind apart. The same in each reading of the same words. */
  id: string;
  kind: RemarkKind;
  /** `rule`: proven by a program. `looked`: a language model raised it and confirmed it in a second look. `absent`: the same, of what no page says. */
  by: 'rule' | 'looked' | 'absent';
  title: string;
  /** Why it matters, in one sentence. */
  why: string;
  /** What to do, a step each. */
  todo: string[];
  /** How to see that it worked. */
  proof: string;
  who: Who;
  minutes: number;
  hurts: Harm;
  /** Where it is met; a plan ranks by it. `inHead`: in a title or description. `pages`: on how many pages. */
  /** `onKeyPage`: on a page of an offer, of prices or of the contact. */
  reach: { onHome: boolean; inHead: boolean; onKeyPage?: true; pages: number };
  findings: Finding[];
};

export type GradeLetter = 'A' | 'B' | 'C' | 'D' | 'F';

/** The result of one assessment, in the seed's shape with the proof beside it. Same input, same bytes. */
export type Analysis = {
  rubricVersion: string;
  /** ISO time, the clock that was passed in. */
  assessedAt: string;
  /** Why there is no score: no page was read and nobody answered. No output then shows `overallScore`. */
  unscored?: string;
  overallScore: number;
  interval: Interval;
  coverage: number;
  confidence: Confidence;
  grade: { letter: GradeLetter; label: string };
  gates: Gate[];
  platformScores: Record<Platform, number>;
  platforms: Record<Platform, PlatformScore>;
  categories: Record<Category, CategoryScore>;
  topRecommendations: string[];
  strengths: string[];
  weaknesses: string[];
  industryInsights: {
    industrySpecificRecommendations: string[];
    competitorAnalysis: string[];
    industryBenchmarks: {
      averageScore: number;
      topPerformers: string[];
      basis: 'modelled' | 'measured';
      sampleSize: number;
    };
    priorityActions: string[];
  };
  personalizedPlan: PersonalizedPlan;
  checks: CheckResult[];
  contradictions: Contradiction[];
  /** Why checks on what the text says are open, as one sentence. Absent where none is, and in reports of earlier days. */
  notRead?: string;
  /** At most seven, most points first. Left out where nothing is asked, and in reports of earlier days. */
  questions?: OwnerQuestion[];
  /** Seen on the site, worth knowing, and worth no points (hidden text aimed at models, wrong hreflang …). */
  observations: Finding[];
  /** Notices that come before everything else, such as text left by a template. Absent where there are none. */
  notices?: Finding[];
  /** What a buyer meets on the site, gravest first. Left out in reports of earlier days. */
  remarks?: Remark[];
  /** What the organisation is ("club"), as its owner, its markup or a model says. Absent where nobody knows, and in reports of earlier days. */
  organisation?: string;
  /** What was read, and what could not be seen. */
  scope: {
    website: string;
    finalUrl: string | null;
    pagesRead: { url: string; kind: string; status: number; seenAt: string }[];
    notSeen: string[];
    headline: string;
    /** Why no page of the website could be read; left out where one was, or where there is no website. */
    unread?: string;
  };
};

/** A file for the web developer, in the language of the site, proven on a copy of the pages before it was delivered. */
export type FixFile = {
  /** Its path in the archive: "robots.txt", "structured-data/organization.html". */
  path: string;
  title: string;
  /** Where it belongs, as an instruction. */
  place: string;
  /** The pages it changes. */
  urls: string[];
  text: string;
  /** Texts that it sets, each beside the one that stood there, with the words that come and go. A file that loses a word is refused. */
  changes?: { url: string; before: string | null; after: string; adds: string[]; loses: string[] }[];
  /** How many statements of the texts that it replaces a language model found again in its own. Absent where none reads, or nothing is replaced. */
  secondReading?: number | 'not read';
  /** Changed lines in unified form when it replaces a file that was read. */
  diff: string | null;
  /** What was gone when the changed copy was judged again. */
  fixes: { checkId: string; note: string }[];
  /** Better than before, with what then still is open. */
  improves: { checkId: string; note: string }[];
  /** true where no check gains by it. */
  optional: boolean;
};

/** Files that were proven, and those that were not, with the reason. */
export type FixPack = { files: FixFile[]; leftOut: { path: string; reason: string }[] };

/** One step of a running assessment, for the person who waits: "Reading page 7 of 25". */
export type Progress = {
  stage: 'gather' | 'judge' | 'publish' | 'deliver';
  message: string;
  done: number;
  total: number;
};

// Each key is in the list once, which Object.fromEntries cannot tell the types.
function keyedBy<Key extends string, Made>(keys: readonly Key[], make: (key: Key) => Made): Record<Key, Made> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Made>;
}
