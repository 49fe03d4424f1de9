import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import { isCopyright } from '#engine/read/statements/given.ts';
import { readContacts } from '#engine/read/statements/plain/contacts.ts';
import { readHours } from '#engine/read/statements/plain/hours.ts';
import { readLinkedData } from '#engine/read/statements/plain/linked-data.ts';
import { readPeople } from '#engine/read/statements/plain/people.ts';
import { readPlaceholders } from '#engine/read/statements/plain/placeholders.ts';
import { plainInput } from '#engine/read/statements/plain/plain-input.ts';
import type { PlainFact } from '#engine/read/statements/plain/plain-input.ts';
import { readPrices } from '#engine/read/statements/plain/prices.ts';
import { readQuestions } from '#engine/read/statements/plain/questions.ts';
import { readReviews } from '#engine/read/statements/plain/reviews.ts';
import { namesMonthsAlone } from '#engine/base/text/written-dates.ts';
import { shownText, statementAt } from '#engine/evidence/shown-text.ts';
import type { Statement, StatementKind } from '#engine/evidence/statements.ts';
import { quotePlaces, verifyQuote } from '#engine/base/text/verify-quote.ts';
import type { FoundQuote, QuotableText } from '#engine/base/text/verify-quote.ts';

type Page = Pick<PageFacts, 'url' | 'mainText' | 'besideText' | 'schema'>;

/** What the structure of one page proves, each with the words it rests on. What the page does not show is no statement. */
export function readPlain(
  page: Page,
  tree: PageTree,
  blocks: readonly ShownBlock[],
  languages: readonly string[],
): Statement[] {
  const input = plainInput({ tree, blocks, schema: page.schema, languages });
  const read = [
    readQuestions,
    readPrices,
    readReviews,
    readContacts,
    readHours,
    readPeople,
    readLinkedData,
    readPlaceholders,
  ].flatMap((reader) => reader(input));
  const facts = [...read, ...pricedOffers(read, languages)];
  const text = shownText(page);
  const seen = new Set<string>();
  return facts.flatMap(({ quote, beside, ...fact }): Statement[] => {
    const key = `${fact.kind} ${quote.toLowerCase()} ${fact.kind === 'price' ? fact.subject : ''}`;
    if (seen.has(key) || seen.size >= mostStatements) return [];
    seen.add(key);
    const found = placeOf(text, quote, fact.kind, fact.kind === 'price' ? fact.subject : (beside ?? null));
    return found ? [statementAt(page, found, { ...fact, by: 'plain' })] : [];
  });
}

const mostStatements = 300;

/** The first place of the words; of a year one that is no copyright's, of a sum and its name the one nearest to the other. */
function placeOf(text: QuotableText, quote: string, kind: StatementKind, beside: string | null): FoundQuote | null {
  if (kind === 'founding') return [...quotePlaces(text, quote)].find((place) => !isCopyright(text.text, place)) ?? null;
  if (beside === null || beside === '') return verifyQuote(text, quote);
  const places = [...quotePlaces(text, quote)].map((place) => ({ place, away: distanceTo(text.text, beside, place) }));
  return places.toSorted((a, b) => (a.away === b.away ? 0 : a.away - b.away))[0]?.place ?? verifyQuote(text, quote);
}

/** Characters from a quote to the nearest name before it; a name behind it is twice as far. Infinity where no name is near. */
function distanceTo(text: string, name: string, { start, end }: FoundQuote): number {
  const ahead = text.slice(Math.max(0, start - nearby), start);
  const before = ahead.lastIndexOf(name);
  const behind = text.slice(end, end + nearby).indexOf(name);
  return Math.min(
    before === -1 ? Infinity : ahead.length - before - name.length,
    behind === -1 ? Infinity : 2 * behind,
  );
}

const nearby = 400;

/** The proof of an offer. */
export const nameWithPrice = 'a name with its price';

/** What has a price is on offer, if it has a name: no sentence, no distance, no season, none of "Project 1", "Project 2", and no rate: "1 hour" has another price in each table. */
function pricedOffers(facts: readonly PlainFact[], languages: readonly string[]): PlainFact[] {
  const sumsOf = Map.groupBy(facts, ({ subject }) => subject);
  const isRate = (name: string) =>
    new Set(sumsOf.get(name)?.flatMap(({ kind, value }) => (kind === 'price' ? [value] : []))).size > 1;
  return facts.flatMap(({ kind, subject, line, value }): PlainFact[] => {
    let end = subject?.length ?? 0;
    while (end > 0 && ' :…–—-'.includes(subject?.charAt(end - 1) ?? '')) end -= 1;
    const name = subject?.slice(0, end) ?? '';
    const isName =
      name !== '' &&
      name.length <= 80 &&
      !isRate(subject ?? '') &&
      !/[.!?](?:\s|$)/.test(name) &&
      !namesMonthsAlone(name, languages) &&
      !/^\p{L}+\s\d{1,2}$/u.test(name) &&
      !/^\d[\d.,:]{0,8}\s?(?:[ap]m\s?)?[–—-]\s?\d/i.test(name);
    return kind === 'price' && isName
      ? [{ kind: 'offer', quote: name, line, subject: name, value: name, proof: nameWithPrice, beside: value }]
      : [];
  });
}
