import { blankAnswers } from '#engine/contract.ts';
import type { FixFile } from '#engine/contract.ts';
import { contentStems, stemCoverage } from '#engine/base/text/phrases.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';

/** The customer's own questions for a writer, each with the words of the site that come nearest to an answer. Null without questions. */
export function faqOutline(evidence: Evidence): FixFile | null {
  const answers = evidence.answers.ok ? evidence.answers.value : blankAnswers;
  const pages = evidence.site.ok ? evidence.site.value.pages : [];
  const questions = answers.customerQuestions
    .split(/\n|;|(?<=[?？])\s*/)
    .map((question) => question.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((question) => contentStems(question).length > 0)
    .slice(0, 20);
  if (questions.length === 0) return null;
  const parts = questions.map((question) => {
    const found = nearest(question, pages);
    return [
      `## ${question.replaceAll(/\s+/g, ' ')}`,
      '',
      ...(found ? [`> ${found.text}`, '', found.page.url] : ['—']),
      '',
    ].join('\n');
  });
  return {
    path: 'faq-outline.md',
    title: 'Outline of a questions page',
    place:
      'For your writer: the questions you named, one heading each, with the passage of your site that comes nearest to an answer. A dash marks a question whose answer we did not recognise: put in the passage that you have, or write one.',
    urls: [],
    text: parts.join('\n'),
    diff: null,
    fixes: [],
    improves: [],
    optional: true,
  };
}

function nearest(question: string, pages: PageFacts[]): { page: PageFacts; text: string } | null {
  const passages = pages.flatMap((page) => [
    ...page.questions
      .filter(({ visible, answer }) => visible && answer !== '')
      .map((entry) => ({ page, stems: entry.question, text: entry.answer })),
    ...page.blocks.filter(({ text }) => text.length >= 40).map(({ text }) => ({ page, stems: text, text })),
  ]);
  const best = passages
    .map((passage) => ({ ...passage, worth: stemCoverage(question, new Set(contentStems(passage.stems))) }))
    .reduce<{ page: PageFacts; text: string; worth: number } | null>(
      (found, passage) => (found && found.worth >= passage.worth ? found : passage),
      null,
    );
  return best && best.worth >= 0.6 ? { page: best.page, text: best.text.replaceAll(/\s+/g, ' ').slice(0, 600) } : null;
}
