import { sixtyAnswers } from '#fakes/answers/sixty-answers.ts';
import { makeBrand } from '#engine/mentions/brand.ts';
import { findRivals } from '#engine/mentions/find-rivals.ts';
import { foldTight } from '#engine/mentions/fold.ts';
let r = 0,
  w = 0,
  m = 0;
for (const { id, name, website, question, text, rivals } of sixtyAnswers) {
  const k = (o: string) => foldTight(o)[0] ?? '';
  const found = findRivals({ text, prompt: question }, makeBrand({ name, aliases: [], website })).map((o) => k(o.name));
  const wanted = rivals.map(k);
  const same = (a: string, b: string) => a === b || (Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a)));
  const missed = wanted.filter((o) => !found.some((x) => same(o, x)));
  const wrong = found.filter((o) => !wanted.some((x) => same(o, x)));
  r += wanted.length - missed.length;
  m += missed.length;
  w += wrong.length;
  if (missed.length + wrong.length) console.log(id, 'missed', missed, 'wrong', wrong, text.slice(0, 120));
}
console.log('P', r / (r + w), 'R', r / (r + m));
