import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { isProfileHost } from '#engine/base/addresses/known-hosts.ts';
import { listItems } from '#engine/base/text/phrases.ts';
import { isSameDomain, registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import type { Answers } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { good, inLine, inQuiz, info } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-05-independent-coverage.texts.ts';

const { notes, says, advice, title } = texts;

const steps = [
  [0, 0],
  [1, 0.4],
  [3, 0.7],
  [6, 1],
] as const;

export default defineCheck({
  id: 'BP-05',
  texts,
  points: 2.5,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.5, claude: 1.5, perplexity: 1.25 },
  difficulty: 'Hard',
  impact: 'High',
  timeframe: 'long',
  consequence: 'elsewhere',
  livedBy: ['software', 'maker', 'agency', 'event', 'charity'],
  sources: ['CHEN25', 'MUCK26', 'AHR-BRAND25'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const told = answers ? namedPublications(answers) : { domains: [], articles: [], names: 0 };
    const links = coverageLinks(site, new Set(told.articles));
    const domains = new Map(links.map((link) => [registrableDomain(link.url) ?? link.url, link]));
    if (domains.size === 0)
      return {
        kind: 'not-measured',
        reason: says.notMeasured,
      };
    const toldAlone = told.domains.filter((domain) => !domains.has(domain)).length;
    return scored(
      alongSteps(steps, domains.size),
      say(says.reason, {
        which: domains.size === 1 ? says.onePublication : say(says.publications, { size: domains.size }),
        added: toldAlone + told.names > 0 ? says.andNamed : '',
      }),
      [...domains.values()]
        .slice(0, 6)
        .map(({ url, page, line, text }) =>
          good(
            'coverage-linked',
            say(notes['coverage-linked'], { page: pageNameFirst(page.url), url }),
            inLine(page.url, line, text || url),
          ),
        ),
      say(title.passed, { count: domains.size }),
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
      reason: say(says.reported, { said }),
      findings: [info('coverage-reported', notes['coverage-reported'], inQuiz('publicationsMentioned', said))],
    };
  },
  who: 'you',
  minutes: 480,
  concerns: 'key-pages',
  advice: (findings, answers) => ({
    steps: [
      advice.steps.list,
      advice.steps.offer,
      ...(answers.publicationsExamples.trim() === ''
        ? []
        : [say(advice.steps.linkNamed, { publicationsExamples: answers.publicationsExamples.trim().slice(0, 160) })]),
      findings.some(({ id }) => id === 'coverage-linked') ? advice.steps.keepCurrent : advice.steps.keepPage,
    ],
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
