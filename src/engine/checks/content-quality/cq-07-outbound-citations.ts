import { ramp } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { contentPages, nothingToRead } from '#engine/derived/content-pages.ts';
import { isProfileHost } from '#engine/derived/known-hosts.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { ofPages, scored } from '#engine/derived/scored.ts';

export default defineCheck({
  id: 'CQ-07',
  category: 'contentQuality',
  points: 1.5,
  strength: 'moderate',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1.25, grok: 1 },
  title: { pass: 'Claims are backed by independent sources', fail: 'Few pages link to independent sources' },
  why: 'A claim with its source can be checked, and in tests sourced passages were used more often.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return nothingToRead;
    const sourced = pages
      .map((page) => ({ page, links: page.links.filter((link) => link.inMain && !link.internal && link.url !== null && !isProfileHost(link.url)) }))
      .filter(({ links }) => links.length >= 2);
    const findings = sourced.map(({ page, links }) => ({
      id: 'sources-linked',
      tone: 'good' as const,
      note: `${pageNameFirst(page.url)} links to ${links.length} independent sources.`,
      kind: 'quote' as const,
      url: page.url,
      quote: links[0]?.url ?? '',
    }));
    return scored(
      ramp(0, 0.5, sourced.length / pages.length),
      `${ofPages(sourced.length, pages.length, 'content page')} link to two or more independent sources.`,
      findings,
    );
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'short',
  advice: () => ({
    title: 'Cite the sources behind your claims',
    description: 'Studies, standards, regulators and registers stand behind many things that you already say.',
    steps: [
      'List the claims on your key pages that somebody else has measured or ruled.',
      'Link the study, the standard or the regulator beside each claim.',
      'Name the source in the sentence itself.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Share of content pages with two sources'],
    proof: 'Half of your content pages link to two or more independent sources.',
    doer: 'writer',
  }),
  sources: cite('GEO24', 'SER-CGPT25', 'CSEO25'),
});
