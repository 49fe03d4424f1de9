import type { Answers } from '#engine/contract.ts';
import type { PageFacts } from '#engine/evidence.ts';
import { nameWithin } from '#engine/reader/plain/people.ts';
import { sumIn } from '#engine/reader/plain/money.ts';
import { shownText, statementAt } from '#engine/reader/shown-text.ts';
import type { Statement, StatementKind } from '#engine/reader/statements.ts';
import { verifyQuote } from '#engine/reader/verify-quote.ts';

type Wanted = { kind: StatementKind; subject: string | null; answers: Answers | null };

/** The owner's words as a statement of the kind that was looked for; or what they lack to be one, in a sentence. Only what has a form can be told to lack it. */
export function ownersStatement(page: PageFacts, words: string, { kind, subject, answers }: Wanted): Statement | { lacks: string } {
  const found = verifyQuote(shownText(page), words);
  if (!found) return { lacks: 'The words do not stand there.' };
  const make = (about: string | null, value: string | null) =>
    statementAt(page, found, { kind, subject: about, value, by: 'owner', proof: 'shown by the owner' });
  const quote = found.text;
  if (kind === 'person') {
    const name = nameWithin(quote);
    const role = name === null ? '' : withoutEdges(quote.replace(name, ' '));
    if (name === null) return { lacks: 'It names nobody, and this check asks for a name with a role.' };
    return role === '' ? { lacks: 'It gives no role beside the name.' } : make(name, role);
  }
  if (kind === 'founding') {
    const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.exec(quote)?.[0] ?? null;
    if (year === null) return { lacks: 'It gives no year, and this check asks since when you are there.' };
    const told = answers?.yearEstablished ?? null;
    if (told !== null && String(told) !== year) return { lacks: `It says ${year}, and you answered ${told} in the quiz.` };
    return make(year, year);
  }
  if (kind === 'registration' || kind === 'hours') {
    if (!/\p{N}/u.test(quote)) return { lacks: `It gives no ${kind === 'hours' ? 'time of day' : 'number'}.` };
    return make(subject, quote);
  }
  if (kind === 'contact') return /\p{N}|@/u.test(quote) ? make(subject, quote) : { lacks: 'It gives no number, mail address or street address.' };
  if (kind === 'result') return /\p{N}/u.test(quote) ? make(subject, quote) : { lacks: 'It gives no figure, and this check asks for one.' };
  if (kind === 'review' || kind === 'quotation') {
    const name = nameWithin(quote) ?? nameWithin(around(page, found));
    return name === null ? { lacks: 'It does not say whose words these are, and this check asks for a name.' } : make(name, null);
  }
  if (kind === 'question') {
    const answer = after(page, found.end);
    return answer === '' ? { lacks: 'Nothing follows it that could be its answer.' } : make(subject, answer);
  }
  return make(subject, kind === 'price' ? (sumIn(quote, page.languages ?? []) ?? quote) : null);
}

function withoutEdges(text: string): string {
  return text.replaceAll(/^[\s\p{P}]+|(?<![\s\p{P}])[\s\p{P}]+$/gu, '').replaceAll(/\s+/g, ' ');
}

/** The lines beside the words: a signature stands below the line that it signs, or above it. */
function around(page: PageFacts, { start, end }: { start: number; end: number }): string {
  const { text } = shownText(page);
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const above = text.slice(Math.max(0, text.lastIndexOf('\n', Math.max(0, start - 2)) - 120), start);
  return `${text.slice(Math.max(end, lineEnd - 160), lineEnd + 160)}\n${above}`;
}

/** The rest of the line of a question, or the next one. */
function after(page: PageFacts, end: number): string {
  return (
    shownText(page)
      .text.slice(end, end + 1_000)
      .replace(/^[\s\p{P}]+/u, '')
      .split('\n')[0]
      ?.trim() ?? ''
  );
}
