// The program of the pool's processes as one file: from four hundred files it takes four times as long to start. `npm run build` makes it.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Plugin, build } from 'vite';
import { embedLanguageTable } from '#engine/base/language/embed-language-table.ts';
import { bundleIn, hashOf, sources } from './find-program.ts';

/** Writes the bundle into `folder`, which is emptied before, with the hashes of what it was made from. */
export async function bundleTaskProcess(folder: string): Promise<void> {
  const madeFrom = new Set<string>([sources.languages, sources.lock]);
  const noteSources: Plugin = {
    name: 'note-sources',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') for (const id of file.moduleIds) if (id.startsWith(sources.code)) madeFrom.add(id);
    },
  };
  const { program, record } = bundleIn(folder);
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [embedLanguageTable(), noteSources],
    ssr: { noExternal: true },
    build: {
      ssr: sources.program,
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: relative(folder, program) } },
    },
  });
  // Last: without it the bundle is not used.
  const files = [...madeFrom].map((file) => relative(sources.root, file)).toSorted();
  writeFileSync(record, JSON.stringify(Object.fromEntries(files.map((file) => [file, hashOf(file)]))));
}

if (process.argv[1] === import.meta.filename) await bundleTaskProcess(sources.bundle);
