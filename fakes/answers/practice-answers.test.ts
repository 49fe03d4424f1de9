import { describe, expect, it } from 'vitest';
import { eighthPractice } from './eighth-practice.ts';
import { measureReadings } from './measure-readings.ts';
import { ninthPractice } from './ninth-practice.ts';
import { practiceAnswers } from './practice-answers.ts';

const answersOfAll = [...practiceAnswers, ...eighthPractice, ...ninthPractice];

/** What each batch gave at its first sight, to the reader as it was then, precision and recall. Since then they are known. The last two are by another hand. */
const batches = [
  { batch: 'p1', firstSight: { mentions: [0.94, 0.94], rivals: [0.94, 0.85] }, answers: 24, misread: [] },
  { batch: 'p2', firstSight: { mentions: [1, 1], rivals: [0.93, 0.91] }, answers: 24, misread: [] },
  { batch: 'p3', firstSight: { mentions: [0.94, 0.94], rivals: [0.92, 0.86] }, answers: 24, misread: [] },
  { batch: 'p4', firstSight: { mentions: [0.94, 0.94], rivals: [0.76, 0.74] }, answers: 24, misread: [] },
  { batch: 'p5', firstSight: { mentions: [0.94, 0.94], rivals: [0.89, 0.8] }, answers: 24, misread: [] },
  { batch: 'p6', firstSight: { mentions: [0.86, 1], rivals: [0.92, 0.88] }, answers: 18, misread: ['p6-fr03'] },
  { batch: 'p7', firstSight: { mentions: [0.89, 1], rivals: [0.97, 0.97] }, answers: 12, misread: [] },
  { batch: 'p8', firstSight: { mentions: [0.94, 0.9], rivals: [0.94, 0.92] }, answers: 30, misread: [] },
  { batch: 'p9', firstSight: { mentions: [1, 0.78], rivals: [0.94, 0.91] }, answers: 30, misread: [] },
];

describe('the practice answers', () => {
  it.each(batches)(
    'of $batch, $firstSight at first sight, are read as well as the goals ask, now that they are known',
    ({ batch, answers, misread }) => {
      const own = answersOfAll.filter(({ id }) => id.startsWith(batch));
      expect(own.length).toBe(answers);
      const { mentions, rivals } = measureReadings(own);
      expect(mentions.misread).toEqual(misread);
      expect(rivals.precision).toBeGreaterThanOrEqual(0.96);
      expect(rivals.recall).toBeGreaterThanOrEqual(0.89);
    },
  );

  it('contain each rival of their label word for word, and the business is none of them', () => {
    expect(
      answersOfAll.flatMap(({ id, text, rivals, name }) =>
        rivals.filter((rival) => rival === name || !text.includes(rival)).map(() => id),
      ),
    ).toEqual([]);
  });
});
