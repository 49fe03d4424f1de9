// Evidence is one JSON document: everything the engine saw, and nothing it thought. Judging it again needs no network.
import type { Answers } from '#engine/contract.ts';
import type { EditorsRead, Organisation } from '#engine/evidence/editor/editors-read.ts';
import type { Correction, SecondReading, SiteReading, Statement } from '#engine/evidence/statements.ts';

export type MissingReason =
  | 'not-asked'
  | 'unreachable'
  | 'timeout'
  | 'blocked'
  | 'robots'
  | 'not-html'
  | 'too-large'
  | 'too-slow'
  | 'deadline'
  | 'invalid';
export type Gathered<T> = { ok: true; value: T } | { ok: false; reason: MissingReason; detail: string };

/** robots.txt as it was served. `state` follows RFC 9309: 4xx allows all, 5xx and time-outs disallow all. */
export type RobotsEvidence = {
  url: string;
  state: 'ok' | '4xx' | 'html' | 'redirect>5' | 'too-large' | '5xx' | 'timeout';
  status: number;
  body: string;
  seenAt: string;
};

export type SitemapEvidence = {
  /** Each sitemap file tried, index files included. `listedInIndex`: an index of the site names it. `elsewhere`: files on other hosts that it names, which are not read. */
  files: {
    url: string;
    status: number;
    valid: boolean;
    problem: string | null;
    listedInRobots: boolean;
    listedInIndex?: true;
    elsewhere?: number;
  }[];
  /** At most 2 000 entries. `alternates`: the language versions that an entry names, at most 10 000 in all. */
  entries: { url: string; lastmod: string | null; alternates?: { lang: string; url: string }[] }[];
  /** Entries that were fetched to see whether they live. */
  sampled: { url: string; status: number }[];
};

export type TransportEvidence = {
  https: { ok: boolean; detail: string };
  /** null when plain http could not be tried. */
  httpRedirectsToHttps: boolean | null;
  finalUrl: string;
  /** Every hop of the requested address. */
  hops: { url: string; status: number }[];
};

/** The home page asked again under a user agent that names a crawler token and says that it is our probe. */
export type AccessProbe = { token: string; status: number; challenge: boolean; detail: string };
export type EdgeEvidence = {
  /** `managed-ai-block`: robots.txt has a part that a content network writes, and it closes the site. `refuses-agents`: a probe was refused, and we were not. */
  state: 'clear' | 'managed-ai-block' | 'refuses-agents' | 'challenge' | 'unknown';
  detail: string;
  probes: AccessProbe[];
  /** Under the names of search indexes' crawlers, which many firewalls know by address: a refusal is told and costs nothing. Absent in evidence of earlier days. */
  indexProbes?: AccessProbe[];
};

export type LinkCheck = { from: string; href: string; url: string; text: string; status: number; hops: number };
export type LlmsTxtEvidence = { url: string; status: number; softNotFound: boolean; excerpt: string };

export type PageKind = 'home' | 'about' | 'contact' | 'product' | 'pricing' | 'faq' | 'article' | 'legal' | 'other';

/** A schema.org item, from JSON-LD, microdata or RDFa, flattened out of arrays and @graph. Properties keep their nesting. */
export type SchemaNode = {
  syntax: 'json-ld' | 'microdata' | 'rdfa';
  /** Without the schema.org prefix: ["LocalBusiness"]. */
  types: string[];
  id: string | null;
  properties: Record<string, unknown>;
  /** true for a top-level item or a direct member of @graph. */
  top: boolean;
  line: number;
};

export type Block = {
  /** Paragraph, list item, cell, quotation or definition, in reading order. */
  tag: string;
  text: string;
  /** Index into `headings` of the heading it is under; -1 before the first. */
  heading: number;
  /** Character offset of the block in `mainText`. */
  offset: number;
  /** Where it begins in the raw HTML, 1-based. Absent in evidence of earlier days. */
  line?: number;
};

