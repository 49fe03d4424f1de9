import { describe, expect, it } from 'vitest';
import { makeBrand } from '#engine/mentions/brand.ts';
import { findMentions, isMention } from '#engine/mentions/find-mentions.ts';
import { wholeAnswers } from './whole-answers.ts';

/** What each batch gave at first try, before the rules were mended. `missed`: the errors left, told and not fitted away. */
const batches: { batch: number; precision: number; recall: number; missed: string[] }[] = [
  { batch: 1, precision: 0.833, recall: 1, missed: [] },
  { batch: 2, precision: 0.792, recall: 1, missed: [] },
  { batch: 3, precision: 0.952, recall: 1, missed: [] },
  { batch: 4, precision: 0.789, recall: 0.938, missed: [] },
  { batch: 5, precision: 0.824, recall: 1, missed: [] }, // two thirds traps
  { batch: 6, precision: 0.917, recall: 1, missed: [] },
  { batch: 7, precision: 0.652, recall: 0.938, missed: ['7 Chez Odile #2'] }, // more than half traps; "chez Odile" is a neighbour of that name
  { batch: 8, precision: 1, recall: 1, missed: [] },
  { batch: 9, precision: 0.909, recall: 1, missed: [] },
  { batch: 10, precision: 0.955, recall: 1, missed: [] },
  { batch: 11, precision: 1, recall: 1, missed: [] },
  { batch: 12, precision: 0.87, recall: 1, missed: [] }, // single sentences, half traps
  { batch: 13, precision: 1, recall: 1, missed: [] },
  { batch: 14, precision: 0.833, recall: 1, missed: ['14 Harvest #2'] }, // three fifths traps; another company of the same everyday name
  // Three fifths traps; a German noun without an article is written like a name.
  { batch: 15, precision: 0.875, recall: 0.933, missed: ['15 Solstice #3', '15 Kaltwasser #2'] },
];

describe('whole answers written blind', () => {
  it.each(batches)('batch $batch: precision $precision and recall $recall at first try, miscounted now only $missed', ({ batch, missed }) => {
    const answers = wholeAnswers.filter((answer) => answer.batch === batch);
    expect(answers.length).toBeGreaterThanOrEqual(32);
    const miscounted = answers.filter(
      ({ text, isCounted, ...own }) => findMentions({ text, prompt: '', cited: [] }, makeBrand(own)).some(isMention) !== isCounted,
    );
    expect(miscounted.map(({ id }) => id)).toEqual(missed);
  });

  it('are all told of here', () => {
    expect(Math.max(...wholeAnswers.map(({ batch }) => batch))).toBe(batches.length);
  });
});
