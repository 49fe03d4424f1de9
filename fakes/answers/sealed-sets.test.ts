import { itLong } from '#base/testing/long.ts';
import { describe, expect, it } from 'vitest';
import { eleventhPractice } from './eleventh-practice.ts';
import { eighthSealedAnswers } from './eighth-sealed-answers.ts';
import { fourteenthPractice } from './fourteenth-practice.ts';
import { fourteenthSealedAnswers } from './fourteenth-sealed-answers.ts';
import { fifteenthPractice } from './fifteenth-practice.ts';
import { fifteenthSealedAnswers } from './fifteenth-sealed-answers.ts';
import { fifthSealedAnswers } from './fifth-sealed-answers.ts';
import { fourthSealedAnswers } from './fourth-sealed-answers.ts';
import { measureReadings } from './measure-readings.ts';
import { ninthSealedAnswers } from './ninth-sealed-answers.ts';
import { type SealedReading, sealedAnswers } from './sealed-answers.ts';
import { seventhSealedAnswers } from './seventh-sealed-answers.ts';
import { sixthSealedAnswers } from './sixth-sealed-answers.ts';
import { sixteenthPractice } from './sixteenth-practice.ts';
import { sixteenthSealedAnswers } from './sixteenth-sealed-answers.ts';
import { sixtyAnswers } from './sixty-answers.ts';
import { seventeenthSealedAnswers } from './seventeenth-sealed-answers.ts';
import { eighteenthSealedAnswers } from './eighteenth-sealed-answers.ts';
import { nineteenthSealedAnswers } from './nineteenth-sealed-answers.ts';
import { twentiethSealedAnswers } from './twentieth-sealed-answers.ts';
import { twentyFirstSealedAnswers } from './twenty-first-sealed-answers.ts';
import { twentySecondSealedAnswers } from './twenty-second-sealed-answers.ts';
import { twentyThirdSealedAnswers } from './twenty-third-sealed-answers.ts';
import { twentyFourthSealedAnswers } from './twenty-fourth-sealed-answers.ts';
import { twentyFifthSealedAnswers } from './twenty-fifth-sealed-answers.ts';
import { twentySixthSealedAnswers } from './twenty-sixth-sealed-answers.ts';
import { twentySeventhSealedAnswers } from './twenty-seventh-sealed-answers.ts';
import { twentyEighthSealedAnswers } from './twenty-eighth-sealed-answers.ts';
import { twentyNinthSealedAnswers } from './twenty-ninth-sealed-answers.ts';
import { tenthPractice } from './tenth-practice.ts';
import { thirtiethSealedAnswers } from './thirtieth-sealed-answers.ts';
import { thirteenthPractice } from './thirteenth-practice.ts';
import { twelfthPractice } from './twelfth-practice.ts';
import { tenthSealedAnswers } from './tenth-sealed-answers.ts';
import { thirteenthSealedAnswers } from './thirteenth-sealed-answers.ts';
import { thirdSealedAnswers } from './third-sealed-answers.ts';

// `least`: what they are read with now that they are known, precision and recall; their figures at first sight are in docs/platforms.md. Nothing may get worse.
type Readings = readonly (Omit<SealedReading, 'language' | 'style'> & { language: string })[];
const sets: Record<
  string,
  { answers: Readings; each?: number; languages?: number; least: { mentions: number[]; rivals: number[] } }
