import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { pageName } from '#engine/derived/page-name.ts';
import { contentStems, stemCoverage } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { answerGiven, scored } from '#engine/derived/scored.ts';
import { ofPages } from '#engine/derived/wording.ts';
import type { PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-04',
  category: 'contentQuality',
  points: 2,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'Your topics stand in titles and main headings', fail: 'Some of your topics stand in no title' },
  why: 'The title is what an assistant sees before it opens a page.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const topics = answers.keywords.filter((keyword) => contentStems(keyword).length > 0);
    const pages = site.pages.filter(isIndexable);
    if (topics.length === 0) return { kind: 'not-measured', reason: 'You named no topics or keywords.' };
    if (site.pages.length === 0) return { kind: 'not-measured', reason: 'No page was read.' };
    const results = topics.map((topic) => ({
      topic,
      page: pages.find((page) => titlesOf(page).some((text) => stemCoverage(topic, new Set(contentStems(text))) >= 0.999)),
    }));
    const found = results.filter((result) => result.page !== undefined).length;
    return scored(found / topics.length, `${ofPages(found, topics.length, 'stands|stand', 'topic')} in a title or main heading.`, results.map(findingFor));
  },
  reported: (answers) =>
    answers.keywords.length === 0
      ? null
      : {
          ratio: 0.4,
          worth: 'full',
          reason: 'You named your topics; whether titles bear them could not be seen.',
          findings: [answerGiven('keywords', answers.keywords.join(', '))],
        },
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Put each topic in one page title',
    description: 'One topic, one page, one title that names it in natural words.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Choose one page for each topic.',
      'Rewrite its title and main heading in natural words.',
      'Never give two pages the same title.',
    ],
    resources: ['Why ChatGPT cites pages: https://ahrefs.com/blog/why-chatgpt-cites-pages/'],
    metrics: ['Share of topics in a title'],
    proof: 'Each topic stands in the title or main heading of one page.',
    doer: 'writer',
  }),
  sources: cite('AHR-1.4M26', 'SAGEO26'),
});

function titlesOf(page: PageFacts): string[] {
  return [page.titles[0]?.text ?? '', ...page.headings.filter((heading) => heading.level === 1).map((heading) => heading.text)];
}

function isIndexable(page: PageFacts): boolean {
  return !page.robotsDirectives.some((entry) => entry.agent === '*' && entry.directives.some((directive) => directive === 'noindex' || directive === 'none'));
}

function findingFor({ topic, page }: { topic: string; page: PageFacts | undefined }): Finding {
  return page
    ? {
        id: 'topic-in-title',
        tone: 'good',
        note: `“${topic}” stands in the title or main heading of ${pageName(page.url)}.`,
        kind: 'quote',
        url: page.url,
        quote: page.titles[0]?.text ?? '',
      }
    : { id: 'topic-in-no-title', tone: 'info', note: `“${topic}” was seen in no title or main heading.`, kind: 'answer', field: 'keywords', value: topic };
}
