import type { Finding } from '#engine/contract.ts';
import { ramp } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { companyNames } from '#engine/derived/company-names.ts';
import { pageName, pageNameFirst } from '#engine/derived/page-name.ts';
import { hasPhrase } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { scored } from '#engine/derived/scored.ts';
import { ofPages } from '#engine/derived/wording.ts';
import type { PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-12',
  category: 'contentQuality',
  points: 1.5,
  strength: 'moderate',
  platformWeights: { chatgpt: 1, claude: 1.25, perplexity: 1, grok: 0.75 },
  title: { pass: 'Articles name their authors', fail: 'Articles do not name who wrote them' },
  why: 'Pages that show who speaks, and why they know, are cited more often.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const articles = site.pages.filter((page) => page.kind === 'article').slice(0, 20);
    if (articles.length === 0) return { kind: 'not-applicable', reason: 'No article was seen on the site.' };
    const company = companyNames(site, answers);
    const worths = articles.map((page) => ({ page, author: namedAuthor(page, company), ...creditOf(page, company) }));
    const share = worths.reduce((sum, one) => sum + one.credit, 0) / articles.length;
    const named = worths.filter((one) => one.author).length;
    const profiles = worths.filter((one) => one.hasProfile).length;
    const told = profiles === 0 ? 'none leads' : `${profiles} ${profiles === 1 ? 'leads' : 'lead'}`;
    const findings: Finding[] = worths.map(({ page, author }) =>
      author
        ? { id: 'author-named', tone: 'good', note: `${pageNameFirst(page.url)} names ${author} as its author.`, kind: 'page', url: page.url }
        : { id: 'author-not-seen', tone: 'info', note: `No author’s name was seen on ${pageName(page.url)}.`, kind: 'page', url: page.url },
    );
    return scored(
      ramp(0, 0.6, share),
      `${ofPages(named, articles.length, 'names its author|name their author', 'article')}${named === 0 ? '' : `; ${told} to a page or markup about that person`}.`,
      findings,
    );
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Name the expert behind each article',
    description: 'A name, a role and a reason to believe, on the page and in the markup.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Add the author’s name, role and credentials to each article.',
      'Make a page for each author, and link it with their LinkedIn profile.',
      'Mark the author up as a Person.',
    ],
    resources: ['Article markup: https://developers.google.com/search/docs/appearance/structured-data/article'],
    metrics: ['Articles with a named author'],
    proof: 'Each article shows a person’s name that leads to a page about them.',
    doer: 'writer',
  }),
  sources: cite('SEMR-CONTENT25', 'GEO16'),
});

const generic =
  /^(?:admin(?:istrator)?|editor(?:ial)?(?:\s(?:team|staff|board))?|staff|team|the team|redaktion|webmaster|user|author|guest|marketing(?:\steam)?|our team|das team|rédaction|equipo)$/i;

/** A person's name: not "admin", and not the company itself. */
function namedAuthor(page: PageFacts, company: string[]): string | null {
  return (
    page.authors.find(({ name }) => !generic.test(name.trim()) && !/\bteam\b|\bredaktion\b/i.test(name) && !company.some((own) => hasPhrase(name, own)))
      ?.name ?? null
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
