// The table of pages that are rendered to HTML. A public page is one row here.
import './content/offer.ts';
import { platformsInWords } from '#engine/contract.ts';
import { brandName, fillIn, placeholders } from './content/brand.ts';
import { lastChanged } from './content/changes.ts';
import { fieldHead } from './content/field-head.ts';
import { blogPages, postNotFoundPage } from './blog/blog-pages.tsx';
import { appPageAt, appPages } from './app-routes.ts';
import { render, sharePicturePath, type Page } from './document.tsx';
import { legalPages } from './legal/legal-pages.tsx';
import { aboutPage } from './marketing/about-page.tsx';
import { botPage } from './marketing/bot-page.tsx';
import { landingPage } from './marketing/landing-page.tsx';
import { planPages } from './marketing/plan-pages.tsx';
import { plansPage } from './marketing/plans-page.tsx';
import { rubricPage } from './marketing/rubric-page.tsx';
import { lookPage, lookPicture } from './look/look-page.tsx';
import { NotFound } from './not-found.tsx';
import { demoReportPage, samplePages as pagesOfSample } from './report/demo-report.tsx';
import { checkPages, crawlerPages } from './reference/reference-pages.tsx';
import { resourcesPage } from './resources/resources-page.tsx';
import { QuizBeforeScript } from './quiz/quiz-before-script.tsx';
import { keptFor } from '#payment/contract.ts';

export { appPageAt, appPages, fillIn, keptFor, lookPage, render };

export const pages: Record<string, Page> = {
  '/': landingPage,
  '/demo-report': demoReportPage,
  '/resources': resourcesPage,
  '/plans': plansPage,
  ...planPages,
  '/about': aboutPage,
  '/bot': botPage,
  '/rubric': rubricPage,
  '/quiz': {
    title: `LLM SEO Assessment: 28 questions | ${brandName}`,
    description: `Answer 28 short questions about your business. In 5-8 minutes we know what to measure on ${platformsInWords()}.`,
    entries: ['web/quiz/quiz-app.tsx'],
    body: () => (
      <div id="root">
        <QuizBeforeScript />
      </div>
    ),
  },
  ...blogPages,
  ...legalPages,
};

/** The words of each share picture, by its file. */
export const sharePictures: Record<string, string> = {
  ...Object.fromEntries(Object.entries(pages).map(([path, { title }]) => [sharePicturePath(path), title])),
  [sharePicturePath('/look')]: lookPicture,
};

/** One page for each check and each crawler, made from the engine’s own lists. */
export const referencePages: Record<string, Page> = { ...crawlerPages, ...checkPages };

/** The shell of each page of the single-page app. */
export const appShells: Record<string, Page> = Object.fromEntries(
  Object.values(appPages).map(({ file, title, withoutScript }) => [
    file,
    {
      title,
      description: withoutScript,
      isIndexed: false,
      isShared: false,
      entries: ['web/app.tsx'],
      body: () => (
        <div id="root">
          <noscript>
            <div className="mx-auto max-w-prose px-5 py-20">
              <h1 className="text-2xl">{title}</h1>
              <p className="mt-3">{withoutScript}</p>
              <p className="mt-3">
                It needs JavaScript. Please switch it on, or write to{' '}
                <a href={`mailto:${placeholders.contactEmail}`}>{placeholders.contactEmail}</a>.
              </p>
              <p className="mt-6">
                <a href="/">Back to Home</a>
              </p>
            </div>
          </noscript>
        </div>
      ),
    },
  ]),
);

const notFoundPage: Page = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  isIndexed: false,
  isShared: false,
  entries: ['web/enhance.ts'],
  body: () => <NotFound />,
};

/** Pages that a page of the table leads to, and nothing else does. */
export const samplePages = pagesOfSample();

/** Pages sent with status 404, by the folder they stand for; the nearest one wins. */
export const notFoundPages: Record<string, Page> = { '/': notFoundPage, '/blog': postNotFoundPage };

const lastModified = (path: string) => {
  const date = lastChanged(path);
  return date === null ? '' : `<lastmod>${date}</lastmod>`;
};

/** What crawlers read besides the pages. */
export function textFiles(): Record<string, string> {
  const indexed = Object.entries(pages).filter(([, page]) => page.isIndexed !== false);
  const drawn: [string, { title: string; description: string }][] = [['/field', fieldHead]];
  const everywhere = [...indexed, ...drawn, ...Object.entries(referencePages)];
  const listed = (of: [string, { title: string; description: string }][]) =>
    of.map(([path, page]) => `- [${page.title}](${placeholders.publicUrl}${path}): ${page.description}`);
  return {
    'robots.txt': [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /report/',
      'Disallow: /results/',
      'Disallow: /tasks/',
      'Disallow: /admin',
      'Disallow: /super-admin',
      '',
      `Sitemap: ${placeholders.publicUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...everywhere.map(([path]) => `  <url><loc>${placeholders.publicUrl}${path}</loc>${lastModified(path)}</url>`),
      '</urlset>',
      '',
    ].join('\n'),
    'llms.txt': [
      `# ${brandName}`,
      '',
      `> ${landingPage.description}`,
      '',
      '## Pages',
      '',
      ...listed([...indexed, ...drawn]),
      '',
      '## AI crawlers',
      '',
      ...listed(Object.entries(crawlerPages)),
      '',
      '## Checks',
      '',
      ...listed(Object.entries(checkPages)),
      '',
    ].join('\n'),
  };
}
