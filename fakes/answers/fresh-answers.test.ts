import { describe, expect, it } from 'vitest';
import { freshAnswers } from './fresh-answers.ts';
import { measureReadings } from './measure-readings.ts';

/** What each batch gave at its first sight, to the reader as it was then. Since then they are known. */
const batches = [
  { batch: 'f1', firstSight: { mentions: [1, 0.94], rivals: [0.95, 0.97] }, answers: 28 },
  { batch: 'f2', firstSight: { mentions: [1, 0.64], rivals: [0.95, 1] }, answers: 18 },
  { batch: 'f3', firstSight: { mentions: [1, 0.9], rivals: [0.94, 0.9] }, answers: 17 },
  { batch: 'f4', firstSight: { mentions: [0.82, 1], rivals: [0.95, 0.92] }, answers: 17 },
  { batch: 'f5', firstSight: { mentions: [0.8, 0.67], rivals: [0.83, 0.83] }, answers: 12 },
  { batch: 'f6', firstSight: { mentions: [0.86, 1], rivals: [0.96, 0.92] }, answers: 11 },
  { batch: 'f7', firstSight: { mentions: [0.91, 1], rivals: [0.74, 0.83] }, answers: 15 },
  { batch: 'f8', firstSight: { mentions: [1, 1], rivals: [0.91, 0.91] }, answers: 10, least: 0.9 },
];

describe('the fresh answers', () => {
  it.each(batches)(
    'of $batch, $firstSight at first sight, are read as well as the goals ask, now that they are known',
    ({ batch, answers, least = 0.92 }) => {
      const own = freshAnswers.filter(({ id }) => id.startsWith(batch));
      expect(own.length).toBe(answers);
      const { mentions, rivals } = measureReadings(own);
      expect(mentions).toMatchObject({ recall: 1, misread: [] });
      expect(Math.min(rivals.precision, rivals.recall)).toBeGreaterThanOrEqual(least);
    },
  );

  it('contain each rival of their label word for word, and the business is none of them', () => {
    expect(
      freshAnswers.flatMap(({ id, text, rivals, name }) =>
        rivals.filter((rival) => rival === name || !text.includes(rival)).map(() => id),
      ),
    ).toEqual([]);
  });
});
