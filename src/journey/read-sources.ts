import { answerGap, type Read } from '#engine/ask/answer-gap.ts';
import type { Answers } from '#engine/contract.ts';
import { factNames, knownFacts, statedFacts } from '#engine/ask/answers/answer-facts.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import type { Evidence, PageFacts, SourceRead } from '#engine/evidence/evidence.ts';
import { limit } from '#engine/base/limit.ts';
import { brandOf } from '#engine/ask/names/brand.ts';
import { findNames } from '#engine/ask/names/find-names.ts';
import type { JourneyDeps } from './deps.ts';

const mostPages = 12;
const longestMs = 2 * 60_000;
const longestText = 40_000; // characters of a page
const around = 300; // characters beside the name

/**
 * Reads the first page of each gap once, one after the other, and looks for the customer on it; so too the pages that lacked the customer in the report before. Gemini's are not
 * among them, since its terms forbid following them. What does not answer in time is not read.
 */
export async function readSources(
  deps: JourneyDeps,
  {
    evidence,
    read,
    before,
    signal,
  }: { evidence: Evidence; read: readonly Read[]; before: readonly SourceRead[]; signal: AbortSignal },
): Promise<SourceRead[]> {
  const readPage = deps.asking?.readPage;
  if (!readPage || !evidence.answers.ok) return [];
  const customer = evidence.answers.value;
  const gaps = answerGap(read, customer, (id) => id).flatMap(({ pages: [first], kind }) =>
    first === undefined || kind === 'own' ? [] : [first],
  );
  const urls = [
    ...new Set([
      ...before
        .filter(({ state, quote, linksUs }) => state === 'read' && quote === null && !linksUs)
        .map(({ url }) => url),
      ...gaps,
    ]),
  ];
  const time = limit(longestMs, signal);
  const found: SourceRead[] = [];
  for (const url of urls.slice(0, mostPages)) {
    if (time.signal.aborted) break;
    const outcome = await readPage(url, time.signal).catch(() => null);
    const base = { url, readAt: deps.now().toISOString(), quote: null, linksUs: false, wrong: [] };
    if (outcome === null) found.push({ ...base, state: 'unread' });
    else if ('unread' in outcome)
      found.push({ ...base, state: outcome.unread.reason === 'robots' ? 'closed' : 'unread' });
    else found.push({ ...base, state: 'read', ...whatItSays(outcome.page, customer, evidence) });
  }
  time.end();
  return found;
}

function whatItSays(
  page: PageFacts,
  customer: Answers,
  evidence: Evidence,
): Pick<SourceRead, 'quote' | 'linksUs' | 'wrong'> {
  const text = page.mainText.slice(0, longestText);
  const [place] = findNames(text, brandOf(customer));
  const linksUs = page.links.some(({ url }) => url !== null && isSameDomain(url, customer.website));
  if (!place) return { quote: null, linksUs, wrong: [] };
  const passage = text.slice(Math.max(0, place.start - around), place.end + around);
  const facts = statedFacts(passage, knownFacts(customer, evidence.site.ok ? evidence.site.value : null), () => true);
  const lineStart = text.lastIndexOf('\n', place.start) + 1;
  const lineEnd = text.indexOf('\n', place.end);
  const quote = text
    .slice(Math.max(lineStart, place.start - around), Math.min(lineEnd < 0 ? text.length : lineEnd, place.end + around))
    .trim();
  const wrong = factNames.flatMap((fact) =>
    facts.filter((own) => own.fact === fact && !own.isRight).map(({ stated }) => ({ fact, stated })),
  );
  // Where the right one is beside it, the other may belong to somebody else.
  return {
    quote,
    linksUs,
    wrong: wrong.filter(({ fact }) => !facts.some((own) => own.fact === fact && own.isRight)).slice(0, 3),
  };
}
