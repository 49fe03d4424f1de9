import type { Finding } from '#engine/contract.ts';
import { alongSteps, median } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { contentPages, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { isMarkedArticle, pageAge, trustedSitemapDates } from '#engine/evidence/site/page-age.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { ageInWords, counted, ofPages } from '#engine/base/text/wording.ts';
import { bad, good, inWords } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'CQ-11',
  title: { pass: 'Your articles are recent', fail: 'Your dated articles have a median age of more than 90 days' },
  neutral: 'how recent your articles are',
  why: 'Assistants prefer recent pages with a date. In tests a newer date alone moved passages up.',
  reads: ['site', 'now'],
  alsoReads: ['sitemap'],
  score: ({ site, now, sitemap }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    // A page of a service, or of the firm, need not be dated: only what its markup calls an article ages.
    const articles = site.pages.filter(isMarkedArticle);
    if (articles.length === 0)
      return { kind: 'not-measured', reason: 'We read no page that its markup calls an article.' };
    const listed = trustedSitemapDates(sitemap);
    const ageOf = (page: PageFacts) => {
      const age = pageAge(page, now, listed);
      return age ? [{ page, age }] : [];
    };
    const byAge = (list: readonly PageFacts[]) => list.flatMap(ageOf).toSorted((x, y) => x.age.days - y.age.days);
    const ages = byAge(articles).slice(0, 20);
    // One old article among fresh pages may be evergreen: a site is called stale by all its dated pages.
    const dated = byAge([...new Set([...pages, ...articles])]).slice(0, 20);
    if (ages.length === 0) return { kind: 'not-measured', reason: 'We saw no date on your articles.' };
    const middle = median(ages.map(({ age }) => age.days));
    const ratio = alongSteps(
      [
        [90, 1],
        [180, 0.8],
        [365, 0.6],
        [730, 0.3],
        [1095, 0],
      ],
      middle,
    );
    const [latest] = dated;
    const findings: Finding[] = [];
    if (latest && latest.age.days > 365)
      findings.push(
        bad(
          'stale-content',
          `The newest date on the pages we read, on ${pageName(latest.page.url)}, is ${ageInWords(latest.age.days)} old.`,
          inWords(latest.page.url, latest.age.text.slice(0, 120)),
        ),
      );
    else if (latest)
      findings.push(
        good(
          'newest-date',
          `The newest date, on ${pageName(latest.page.url)}, ${latest.age.days === 0 ? 'is the day of our visit' : `is ${ageInWords(latest.age.days)} old`}.`,
          inWords(latest.page.url, latest.age.text.slice(0, 120)),
        ),
      );
    const old = dated.filter(({ age }) => age.days > 730);
    const oldest = old.at(-1);
    if (oldest && latest && latest.age.days <= 365 && old.length >= 2 && old.length * 2 > dated.length)
      findings.push(
        bad(
          'stale-content',
          `${ofPages(old.length, dated.length, 'has|have', 'dated page')} a date of more than two years ago. On ${pageName(oldest.page.url)} it is ${ageInWords(oldest.age.days)} old.`,
          inWords(oldest.page.url, oldest.age.text.slice(0, 120)),
        ),
      );
    return scored(
      ratio,
      `The median age of ${counted(ages.length, 'dated article')} is ${ageInWords(Math.round(middle))}.`,
      findings,
    );
  },
  reported: byChoice(
    'contentFrequency',
    { daily: 1, weekly: 0.9, monthly: 0.7, quarterly: 0.5, rarely: 0.1 },
    (said) => `You said that you publish “${said}”.`,
  ),
  who: 'writer',
  minutes: { whole: 0, each: 45 },
  concerns: 'found-pages',
  comparedAs: 'Recent articles',
  advice: () => ({
    title: 'Keep key pages current and show the date',
    description: 'A visible date, the same in the markup, tells people and machines that the page is still valid.',
    steps: [
      'Review your ten most important pages every quarter.',
      'Change facts, prices and examples, not just the date.',
      'Show “Updated” with the date, and give dateModified in the markup.',
    ],
    resources: ['Dates for search: https://developers.google.com/search/docs/appearance/publication-dates'],
    metrics: ['Median age of your articles', 'Share updated in the last 90 days'],
    proof: 'Open your articles. Each shows when it was updated, and half of the dates are within 90 days.',
    commonMistakes: ['Moving the date without changing the text'],
  }),
});
