import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelFile, readVectors, writeVectors } from './known-vectors.ts';
import { dense, dot } from './matrix.ts';
import { readModel } from './sentence-model.ts';
import { readTensors, writeTensors } from './tensors.ts';
import { createTokenizer } from './tokenizer.ts';

const model = readModel(readFileSync(modelFile));
const meaning = (text: string) => model(text, 40);

describe('the sentence model', () => {
  it('gives vectors of length 1, of 512 numbers, the same ones each time and whatever the capitals', () => {
    const vector = meaning('How do I cancel?');
    expect(vector).toHaveLength(512);
    expect(dot(vector, vector)).toBeCloseTo(1, 5);
    expect(meaning('how do i CANCEL?')).toEqual(vector);
  });

  // Worked out with @energetic-ai/embeddings 0.2.0 from the whole numbers of the model, lower-case.
  it.each([
    ['can i get my money back', 'do you give refunds', 0.692],
    ['can i get my money back', 'what is in the report', 0.219],
    ['how long does it take until i have the results, and how do they reach me?', 'when will my report arrive', 0.575],
    ['do you need my wordpress password', 'is access to our website needed', 0.509],
  ])('is as near to the original as a byte allows: “%s” and “%s” are %d alike', (one, other, likeness) => {
    expect(dot(meaning(one), meaning(other))).toBeCloseTo(likeness, 2);
  });

  it('reads a text of any length, and none', () => {
    expect(dot(meaning(''), meaning(''))).toBeCloseTo(1, 5);
    expect(meaning('word '.repeat(1000))).toEqual(meaning('word '.repeat(900)));
  });
});

describe('a tokenizer', () => {
  const pieces = ['?', '', '', '', '', '', '▁', '▁can', 'cel', '▁cancel', 'c', 'e'];
  const tokenize = createTokenizer(pieces, [0, 0, 0, 0, 0, 0, -5, -3, -3, -4, -6, -6]);

  it('takes the likeliest row of pieces', () => {
    expect(tokenize('cancel')).toEqual([9]);
    expect(tokenize('can  cel')).toEqual([7, 6, 8]);
  });

  it('counts what it does not know once', () => {
    expect(tokenize('can 漢字')).toEqual([7, 6, 0]);
  });

  it('reads 400,000 letters in linear time', () => {
    expect(tokenize('cancel '.repeat(60_000))).toHaveLength(60_000);
  });
});

it('a product of matrices is right at any number of rows', () => {
  const weights = { rows: 2, columns: 3, values: Float32Array.of(1, 2, 3, 4, 5, 6) };
  const bias = { rows: 2, columns: 1, values: Float32Array.of(10, 20) };
  for (const rows of [1, 2, 3, 4, 5, 9]) {
    const input = { rows, columns: 3, values: Float32Array.from({ length: rows * 3 }, (_, at) => at) };
    const wanted = Array.from({ length: rows }, (_, row) => [row * 18 + 8 + 10, row * 45 + 17 + 20]).flat();
    expect([...dense(input, weights, bias).values]).toEqual(wanted);
  }
});

it('a file of tensors gives back what was written: a list exactly, a row to within a 254th of its largest number', () => {
  const row = Float32Array.of(1, -0.5, 0.3, 0.001);
  const list = Float32Array.of(1, -0.00002, 12345);
  const { texts, tensor } = readTensors(
    writeTensors(['▁a', 'ß'], {
      row: { rows: 1, columns: 4, values: row },
      list: { rows: 3, columns: 1, values: list },
    }),
  );
  expect(texts).toEqual(['▁a', 'ß']);
  row.forEach((value, at) =>
    expect(Math.abs((tensor('row').values[at] ?? 9) - value)).toBeLessThanOrEqual(1 / 254 + 1e-6),
  );
  list.forEach((value, at) => expect(tensor('list').values[at]).toBeCloseTo(value, 3));
  expect(() => tensor('none')).toThrow('no tensor none');
});

it('a file of vectors knows its texts and no others, and what was known is not worked out again', () => {
  const first = writeVectors(
    ['a', 'b', 'a'],
    () => null,
    (text) => Float32Array.of(text === 'a' ? 1 : 0, 1),
  );
  const again = writeVectors(['b', 'a'], readVectors(first), () => expect.fail('worked out again'));
  expect([...(readVectors(again)('a') ?? [])].map(Math.round)).toEqual([1, 1]);
  expect([...(readVectors(again)('b') ?? [])].map(Math.round)).toEqual([0, 1]);
  expect(readVectors(again)('c')).toBeNull();
});
