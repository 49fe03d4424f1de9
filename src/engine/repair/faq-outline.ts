import { blankAnswers } from '#engine/contract.ts';
import type { FixFile } from '#engine/contract.ts';
import { contentStems, stemCoverage } from '#engine/base/text/phrases.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';

/** The customer's own questions for a writer, each with the words of the site that come nearest to an answer. Null where none comes near. */
export function faqOutline(evidence: Evidence): FixFile | null {
  const answers = evidence.answers.ok ? evidence.answers.value : blankAnswers;
  const pages = evidence.site.ok ? evidence.site.value.pages : [];
  const questions = answers.customerQuestions
    .split(/\n|;|(?<=[?？])\s*/)
    .map((question) => question.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((question) => contentStems(question).length > 0)
    .slice(0, 20);
  const parts = questions.flatMap((question) => {
    const found = nearest(question, pages);
    // Who has the answer on a page that we did not recognise is not told that there is none.
    return found ? [`## ${question.replaceAll(/\s+/g, ' ')}\n\n> ${found.text}\n\n${found.page.url}\n`] : [];
  });
  if (parts.length === 0) return null;
  return {
    path: 'faq-outline.md',
    title: 'Outline of a questions page',
    place:
      'For your writer: the questions you named, one heading each, with the passage of your site that comes nearest to an answer.',
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
