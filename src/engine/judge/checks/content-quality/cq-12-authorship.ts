import type { Finding } from '#engine/contract.ts';
import { ramp } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { isMarkedArticle } from '#engine/evidence/site/page-age.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { hasPhrase } from '#engine/base/text/phrases.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { good, info, onPage } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'CQ-12',
  title: {
    pass: 'Your articles name their authors',
    fail: 'Some authors have no page or markup about them',
    faults: { 'author-not-seen': 'article names nobody as its author|articles name nobody as their author' },
  },
  neutral: 'the authors of your articles',
  why: 'AI answers more often cite pages that show who speaks and why they know.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const articles = site.pages.filter(isMarkedArticle).slice(0, 20);
    if (articles.length === 0)
      return { kind: 'not-applicable', reason: 'We read no page that its markup calls an article.' };
    const company = companyNames(site, answers);
    const worths = articles.map((page) => ({ page, author: namedAuthor(page, company), ...creditOf(page, company) }));
    const share = worths.reduce((sum, one) => sum + one.credit, 0) / articles.length;
    const named = worths.filter((one) => one.author).length;
    const profiles = worths.filter((one) => one.hasProfile).length;
    const told = profiles === 0 ? 'none leads' : `${profiles} ${profiles === 1 ? 'leads' : 'lead'}`;
    const findings: Finding[] = worths.map(({ page, author }) =>
      author
        ? good('author-named', `${pageNameFirst(page.url)} names ${author} as its author.`, onPage(page.url))
        : info('author-not-seen', `We saw no author’s name on ${pageName(page.url)}.`, onPage(page.url)),
    );
    const ratio = ramp(0, 0.6, share);
    const reason = `${ofPages(named, articles.length, 'names its author|name their author', 'article')} in the markup or in a link${named === 0 ? '' : `; ${told} to a page or markup about that person`}.`;
    // A name in the text alone was not read.
    if (ratio === 1 || site.reading?.model.state === 'read') return scored(ratio, reason, findings);
    const [unnamed] = worths.filter(({ author }) => author === null);
    const asks = unnamed
      ? [
          {
            kind: 'person',
            subject: null,
            question: `Who wrote ${pageName(unnamed.page.url)}, and where does it say so?`,
            points: 0.5,
            candidate: null,
          },
        ]
      : [];
    return { kind: 'seen-so-far', ratio, reason, findings: findings.filter(({ tone }) => tone === 'good'), asks };
  },
  who: 'writer',
  minutes: { whole: 0, each: 10 },
  concerns: 'found-pages',
  comparedAs: 'Articles that name their authors',
  advice: () => ({
    title: 'Name the expert behind each article',
    description: 'Give a name, a role and a reason to believe, on the page and in the markup.',
    steps: [
      'Add the author’s name, role and credentials to each article.',
      'Make a page for each author, and link it with their LinkedIn profile.',
      'Mark the author up as a Person.',
    ],
    resources: ['Article markup: https://developers.google.com/search/docs/appearance/structured-data/article'],
    metrics: ['Articles with a named author'],
    proof: 'Open each article. It shows a person’s name that links to a page about them.',
  }),
});

const generic =
  /^(?:admin(?:istrator)?|editor(?:ial)?(?:\s(?:team|staff|board))?|staff|team|the team|redaktion|webmaster|user|author|guest|marketing(?:\steam)?|our team|das team|rédaction|equipo)$/i;

/** A person's name: not "admin", and not the company itself. */
function namedAuthor(page: PageFacts, company: string[]): string | null {
  return (
    page.authors.find(
      ({ name }) =>
        !generic.test(name.trim()) &&
        !/\bteam\b|\bredaktion\b/i.test(name) &&
        !company.some((own) => hasPhrase(name, own)),
    )?.name ?? null
  );
}

function creditOf(page: PageFacts, company: string[]): { credit: number; hasProfile: boolean } {
  const author = namedAuthor(page, company);
  const hasProfile =
    author !== null &&
    (page.authors.some((entry) => entry.name === author && entry.url !== null) ||
      page.schema.some((node) => node.types.includes('Person') && node.properties['name'] === author));
  return { credit: author === null ? 0 : hasProfile ? 1 : 0.6, hasProfile };
}
