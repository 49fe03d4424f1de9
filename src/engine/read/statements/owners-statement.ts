import type { Answers } from '#engine/contract.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { nameWithin } from '#engine/read/statements/plain/people.ts';
import { sumIn } from '#engine/base/text/money.ts';
import { shownText, statementAt } from '#engine/evidence/shown-text.ts';
import type { Statement, StatementKind } from '#engine/evidence/statements.ts';
import { type FoundQuote, verifyQuote } from '#engine/base/text/verify-quote.ts';

type Wanted = { kind: StatementKind; subject: string | null; answers: Answers | null };

/** The owner's words as a statement of the kind that was looked for; or what they lack to be one, in a sentence. Only what has a form can be told to lack it. */
export function ownersStatement(
  page: PageFacts,
  words: string,
  { kind, subject, answers }: Wanted,
): Statement | { lacks: string } {
  const found = verifyQuote(shownText(page), words);
  if (!found) return { lacks: 'The words do not stand there.' };
  const told: Told = formOf[kind]?.({ page, found, quote: found.text, answers }) ?? {};
  return 'lacks' in told
    ? told
    : statementAt(page, found, { kind, subject, value: null, by: 'owner', proof: 'shown by the owner', ...told });
}

type Shown = { page: PageFacts; found: FoundQuote; quote: string; answers: Answers | null };
type Told = { subject?: string; value?: string } | { lacks: string };

const nameOfWords = ({ page, found, quote }: Shown): Told => {
  const subject = nameWithin(quote) ?? nameWithin(around(page, found));
  return subject === null
    ? { lacks: 'It does not say whose words these are, and this check asks for a name.' }
    : { subject };
};

/** What the words have to hold for a kind of statement, and what of them it tells. */
const formOf: Partial<Record<StatementKind, (shown: Shown) => Told>> = {
  person: ({ quote }) => {
    const subject = nameWithin(quote);
    if (subject === null) return { lacks: 'It names nobody, and this check asks for a name with a role.' };
    const role = withoutEdges(quote.replace(subject, ' '));
    return role === '' ? { lacks: 'It gives no role beside the name.' } : { subject, value: role };
  },
  founding: ({ quote, answers }) => {
    const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.exec(quote)?.[0];
    if (year === undefined) return { lacks: 'It gives no year, and this check asks since when you are there.' };
    const told = answers?.yearEstablished ?? null;
    return told === null || String(told) === year
      ? { subject: year, value: year }
      : { lacks: `It says ${year}, and you answered ${told} in the quiz.` };
  },
  registration: ({ quote }) => (/\p{N}/u.test(quote) ? { value: quote } : { lacks: 'It gives no number.' }),
  hours: ({ quote }) => (/\p{N}/u.test(quote) ? { value: quote } : { lacks: 'It gives no time of day.' }),
  contact: ({ quote }) =>
    /\p{N}|@/u.test(quote) ? { value: quote } : { lacks: 'It gives no number, mail address or street address.' },
  result: ({ quote }) =>
    /\p{N}/u.test(quote) ? { value: quote } : { lacks: 'It gives no figure, and this check asks for one.' },
  review: nameOfWords,
  quotation: nameOfWords,
  question: ({ page, found }) => {
    const value = after(page, found.end);
    return value === '' ? { lacks: 'Nothing follows it that could be its answer.' } : { value };
  },
  price: ({ page, quote }) => ({ value: sumIn(quote, page.languages ?? []) ?? quote }),
};

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
