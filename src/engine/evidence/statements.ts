// What a site says, as typed statements with the page's own words. Checks ask these and never the text.

import type { Organisation } from '#engine/evidence/editor/editors-read.ts';

/** The list is closed: a check can ask only for what is listed here. */
export const statementKinds = [
  'opening',
  'definition',
  'offer',
  'price',
  'audience',
  'problem',
  'question',
  'result',
  'source',
  'quotation',
  'credential',
  'guarantee',
  'term',
  'exclusion',
  'comparison',
  'review',
  'rating',
  'person',
  'founding',
  'registration',
  'contact',
  'hours',
  'place',
  'topic',
  'difference',
  'placeholder',
] as const;
export type StatementKind = (typeof statementKinds)[number];

/**
 * `plain`: proven by structure or markup. `model`: a language model named it and its quote was verified. `given`: the owner named it in the quiz and it
 * stands there word for word. `owner`: the owner showed it, and its quote was verified. `matched`: a language model found that a statement of the site
 * speaks to what the owner named in other words.
 */
type StatementReader = 'plain' | 'model' | 'given' | 'owner' | 'matched';

/** Whether a language model named it. Such statements are kept with their page until it changes. */
export function isByModel({ by }: Pick<Statement, 'by'>): boolean {
  return by === 'model' || by === 'matched';
}

export type Statement = {
  kind: StatementKind;
  url: string;
  /** Offsets into the page's shown text (shown-text.ts). */
  start: number;
  end: number;
  /** 1-based line of the raw HTML; null where it is not known. */
  line: number | null;
  /** The page's own words between the offsets, never the reader's. */
  quote: string;
  /** The whole sentence around the quote: "free estimates" may be cut from "we do not give free estimates". */
  sentence: string;
  /** Who or what it is about: the person of a role, the offer of a price, the owner's words for it. */
  subject: string | null;
  /** The bare value: the answer to a question, a role, a sum. */
  value: string | null;
  by: StatementReader;
  /** What makes the reader believe it: "json-ld", "table row", "blockquote". */
  proof: string;
};

/** What structure suggests and does not prove: offered to the owner, and a statement only after a yes. */
export type Candidate = Pick<Statement, 'kind' | 'url' | 'line' | 'quote' | 'sentence' | 'value'>;

/** How far a reader that understands pages came. `read`: each chosen page, whole; only then may something be called absent. */
export type ModelReading =
  | { state: 'none' }
  | {
      state: 'read' | 'partly';
      /** The model, and its server where that is the operator's own. */
      reader: string;
      promptVersion: number;
      pagesRead: number;
      pagesChosen: number;
      /** Addresses of the pages that were read whole. Absent in evidence of earlier days. */
      whole?: string[];
      /** Requests that were sent; a text that was read before costs none. */
      calls: number;
      /** US dollars at the prices on record. */
      costUsd: number;
      /** Why a page was not read, or not whole: the first reason. */
      why: string | null;
      /** Statements that were left out, by reason. */
      dropped: { notOnPage: number; valueNotInQuote: number; notSupported: number };
    };

/** A text of a page, and the one that a file of the fix pack puts in its place. */
export type ReplacedText = { url: string; before: string; after: string };

/** What a model found of replaced texts in the new ones. A text that is not among them was not read a second time. */
export type SecondReading = {
  reader: string;
  promptVersion: number;
  calls: number;
  /** US dollars at the prices on record. */
  costUsd: number;
  /** Why a text was not read: the first reason. */
  why: string | null;
  /** `found`: statements of the old text that the new one makes too; `lost`: the words of those that it does not. */
  texts: (ReplacedText & { found: number; lost: string[] })[];
};

/** Stored with the evidence of a site. */
export type SiteReading = {
  statements: Statement[];
  candidates: Candidate[];
  model: ModelReading;
  /** What answers the owner's questions, or names the owner's offers and differences, in other words. `subject`: the owner's words. */
  matches?: Statement[];
  /** What the report itself finds wrong: it counts for nothing and is not called missing either. Never stored. */
  doubted?: Statement[];
};

/** What a check is told of a kind. "Not read" is no zero: there is no list that could be empty. */
export type Reading =
  | { state: 'seen'; statements: [Statement, ...Statement[]] }
  | { state: 'not-seen'; pagesRead: number }
  /** `isDoubted`: such words were read, and the report finds fault with them. */
  | { state: 'not-read'; candidates: Candidate[]; isDoubted?: true };

/**
 * What the site says of a kind. Without a reader that understood every chosen page, what was not found is "not read", and so is what stands only in words that
 * the report finds wrong.
 */
export function readingOf(
  reading: SiteReading | undefined,
  kinds: readonly StatementKind[],
  fits: (statement: Statement) => boolean = () => true,
): Reading {
  const [first, ...rest] = (reading?.statements ?? []).filter(
    (statement) => kinds.includes(statement.kind) && fits(statement),
  );
  if (first) return { state: 'seen', statements: [first, ...rest] };
  if (reading?.doubted?.some((statement) => kinds.includes(statement.kind) && fits(statement)))
    return { state: 'not-read', candidates: [], isDoubted: true };
  if (reading?.model.state === 'read') return { state: 'not-seen', pagesRead: reading.model.pagesRead };
  return { state: 'not-read', candidates: (reading?.candidates ?? []).filter(({ kind }) => kinds.includes(kind)) };
}

/** Where the site speaks to what the owner named, in other words: the clearest place. */
export function matchFor(reading: SiteReading | undefined, kind: StatementKind, words: string): Statement | null {
  return reading?.matches?.find((match) => match.kind === kind && match.subject === words.trim()) ?? null;
}

/** A finding by what makes it the same one: its check, its kind, its place and its own words, whatever its sentence counts. */
export type FindingKey = { checkId: string; findingId: string; place: string; words: string };

/** What a contest changed. It is kept with the evidence, so that judging again follows it, and it says nothing of any other finding. */
export type Correction = FindingKey & {
  /** ISO time. */
  at: string;
  by: 'owner' | 'operator';
  effect:
    /** These words of the page are such a statement. They count as long as they stand there. */
    | { kind: 'shows'; statement: Pick<Statement, 'kind' | 'url' | 'quote' | 'subject' | 'value'> }
    /** These words are no such statement. */
    | { kind: 'is-not'; statement: Pick<Statement, 'kind' | 'url' | 'quote'> }
    /** What the owner answered to “What are you?”. */
    | { kind: 'organisation'; is: Organisation['kind'] }
    /** The finding itself is wrong, or does not concern this business. */
    | { kind: 'leave-out' };
};
