// A file of texts and tensors: the length of a JSON header, the header, then the tensors in its order. Of a tensor, first the scales of its rows, four bytes each, then its
// numbers, one byte each.
import type { Matrix } from './matrix.ts';

type Header = { texts: string[]; shapes: { name: string; rows: number; columns: number }[] };
export type Tensors = { texts: string[]; tensor: (name: string) => Matrix };

const steps = 127;

/** `readTensors` gives each number back to within 1/254 of the largest of its row: exactly, where a row has but one. */
export function writeTensors(texts: string[], tensors: Record<string, Matrix>): Buffer {
  const shapes = Object.entries(tensors).map(([name, { rows, columns }]) => ({ name, rows, columns }));
  const header = Buffer.from(JSON.stringify({ texts, shapes } satisfies Header));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(header.length);
  return Buffer.concat([size, header, ...Object.values(tensors).flatMap(bytesOf)]);
}

function bytesOf({ rows, columns, values }: Matrix): Buffer[] {
  const scales = Buffer.alloc(rows * 4);
  const bytes = Buffer.alloc(values.length);
  for (let row = 0; row < rows; row += 1) {
    const part = values.subarray(row * columns, (row + 1) * columns);
    const scale = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / steps || 1;
    scales.writeFloatLE(scale, row * 4);
    part.forEach((value, at) => bytes.writeInt8(Math.round(value / scale), row * columns + at));
  }
  return [scales, bytes];
}

/** @throws Error when it is no such file; `tensor` throws when the file has none of that name. */
export function readTensors(file: Buffer): Tensors {
  const start = 4 + file.readUInt32LE(0);
  const { texts, shapes }: Header = JSON.parse(file.toString('utf8', 4, start));
  const tensors = new Map<string, Matrix>();
  let at = start;
  for (const { name, rows, columns } of shapes) {
    const values = new Float32Array(rows * columns);
    const numbers = at + rows * 4;
    for (let row = 0; row < rows; row += 1) {
      const scale = file.readFloatLE(at + row * 4);
      for (let index = row * columns; index < (row + 1) * columns; index += 1)
        values[index] = file.readInt8(numbers + index) * scale;
    }
    tensors.set(name, { rows, columns, values });
    at = numbers + values.length;
  }
  const tensor = (name: string) => {
    const found = tensors.get(name);
    if (!found) throw new Error(`The file has no tensor ${name}.`);
    return found;
  };
  return { texts, tensor };
}
