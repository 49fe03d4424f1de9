import { ramp } from '#engine/derived/answer-statistics.ts';
import { defineCheck, scored } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { ofPages } from '#engine/derived/wording.ts';
import { readingOf } from '#engine/reader/statements.ts';
import { good, inWords, notSeenOn } from '#engine/findings.ts';

export default defineCheck({
  id: 'CQ-06',
  title: {
    pass: 'Your pages state specific numbers',
    fail: 'We saw no specific number on your pages',
    faults: { 'number-stated': 'page states a specific number, fewer than half|pages state a specific number, fewer than half' },
  },
  neutral: 'specific numbers on your pages',
  why: 'Assistants can quote a figure, and readers can check it. An adjective gives them neither.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const reading = readingOf(site.reading, ['result', 'price']);
    const byPage = Map.groupBy(reading.state === 'seen' ? reading.statements : [], ({ url }) => url);
    const seen = pages.flatMap((page) => byPage.get(page.url)?.slice(0, 1) ?? []);
    const ratio = ramp(0, 0.5, seen.length / pages.length);
    const reason = `${ofPages(seen.length, pages.length, 'states|state', 'page')} a number that readers can check.`;
    const findings = seen.map((statement) =>
      good('number-stated', `${pageNameFirst(statement.url)} states a specific number.`, inWords(statement.url, statement.sentence.slice(0, 240))),
    );
    if (site.reading?.model.state === 'read' || ratio === 1)
      return scored(ratio, reason, seen.length > 0 ? findings : [notSeenOn('number-not-seen', 'number that readers can check', pages)]);
    const told = seen.length === 0 ? 'We did not read whether your pages state a number that readers can check.' : `${reason} We did not read the rest.`;
    const ask = { kind: 'result', subject: null, question: 'Where does your site state a result in numbers?', points: 0.5, candidate: null };
    return { kind: 'seen-so-far', ratio, reason: told, findings, asks: [ask] };
  },
  who: 'writer',
  minutes: 60,
  concerns: 'key-pages',
  comparedAs: 'Specific numbers',
  advice: () => ({
    title: 'Replace adjectives with checkable numbers',
    description: 'Years, customers, hours, prices and distances say more than “many” and “fast”.',
    steps: [
      'For each claim add the figure, its date and its source.',
      'Publish results that you measured yourself.',
      'Remove figures that you cannot support.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Pages that state a number'],
    proof: 'Open each key page. It states at least one number that a reader can check.',
    commonMistakes: ['Inventing numbers, or copying them without their source'],
  }),
});
