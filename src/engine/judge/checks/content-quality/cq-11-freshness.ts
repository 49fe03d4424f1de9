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
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-11-freshness.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'CQ-11',
  texts,
  points: 3,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.5, perplexity: 1.25, grok: 1.5 },
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  consequence: 'blur',
  sources: ['FANG25', 'AHR-FRESH25', 'BING-WG26'],
  reads: ['site', 'now'],
  alsoReads: ['sitemap'],
  score: ({ site, now, sitemap }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    // A page of a service, or of the firm, need not be dated: only what its markup calls an article ages.
    const articles = site.pages.filter(isMarkedArticle);
    if (articles.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const listed = trustedSitemapDates(sitemap);
    const ageOf = (page: PageFacts) => {
      const age = pageAge(page, now, listed);
      return age ? [{ page, age }] : [];
    };
    const byAge = (list: readonly PageFacts[]) => list.flatMap(ageOf).toSorted((x, y) => x.age.days - y.age.days);
    const ages = byAge(articles).slice(0, 20);
    // One old article among fresh pages may be evergreen: a site is called stale by all its dated pages.
    const dated = byAge([...new Set([...pages, ...articles])]).slice(0, 20);
    if (ages.length === 0) return { kind: 'not-measured', reason: says.undated };
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
          say(notes['stale-content'], { page: pageName(latest.page.url), age: ageInWords(latest.age.days) }),
          inWords(latest.page.url, latest.age.text.slice(0, 120)),
        ),
      );
    else if (latest)
      findings.push(
        good(
          'newest-date',
          say(notes['newest-date'], {
            page: pageName(latest.page.url),
            which: latest.age.days === 0 ? says.today : say(says.old, { age: ageInWords(latest.age.days) }),
          }),
          inWords(latest.page.url, latest.age.text.slice(0, 120)),
        ),
      );
    const old = dated.filter(({ age }) => age.days > 730);
    const oldest = old.at(-1);
    if (oldest && latest && latest.age.days <= 365 && old.length >= 2 && old.length * 2 > dated.length)
      findings.push(
        bad(
          'stale-content',
          say(notes['stale-content/most'], {
            share: ofPages(old.length, dated.length, says.has, says.pages),
            page: pageName(oldest.page.url),
            age: ageInWords(oldest.age.days),
          }),
          inWords(oldest.page.url, oldest.age.text.slice(0, 120)),
        ),
      );
    return scored(
      ratio,
      say(says.reason, { articles: counted(ages.length, says.articles), age: ageInWords(Math.round(middle)) }),
      findings,
      say(title.passed, { count: ages.length, age: ageInWords(Math.round(middle)) }),
    );
  },
  reported: byChoice('contentFrequency', { daily: 1, weekly: 0.9, monthly: 0.7, quarterly: 0.5, rarely: 0.1 }, (said) =>
    say(says.reported, { said }),
  ),
  who: 'writer',
  minutes: { whole: 0, each: 45 },
  concerns: 'found-pages',
});