> = {
  third: { answers: thirdSealedAnswers, least: { mentions: [1, 0.96], rivals: [0.97, 0.99] } },
  fourth: { answers: fourthSealedAnswers, least: { mentions: [1, 1], rivals: [0.97, 0.96] } },
  fifth: { answers: fifthSealedAnswers, least: { mentions: [0.94, 0.94], rivals: [0.92, 0.92] } },
  sixth: { answers: sixthSealedAnswers, least: { mentions: [0.97, 0.94], rivals: [0.93, 0.96] } },
  seventh: { answers: seventhSealedAnswers, least: { mentions: [0.92, 1], rivals: [0.95, 0.89] } },
  eighth: { answers: eighthSealedAnswers, least: { mentions: [0.97, 0.97], rivals: [0.92, 0.86] } },
  ninth: { answers: ninthSealedAnswers, least: { mentions: [1, 1], rivals: [0.98, 0.97] } },
  tenth: { answers: tenthSealedAnswers, least: { mentions: [1, 0.97], rivals: [0.97, 0.97] } },
  thirteenth: { answers: thirteenthSealedAnswers, least: { mentions: [0.97, 0.97], rivals: [0.91, 0.86] } },
  fourteenth: { answers: fourteenthSealedAnswers, least: { mentions: [0.95, 0.95], rivals: [0.92, 0.93] } },
  fifteenth: { answers: fifteenthSealedAnswers, least: { mentions: [1, 0.97], rivals: [0.97, 0.88] } },
  sixteenth: { answers: sixteenthSealedAnswers, least: { mentions: [1, 0.97], rivals: [0.91, 0.93] } },
  seventeenth: { answers: seventeenthSealedAnswers, least: { mentions: [1, 1], rivals: [0.96, 0.95] } },
  eighteenth: { answers: eighteenthSealedAnswers, least: { mentions: [1, 1], rivals: [0.94, 0.91] } },
  nineteenth: { answers: nineteenthSealedAnswers, least: { mentions: [1, 0.97], rivals: [0.94, 0.93] } },
  twentieth: { answers: twentiethSealedAnswers, least: { mentions: [1, 1], rivals: [0.92, 0.9] } },
  'twenty-first': { answers: twentyFirstSealedAnswers, least: { mentions: [1, 0.97], rivals: [0.91, 0.89] } },
  'twenty-second': { answers: twentySecondSealedAnswers, least: { mentions: [1, 0.97], rivals: [0.96, 0.96] } },
  'twenty-third': { answers: twentyThirdSealedAnswers, least: { mentions: [1, 0.97], rivals: [0.92, 0.93] } },
  'twenty-fourth': { answers: twentyFourthSealedAnswers, least: { mentions: [1, 1], rivals: [0.97, 0.95] } },
  'twenty-fifth': { answers: twentyFifthSealedAnswers, least: { mentions: [1, 1], rivals: [0.95, 0.9] } },
  'twenty-sixth': { answers: twentySixthSealedAnswers, least: { mentions: [1, 1], rivals: [0.89, 0.91] } },
  'twenty-seventh': { answers: twentySeventhSealedAnswers, least: { mentions: [1, 1], rivals: [0.97, 0.9] } },
  'twenty-eighth': { answers: twentyEighthSealedAnswers, least: { mentions: [0.93, 0.97], rivals: [0.9, 0.92] } },
  'twenty-ninth': { answers: twentyNinthSealedAnswers, least: { mentions: [0.95, 0.97], rivals: [0.93, 0.93] } },
  thirtieth: { answers: thirtiethSealedAnswers, least: { mentions: [0.97, 0.95], rivals: [0.9, 0.93] } },
  'tenth practice': { answers: tenthPractice, each: 5, least: { mentions: [1, 1], rivals: [0.96, 0.98] } },
  'sixteenth practice': { answers: sixteenthPractice, each: 5, least: { mentions: [1, 0.95], rivals: [0.88, 0.89] } },
  'fifteenth practice': { answers: fifteenthPractice, each: 5, least: { mentions: [1, 1], rivals: [0.95, 0.88] } },
  'fourteenth practice': {
    answers: fourteenthPractice,
    languages: 3,
    least: { mentions: [0.95, 1], rivals: [0.97, 0.94] },
  },
  'thirteenth practice': {
    answers: thirteenthPractice,
    languages: 3,
    least: { mentions: [1, 1], rivals: [0.9, 0.91] },
  },
  'twelfth practice': { answers: twelfthPractice, least: { mentions: [0.95, 0.92], rivals: [0.9, 0.89] } },
  'eleventh practice': { answers: eleventhPractice, each: 6, least: { mentions: [1, 1], rivals: [0.96, 0.91] } },
};

/** Two hands may invent one name. */
const keyOf = ({ question, text }: { question: string; text: string }) => `${question} ${text}`;

/** Written before November 27: eight hundred later ones say as much. */
const before = new Set(
  Object.keys(sets).filter((name) => !/^(?:seven|eight|nine)teenth$|^twentieth$|^twenty-|^thirtieth$/.test(name)),
);

describe.each(Object.entries(sets))(
  'the %s sealed answers',
  (name, { answers, each = 10, languages: most = 6, least }) => {
    it('are as many in each of their languages, and in no other set', () => {
      expect(new Set(answers.map(({ id }) => id)).size).toBe(most * each);
      const languages = Map.groupBy(answers, ({ language }) => language);
      expect([...languages.values()].map(({ length }) => length)).toEqual(Array.from({ length: most }, () => each));
      const others = Object.entries(sets).flatMap(([other, one]) => (other === name ? [] : one.answers));
      const known = new Set([...sixtyAnswers, ...sealedAnswers, ...others].map(keyOf));
      expect(answers.filter((answer) => known.has(keyOf(answer)))).toEqual([]);
    });

    it('contain each rival of their label word for word, and the business is none of them', () => {
      const wrong = answers.filter((answer) =>
        answer.rivals.some((rival) => rival === answer.name || !answer.text.includes(rival)),
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
    });

    (before.has(name) ? itLong : it)('are read no worse than before', () => {
      const { mentions, rivals } = measureReadings(answers);
      expect([mentions.precision, mentions.recall].map((figure, at) => figure >= (least.mentions[at] ?? 1))).toEqual([
        true,
        true,
      ]);
      expect([rivals.precision, rivals.recall].map((figure, at) => figure >= (least.rivals[at] ?? 1))).toEqual([
        true,
        true,
      ]);
    });
  },
);
