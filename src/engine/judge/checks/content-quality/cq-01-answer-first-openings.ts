import { ramp } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { contentPage, contentPages, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { formFor, say } from '#engine/base/text/say.ts';
import { counted, ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import { countWords } from '#engine/base/text/words.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { good, inWords, info, onPage } from '#engine/judge/findings.ts';
import { proofOf } from '#engine/judge/checks/parts/page-parts.ts';
import texts from '#engine/judge/checks/content-quality/cq-01-answer-first-openings.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'CQ-01',
  texts,
  points: 3,
  strength: 'moderate',
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'blur',
  sources: ['INDIG26', 'SEMR-CONTENT25', 'MS-AIO25'],
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
    const reason = `${ofPages(seen.length, pages.length, says.opensWithWhat, contentPage)}.`;
    const findings = seen.map(({ page, statement }) =>
      good(
        'opening-answers',
        say(notes['opening-answers'], { page: pageNameFirst(page.url) }),
        inWords(page.url, proofOf(statement)),
      ),
    );
    const passed = ofThoseRead(seen.length, pages.length, title.passed, contentPage);
    const unread = openings.filter(({ reading }) => reading.state === 'not-read');
    if (unread.length > 0) {
      const seenSoFar =
        seen.length === 0
          ? unread.some(({ reading }) => reading.state === 'not-read' && reading.isDoubted)
            ? says.doubted
            : says.unread
          : `${counted(seen.length, contentPage)} ${formFor(says.opensWithWhat, seen.length)}.`;
      return {
        kind: 'seen-so-far',
        ratio,
        reason: seenSoFar,
        findings,
        passed,
        asks: unread.slice(0, 1).map(({ page }) => askAbout(page)),
      };
    }
    const absent = openings.filter(({ reading }) => reading.state === 'not-seen');
    return scored(
      ratio,
      reason,
      [
        ...findings,
        ...absent.map(({ page }) =>
          info('opening-not-seen', say(notes['opening-not-seen'], { page: pageName(page.url) }), onPage(page.url)),
        ),
      ],
      passed,
    );
  },
  who: 'writer',
  minutes: { whole: 0, each: 15 },
  concerns: 'found-pages',
});

/** The first paragraph below the main heading of the most important page that was not read: a call to action may stand above it. What a yes earns is one page of several. */
function askAbout(page: PageFacts) {
  const main = page.headings.findIndex(({ level, text }) => level === 1 && text !== '');
  const paragraphs = page.blocks.filter(({ text }) => countWords(text) >= 8);
  const opening = paragraphs.find(({ heading }) => heading >= main) ?? paragraphs[0];
  const candidate = opening
    ? { url: page.url, quote: opening.text.slice(0, 1_000), sentence: opening.text.slice(0, 600) }
    : null;
  const question = say(says.question, { page: pageName(page.url) });
  return { kind: 'opening', subject: null, question, points: 0.5, candidate };
}
