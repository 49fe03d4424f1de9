// Vite plugin: renders the table of pages (web/pages.tsx) to complete HTML, on request in development and into dist/client at build time.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, ViteDevServer } from 'vite';
import { withoutFonts } from './web/page-styles.ts';
import { thirdPartyNotices } from './scripts/third-party-notices.ts';
import { samples } from './src/base/owners-choice.ts';
import { assetsOfBuild, restOf } from './src/server/built-assets.ts';
import { drawPages } from './src/server/draw-pages.ts';
import { favicon, logoPicture, sharePicture } from './web/share-picture.ts';

type Site = typeof import('./web/pages.tsx');

const stylesheet = 'web/ui/styles.css';
const inputs = ['web/enhance.ts', 'web/app.tsx', 'web/quiz/quiz-app.tsx', 'web/report/enhance-report.ts', stylesheet];
/** What the server draws pages with: those of the table at build time, reports when they are asked for. */
const rendered = ['web/pages.tsx', 'web/report/report-pages.tsx'];

/** Writes into `client` and `server` below the build's `outDir`. */
export function site(): Plugin {
  let outDir = 'dist';
  return {
    name: 'site',
    config: (given) => {
      outDir = given.build?.outDir ?? outDir;
      return {
        appType: 'custom',
        environments: {
          // A contract's schemas run in the server only; without this, a page that reads the catalogue would carry zod.
          client: {
            build: {
              outDir: `${outDir}/client`,
              manifest: true,
              modulePreload: false,
              rolldownOptions: {
                input: inputs,
                treeshake: { moduleSideEffects: [{ test: /\/contract\.ts$/, sideEffects: false }] },
              },
            },
          },
          ssr: {
            build: {
              outDir: `${outDir}/server`,
              emptyOutDir: true,
              rolldownOptions: { input: rendered, checks: { ineffectiveDynamicImport: false } },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            for (const environment of Object.values(builder.environments)) await builder.build(environment);
            await writeSite(outDir);
          },
        },
      };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(name)),
      );
      const source = `The pages of this site contain code and fonts of the following packages.\n\n${thirdPartyNotices(files)}`;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
    configureServer: (dev) => () => renderOnRequest(dev),
    hotUpdate({ server: dev, file }) {
      // A module that only the server renders has no hot update in the browser: reload the page.
      const isRendered = this.environment.name === 'ssr' && this.environment.moduleGraph.getModulesByFile(file);
      if (isRendered && !dev.environments.client.moduleGraph.getModulesByFile(file))
        dev.ws.send({ type: 'full-reload' });
    },
  };
}

async function writeSite(outDir: string): Promise<void> {
  const client = join(outDir, 'client');
  const { stylesheet: styles, ...assets } = assetsOfBuild(client)({ entries: ['web/report/enhance-report.ts'] });
  writeFileSync(join(client, restOf(styles)), withoutFonts(readFileSync(join(client, styles), 'utf8')));
  packAssets(join(client, 'assets'));
  await drawPages({ client: resolve(client), into: resolve(client), choice: samples });
  const site: Site = await import(pathToFileURL(resolve(outDir, 'server/pages.js')).href);
  const write = writer(client);
  for (const [path, words] of Object.entries(site.sharePictures)) write(path, sharePicture(words));
  write('share/logo.png', logoPicture());
  write('favicon.ico', favicon());
  write(
    '.routes.json',
    JSON.stringify(Object.fromEntries(Object.entries(site.appPages).map(([route, { file }]) => [route, file]))),
  );
  write('.report-assets.json', JSON.stringify(assets));
}

/** Scripts and styles as they are sent (src/server/static-files.ts): compressed best, once. */
function packAssets(folder: string): void {
  const files = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  for (const file of files)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
}

function writer(folder: string) {
  return (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
}

function renderOnRequest(dev: ViteDevServer): void {
  dev.middlewares.use(async (request, response, next) => {
    try {
      const url = request.originalUrl ?? '/';
      const path = new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');
      const {
        pages,
        referencePages,
        appShells,
        notFoundPages,
        samplePages,
        appPageAt,
        render,
        textFiles,
        fillIn,
        keptFor,
        sharePictures,
      } = (await dev.ssrLoadModule('/web/pages.tsx')) as Site;
      const values = {
        publicUrl: process.env.PUBLIC_URL ?? `http://${request.headers.host}`,
        contactEmail: process.env.CONTACT_EMAIL ?? 'hello@citable.example',
        ...keptFor({ unpaidDays: 365, chatDays: 365 }),
        asksAssistants: ['OPENAI', 'ANTHROPIC', 'PERPLEXITY', 'XAI'].some((vendor) => process.env[`${vendor}_API_KEY`])
          ? 'yes'
          : 'no',
      };
      const text = textFiles()[path.slice(1)];
      if (text !== undefined)
        return void response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(fillIn(text, values));

      const shared = new Map(Object.entries(sharePictures)).get(path);
      if (shared !== undefined)
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(sharePicture(shared));
      if (path === '/favicon.ico')
        return void response.writeHead(200, { 'content-type': 'image/x-icon' }).end(favicon());
      if (path === '/share/logo.png')
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(logoPicture());

      const page =
        new Map(Object.entries({ ...pages, ...samplePages, ...referencePages })).get(path) ??
        new Map(Object.entries(appShells)).get(appPageAt(path)?.file ?? '');
      const shown = page ?? notFoundPages[`/${path.split('/')[1]}`] ?? notFoundPages['/'];
      if (!shown) throw new Error('There is no 404 page.');
      const html = render(path, shown, {
        css: [`/${stylesheet}`],
        js: shown.entries.map((entry) => `/${entry}`),
        preload: [],
      });
      response
        .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        .end(await dev.transformIndexHtml(url, fillIn(html, values)));
    } catch (error) {
      if (error instanceof Error) dev.ssrFixStacktrace(error);
      next(error);
    }
  });
}