/** Lines and blocks with their former places, as indexes. */
type MovedLines = { lines: [index: number, line: string][]; blocks: [index: number, block: Block][] };

/** A form for a message or an address that names none to send it to. `isPlain`: by GET, with nothing for a library or a host. */
export type OpenForm = {
  line: number;
  /** As written: `<form id="contact">`. */
  tag: string;
  id: string | null;
  classes: string[];
  attributes: string[];
  onsubmit: string | null;
  isPlain: boolean;
};

/** One page as the engine read it: pure facts of its HTML and its response. Lines are 1-based lines of the raw HTML. */
export type PageFacts = {
  url: string;
  requestedUrl: string;
  hops: { url: string; status: number }[];
  status: number;
  kind: PageKind;
  /** Lower-case names; only those a check reads (content-type, x-robots-tag, link, last-modified, cf-mitigated …). */
  headers: Record<string, string>;
  seenAt: string;
  ttfbMs: number;
  totalMs: number;
  bytes: number;
  /** Not all of the page was read: too many bytes, or too many nodes. */
  truncated: boolean;
  /** Elements and comments that were read, where the page holds more than we read; null when all were. */
  cutAfterNodes: number | null;
  charset: { declared: string | null; used: string };
  lang: string | null;
  titles: { text: string; line: number }[];
  metaDescriptions: { text: string; line: number }[];
  /** Line 0: from the Link header. */
  canonicals: { href: string; url: string | null; line: number }[];
  /** From <meta name=robots|googlebot|…> and X-Robots-Tag alike. `agent` is "*" for generic ones. */
  robotsDirectives: {
    source: 'meta' | 'header';
    agent: string;
    directives: string[];
    line: number | null;
    text: string;
  }[];
  hreflangs: { lang: string; url: string; line: number }[];
  viewport: { content: string; line: number } | null;
  openGraph: Record<string, string>;
  twitterCard: Record<string, string>;
  headings: { level: 1 | 2 | 3 | 4 | 5 | 6; text: string; line: number; inMain: boolean }[];
  mainText: string;
  /** What else the page shows, a line a block: menus, buttons, side columns, footer. Absent in evidence of earlier days. */
  besideText?: string;
  /**
   * The order in which the page shows its lines, read through `shownLines` (shown-lines.ts): the line of the raw HTML of each, negative where it
   * belongs to `besideText`. Absent in evidence of earlier days.
   */
  shownOrder?: number[];
  /** Language tags, most trusted first: by its words where they are many, then as declared. Absent in evidence of earlier days. */
  languages?: string[];
  /** What its structure proves and a model read, before the site was read as a whole: what counts of it stands in `SiteEvidence.reading`. */
  statements?: Statement[];
  /** What repeats on half of the pages and was moved out of the main text, so that it can be put back when a page is read again. */
  moved?: MovedLines;
  /** Where `<meta http-equiv=refresh>` forwards to. */
  forwardsTo?: string;
  mainWords: number;
  bodyWords: number;
  blocks: Block[];
  /** `network`: which one a link to "#" is called after. `nowhere`: words to the top or to no place. */
  links: {
    href: string;
    url: string | null;
    text: string;
    rel: string[];
    internal: boolean;
    inMain: boolean;
    inNav: boolean;
    line: number;
    network?: string;
    nowhere?: true;
  }[];
  /** <a> without href, or javascript:, inside navigation. */
  uncrawlableNavLinks: number;
  /**
   * What its frame leaves to scripts and other files: elements that wait empty, own files that it names as its parts, own scripts, and links that a
   * script writes. `followed`: these were read as well, and `links` are theirs. Absent where the page's own HTML has a link outside the main text.
   */
  frame?: {
    waits: { tag: string; line: number }[];
    parts: string[];
    scripts: string[];
    links: { url: string; text: string }[];
    followed?: true;
  };
  /** Where its forms send to, as written; absent where no form says so. */
  forms?: { action: string; line: number }[];
  /**
   * Forms for a message or an address that nothing sends: a script stops them and sends nothing, or none handles them.
   * `says`: what that script shows. Absent where none is proved to be so.
   */
  silentForms?: { line: number; tag: string; how: 'stopped' | 'unhandled'; says: string | null }[];
  /** Until the scripts are read. */
  openForms?: { forms: OpenForm[]; code: string[]; scripts: string[]; isWhole: boolean };
  /** `url`: where `src` leads, if it is no whole address; absent where a script sets the address. */
  images: { src: string; url?: string; alt: string | null; decorative: boolean; inMain: boolean; line: number }[];
  landmarks: { main: boolean; article: boolean; nav: boolean; header: boolean; footer: boolean };
  schema: SchemaNode[];
  schemaErrors: { line: number; message: string; excerpt: string; repaired: boolean }[];
  /** What scripts that no reader takes for JSON seem to say. It is compared with the page, and credited nowhere. */
  brokenSchema?: SchemaNode[];
  /** Types of the items that a script writes into the page when it runs, which few crawlers do. Absent where none does. */
  schemaByScript?: string[];
  dates: {
    source: 'json-ld' | 'meta' | 'url' | 'time' | 'visible' | 'last-modified';
    kind: 'published' | 'modified' | 'unknown';
    iso: string;
    text: string;
    line: number | null;
  }[];
  authors: { name: string; source: 'json-ld' | 'meta' | 'rel'; url: string | null; line: number | null }[];
  questions: {
    question: string;
    answer: string;
    source: 'heading' | 'details' | 'dl' | 'schema';
    visible: boolean;
    line: number | null;
  }[];
  tables: { rows: number; columns: number; inMain: boolean; header: string[] }[];
  listItems: number;
  contact: { phones: string[]; emails: string[]; addresses: string[] };
  mixedContent: { url: string; line: number }[];
  hidden: { text: string; how: string; line: number; aimedAtModels: boolean }[];
  /**
   * Orders to language models that the page shows, unless a style sheet of its own file hides them: each with the classes and ids of its element
   * and of those around it, and the sheets of the page. Absent on nearly every page. What is left of it after gathering could not be decided.
   */
  perhapsHidden?: { text: string; line: number; selectors: string[][] }[];
  styleSheets?: string[];
  /** Client-side rendering: an empty app root and module scripts. */
  appShell: { emptyRoot: boolean; moduleScripts: number };
  /** Words of the main text after rendering in a browser, which no menu nor consent box of a script adds to; null when none is configured. */
  renderedWords: number | null;
  /** SHA-256 of the normalised main text, hex. */
  contentHash: string;
  /** Finds pages of almost the same text. Absent where the text is short or not marked as the main one, and in evidence of earlier days. */
  textSketch?: number[];
};

