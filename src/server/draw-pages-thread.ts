import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { assetsOfBuild } from './built-assets.ts';
import type { PageAssets } from './contract.ts';
import type { ThreadData } from './draw-pages.ts';

/** The part of web/pages.tsx that is drawn; no import of ours may lead there. */
type Site = {
  pages: Table;
  referencePages: Table;
  samplePages: Table;
  appShells: Table;
  notFoundPages: Table;
  lookPage: Page;
  render: (path: string, page: Page, assets: PageAssets) => string;
  textFiles: () => Record<string, string>;
};
type Page = { entries: string[] };
type Table = Record<string, Page>;

const { client, into, choice, isAfterOffer }: ThreadData = workerData;
globalThis.ownersChoice = choice;
globalThis.isAfterOffer = isAfterOffer;
const site: Site = await import(pathToFileURL(join(client, '../server/pages.js')).href);
const assetsOf = assetsOfBuild(client);
const html = (path: string, page: Page) => site.render(path, page, assetsOf(page));

for (const [path, page] of Object.entries({ ...site.pages, ...site.samplePages, ...site.referencePages }))
  write(join(path, 'index.html'), html(path, page));
for (const [file, page] of Object.entries(site.appShells)) write(file, html('/', page));
// Not served by itself: the server fills it in for each look, and sends it under the policy of all answers.
const { styles: _styles, stylesheet, ...look } = assetsOf(site.lookPage);
write('.look.html', site.render('/%LOOK_PATH%', site.lookPage, { ...look, css: [stylesheet] }));
for (const [under, page] of Object.entries(site.notFoundPages)) write(join(under, '404.html'), html('/404', page));
for (const [file, text] of Object.entries(site.textFiles())) write(file, text);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(into, file)), { recursive: true });
  writeFileSync(join(into, file), text);
}
