import type { GatherOptions } from '#engine/read/gather.ts';
import { compatibleFiller } from '#engine/platforms/compatible-filler.ts';
import { readersOf } from '#engine/read/readers-of.ts';

/** The model at READER_URL, which is then scored too; nothing without one. */
export function modelFromEnvironment(): Pick<GatherOptions, 'readPages' | 'readAsEditor'> {
  const { READER_URL: url, READER_MODEL: model = 'default', READER_API_KEY: apiKey = null } = process.env;
  return url === undefined ? {} : readersOf(compatibleFiller({ url, model, apiKey }), { budgetUsd: 1 });
}