/** A page that was asked for and not read, with the reason a person can check. */
export type UnreadPage = { url: string; status: number | null; reason: MissingReason; detail: string; kind: PageKind };

export type SiteEvidence = {
  /** Pages read as HTML with status 200, home first. */
  pages: PageFacts[];
  unread: UnreadPage[];
  /** Addresses that were asked for and led to another page that was read, or to another site. Absent where none did, and in evidence of earlier days. */
  elsewhere?: string[];
  /** Files that scripts put into pages: a header, a footer. No pages, though read as such. Absent where there are none, and in evidence of earlier days. */
  pieces?: PageFacts[];
  /** Number of pages that were meant to be read. */
  planned: number;
  /** Fewest clicks from home through <a href> in raw HTML, by URL. */
  depth: Record<string, number>;
  links: LinkCheck[];
  /** Pictures of its own that were asked for, at most 40. Absent in evidence of earlier days. */
  pictures?: { url: string; status: number }[];
  /** Files of its own that forms send to. Absent in evidence of earlier days. */
  formTargets?: { url: string; status: number }[];
  /** Pages that others name as their original, with the status of each that gave one. Absent in evidence of earlier days. */
  canonicalTargets?: { url: string; status: number }[];
  /** Only of a site that seemed slow: up to five pages with the shorter of two times to the first byte. */
  measuredAgain?: { url: string; ttfbMs: number }[];
  /** What the pages say, as statements. Absent in evidence of earlier days: then nothing was read, and nothing is absent. */
  reading?: SiteReading;
  /** What a language model raised as an editor would. Absent where none reads. */
  editor?: EditorsRead;
  /** What the owner answered that the organisation is: put there for judging, and never stored. */
  kindGiven?: Organisation['kind'];
};

