// Vite plugin: renders the table of pages (web/pages.tsx) to complete HTML, on request in development and into dist/client at build time.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest, Plugin, ViteDevServer } from 'vite';
import { z } from 'zod';
import { withoutFonts } from './web/page-styles.ts';
import { readOffer } from './web/content/read-offer.ts';
import { thirdPartyNotices } from './scripts/third-party-notices.ts';
import type { Company } from './web/content/company.ts';
import type { MarketingChoice, Testimonials } from './web/content/marketing-choice.ts';
import type { Assets, Page } from './web/document.tsx';
import { favicon, logoPicture, sharePicture } from './web/share-picture.ts';

type Site = typeof import('./web/pages.tsx');

/** Below the build: the pages as they are once the offer is over. */
const afterOffer = '.after-offer';

const stylesheet = 'web/ui/styles.css';
const inputs = ['web/enhance.ts', 'web/app.tsx', 'web/quiz/quiz-app.tsx', 'web/report/enhance-report.ts', stylesheet];
/** What the server draws pages with: those of the table at build time, reports when they are asked for. */
const rendered = ['web/pages.tsx', 'web/report/report-pages.tsx'];

/** Writes into `client` and `server` below the build's `outDir`. */
export function site(): Plugin {
  let outDir = 'dist';
  return {
    name: 'site',
    config: (given, { command }) => {
      outDir = given.build?.outDir ?? outDir;
      return {
        appType: 'custom',
        define: { ...companyFacts(), ...marketingChoice(command === 'serve') },
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
            await writePages(outDir);
          },
        },
      };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(name)),
      );
      const ofServer = readFileSync('src/assistant/meaning/sentence-model.LICENSE.txt', 'utf8');
      const source = `The pages of this site contain code and fonts of the following packages.\n\n${thirdPartyNotices(files)}\n${'-'.repeat(80)}\n\n${ofServer}`;
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

const link = z.strictObject({ label: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });
const companySchema: z.ZodType<Company> = z.strictObject({
  founded: z.int().min(1600).max(new Date().getFullYear()).nullable(),
  registration: z.string(),
  hours: z.string().default(''),
  people: z.array(z.strictObject({ name: z.string().min(1), role: z.string().min(1), about: z.string() })),
  profiles: z.array(link),
  reviews: z.array(link),
  press: z.array(link),
  refund: z.enum(['30-days', 'final']).default('30-days'),
  tax: z.enum(['at-checkout', 'none']).default('at-checkout'),
});

/** What the owner says of the company, from the file named by COMPANY_FILE. A bad file stops the build with a line that says what is wrong. */
function companyFacts(): Record<string, string> {
  const file = process.env['COMPANY_FILE'];
  if (!file) return {};
  try {
    return { COMPANY_FACTS: JSON.stringify(companySchema.parse(JSON.parse(readFileSync(file, 'utf8')))) };
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`COMPANY_FILE (${file}) cannot be used: ${why}`, { cause: error });
  }
}

const testimonialsSchema: z.ZodType<Testimonials> = z.strictObject({
  note: z.string().nullable().default(null),
  quotes: z
    .array(
      z.strictObject({
        company: z.string().min(1),
        author: z.string().min(1),
        title: z.string(),
        initials: z.string().max(3),
        quote: z.string().min(1),
      }),
    )
    .min(1),
  stories: z.array(z.strictObject({ figure: z.string().min(1), text: z.string().min(1) })),
});

/** The customer's sample timer, spots and testimonials: shown and called samples, off, or the owner's own: an offer that ends, spots that are counted, words of customers who agreed. */
function marketingChoice(isDevelopment: boolean): Record<string, string> {
  const { offer, spots } = readOffer(process.env);
  // The server counts spots in built pages only: in development none are shown.
  const counted = isDevelopment && typeof spots === 'object' ? 'off' : spots;
  const choice: MarketingChoice = {
    offer,
    spots: counted,
    testimonials: testimonials(process.env['TESTIMONIALS'] || 'sample'),
  };
  return { MARKETING_CHOICE: JSON.stringify(choice) };
}

