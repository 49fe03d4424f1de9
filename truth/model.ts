import type { GatherOptions } from '#engine/gather.ts';
import { compatibleFiller } from '#engine/reader/model/compatible-filler.ts';
import { readingWith } from '#engine/reader/model/read-pages.ts';

/** The model at READER_URL, which is then scored too; nothing without one. */
export function modelFromEnvironment(): Pick<GatherOptions, 'readPages'> {
  const { READER_URL: url, READER_MODEL: model = 'default', READER_API_KEY: apiKey = null } = process.env;
  return url === undefined ? {} : readingWith(compatibleFiller({ url, model, apiKey }), { budgetUsd: 1 });
}
