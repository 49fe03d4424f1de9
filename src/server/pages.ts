import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from '#base/app.ts';
import type { Config } from '#base/config.ts';
import type { Queryable } from '#base/db.ts';
import type { RefundRule } from '#payment/contract.ts';
import type { OfferWatch } from '#payment/offer.ts';
import type { ReportPages } from './contract.ts';
import { boardForms } from './board-forms.ts';
import { boardOfPages } from './report-board.ts';
import { offersOf } from './report-offers.ts';
import { type ReportPageDeps, reportPageRoutes } from './report-pages.ts';
import { publicFigures } from './public-figures.ts';
import { sharedPages } from './shared-pages.ts';
import { refundPage } from './refund-page.ts';
import { subscriptionPage } from './subscription-page.ts';
import { type DrawnRoute, registerStaticFiles } from './static-files.ts';

export const builtPages = join(import.meta.dirname, '../../dist/client');

type Options = {
  /** null: in development. */
  pagesDir: string | null;
  publicUrl: string;
  config: Pick<Config, 'contactEmail' | 'keep' | 'platforms' | 'shop'>;
  db: Queryable;
  offer: OfferWatch;
  isBuyer: ReportPageDeps['isBuyer'];
};

/** The built pages from memory, and those of reports as they are asked for; in development each page from its source, by Vite in this process. */
export async function addPages(
  app: App,
  { pagesDir, publicUrl, config: { contactEmail, keep, platforms, shop }, db, offer, isBuyer }: Options,
): Promise<void> {
  const deps = { publicUrl, contactEmail, isBuyer, refund: shop.company.refund };
  if (pagesDir !== null) {
    globalThis.ownersChoice = shop;
    const drawn = pagesOfReports(app, db, { ...deps, load: drawingOf(builtPages) });
    const asksAssistants = Object.values(platforms).some((own) => own !== null);
    const about = { publicUrl, contactEmail, keep, asksAssistants };
    await registerStaticFiles(app, { dir: builtPages, pagesDir, ...about, drawn, offer });
    return;
  }
  // Spots are counted in drawn pages only.
  globalThis.ownersChoice = { ...shop, spots: typeof shop.spots === 'object' ? 'off' : shop.spots };
  const { createServer } = await import('vite');
  // "native": Vite's other loaders write a file that makes `node --watch` restart for ever.
  const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true } });
  const assets = { css: ['/web/ui/styles.css'], js: ['/web/report/enhance-report.ts'], preload: [] };
  const load = async () => ({ pages: pagesOf(await vite.ssrLoadModule('/web/report/report-pages.tsx')), assets });
  const drawn = pagesOfReports(app, db, { ...deps, load });
  for (const { path, draw, ...config } of drawn) {
    app.get(path, { config, schema: { hide: true } }, async (request, reply) => {
      const page = await draw(request);
      if (page) {
        const html = await vite.transformIndexHtml(request.url, page.file.raw.body.toString());
        reply
          .code(page.status)
          .headers(page.headers ?? {})
          .type('text/html');
        // Live reload is an inline script and a socket, which our policy forbids.
        return reply.removeHeader('content-security-policy').send(html);
      }
      reply.hijack();
      vite.middlewares(request.raw, reply.raw);
    });
  }
  app.get('/*', { config: { needs: 'public' }, schema: { hide: true } }, (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    reply.hijack(); // Vite writes its own headers: its live reload needs what our policy forbids
    vite.middlewares(request.raw, reply.raw);
  });
  app.addHook('onClose', () => vite.close());
}

/** The pages of reports with what was done on them, of links given to others, of subscriptions and refunds, what was made public, and the forms on reports. */
export function pagesOfReports(
  app: App,
  db: Queryable,
  deps: Pick<ReportPageDeps, 'publicUrl' | 'contactEmail' | 'load' | 'isBuyer'> & { refund: RefundRule },
): DrawnRoute[] {
  boardForms(app);
  return [
    ...reportPageRoutes(app, { ...deps, db, offers: () => offersOf(app), board: boardOfPages(db, () => new Date()) }),
    sharedPages(app, deps),
    subscriptionPage(app, deps),
    refundPage(db, deps),
    ...publicFigures(app, db, deps),
  ];
}

/** The part of a build that draws reports; loaded when the first one is asked for. */
export function drawingOf(dir: string): ReportPageDeps['load'] {
  let loaded: ReturnType<ReportPageDeps['load']> | null = null;
  const load = async () => ({
    pages: pagesOf(await import(pathToFileURL(join(dir, '../server/report-pages.js')).href)),
    assets: JSON.parse(readFileSync(join(dir, '.report-assets.json'), 'utf8')),
  });
  return () => (loaded ??= load());
}

/** Built from web/report/report-pages.tsx, which is typed by the same contract; no import of ours may lead there. */
function pagesOf(module: object): ReportPages {
  return (module as { reportPages: ReportPages }).reportPages;
}
