import type { Answers, Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { readEnough } from '#engine/derived/content-pages.ts';
import { pageName } from '#engine/derived/page-name.ts';
import { contentStems, stemCoverage } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { scored } from '#engine/derived/scored.ts';
import { pageStems } from '#engine/derived/site-text.ts';
import { countWords } from '#engine/derived/words.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-02',
  category: 'contentQuality',
  points: 3,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 1, perplexity: 1.25, grok: 1 },
  title: { pass: 'Your buyers’ questions are answered on your site', fail: 'Some of your buyers’ questions have no answer on your site' },
  why: 'How well a page fits the question decides more than its style which page an assistant chooses.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const questions = buyerQuestions(answers);
    if (questions.length === 0) return { kind: 'not-measured', reason: 'You named no questions that your customers ask.' };
    if (!readEnough(site)) return { kind: 'not-measured', reason: 'Too little text was readable to look for answers.' };
    const results = questions.map((question) => ({ question, ...bestAnswer(question, site) }));
    const ratio = results.reduce((sum, result) => sum + result.worth, 0) / results.length;
    const answered = results.filter((result) => result.worth === 1).length;
    return scored(
      ratio,
      `${answered} of ${results.length} questions have a heading and an answer of their own, ${results.filter((result) => result.worth === 0.5).length} more are touched on.`,
      results.map(findingFor),
    );
  },
  reported: (answers) =>
    buyerQuestions(answers).length === 0
      ? null
      : { ratio: 0.4, worth: 'full', reason: 'You know what your buyers ask; whether your site answers it could not be seen.', findings: [] },
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Publish a direct answer to each buyer question',
    description: 'Each question that buyers ask you deserves its own heading and its own answer.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Give each its own heading, worded as buyers ask it.',
      'Answer in 40 to 120 words, then add price, limits and an example.',
      'Link the answer from the page of the product or service.',
    ],
    resources: ['Why ChatGPT cites pages: https://ahrefs.com/blog/why-chatgpt-cites-pages/'],
    metrics: ['Share of buyer questions with an answer of their own'],
    proof: 'For each question there is a heading that asks it and at least 30 words below it that answer.',
    doer: 'writer',
  }),
  sources: cite('AHR-1.4M26', 'WAN24'),
});

/** One per line, or one per question mark; a comma parts nothing inside a question. */
export function buyerQuestions(answers: Answers): string[] {
  return answers.customerQuestions
    .split(/\n|;|(?<=[?？])\s*/)
    .map((question) => question.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((question) => contentStems(question).length > 0)
    .slice(0, 20);
}

type Answer = { worth: 0 | 0.5 | 1; page: PageFacts | null; quote: string };

function bestAnswer(question: string, site: SiteEvidence): Answer {
  for (const page of site.pages) {
    const asked = page.questions.find((entry) => entry.visible && covers(question, entry.question) && countWords(entry.answer) >= 30);
    if (asked) return { worth: 1, page, quote: asked.question };
    const index = page.headings.findIndex((heading) => heading.level <= 3 && covers(question, heading.text));
    if (index !== -1 && wordsBelow(page, index) >= 30) return { worth: 1, page, quote: page.headings[index]?.text ?? '' };
  }
  const touched = site.pages.find((page) => stemCoverage(question, pageStems(page)) >= 0.7);
  return touched ? { worth: 0.5, page: touched, quote: '' } : { worth: 0, page: null, quote: '' };
}

function covers(question: string, heading: string): boolean {
  return stemCoverage(question, new Set(contentStems(heading))) >= 0.5;
}

function wordsBelow(page: PageFacts, index: number): number {
  const level = page.headings[index]?.level ?? 6;
  const next = page.headings.findIndex((heading, at) => at > index && heading.level <= level);
  const end = next === -1 ? page.headings.length : next;
  return page.blocks.filter((block) => block.heading >= index && block.heading < end).reduce((sum, block) => sum + countWords(block.text), 0);
}

function findingFor({ question, worth, page, quote }: Answer & { question: string }): Finding {
  const asked = question.slice(0, 120);
  if (page && worth === 1)
    return {
      id: 'question-answered',
      tone: 'good',
      note: `“${asked}” is answered on ${pageName(page.url)}.`,
      kind: 'quote',
      url: page.url,
      quote: quote.slice(0, 200),
    };
  if (page)
    return {
      id: 'question-touched',
      tone: 'info',
      note: `“${asked}” is touched on at ${pageName(page.url)}, with no heading of its own.`,
      kind: 'page',
      url: page.url,
    };
  return { id: 'question-not-seen', tone: 'info', note: `No answer seen to “${asked}”.`, kind: 'answer', field: 'customerQuestions', value: asked };
}
