import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { distinctKeyPages, normal, repeatedTexts } from '#engine/evidence/site/distinct-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { isCjk } from '#engine/base/text/phrases.ts';
import { counted, ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, onPage, proofInLine } from '#engine/judge/findings.ts';
import { judgeEachPage } from '#engine/judge/checks/parts/judge-pages.ts';

export default defineCheck({
  id: 'TS-08',
  title: {
    pass: 'Every key page has a summary of its own',
    fail: 'Some summaries could be clearer',
    faultyPages: {
      'description-missing': 'key page has no summary|key pages have no summary',
      'description-duplicate': 'key page shares its summary with another|key pages share their summaries',
      'description-length': 'summary is too short or too long|summaries are too short or too long',
    },
  },
  neutral: 'the summaries of your pages',
  why: 'The summary (meta description) is often what an assistant reads before it opens a page.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = distinctKeyPages(site);
    const repeated = repeatedTexts(pages, (page) => page.metaDescriptions[0]?.text);
    return judgeEachPage(pages, {
      faults: (page) => problemOf(page, repeated),
      proof: ({ url, metaDescriptions }) =>
        metaDescriptions.slice(0, 1).map((text) => proofInLine(`${pageNameFirst(url)} has a summary.`, url, text)),
      said: (own) =>
        `${ofPages(own, pages.length, 'has a description of its own|have a description of their own')} of 50 to 170 characters.`,
    });
  },
  who: 'writer',
  minutes: { whole: 0, each: 10 },
  concerns: 'found-pages',
  comparedAs: 'A summary on every key page',
  advice: () => ({
    title: 'Write a summary for each key page',
    description: 'Write one factual sentence with the page’s main answer.',
    steps: ['Write 50 to 170 characters for each: what, for whom, and the key fact.'],
    resources: ['Snippets: https://developers.google.com/search/docs/appearance/snippet'],
    metrics: ['Share of key pages with a good description'],
    proof: 'Press Check now. We read the summary of each page again.',
  }),
});

function problemOf(page: PageFacts, repeated: Map<string, PageFacts[]>): Finding | null {
  const description = page.metaDescriptions[0];
  if (!description || description.text === '')
    return bad('description-missing', `${pageNameFirst(page.url)} has no meta description.`, onPage(page.url));
  const at = {
    kind: 'line' as const,
    url: page.url,
    line: description.line,
    text: description.text.slice(0, 300),
    tone: 'bad' as const,
  };
  const twin = repeated.get(normal(description.text))?.find((other) => other !== page);
  if (twin)
    return {
      ...at,
      id: 'description-duplicate',
      note: `${pageNameFirst(page.url)} has the same description as ${pageName(twin.url)}.`,
    };
  const [shortest, longest] = isCjk(description.text) ? [20, 90] : [50, 170];
  const length = Array.from(description.text).length;
  if (length >= shortest && length <= longest) return null;
  return {
    ...at,
    id: 'description-length',
    note: `The description of ${pageName(page.url)} has ${counted(length, 'character')}. Search engines show ${shortest} to ${longest} in full.`,
  };
}
