import type { Finding, FindingId, OwnerQuestion, PartId } from '#engine/contract.ts';
import type { Outcome } from '#engine/judge/checks/define-check.ts';
import { notSeenOn } from '#engine/judge/findings.ts';
import { scored } from '#engine/judge/checks/define-check.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { counted, listed } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { Reading, Statement, StatementKind } from '#engine/evidence/statements.ts';

/** One thing that a check asks the site for. */
export type Part = {
  /** The findings are called "price-stated", "price-not-seen", "price-not-read". */
  id: PartId;
  /** Share of the check's points, 0..1. */
  worth: number;
  /** "a price", as in "states a price" and "We saw a price". */
  what: string;
  reading: Reading;
  /** What the owner is asked where nothing was read; with a candidate, `confirm` and the candidate's words. */
  ask: {
    kind: StatementKind;
    subject?: string;
    question: string;
    confirm?: string;
  };
};

/**
 * The outcome of parts: scored where each was seen or could have been found absent, else what was seen so far. The sentences follow the
 * state: seen with its words, not seen on so many pages. What was not read is asked for, and said once for the whole report.
 */
export function judgeParts(parts: readonly Part[], points: number, pages: readonly PageFacts[]): Outcome {
  const possible = parts.reduce((sum, { worth }) => sum + worth, 0);
  const ratio = parts.reduce((sum, { worth, reading }) => sum + (reading.state === 'seen' ? worth : 0), 0) / possible;
  const of = (state: Reading['state']) => parts.filter(({ reading }) => reading.state === state);
  const told = [
    sentenceFor('We saw ', of('seen')),
    sentenceFor(`We looked at ${counted(pages.length, 'page|pages')} and did not see `, of('not-seen')),
  ].filter((sentence) => sentence !== '');
  const doubted = parts.filter(({ reading }) => reading.state === 'not-read' && reading.isDoubted);
  if (doubted.length > 0)
    told.push(`${sentenceFor('We saw ', doubted).slice(0, -1)} only in words that this report finds wrong.`);
  const reason = told.length > 0 ? told.join(' ') : sentenceFor('Nobody has looked for ', parts);
  const findings = parts.flatMap((part) => findingFor(part, pages));
  const passed = sentenceFor('We saw ', parts.slice(0, mostInTitle)).replace(/\.$/, '');
  const unread = of('not-read');
  if (unread.length === 0) return scored(ratio, reason, findings, passed);
  return {
    kind: 'seen-so-far',
    ratio,
    reason,
    findings,
    asks: unread.map((part) => askFor(part, (points * part.worth) / possible)),
  };
}

/** A title has room for no more. */
const mostInTitle = 4;

function seenFinding(id: FindingId, what: string, statement: Statement): Finding {
  const shown = statement.by === 'owner' ? ', as you showed us' : '';
  return {
    id,
    tone: 'good',
    note: `${pageNameFirst(statement.url)} states ${what}${shown}.`,
    kind: 'quote',
    url: statement.url,
    quote: proofOf(statement),
    statement: { kind: statement.kind, subject: statement.subject },
  };
}

/** In characters. */
const longestProof = 300;

/** The sentence of a statement, and of a long one the part around its words: a proof holds what it proves. */
export function proofOf({ sentence, quote }: Pick<Statement, 'sentence' | 'quote'>): string {
  if (sentence.length <= longestProof) return sentence;
  const at = Math.max(0, sentence.indexOf(quote));
  const start = Math.min(
    Math.max(0, at + Math.ceil(quote.length / 2) - longestProof / 2),
    sentence.length - longestProof,
  );
  return sentence.slice(start, start + longestProof).trim();
}

/** A number of any script is in what would be shown as the proof. */
export function hasNumeral(statement: Pick<Statement, 'sentence' | 'quote'>): boolean {
  return /\p{N}/u.test(proofOf(statement));
}

function askFor({ reading, ask }: Pick<Part, 'reading' | 'ask'>, points: number): Omit<OwnerQuestion, 'checkId'> {
  const [first] = reading.state === 'not-read' ? reading.candidates : [];
  const candidate = first ? { url: first.url, quote: first.quote, sentence: first.sentence } : null;
  const question = candidate !== null && ask.confirm !== undefined ? ask.confirm : ask.question;
  // A part of several kinds asks for the one that it shows.
  const kind = first?.kind ?? ask.kind;
  return { kind, subject: ask.subject ?? null, question, points: Math.round(points * 100) / 100, candidate };
}

function sentenceFor(label: string, parts: readonly Part[]): string {
  return parts.length === 0 ? '' : `${label}${listed(parts.map(({ what }) => what))}.`;
}

function findingFor({ id, what, reading, ask }: Part, pages: readonly PageFacts[]): Finding[] {
  if (reading.state === 'seen') return [seenFinding(`${id}-stated`, what, reading.statements[0])];
  const { kind, subject, candidate, question } = askFor({ reading, ask }, 0);
  const statement = { kind, subject };
  if (reading.state === 'not-seen')
    return [{ ...notSeenOn(`${id}-not-seen`, what.replace(/^an? /, ''), pages), statement }];
  if (candidate === null) return [];
  return [
    {
      id: `${id}-not-read`,
      tone: 'info',
      note: question,
      kind: 'quote',
      url: candidate.url,
      quote: candidate.sentence.slice(0, 300),
      statement,
    },
  ];
}
