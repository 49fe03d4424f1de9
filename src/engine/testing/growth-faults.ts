import { makeFixPack } from '#engine/repair/make-fix-pack.ts';
import { judge } from '#engine/judge/judge.ts';
import { proposeAnswers } from '#engine/read/propose-answers.ts';
import { readSite } from '#engine/read/read-site.ts';
import { answers, evidence, pageFromHtml, site } from './evidence-builder.ts';
import type { GrowthFamily } from './growth-families.ts';
import { excessiveGrowth } from './work.ts';

/** What an owner said, so that every check has something to look for. */
const owner = answers({
  companyDescription: 'We bake sourdough bread for cafés in Leeds.',
  products: ['Sourdough bread', 'Rye bread'],
  keywords: ['bakery', 'sourdough'],
  locations: 'Leeds',
  customerQuestions: 'How much is a loaf?',
  uniqueSellingProps: 'Slow bread',
  yearEstablished: 1998,
});

/** Work over a text, ready to be done: what comes before it is done already. It gets its evidence again each time, so that nothing an earlier run remembers helps. */
const steps: Record<string, (html: string) => () => unknown> = {
  'reading the page': (html) => () => pageFromHtml(html),
  'reading the site': (html) => {
    const pages = JSON.stringify(pagesOf(html));
    return () => readSite(JSON.parse(pages), owner);
  },
  judging: (html) => withEvidence(html, judge),
  'proposing answers': (html) => withEvidence(html, proposeAnswers),
  'making the fix pack': (html) => withEvidence(html, makeFixPack),
};

/** The steps that grow faster than the text, for texts of `size` bytes. */
export function growthFaults(families: readonly GrowthFamily[], size: number): string[] {
  return families.flatMap(({ name, html }) =>
    Object.entries(steps).flatMap(([step, of]) => {
      const growth = excessiveGrowth((length) => of(html(length)), size);
      return growth === null ? [] : [`${name}, ${step}: ${growth.toFixed(2)} x for twice the text`];
    }),
  );
}

function pagesOf(html: string) {
  return [pageFromHtml(html), pageFromHtml(html, { url: '/about', isHome: false })];
}

function withEvidence(html: string, work: (given: ReturnType<typeof evidence>) => unknown): () => unknown {
  const { pages, reading } = readSite(pagesOf(html), owner);
  const text = JSON.stringify(evidence({ site: site(pages, { reading }), answers: owner }));
  return () => work(JSON.parse(text));
}
