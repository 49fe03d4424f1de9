import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from './contract.ts';

const source = 'web/ui/styles.css';

/** What the pages of a build link, by their entries; `stylesheet` is the whole of it. */
export function assetsOfBuild(client: string): (page: { entries: string[] }) => PageAssets & { stylesheet: string } {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const chunkOf = (key: string): Chunk => {
    const found = manifest[key];
    if (!found) throw new Error(`The build made no file of ${key}.`);
    return found;
  };
  const imports = (key: string): string[] => (chunkOf(key).imports ?? []).flatMap((each) => [each, ...imports(each)]);
  const { file, assets = [] } = chunkOf(source);
  const styles = readFileSync(join(client, file), 'utf8');
  const addressOf = (name: string) => `/${name}`;
  return ({ entries }) => ({
    css: [addressOf(restOf(file))],
    styles,
    stylesheet: addressOf(file),
    js: entries.map((entry) => addressOf(chunkOf(entry).file)),
    preload: [...new Set(entries.flatMap(imports))].map((key) => addressOf(chunkOf(key).file)),
    fonts: assets.filter((name) => /\/(sans|serif)-[^/]*\.woff2$/.test(name)).map(addressOf),
  });
}

/** The stylesheet that pages link which carry a part of it. */
export const restOf = (file: string) => file.replace(/styles-(?=[^/]*$)/, 'more-styles-');

type Chunk = { file: string; imports?: string[]; assets?: string[] };
