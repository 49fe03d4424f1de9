import { existsSync, readFileSync } from 'node:fs';
import { allAsked } from '../src/assistant/asked/all-asked.ts';
import { textsOf } from '../src/assistant/find-passages.ts';
import { allPassages } from '../src/assistant/knowledge/all-passages.ts';
import {
  modelFile,
  mostPieces,
  readVectors,
  vectorsFile,
  writeVectors,
} from '../src/assistant/meaning/known-vectors.ts';
import { readModel } from '../src/assistant/meaning/sentence-model.ts';
import { readConfig } from '../src/base/config.ts';
import { defaultRefundRule, defaultTaxRule } from '../src/payment/contract.ts';

/**
 * The vectors of what the assistant says where nothing is set, and of the questions asked before. What the file has already is not worked out again, so delete it where the model
 * changes: all of it takes a minute.
 */
export function assistantVectors(): Buffer {
  const encode = readModel(readFileSync(modelFile));
  const known = existsSync(vectorsFile) ? readVectors(readFileSync(vectorsFile)) : () => null;
  const passages = allPassages({
    contactEmail: 'hello@citable.example',
    refund: defaultRefundRule,
    tax: defaultTaxRule,
    keep: readConfig({}).keep,
  });
  const texts = [...passages.flatMap(textsOf), ...allAsked.map(({ question }) => question)];
  return writeVectors(texts, known, (text) => encode(text, mostPieces.passage));
}
