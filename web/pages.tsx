// The table of pages that are rendered to HTML. A public page is one row here.
import { brandName, fillIn, placeholders } from './content/brand.ts';
import { lastChanged } from './content/changes.ts';
import { blogPages, postNotFoundPage } from './blog/blog-pages.tsx';
import { appRoutes } from './app-routes.ts';
import { render, sharePicturePath, type Page } from './document.tsx';
import { legalPages } from './legal/legal-pages.tsx';
import { aboutPage } from './marketing/about-page.tsx';
import { landingPage } from './marketing/landing-page.tsx';
import { planPages } from './marketing/plan-pages.tsx';
import { plansPage } from './marketing/plans-page.tsx';
import { rubricPage } from './marketing/rubric-page.tsx';
import { NotFound } from './not-found.tsx';
import { demoReportPage } from './report/demo-report.tsx';
import { resourcesPage } from './resources/resources-page.tsx';
import { QuizBeforeScript } from './quiz/quiz-before-script.tsx';

export { appRoutes, fillIn, render, sharePicturePath };

export const pages: Record<string, Page> = {
  '/': landingPage,
  '/demo-report': demoReportPage,
  '/resources': resourcesPage,
  '/plans': plansPage,
  ...planPages,
  '/about': aboutPage,
  '/rubric': rubricPage,
  '/quiz': {
    title: `LLM SEO Assessment: 28 questions | ${brandName}`,
    description: 'Answer 28 short questions about your business. In 5-8 minutes we know what to measure on ChatGPT, Claude, Perplexity and Grok.',
    entries: ['web/app.tsx'],
    preload: ['web/quiz/quiz-route.tsx'],
    body: () => (
      <div id="root">
        <QuizBeforeScript />
      </div>
    ),
  },
  ...blogPages,
  ...legalPages,
};

export const appShell: Page = { title: brandName, description: '', isIndexed: false, isShared: false, entries: ['web/app.tsx'], body: () => <div id="root" /> };

const notFoundPage: Page = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  isIndexed: false,
  isShared: false,
  entries: ['web/enhance.ts'],
  body: () => <NotFound />,
};

/** Pages sent with status 404, by the folder they stand for; the nearest one wins. */
export const notFoundPages: Record<string, Page> = { '/': notFoundPage, '/blog': postNotFoundPage };

const lastModified = (path: string) => {
  const date = lastChanged(path);
  return date === null ? '' : `<lastmod>${date}</lastmod>`;
};

/** What crawlers read besides the pages. */
export function textFiles(): Record<string, string> {
  const indexed = Object.entries(pages).filter(([, page]) => page.isIndexed !== false);
  return {
    'robots.txt': [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /report/',
      'Disallow: /results/',
      'Disallow: /admin',
      'Disallow: /super-admin',
      '',
      `Sitemap: ${placeholders.publicUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...indexed.map(([path]) => `  <url><loc>${placeholders.publicUrl}${path}</loc>${lastModified(path)}</url>`),
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
      ...indexed.map(([path, page]) => `- [${page.title}](${placeholders.publicUrl}${path}): ${page.description}`),
      '',
    ].join('\n'),
  };
}
