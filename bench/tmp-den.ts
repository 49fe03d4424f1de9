import { readFileSync } from 'node:fs';
import { makeBrand } from '#engine/mentions/brand.ts';
import { findMentions, isMention } from '#engine/mentions/find-mentions.ts';
const src = readFileSync('src/engine/mentions/denials.test.ts', 'utf8');
const arr = (n: string): string[] => eval(`[${src.split(`const ${n} = [`)[1]!.split('\n];')[0]}]`);
const brand = makeBrand({ name: 'Brotwerk', aliases: [], website: 'https://brotwerk-leeds.com' });
for (const [n, prompt, want] of [
  ['denied', 'What do you know about "Brotwerk"?', false],
  ['told', 'Which bakery in Leeds should I try?', true],
  ['told', 'What do you know about "Brotwerk"?', true],
] as const) {
  const all = arr(n);
  const bad = all.filter((t) => findMentions({ text: t, prompt, cited: [] }, brand).some(isMention) !== want);
  console.log(n, prompt, all.length, 1 - bad.length / all.length);
  for (const b of bad) console.log('   ', b.slice(0, 110).replaceAll('\n', ' / '));
}