function testimonials(chosen: string): MarketingChoice['testimonials'] {
  if (chosen === 'sample') return 'sample';
  if (chosen === 'off') return null;
  try {
    return testimonialsSchema.parse(JSON.parse(readFileSync(chosen, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`TESTIMONIALS (${chosen}) cannot be used: ${why}`, { cause: error });
  }
}

async function writePages(outDir: string): Promise<void> {
  const client = join(outDir, 'client');
  const manifest: Manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  rmSync(`${client}/.vite`, { recursive: true });
  const site: Site = await import(pathToFileURL(resolve(outDir, 'server/pages.js')).href);
  const { file } = chunkOf(manifest, stylesheet);
  writeFileSync(join(client, restOf(file)), withoutFonts(readFileSync(join(client, file), 'utf8')));
  packAssets(join(client, 'assets'));
  writeTexts(client, client, manifest, site);
  const write = writer(client);
  for (const [path, page] of Object.entries(site.pages)) write(site.sharePicturePath(path), sharePicture(page.title));
  write('share/logo.png', logoPicture());
  write('favicon.ico', favicon());
  write(
    '.routes.json',
    JSON.stringify(Object.fromEntries(Object.entries(site.appPages).map(([route, { file }]) => [route, file]))),
  );
  write(
    '.report-assets.json',
    JSON.stringify(builtAssets(client, manifest, { entries: ['web/report/enhance-report.ts'] })),
  );
  // For the chat, the checkout and the mails, which say what these pages say.
  write('.promises.json', JSON.stringify(site.promises));

  const { endsAt, spots } = site.promises.offer;
  if (endsAt === null && spots === null) return;
  // A page has its prices from the start: the same program, loaded from another place, draws those of the time after the offer.
  const copy = resolve(outDir, 'server-after-offer');
  cpSync(resolve(outDir, 'server'), copy, { recursive: true });
  globalThis.isAfterOffer = true;
  writeTexts(join(client, afterOffer), client, manifest, await import(pathToFileURL(join(copy, 'pages.js')).href));
  globalThis.isAfterOffer = false;
  rmSync(copy, { recursive: true });
}

/** Scripts and styles as they are sent (src/server/static-files.ts): compressed best, once. */
function packAssets(folder: string): void {
  const files = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  for (const file of files)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
}

/** All pages and texts, into `folder`. */
function writeTexts(folder: string, client: string, manifest: Manifest, site: Site): void {
  const { pages, referencePages, appShells, notFoundPages, samplePages, lookPage, render, textFiles } = site;
  const write = writer(folder);
  const html = (path: string, page: Page) => render(path, page, builtAssets(client, manifest, page));
  for (const [path, page] of Object.entries({ ...pages, ...samplePages, ...referencePages }))
    write(join(path, 'index.html'), html(path, page));
  for (const [file, page] of Object.entries(appShells)) write(file, html('/', page));
  // Not served by itself: the server fills it in for each look, and sends it under the policy of all answers.
  const { styles: _styles, ...look } = builtAssets(client, manifest, lookPage);
  write('.look.html', render('/look', lookPage, { ...look, css: [`/${chunkOf(manifest, stylesheet).file}`] }));
  for (const [under, page] of Object.entries(notFoundPages)) write(join(under, '404.html'), html('/404', page));
  for (const [file, text] of Object.entries(textFiles())) write(file, text);
}

function writer(folder: string) {
  return (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
}

function builtAssets(client: string, manifest: Manifest, page: Pick<Page, 'entries'>): Assets {
  const imports = (key: string): string[] =>
    (chunkOf(manifest, key).imports ?? []).flatMap((each) => [each, ...imports(each)]);
  const { file, assets = [] } = chunkOf(manifest, stylesheet);
  return {
    css: [`/${restOf(file)}`],
    styles: readFileSync(join(client, file), 'utf8'),
    js: page.entries.map((entry) => `/${chunkOf(manifest, entry).file}`),
    preload: [...new Set(page.entries.flatMap(imports))].map((key) => `/${chunkOf(manifest, key).file}`),
    fonts: assets.filter((name) => /\/(sans|serif)-[^/]*\.woff2$/.test(name)).map((name) => `/${name}`),
  };
}

/** The stylesheet that pages link which carry a part of it. */
const restOf = (file: string) => file.replace(/styles-(?=[^/]*$)/, 'more-styles-');

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const found = manifest[key];
  if (!found) throw new Error(`The build made no file of ${key}.`);
  return found;
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
        sharePicturePath,
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

      const shared = Object.entries(pages).find(([each]) => sharePicturePath(each) === path);
      if (shared)
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(sharePicture(shared[1].title));
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
