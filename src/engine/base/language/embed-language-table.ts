import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { packedLanguageTable } from './packed-language-table.ts';

/** For bundles: the table of languages in place of the module that looks for it beside the packages. */
export function embedLanguageTable(): Plugin {
  return {
    name: 'embed-language-table',
    load: {
      filter: { id: join(import.meta.dirname, 'packed-language-table.ts') },
      handler: () =>
        `export const packedLanguageTable = () => Buffer.from(${JSON.stringify(packedLanguageTable().toString('base64'))}, 'base64');`,
    },
  };
}
