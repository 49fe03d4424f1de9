// Universal Sentence Encoder lite (Cer et al. 2018): two layers of a transformer over the pieces of a text, whose mean says what the text means. Its numbers are in
// sentence-model.bin, which scripts/sentence-model.ts makes.
import { add, dense, dot, meanOfRows, normalizeRows, relu, zeros, type Matrix } from './matrix.ts';
import { createTokenizer } from './tokenizer.ts';
import { readTensors } from './tensors.ts';

/** A text's meaning, a vector of length 1: the closer in meaning two texts, the larger the product of theirs. Capitals make no difference. */
export type Encode = (text: string, mostPieces: number) => Float32Array;

const heads = 4;
/** Pieces; a position is told by waves of 1 to so many. */
const longestWave = 10_000;

/**
 * Reads the model. `mostPieces` of a text are read; an English word is about 1.3. Processor time grows with them, some 2 ms each.
 * @throws Error when the file is not a model.
 */
export function readModel(file: Buffer): Encode {
  const { texts, tensor } = readTensors(file);
  const tokenize = createTokenizer(texts, tensor('scores').values);
  return (text, mostPieces) => {
    const start = embed(tokenize(text.toLowerCase()).slice(0, mostPieces), tensor('embeddings'));
    const first = transform(start, dense(start, tensor('widen/weights'), tensor('widen/bias')), (part) =>
      tensor(`layer0/${part}`),
    );
    const second = transform(first, first, (part) => tensor(`layer1/${part}`));
    const { values } = dense(meanOfRows(second), tensor('out/weights'), tensor('out/bias'));
    const vector = values.map(Math.tanh);
    const length = Math.sqrt(dot(vector, vector)) || 1;
    return vector.map((value) => value / length);
  };
}

/** What each piece is, twice, and where it stands: that is how the model was taught. */
function embed(pieces: readonly number[], embeddings: Matrix): Matrix {
  const size = embeddings.columns;
  const half = size / 2;
  const output = zeros(pieces.length, size);
  pieces.forEach((piece, position) => {
    for (let at = 0; at < size; at += 1) {
      const angle = position / longestWave ** ((at % half) / (half - 1));
      output.values[position * size + at] =
        2 * (embeddings.values[piece * size + at] ?? 0) + (at < half ? Math.sin(angle) : Math.cos(angle));
    }
  });
  return output;
}

/** One layer: what the pieces say of each other, then each for itself; both are added to what it was before. */
function transform(input: Matrix, before: Matrix, part: (name: string) => Matrix): Matrix {
  const asked = dense(normalizeRows(input, part('scale'), part('shift')), part('asked/weights'), part('asked/bias'));
  const heard = add(before, dense(attend(asked), part('heard/weights'), part('heard/bias')));
  const inner = relu(
    dense(normalizeRows(heard, part('inner/scale'), part('inner/shift')), part('inner/weights'), part('inner/bias')),
  );
  return add(heard, dense(inner, part('result/weights'), part('result/bias')));
}

/** Each row is a piece's query, key and value; each gets the values of all, weighed by how its query and their keys agree. */
function attend({ rows, columns, values }: Matrix): Matrix {
  const width = columns / 3;
  const size = width / heads;
  const output = zeros(rows, width);
  const partOf = (row: number, which: number, head: number) => {
    const from = row * columns + which * width + head * size;
    return values.subarray(from, from + size);
  };
  for (let head = 0; head < heads; head += 1) {
    for (let row = 0; row < rows; row += 1) {
      const query = partOf(row, 0, head);
      const agreement = Array.from(
        { length: rows },
        (_, other) => dot(query, partOf(other, 1, head)) / Math.sqrt(size),
      );
      const most = Math.max(...agreement);
      const weights = agreement.map((each) => Math.exp(each - most));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const from = row * width + head * size;
      weights.forEach((weight, other) =>
        partOf(other, 2, head).forEach(
          (value, at) => (output.values[from + at] = (output.values[from + at] ?? 0) + (value * weight) / total),
        ),
      );
    }
  }
  return output;
}
