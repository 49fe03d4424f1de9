// The few sums with matrices that the sentence model needs.

/** Row after row. */
export type Matrix = { rows: number; columns: number; values: Float32Array };

export function zeros(rows: number, columns: number): Matrix {
  return { rows, columns, values: new Float32Array(rows * columns) };
}

/**
 * The products of each row of `input` and each row of `weights` (rows: what comes out, columns: what goes in), and `bias` added. `weights` has an even number of rows.
 * Four rows by two at a time: three times as fast as one by one, for each number is fetched less often.
 */
export function dense(input: Matrix, weights: Matrix, bias: Matrix): Matrix {
  const size = input.columns;
  const output = zeros(input.rows, weights.rows);
  const { values: x } = input;
  const { values: w } = weights;
  for (let row = 0; row < input.rows; row += 4) {
    const rows = Math.min(4, input.rows - row);
    // Past the last row, the last one is read again and not written.
    const last = (input.rows - 1) * size;
    const r0 = row * size;
    const r1 = Math.min(r0 + size, last);
    const r2 = Math.min(r1 + size, last);
    const r3 = Math.min(r2 + size, last);
    for (let column = 0; column < weights.rows; column += 2) {
      const c0 = column * size;
      const c1 = c0 + size;
      let [a0, a1, a2, a3, b0, b1, b2, b3] = [0, 0, 0, 0, 0, 0, 0, 0];
      for (let k = 0; k < size; k += 1) {
        const p = w[c0 + k] ?? 0;
        const q = w[c1 + k] ?? 0;
        const s = x[r0 + k] ?? 0;
        const t = x[r1 + k] ?? 0;
        const u = x[r2 + k] ?? 0;
        const v = x[r3 + k] ?? 0;
        a0 += p * s;
        a1 += p * t;
        a2 += p * u;
        a3 += p * v;
        b0 += q * s;
        b1 += q * t;
        b2 += q * u;
        b3 += q * v;
      }
      const sums = [a0, b0, a1, b1, a2, b2, a3, b3];
      for (let at = 0; at < rows * 2; at += 1) {
        const to = column + (at % 2);
        output.values[(row + (at >> 1)) * weights.rows + to] = (sums[at] ?? 0) + (bias.values[to] ?? 0);
      }
    }
  }
  return output;
}

/** @throws Error when they differ in size. */
export function add(one: Matrix, other: Matrix): Matrix {
  if (one.values.length !== other.values.length) throw new Error('Only matrices of one size can be added.');
  return { ...one, values: one.values.map((value, at) => value + (other.values[at] ?? 0)) };
}

export function relu(matrix: Matrix): Matrix {
  return { ...matrix, values: matrix.values.map((value) => Math.max(0, value)) };
}

/** Each row brought to mean 0 and deviation 1, then scaled and shifted column by column. */
export function normalizeRows(input: Matrix, scale: Matrix, shift: Matrix): Matrix {
  const output = zeros(input.rows, input.columns);
  for (let row = 0; row < input.rows; row += 1) {
    const from = row * input.columns;
    const values = input.values.subarray(from, from + input.columns);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    const by = 1 / Math.sqrt(variance + 1e-6);
    values.forEach(
      (value, at) =>
        (output.values[from + at] = (value - mean) * by * (scale.values[at] ?? 0) + (shift.values[at] ?? 0)),
    );
  }
  return output;
}

/** One row: the mean of all. */
export function meanOfRows({ rows, columns, values }: Matrix): Matrix {
  const mean = zeros(1, columns);
  values.forEach((value, at) => (mean.values[at % columns] = (mean.values[at % columns] ?? 0) + value / rows));
  return mean;
}

/** The product of two vectors: for vectors of length 1, 1 where they point the same way and 0 where they have nothing to do with each other. */
export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
