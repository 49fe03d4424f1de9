// The HTML around every page: metadata, share picture, structured data, assets.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandName, placeholders } from './content/brand.ts';
import { lastChanged } from './content/changes.ts';
import { companyForScripts } from './content/company.ts';
import { isAfterOffer } from './content/offer.ts';
import { PageDate } from './page-date.ts';
import { pageStyles } from './page-styles.ts';

type Entry = 'web/enhance.ts' | 'web/app.tsx' | 'web/quiz/quiz-app.tsx' | 'web/report/enhance-report.ts';

export type Page = {
  title: string;
  description: string;
  entries: Entry[];
  isIndexed?: boolean;
  /** false: no share picture is drawn; for pages that stand for many addresses. */
  isShared?: boolean;
  /** The page whose share picture it has; its own by default. */
  picture?: string;
  /** Schema.org objects, without their context; that of a web page by default, none where it is empty. */
  structuredData?: object[];
  body: () => ReactNode;
};

/** `styles`: the text of the stylesheets. What the first screen needs of it is then part of the page, so that a phone on a slow line paints without asking; the links come last. */
export type Assets = { css: string[]; styles?: string; js: string[]; preload: string[]; fonts?: string[] };

/** Nothing is painted before a browser has read as far as these ids: half a header, or half of the landing page's first section, would move when the rest comes. */
const readBeforePaint = ['main', 'features'];

/** Letters of HTML that make more than a screen of any page. */
const firstScreen = 16_000;

export function render(path: string, page: Page, assets: Assets): string {
  const url = placeholders.publicUrl + path;
  const title = page.title.includes(brandName) ? page.title : `${page.title} | ${brandName}`;
  const body = renderToStaticMarkup(<PageDate value={lastChanged(path)}>{page.body()}</PageDate>);
  const links = assets.css.map((file) => <link key={file} rel="stylesheet" href={file} />);
  return `<!doctype html>${renderToStaticMarkup(
    <html
      lang="en"
      data-assistants={placeholders.asksAssistants}
      data-company={companyForScripts()}
      data-offer={isAfterOffer ? 'over' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        {page.isIndexed === false ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        <meta name="contact-email" content={placeholders.contactEmail} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={brandName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={url} />
        {page.isShared !== false && (
          <>
            <meta property="og:image" content={placeholders.publicUrl + sharePicturePath(page.picture ?? path)} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={title} />
          </>
        )}
        <meta name="twitter:card" content={page.isShared === false ? 'summary' : 'summary_large_image'} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141310" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {assets.styles === undefined ? (
          links
        ) : (
          <style dangerouslySetInnerHTML={{ __html: pageStyles(assets.styles, body.slice(0, firstScreen)) }} />
        )}
        {readBeforePaint
          .filter((id) => body.includes(` id="${id}"`))
          .map((id) => (
            <link key={id} rel="expect" href={`#${id}`} blocking="render" />
          ))}
        {/* Of ours, a phone has that of the headings alone: styles.css. */}
        {assets.fonts?.map((file) => (
          <link
            key={file}
            rel="preload"
            as="font"
            type="font/woff2"
            media={file.includes('/serif-600') ? '(width < 48rem)' : '(width >= 48rem)'}
            crossOrigin="anonymous"
            href={file}
          />
        ))}
        {/* Low priority: scripts must not compete with the stylesheet for the first paint. */}
        {assets.preload.map((file) => (
          <link key={file} rel="modulepreload" fetchPriority="low" href={file} />
        ))}
        {assets.js.map((file) => (
          <script key={file} type="module" fetchPriority="low" src={file} />
        ))}
        {page.isShared !== false && page.structuredData?.length !== 0 && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: JSON.stringify({
                '@context': 'https://schema.org',
                '@graph': dated(page.structuredData ?? [webPage(url, title, page)], lastChanged(path)),
              }).replaceAll('<', '\\u003c'),
            }}
          />
        )}
      </head>
      <body
        dangerouslySetInnerHTML={{ __html: assets.styles === undefined ? body : body + renderToStaticMarkup(links) }}
      />
    </html>,
  )}`;
}

/** Where the share picture of a page is. */
export function sharePicturePath(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** The first item is the page itself: it also says when its text last changed. */
function dated(graph: object[], date: string | null): object[] {
  return graph.map((item, index) => (index === 0 && date !== null ? { ...item, dateModified: date } : item));
}

/** What a page says of itself when it says nothing more special. */
function webPage(url: string, name: string, page: Page): object {
  const publisher = {
    '@type': 'Organization',
    '@id': `${placeholders.publicUrl}/#organization`,
    name: brandName,
    url: `${placeholders.publicUrl}/`,
  };
  return { '@type': 'WebPage', url, name, description: page.description, inLanguage: 'en', publisher };
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#1c3f94"/><text x="16" y="24" font-family="Georgia,serif" font-size="24" font-weight="700" text-anchor="middle" fill="#fff">C</text></svg>',
)}`;
