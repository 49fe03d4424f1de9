import { blankAnswers, type FixFile } from '#engine/contract.ts';
import { answerTo } from '#engine/evidence/answer-to.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { buyerQuestions } from '#engine/evidence/owners-lists.ts';

/** The customer's questions for a writer, each with the answer that the site pairs with it. Null where it has none. */
export function faqOutline({ answers, site }: Evidence): FixFile | null {
  if (!site.ok) return null;
  // Who has the answer on a page that we did not recognise is not told that there is none.
  const parts = buyerQuestions(answers.ok ? answers.value : blankAnswers).flatMap((question) => {
    const found = answerTo(question, site.value);
    // What a model matched speaks to the question; a pair is only what the site, or the owner, made one.
    if (!found || (found.by === 'matched' && found.value === null)) return [];
    const said = (found.value ?? found.sentence).replaceAll(/\s+/g, ' ');
    return [`## ${question.replaceAll(/\s+/g, ' ')}\n\n> ${said}\n\n${found.url}\n`];
  });
  if (parts.length === 0) return null;
  return {
    path: 'faq-outline.md',
    title: 'Outline of a questions page',
    place: 'For your writer: the questions you named that your site answers, one heading each, with its answer.',
    urls: [],
    text: parts.join('\n'),
    diff: null,
    fixes: [],
    improves: [],
    optional: true,
  };
}
