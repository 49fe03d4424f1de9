import { blindAnswers } from '#fakes/answers/blind-answers.ts';
import { heldOutAnswers } from '#fakes/answers/held-out-answers.ts';
import { labelledAnswers } from '#fakes/answers/labelled-answers.ts';
import { wholeAnswers } from '#fakes/answers/whole-answers.ts';
import { sixtyAnswers } from '#fakes/answers/sixty-answers.ts';
import { makeBrand } from '#engine/mentions/brand.ts';
import { findMentions, isMention } from '#engine/mentions/find-mentions.ts';
import { isSameDomain } from '#engine/derived/registrable-domain.ts';
type One = {
  id: string;
  brand: { name: string; aliases: readonly string[]; website: string };
  text: string;
  prompt: string;
  cited?: readonly string[];
  isCounted: boolean;
};
const counts = (r: string) => ['recommended', 'listed', 'cited'].includes(r);
const sets: Record<string, One[]> = {
  blind: blindAnswers.map((a) => ({ id: a.id, brand: a, text: a.text, prompt: '', isCounted: a.isCounted })),
  heldOut: heldOutAnswers.map((a) => ({ id: a.id, brand: a, text: a.text, prompt: a.prompt ?? '', cited: a.cited, isCounted: counts(a.role) })),
  labelled: labelledAnswers.map((a) => ({ id: a.id, brand: a, text: a.text, prompt: a.prompt ?? '', cited: a.cited, isCounted: counts(a.role) })),
  whole: wholeAnswers.map((a) => ({ id: a.id, brand: a, text: a.text, prompt: '', isCounted: a.isCounted })),
  sixty: sixtyAnswers.map((a) => ({ id: a.id, brand: { ...a, aliases: [] }, text: a.text, prompt: a.question, isCounted: a.isCounted })),
};
const show = process.argv[2] ?? '';
for (const [name, list] of Object.entries(sets)) {
  let tp = 0,
    fp = 0,
    fn = 0;
  const bad: string[] = [];
  for (const one of list) {
    const cited = (one.cited ?? []).map((url) => ({ url, start: null, end: null }));
    const m = findMentions({ text: one.text, prompt: one.prompt, cited }, makeBrand(one.brand));
    const got = m.some(isMention) || cited.some(({ url }) => isSameDomain(url, one.brand.website));
    if (got && one.isCounted) tp++;
    else if (got) fp++;
    else if (one.isCounted) fn++;
    if (got !== one.isCounted && show === name)
      bad.push(
        `${got ? 'FP' : 'FN'} ${one.id} [${one.brand.name}] (${m.map((x) => x.role)}) ${one.prompt ? `Q:${one.prompt} ` : ''}${one.text.slice(0, 260).replaceAll('\n', ' / ')}`,
      );
  }
  console.log(name, list.length, 'P', (tp / (tp + fp)).toFixed(3), 'R', (tp / (tp + fn)).toFixed(3), 'fp', fp, 'fn', fn);
  for (const line of bad) console.log('   ', line);
}
