import { nameOfSite } from '#engine/evidence/site/name-of-site.ts';
import { distinctKeyPages } from '#engine/evidence/site/distinct-pages.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import { whyNotToQuote } from './fit-to-quote.ts';
import type { PatchOrReason } from './patch.ts';

const path = 'llms.txt';
/** "Pages" in the language of the site. */
const headings: Record<string, string> = {
  en: 'Pages',
  de: 'Seiten',
  fr: 'Pages',
  es: 'Páginas',
  it: 'Pagine',
  nl: 'Pagina’s',
  pt: 'Páginas',
  pl: 'Strony',
  el: 'Σελίδες',
  ru: 'Страницы',
  zh: '页面',
  ja: 'ページ',
  ar: 'الصفحات',
};

/** llms.txt of the pages that were read with status 200, in the site's own words. Optional: no study found an effect. */
export function llmsTxtPatch(evidence: Evidence): PatchOrReason[] {
  if (!evidence.site.ok || !evidence.llmsTxt.ok) return [];
  const { status, softNotFound, url } = evidence.llmsTxt.value;
  const home = homePage(evidence.site.value);
  const name = nameOfSite(evidence.site.value, evidence.answers.ok ? evidence.answers.value : undefined);
  if (!home || (status === 200 && !softNotFound)) return [];
  if (name === null) return [];
  const pages = distinctKeyPages(evidence.site.value).filter(
    (page) => whyNotToQuote(page) === null && titleOf(page) !== '',
  );
  if (pages.length === 0) return [];
  const about = home.metaDescriptions[0]?.text.trim() ?? '';
  const heading = headings[(home.lang ?? 'en').slice(0, 2).toLowerCase()] ?? 'Pages';
  const text = [
    `# ${plain(name)}`,
    ...(about === '' ? [] : ['', `> ${plain(about)}`]),
    '',
    `## ${heading}`,
    '',
    ...pages.map((page) => {
      const summary = page.metaDescriptions[0]?.text.trim() ?? '';
      return `- [${plain(titleOf(page)).replaceAll(/[[\]]/g, '')}](${page.url})${summary === '' ? '' : `: ${plain(summary)}`}`;
    }),
    '',
  ].join('\n');
  return [
    {
      path,
      title: 'llms.txt (optional)',
      place: `Serve this file as plain text at ${url}. Three large studies found no effect on citations; it helps coding agents, if anybody.`,
      urls: [url],
      text,
      diff: null,
      optional: true,
      aims: [],
      apply: (before) => ({
        ...before,
        llmsTxt: { ok: true, value: { url, status: 200, softNotFound: false, excerpt: text.slice(0, 500) } },
      }),
    },
  ];
}

function titleOf(page: PageFacts): string {
  return page.titles[0]?.text.trim() || page.headings.find(({ level }) => level === 1)?.text.trim() || '';
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
