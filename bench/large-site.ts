// The good bakery with any number of further articles of ordinary weight: each with a menu, markup, and about 900 words of its own.
import {
  type FixtureAnswer,
  htmlPage,
  type SiteContext,
  type SiteDefinition,
  sitemapFile,
} from '#fakes/sites/define-site.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';

export function largeSite(articles: number): SiteDefinition {
  return {
    name: `bakery with ${articles} articles`,
    story: 'A bakery that writes a lot.',
    expected: [],
    answers: (context) => answersOf(articles, context),
  };
}

function answersOf(articles: number, context: SiteContext): Record<string, FixtureAnswer> {
  const paths = Array.from({ length: articles }, (_, index) => `/news/baking-note-${index + 1}`);
  const bakery = goodBaker.answers(context);
  const home = bakery['/'];
  const list = paths
    .map((path, index) => `<li><a href="${path}">Baking note ${index + 1} on rye, ovens and flour</a></li>`)
    .join('');
  return {
    ...bakery,
    '/': {
      ...home,
      body: String(home?.body).replace('</main>', `<h2>What have we written?</h2><ul>${list}</ul></main>`),
    },
    ...Object.fromEntries(paths.map((path, index) => [path, note(context, path, index)])),
    '/sitemap.xml': sitemapFile(context, Object.fromEntries(['/', ...paths].map((path, index) => [path, index]))),
  };
}

const words =
  'dough flour rye oven loaf night baker crust crumb salt water mill grain farm stone heat steam shelf paper guest'.split(
    ' ',
  );
const word = (seed: number) => words[(seed * 7919) % words.length] ?? 'bread';

function note(context: SiteContext, path: string, index: number): FixtureAnswer {
  const section = (part: number) => {
    const sentences = Array.from({ length: 9 }, (_, line) => {
      const seed = index * 131 + part * 17 + line;
      return `The ${word(seed)} of batch ${seed} took ${20 + (seed % 40)} minutes, and the <a href="/news/baking-note-${1 + (seed % 20)}">${word(seed + 1)}</a> held ${seed % 97}% of its ${word(seed + 2)}.`;
    });
    return `<h2>What did ${word(index + part)} number ${part + 1} show?</h2><p>${sentences.slice(0, 5).join(' ')}</p><p>${sentences.slice(5).join(' ')}</p>`;
  };
  const title = `Baking note ${index + 1}: ${word(index)} and ${word(index + 3)} in Norwich`;
  return htmlPage(context, {
    title,
    description: `What the bakers of Hearth & Rye learnt about ${word(index)} and ${word(index + 3)} in week ${index + 1}, with the numbers of every batch.`,
    canonical: path,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      datePublished: context.daysAgo(index),
      dateModified: context.daysAgo(index),
      author: { '@type': 'Person', name: 'Anna Fenn' },
    },
    header: '<nav><a href="/">Hearth &amp; Rye</a></nav>',
    main: `<article><h1>${title}</h1><p>By Anna Fenn. Last updated: ${context.spokenDaysAgo(index)}.</p>${[0, 1, 2, 3, 4, 5].map(section).join('\n')}</article>`,
  });
}
