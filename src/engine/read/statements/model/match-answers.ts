import type { Answers } from '#engine/contract.ts';
import type { Statement } from '#engine/evidence/statements.ts';
import { buyerQuestions, differencesNamed } from '#engine/evidence/owners-lists.ts';
import { matchForm, matchPrompt } from '#engine/read/statements/model/form.ts';
import type { Asked } from '#engine/read/statements/model/form.ts';
import type { Run } from '#engine/read/statements/model/run.ts';

const mostAsked = 60;
const mostStatements = 300;
const mostOfOne = 3;

/**
 * What of the owner's words the site speaks to, whatever words it uses: one call that returns numbers. Each match is the site's own statement, of the
 * kind and with the words of what the owner named. It says "this is answered here", and nothing else.
 */
export async function matchAnswers(
  answers: Answers | null,
  statements: readonly Statement[],
  run: Run,
): Promise<Statement[]> {
  const asked = answers === null ? [] : askedBy(answers);
  const told = statements.slice(0, mostStatements);
  if (asked.length === 0 || told.length === 0) return [];
  const prompt = matchPrompt(asked, told, '-');
  const answer = await run.fill(prompt.input, matchPrompt(asked, told), matchForm);
  const counts = new Map<Asked, number>();
  return (answer?.matches ?? []).flatMap(({ item, statement }): Statement[] => {
    const [own, place] = [asked[item - 1], told[statement - 1]];
    const count = own ? (counts.get(own) ?? 0) : mostOfOne;
    // A question answers nothing by itself; with its answer it is the site's own pair.
    const answered = place?.kind === 'question' && own?.kind === 'question' ? place.value : null;
    if (!own || !place || count >= mostOfOne || (place.kind === 'question' && answered === null)) return [];
    counts.set(own, count + 1);
    return [
      {
        ...place,
        kind: own.kind,
        subject: own.words,
        value: answered,
        by: 'matched',
        proof: `speaks to “${own.words}”`,
      },
    ];
  });
}

function askedBy(answers: Answers): Asked[] {
  const of = (kind: Asked['kind'], words: readonly string[]) => words.map((one) => ({ kind, words: one.trim() }));
  return [
    ...of('question', buyerQuestions(answers)),
    ...of('offer', answers.products),
    ...of('difference', differencesNamed(answers)),
  ]
    .filter(({ words }) => words.length >= 2 && words.length <= 200)
    .slice(0, mostAsked);
}
