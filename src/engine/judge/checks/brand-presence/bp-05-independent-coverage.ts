import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { isProfileHost } from '#engine/base/addresses/known-hosts.ts';
import { listItems } from '#engine/base/text/phrases.ts';
import { isSameDomain, registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import type { Answers } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { good, inLine, inQuiz, info } from '#engine/judge/findings.ts';

const steps = [
  [0, 0],
  [1, 0.4],
  [3, 0.7],
  [6, 1],
] as const;

export default defineCheck({
  id: 'BP-05',
  title: {
    pass: 'Six or more independent publications wrote about you',
    fail: 'We saw no link to an independent publication about you',
    faults: {
      'coverage-linked':
        'independent publication is linked from your site|independent publications are linked from your site',
    },
  },
  neutral: 'what independent publications wrote about you',
  why: 'Most links in AI answers lead to independent sources, more than to any company’s own pages.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const told = answers ? namedPublications(answers) : { domains: [], articles: [], names: 0 };
    const links = coverageLinks(site, new Set(told.articles));
    const domains = new Map(links.map((link) => [registrableDomain(link.url) ?? link.url, link]));
    if (domains.size === 0 && answers?.publicationsMentioned !== 'no')
      return {
        kind: 'not-measured',
        reason: 'We saw no link to coverage on the pages we read, which proves nothing either way',
      };
    const toldAlone = told.domains.filter((domain) => !domains.has(domain)).length;
    const count = domains.size + toldAlone + 0.5 * told.names;
    return scored(
      alongSteps(steps, count),
      domains.size === 0
        ? 'You know of no coverage, and we saw no link to any.'
        : `${domains.size === 1 ? '1 independent publication is' : `${domains.size} independent publications are`} linked from your site${toldAlone + told.names > 0 ? ', and you named some yourself' : ''}.`,
      domains.size === 0
        ? [info('coverage-reported', 'Your answer on publications.', inQuiz('publicationsMentioned', 'no'))]
        : [...domains.values()]
            .slice(0, 6)
            .map(({ url, page, line, text }) =>
              good(
                'coverage-linked',
                `${pageNameFirst(page.url)} links to coverage: ${url}.`,
                inLine(page.url, line, text || url),
              ),
            ),
    );
  },
  reported: (answers) => {
    const { publicationsMentioned: said } = answers;
    if (said !== 'yes' && said !== 'no') return null;
    const { domains, names } = namedPublications(answers);
    const ratio = said === 'no' ? 0 : domains.length + names > 0 ? 0.8 : 0.6;
    return {
      ratio,
      worth: 'mapped',
      reason: `You answered “${said}” to whether publications have written about you.`,
      findings: [info('coverage-reported', 'Your answer on publications.', inQuiz('publicationsMentioned', said))],
    };
  },
  who: 'you',
  minutes: 480,
  concerns: 'key-pages',
  comparedAs: 'Press that the site links to',
  advice: (findings, answers) => ({
    title: 'Get covered by sources that assistants cite',
    description: 'Assistants quote independent coverage most, and we saw few links to it on your site.',
    steps: [
      'List the publications that assistants cite for your buyers’ questions.',
      'Offer them data, expertise or a customer’s story.',
      ...(answers.publicationsExamples.trim() === ''
        ? []
        : [`Link what you named from a press page: ${answers.publicationsExamples.trim().slice(0, 160)}`]),
      findings.some(({ id }) => id === 'coverage-linked')
        ? 'Keep the press page current.'
        : 'Keep a press page that links each piece of coverage.',
    ],
    metrics: ['Independent publications that cover you'],
    proof: 'Open your press page. It links to at least three independent publications.',
    commonMistakes: ['Paid press releases. Assistants hardly ever cite them.'],
  }),
});

type CoverageLink = { url: string; page: PageFacts; line: number; text: string };

/**
 * Links in the main text that leave for no profile, shop or press-release wire: all of a press page, elsewhere those below a heading of that
 * kind and those to articles that the owner named.
 */
function coverageLinks(site: SiteEvidence, named: ReadonlySet<string>): CoverageLink[] {
  return site.pages.flatMap((page) => {
    const isPress = isPressPage(page);
    const below = page.blocks
      .filter(({ heading }) => pressHeading.test(page.headings[heading]?.text ?? ''))
      .map(({ text }) => text);
    return page.links.flatMap(({ url, internal, inMain, line, text }) => {
      if (
        url === null ||
        internal ||
        !inMain ||
        !/^https?:/.test(url) ||
        isSameDomain(url, page.url) ||
        isProfileHost(url)
      )
        return [];
      const isCoverage =
        isPress || named.has(plainAddress(url)) || (text !== '' && below.some((block) => block.includes(text)));
      return isCoverage ? [{ url, page, line, text }] : [];
    });
  });
}

const pressHeading =
  /^(?:in the (?:press|news|media)|press|(?:press|media) coverage|(?:as )?(?:seen|featured) in|coverage|presse(?:stimmen)?|in der presse|on parle de nous|en prensa)$/i;

function isPressPage(page: PageFacts): boolean {
  const path = new URL(page.url).pathname.toLowerCase();
  return (
    /(?:^|\/)(?:press|media|in-the-(?:news|press|media)|newsroom|coverage|presse|as-seen-in)(?:[/.-]|$)/.test(path) ||
    /\b(?:press|in the news|as seen in|media coverage|featured in)\b/i.test(
      page.headings.find((heading) => heading.level === 1)?.text ?? '',
    )
  );
}

/** `articles`: addresses with a path; a publication's front page may be linked for any reason. */
function namedPublications(answers: Answers): { domains: string[]; articles: string[]; names: number } {
  if (answers.publicationsMentioned === 'no') return { domains: [], articles: [], names: 0 };
  const items = listItems(answers.publicationsExamples);
  const isAddress = (item: string) => /^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$)/i.test(item);
  const domains = items.filter(isAddress).flatMap((item) => registrableDomain(item) ?? []);
  const outside = domains.filter((domain) => !isProfileHost(domain) && domain !== registrableDomain(answers.website));
  const articles = items
    .filter(isAddress)
    .map(plainAddress)
    .filter((address) => address.includes('/'));
  return { domains: [...new Set(outside)], articles, names: items.filter((item) => !isAddress(item)).length };
}

function plainAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?|[?#].*$|(?<!\/)\/+(?=$|[?#])/gi, '').toLowerCase();
}