export type PlatformAnswer = {
  platform: string;
  /** As the vendor names it in its reply, and as it was asked for. */
  model: string;
  askedModel?: string;
  promptId: string;
  promptKind: 'unbranded' | 'branded';
  prompt: string;
  run: number;
  askedAt: string;
  searched: boolean;
  /** What the platform typed into its search. Absent in evidence of earlier days. */
  queries?: string[];
  text: string;
  retrieved: string[];
  cited: { url: string; start: number | null; end: number | null; quote: string | null }[];
  valid: boolean;
  invalidReason: string | null;
  /** What a language model read in it; absent where none did. */
  reading?: AnswerReading;
};

/** As what an answer puts the business at one place of its name. */
export type PlaceRole = 'recommended' | 'listed' | 'warned-against' | 'denied' | 'closed' | 'other-entity' | 'echoed';
/** As what an answer as a whole puts it. `cited-only`: its address is there, its name is not. */
export type BrandRole = PlaceRole | 'cited-only' | 'absent';
export type Tone = 'positive' | 'neutral' | 'negative' | 'mixed';
export type RefusalKind = 'none' | 'will-not' | 'cannot-name' | 'asks-back';

export type AnswerNote = {
  model: string;
  brand: {
    role: BrandRole;
    rank: number | null;
    tone: Tone | null;
    /** The first place of that role. */
    quote: string | null;
    toneQuote: string | null;
    /** Every place of the name. Absent in evidence of earlier days. */
    places?: { role: PlaceRole; quote: string }[];
  };
  rivals: { name: string; rank: number; quote: string }[];
  refusal: { kind: RefusalKind; quote: string | null };
};

/**
 * One answer as a model read it; each quote was found in it. `noted`: no second look has agreed yet, so it counts as not read. `unclear`: the note could not be
 * believed, or the second look saw something else; the answer is in no rate.
 */
export type AnswerReading =
  | ({ state: 'read' | 'noted' } & AnswerNote)
  | { state: 'unclear'; model: string; why: string[] };

/** A page that answers rest on, read once. `closed`: its robots.txt keeps us out. */
export type SourceRead = {
  url: string;
  readAt: string;
  state: 'read' | 'closed' | 'unread';
  /** The passage that names the customer; null where none does. */
  quote: string | null;
  linksUs: boolean;
  /** What the passage says differently from the quiz and the site. */
  wrong: { fact: string; stated: string }[];
};

/** What a check may read. Each key is present in every evidence document, gathered or not. */
export type EvidenceValues = {
  /** ISO time of judging, passed in. */
  now: string;
  answers: Answers;
  robots: RobotsEvidence;
  sitemap: SitemapEvidence;
  transport: TransportEvidence;
  edge: EdgeEvidence;
  site: SiteEvidence;
  llmsTxt: LlmsTxtEvidence;
  platformAnswers: PlatformAnswer[];
};
export type EvidenceKey = keyof EvidenceValues;
export type Evidence = {
  version: 1;
  website: string;
  gatheredAt: string;
  /** Pages behind the answer gap; absent where nobody looked. */ sourcesRead?: SourceRead[];
  /** What was contested with success. Absent where nothing was. */
  corrections?: Correction[];
  /** Checks that were too often wrong and that operators look at, when this was gathered. Absent where there are none. */
  underReview?: string[];
  /** A model's second reading of the fix pack. Absent where none reads, or nothing was replaced. */
  secondReading?: SecondReading;
} & { [K in EvidenceKey]: Gathered<EvidenceValues[K]> };
