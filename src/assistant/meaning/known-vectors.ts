// What `npm run generate` has worked out: the vectors of the passages and of the questions asked before. A text that changed since is worked out when the server needs it.
import { createHash } from 'node:crypto';
import { readTensors, writeTensors } from './tensors.ts';

export const modelFile = new URL('sentence-model.bin', import.meta.url);
export const vectorsFile = new URL('known-vectors.bin', import.meta.url);
/** Pieces of a text that are read: enough for all of a question but the longest, and for the beginning of a passage. */
export const mostPieces = { question: 40, passage: 128 } as const;

/** The vector of a text, or null where it is not known. */
export type VectorOf = (text: string) => Float32Array | null;

/** Reads the file of vectors. */
export function readVectors(file: Buffer): VectorOf {
  const { texts, tensor } = readTensors(file);
  const { columns, values } = tensor('vectors');
  const places = new Map(texts.map((name, at) => [name, at * columns]));
  return (text) => {
    const at = places.get(nameOf(text));
    return at === undefined ? null : values.subarray(at, at + columns);
  };
}

/** Writes it anew for these texts; what `known` has is not worked out again. */
export function writeVectors(texts: Iterable<string>, known: VectorOf, encode: (text: string) => Float32Array): Buffer {
  const rows = [...new Set(texts)].map((text) => ({ name: nameOf(text), vector: known(text) ?? encode(text) }));
  const columns = rows[0]?.vector.length ?? 0;
  const values = new Float32Array(rows.length * columns);
  rows.forEach(({ vector }, row) => values.set(vector, row * columns));
  return writeTensors(
    rows.map(({ name }) => name),
    { vectors: { rows: rows.length, columns, values } },
  );
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 12);
}
