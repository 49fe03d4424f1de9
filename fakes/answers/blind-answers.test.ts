import { describe, expect, it } from 'vitest';
import { blindAnswers } from './blind-answers.ts';
import { makeBrand } from '#engine/mentions/brand.ts';
import { findMentions, isMention } from '#engine/mentions/find-mentions.ts';

/** First tries, before the rules were mended: what to expect of answers that nobody has tuned on. `missed` are the errors left, told and not fitted away. */
const rounds = [
  { round: 1, precision: 0.75, recall: 0.955, missed: [] },
  { round: 2, precision: 0.731, recall: 0.905, missed: [] },
  {
    round: 3, // of harder traps, more languages
    precision: 0.567,
    recall: 0.773,
    missed: [
      '3 Summit Roofing #2', // a name of two everyday words, written small
      '3 Hive #8', // a product of somebody else with the same name
    ],
  },
  { round: 4, precision: 0.75, recall: 0.882, missed: ['4 Zahnärzte am Stadtpark #2'] }, // an inflected name: "bei den Zahnärzten am Stadtpark"
];

describe('the answers written blind', () => {
  const read = blindAnswers.map((answer) => ({
    ...answer,
    isFound: findMentions({ text: answer.text, prompt: '', cited: [] }, makeBrand(answer)).some(isMention),
  }));

  it.each(rounds)('round $round: precision $precision and recall $recall at first try, miscounted now only $missed', ({ round, missed }) => {
    const answers = read.filter((answer) => answer.round === round);
    expect(answers.length).toBeGreaterThanOrEqual(39);
    expect(answers.filter(({ isCounted, isFound }) => isCounted !== isFound).map(({ id }) => id)).toEqual(missed);
  });

  it('are counted with a precision of 0.98 and a recall of 0.97 at least', () => {
    const right = read.filter(({ isCounted, isFound }) => isCounted && isFound).length;
    expect(right / read.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(0.98);
    expect(right / read.filter(({ isCounted }) => isCounted).length).toBeGreaterThanOrEqual(0.97);
  });
});
