import type { Finding } from '#engine/contract.ts';
import { alongSteps } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { pageAge, trustedSitemapDates } from '#engine/derived/page-age.ts';
import { pageName } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { answerGiven, median, scored } from '#engine/derived/scored.ts';
import { counted, ofPages } from '#engine/derived/wording.ts';

/** What a page without a date counts as: the age at which the table reaches 0. */
const undatedDays = 1095;

export default defineCheck({
  id: 'CQ-11',
  category: 'contentQuality',
  points: 3,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.5, claude: 1, perplexity: 1.25, grok: 1.5 },
  title: { pass: 'Content is fresh and dated', fail: 'Content is old or shows no date' },
  why: 'Assistants prefer what is dated and recent; in tests a newer date alone moved passages up.',
  reads: ['site', 'now'],
  alsoReads: ['sitemap'],
  score: ({ site, now, sitemap }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const listed = trustedSitemapDates(sitemap);
    const newest = pages
      .map((page) => ({ page, age: pageAge(page, now, listed) }))
      .sort((a, b) => (a.age?.days ?? undatedDays) - (b.age?.days ?? undatedDays))
      .slice(0, 20);
    const middle = median(newest.map(({ age }) => Math.min(undatedDays, age?.days ?? undatedDays)));
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
    const dated = newest.flatMap(({ page, age }) => (age ? [{ page, age }] : []));
    const undated = newest.filter(({ age }) => age === null);
    const [latest] = dated;
    const findings: Finding[] = [];
    // One old article among fresh pages may be evergreen: only a site whose newest dated page is old is called stale.
    if (latest && latest.age.days > 365)
      findings.push({
        id: 'stale-content',
        tone: 'bad',
        note: `The newest date on your key pages, on ${pageName(latest.page.url)}, is ${latest.age.days} days old.`,
        kind: 'quote',
        url: latest.page.url,
        quote: latest.age.text.slice(0, 120),
      });
    else if (latest)
      findings.push({
        id: 'newest-date',
        tone: 'good',
        note: `The newest date, on ${pageName(latest.page.url)}, ${latest.age.days === 0 ? 'is the day of our visit' : `is ${counted(latest.age.days, 'day')} old`}.`,
        kind: 'quote',
        url: latest.page.url,
        quote: latest.age.text.slice(0, 120),
      });
    const old = dated.filter(({ age }) => age.days > 730);
    const oldest = old.at(-1);
    if (oldest && latest && latest.age.days <= 365 && old.length >= 2 && old.length * 2 > dated.length)
      findings.push({
        id: 'stale-content',
        tone: 'bad',
        note: `${ofPages(old.length, dated.length, 'bears|bear', 'dated content page')} a date of more than two years ago; on ${pageName(oldest.page.url)} it is ${oldest.age.days} days old.`,
        kind: 'quote',
        url: oldest.page.url,
        quote: oldest.age.text.slice(0, 120),
      });
    for (const { page } of undated)
      findings.push({ id: 'date-not-seen', tone: 'info', note: `No date of its own was seen on ${pageName(page.url)}.`, kind: 'page', url: page.url });
    return scored(
      ratio,
      dated.length === 0
        ? `On no content page was a date of its own seen, so each counts as ${undatedDays} days old.`
        : `The median age of ${counted(newest.length, 'content page')} is ${counted(Math.round(middle), 'day')}${undated.length === 0 ? '' : `; ${undated.length} without a date ${undated.length === 1 ? 'counts' : 'count'} as ${undatedDays} days old`}.`,
      findings,
    );
  },
  reported: (answers) => {
    const ratio = { daily: 1, weekly: 0.9, monthly: 0.7, quarterly: 0.5, rarely: 0.1, '': null }[answers.contentFrequency];
    return ratio === null
      ? null
      : { ratio, worth: 'mapped', reason: `You publish “${answers.contentFrequency}”.`, findings: [answerGiven('contentFrequency', answers.contentFrequency)] };
  },
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Keep key pages current and show the date',
    description: 'A visible date, the same in the markup, tells people and machines that the page still holds.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Review your ten most important pages every quarter.',
      'Change facts, prices and examples, not just the date.',
      'Show “Updated” with the date, and give dateModified in the markup.',
    ],
    resources: ['Dates for search: https://developers.google.com/search/docs/appearance/publication-dates'],
    metrics: ['Median age of key pages', 'Share updated in the last 90 days'],
    proof: 'Each key page shows when it was last updated, and half of them within 90 days.',
    doer: 'writer',
    commonMistakes: ['Moving the date without changing the text'],
  }),
  sources: cite('FANG25', 'AHR-FRESH25', 'BING-WG26'),
});
