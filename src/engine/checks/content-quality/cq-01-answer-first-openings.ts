import type { Finding } from '#engine/contract.ts';
import { ramp } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { pageName, pageNameFirst } from '#engine/derived/page-name.ts';
import { contentStems } from '#engine/derived/phrases.ts';
import { isQuestion } from '#engine/derived/question-form.ts';
import { cite } from '#engine/derived/references.ts';
import { scored } from '#engine/derived/scored.ts';
import { countWords } from '#engine/derived/words.ts';
import { ofPages } from '#engine/derived/wording.ts';
import type { Block, PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-01',
  category: 'contentQuality',
  points: 3,
  strength: 'moderate',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'Pages open with the answer', fail: 'Many pages do not open with the answer' },
  why: 'Nearly half of what ChatGPT quotes stands in the first third of a page.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const openings = pages.map((page) => ({ page, opening: openingOf(page) }));
    const good = openings.filter(({ page, opening }) => opening !== null && problemOf(page, opening) === null);
    const findings = openings.map(({ page, opening }) => findingFor(page, opening));
    return scored(
      ramp(0.1, 0.6, good.length / pages.length),
      `${ofPages(good.length, pages.length, 'opens|open', 'content page')} with a paragraph that says what the page is about.`,
      findings,
    );
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Open every key page with the answer',
    description: 'The first paragraph below the main heading should stand by itself: what it is, for whom, and the key fact.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Write an opening of 40 to 80 words for each that names the thing, says what it is and for whom, and gives the key fact.',
      'Move background below it.',
    ],
    resources: [
      'Optimizing for AI search answers: https://about.ads.microsoft.com/en/blog/post/october-2025/optimizing-your-content-for-inclusion-in-ai-search-answers',
    ],
    metrics: ['Share of key pages with an answer-first opening'],
    proof: 'Read alone, the first paragraph answers the question that the page’s title raises.',
    doer: 'writer',
    commonMistakes: ['A one-line slogan: the middle of a paragraph is quoted most often, so give it three sentences'],
  }),
  sources: cite('INDIG26', 'SEMR-CONTENT25', 'MS-AIO25'),
});

/** The first paragraph below the main heading, in the first fifth of the text (or its first 800 characters). */
function openingOf(page: PageFacts): Block | null {
  const first = page.headings.findIndex((heading) => heading.level === 1);
  const reach = Math.max(800, page.mainText.length * 0.2);
  const isCandidate = (block: Block) =>
    block.heading >= first &&
    block.offset <= reach &&
    ['p', 'div', 'section', 'main', 'article', 'body', 'header'].includes(block.tag) &&
    countWords(block.text) >= 6 &&
    !isDateline(block.text);
  const opening = page.blocks.find(isCandidate) ?? null;
  if (opening === null || countWords(opening.text) >= 10 || namesSubject(page, opening.text)) return opening;
  // "Tax included. Shipping calculated at checkout." stands above the text of a product and speaks of every page alike.
  return page.blocks.find((block) => block !== opening && isCandidate(block) && (countWords(block.text) >= 10 || namesSubject(page, block.text))) ?? opening;
}

const dates =
  /\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s(?:de\s)?\p{L}{3,10}\.?,?\s(?:de\s)?(?:19|20)\d\d|\p{L}{3,9}\.?\s\d{1,2},\s(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|,?\s\d{1,2}:\d\d(?:\s?[ap]\.?m\.?)?/giu;

/** "12 September 2026 by Ellie Greenway, 3 min read" and "By Sam Ohta and Rae Lindqvist" stand above the opening and are none. */
function isDateline(text: string): boolean {
  if (text.length > 200) return false;
  const bare = /\d/.test(text) ? text.replaceAll(dates, '').trim() : text.trim();
  if (/[.!]$/.test(bare)) return false;
  if (bare !== text.trim() && countWords(bare) <= 10) return true;
  return countWords(text) <= 14 && /\b(?:19|20)\d\d\b|\bmin(?:ute)?s? read\b|^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor|[Dd]i) \p{Lu}|[›»]/u.test(text);
}

function namesSubject(page: PageFacts, text: string): boolean {
  const named = new Set(contentStems([page.titles[0]?.text ?? '', page.headings.find((heading) => heading.level === 1)?.text ?? ''].join(' ')));
  return named.size === 0 || contentStems(text).some((stem) => named.has(stem));
}

function problemOf(page: PageFacts, { text }: Block): string | null {
  const words = countWords(text);
  if (words < 15) return `it has only ${words} words`;
  if (words > 90) return `it runs to ${words} words`;
  if (isQuestion(text)) return 'it asks a question';
  if (greeting.test(text)) return 'it begins with a greeting';
  if (story.test(text)) return 'it begins with a story instead of the answer';
  if (!namesSubject(page, text)) return 'it does not name what the title promises';
  const verbs = declarative.get((page.lang ?? '').slice(0, 2).toLowerCase());
  return verbs && !verbs.test(text) ? 'it states nothing' : null;
}

const greeting = /^(?:a (?:very )?warm )?(?:welcome|hello|hi|hey|(?:herzlich )?willkommen|hallo|bienvenue|bienvenid[oa]s?|benvenut[oi]|welkom)(?=[\s,!.]|$)/iu;

/** How a tale begins; the answer may follow, but an assistant quotes the first sentence. */
const story =
  /^(?:it all (?:began|started)|once upon a time|imagine\b|picture this|in today[’']s (?:\S+ ){0,3}world|let me tell you|alles (?:begann|fing an)|es war einmal|stellen sie sich vor|in der heutigen (?:\S+ ){0,2}welt|tout a commencé|il était une fois|imaginez|todo (?:empezó|comenzó)|érase una vez)/iu;

// Finite verbs of statements; for languages that are not listed the other rules decide.
const declarative = new Map([
  ['en', /\b(?:is|are|was|were|has|have|had|do|does|did|can|will|may|must|am|'re|'s|makes?|helps?|offers?|gives?|you|we|(?:\w{2,}[^s\W]s|\w{2,}ed))\b/i],
  ['de', /\b(?:ist|sind|war|hat|haben|wird|werden|kann|können|bietet|bieten|macht|machen|finden|wir|sie|\w{3,}(?:t|en|te))(?![\p{L}])/iu],
  ['fr', /\b(?:est|sont|a|ont|peut|offre|propose|propos\w+|nous|vous|\w{3,}(?:e|ent|ons|ez))\b/i],
]);

function findingFor(page: PageFacts, opening: Block | null): Finding {
  if (!opening) return { id: 'opening-not-seen', tone: 'info', note: `No opening paragraph was seen on ${pageName(page.url)}.`, kind: 'page', url: page.url };
  const problem = problemOf(page, opening);
  const at = { kind: 'quote' as const, url: page.url, quote: opening.text.slice(0, 240) };
  return problem === null
    ? { id: 'opening-answers', tone: 'good', note: `${pageNameFirst(page.url)} opens with what it is about.`, ...at }
    : { id: 'opening-not-an-answer', tone: 'info', note: `The opening of ${pageName(page.url)} could say more: ${problem}.`, ...at };
}
