import { ramp } from '#engine/derived/answer-statistics.ts';
import { defineCheck, scored } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { ofPages } from '#engine/derived/wording.ts';
import { readingOf } from '#engine/reader/statements.ts';
import { good, inWords, notSeenOn } from '#engine/findings.ts';

export default defineCheck({
  id: 'CQ-08',
  title: {
    pass: 'Your pages quote named people',
    fail: 'We saw no quote from a named person',
    faults: { 'quotation-attributed': 'page quotes a named person, fewer than three in ten|pages quote a named person, fewer than three in ten' },
  },
  neutral: 'quotes from named people',
  why: 'Quotes from named people had the largest effect in the first study of the field. Later tests found less.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const reading = readingOf(site.reading, ['quotation', 'review'], ({ subject, quote }) => subject !== null && quote.split(/\s+/).length >= 8);
    const byPage = Map.groupBy(reading.state === 'seen' ? reading.statements : [], ({ url }) => url);
    const seen = pages.flatMap((page) => byPage.get(page.url)?.slice(0, 1) ?? []);
    const ratio = ramp(0, 0.3, seen.length / pages.length);
    const reason = `${ofPages(seen.length, pages.length, 'quotes|quote', 'page')} a person by name.`;
    const findings = seen.map((statement) =>
      good(
        'quotation-attributed',
        `${pageNameFirst(statement.url)} quotes ${(statement.subject ?? 'a person by name').replace(/\.$/, '')}.`,
        inWords(statement.url, statement.sentence.slice(0, 240)),
      ),
    );
    if (site.reading?.model.state === 'read' || ratio === 1)
      return scored(ratio, reason, seen.length > 0 ? findings : [notSeenOn('quotation-not-seen', 'quote from a named person', pages)]);
    const told = seen.length === 0 ? 'We did not read whether your pages quote a person by name.' : `${reason} We did not read the rest.`;
    const ask = { kind: 'quotation', subject: null, question: 'Where does your site quote a customer or an expert by name?', points: 0.5, candidate: null };
    return { kind: 'seen-so-far', ratio, reason: told, findings, asks: [ask] };
  },
  who: 'writer',
  minutes: 120,
  concerns: 'key-pages',
  comparedAs: 'Quotes from named people',
  advice: () => ({
    title: 'Add quotes from named experts and customers',
    description: 'A sentence with a name, a role and a company says more than praise without one.',
    steps: [
      'Ask five customers or experts for two sentences each, with their name, role, company and permission.',
      'Place each beside the claim that it supports.',
      'Mark them up as <blockquote> with the name in <cite>.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Pages with a quote from a named person'],
    proof: 'Open your key pages. About a third quote a person by name.',
    commonMistakes: ['Writing quotes yourself'],
  }),
});
