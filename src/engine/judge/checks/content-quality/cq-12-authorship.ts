import type { Finding } from '#engine/contract.ts';
import { ramp } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { isMarkedArticle } from '#engine/evidence/site/page-age.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { hasPhrase } from '#engine/base/text/phrases.ts';
import { ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { good, info, onPage } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-12-authorship.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'CQ-12',
  texts,
  points: 1.5,
  strength: 'moderate',
  platformWeights: { claude: 1.25, grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'trust',
  sources: ['SEMR-CONTENT25', 'GEO16'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const articles = site.pages.filter(isMarkedArticle).slice(0, 20);
    if (articles.length === 0) return { kind: 'not-applicable', reason: says.notApplicable };
    const company = companyNames(site, answers);
    const worths = articles.map((page) => ({ page, author: namedAuthor(page, company), ...creditOf(page, company) }));
    const share = worths.reduce((sum, one) => sum + one.credit, 0) / articles.length;
    const named = worths.filter((one) => one.author).length;
    const profiles = worths.filter((one) => one.hasProfile).length;
    const told = profiles === 0 ? says.noneLeads : `${profiles} ${profiles === 1 ? 'leads' : 'lead'}`;
    const findings: Finding[] = worths.map(({ page, author }) =>
      author
        ? good('author-named', say(notes['author-named'], { page: pageNameFirst(page.url), author }), onPage(page.url))
        : info('author-not-seen', say(notes['author-not-seen'], { page: pageName(page.url) }), onPage(page.url)),
    );
    const ratio = ramp(0, 0.6, share);
    const reason = say(says.reason, {
      share: ofPages(named, articles.length, says.names, says.articles),
      added: named === 0 ? '' : say(says.andProfiles, { told }),
    });
    // A name in the text alone was not read.
    if (ratio === 1 || site.reading?.model.state === 'read')
      return scored(ratio, reason, findings, ofThoseRead(named, articles.length, title.passed, says.articles));
    const [unnamed] = worths.filter(({ author }) => author === null);
    const asks = unnamed
      ? [
          {
            kind: 'person',
            subject: null,
            question: say(says.question, { page: pageName(unnamed.page.url) }),
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
