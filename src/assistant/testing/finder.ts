import { readFileSync } from 'node:fs';
import type { Asked } from '../asked/asked.ts';
import { createFinder, type Found } from '../find-passages.ts';
import type { Passage } from '../knowledge/passage.ts';
import { modelFile, mostPieces, readVectors, vectorsFile } from '../meaning/known-vectors.ts';
import { readModel, type Encode } from '../meaning/sentence-model.ts';

/** The search as the server has it, but in this thread, and knowing no other questions than `asked`. */
export function finderHere(
  passages: readonly Passage[],
  asked: readonly Asked[],
): (question: string) => Promise<Found[]> {
  const known = readVectors(readFileSync(vectorsFile));
  let model: Encode | null = null;
  const encode = (text: string, most: number) => (model ??= readModel(readFileSync(modelFile)))(text, most);
  const find = createFinder(passages, { vectorOf: (text) => known(text) ?? encode(text, mostPieces.passage), asked });
  return async (question) => find(question, known(question) ?? encode(question, mostPieces.question));
}

/** The search where the model does not run. */
export function finderByLetters(passages: readonly Passage[]): (question: string) => Promise<Found[]> {
  const find = createFinder(passages, { vectorOf: () => null, asked: [] });
  return async (question) => find(question, null);
}
