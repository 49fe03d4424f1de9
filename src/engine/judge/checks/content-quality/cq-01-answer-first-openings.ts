import { ramp } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { contentPages, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import { countWords } from '#engine/base/text/words.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { good, inWords, info, onPage } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'CQ-01',
  title: {
    pass: 'Your pages open with what they are about',
    fail: 'Some pages begin without saying what they are about',
    faults: {
      'opening-not-seen': 'page begins without saying what it is about|pages begin without saying what they are about',
    },
  },
  neutral: 'how your pages begin',
  why: 'Nearly half of what ChatGPT quotes comes from the first third of a page.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const openings = pages.map((page) => ({
      page,
      reading: readingOf(site.reading, ['opening'], ({ url }) => url === page.url),
    }));
    const seen = openings.flatMap(({ page, reading }) =>
      reading.state === 'seen' ? [{ page, statement: reading.statements[0] }] : [],
    );
    const ratio = ramp(0.1, 0.6, seen.length / pages.length);
    const reason = `${ofPages(seen.length, pages.length, 'opens with what it is about|open with what they are about', 'page')}.`;
    const findings = seen.map(({ page, statement }) =>
      good(
        'opening-answers',
        `${pageNameFirst(page.url)} opens with what it is about.`,
        inWords(page.url, statement.sentence.slice(0, 240)),
      ),
    );
    const unread = openings.filter(({ reading }) => reading.state === 'not-read');
    if (unread.length > 0) {
      const seenSoFar = seen.length === 0 ? 'We did not read how your pages begin.' : reason;
      return {
        kind: 'seen-so-far',
        ratio,
        reason: seenSoFar,
        findings,
        asks: unread.slice(0, 1).map(({ page }) => askAbout(page)),
      };
    }
    const absent = openings.filter(({ reading }) => reading.state === 'not-seen');
    return scored(ratio, reason, [
      ...findings,
      ...absent.map(({ page }) =>
        info(
          'opening-not-seen',
          `We read the first paragraph of ${pageName(page.url)} and did not see what the page is about.`,
          onPage(page.url),
        ),
      ),
    ]);
  },
  who: 'writer',
  minutes: { whole: 0, each: 15 },
  concerns: 'found-pages',
  comparedAs: 'Pages that open with what they are about',
  advice: () => ({
    title: 'Open every key page with the answer',
    description:
      'Assistants often quote the first paragraph. It should say what the page is about, for whom, and the key fact.',
    steps: [
      'Write 40 to 80 words at the top of each page: what it is, for whom, and the key fact.',
      'Move the background below them.',
    ],
    resources: [
      'Optimizing for AI search answers: https://about.ads.microsoft.com/en/blog/post/october-2025/optimizing-your-content-for-inclusion-in-ai-search-answers',
    ],
    metrics: ['Share of key pages with an answer-first opening'],
    proof: 'Read only the first paragraph of each page. It answers the question that the title raises.',
    commonMistakes: ['A slogan of one line. Write three sentences: assistants quote the middle of a paragraph most.'],
  }),
});

/** The first paragraph below the main heading of the most important page that was not read: a call to action may stand above it. What a yes earns is one page of several. */
function askAbout(page: PageFacts) {
  const main = page.headings.findIndex(({ level, text }) => level === 1 && text !== '');
  const paragraphs = page.blocks.filter(({ text }) => countWords(text) >= 8);
  const opening = paragraphs.find(({ heading }) => heading >= main) ?? paragraphs[0];
  const candidate = opening
    ? { url: page.url, quote: opening.text.slice(0, 1_000), sentence: opening.text.slice(0, 600) }
    : null;
  const question = `Does ${pageName(page.url)} begin with what it is about, and for whom?`;
  return { kind: 'opening', subject: null, question, points: 0.5, candidate };
}
