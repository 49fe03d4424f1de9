import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#base/app.ts';
import type { Queryable } from '#base/db.ts';
import { maskedAddress } from '#base/mail-address.ts';
import type { Offers, ReportPageInput, ReportPages } from './contract.ts';
import { findPurchase, findPurchaseHead, isSubmission, type PurchaseHead } from '#report/store.ts';
import { keepNewest } from '#base/keep-newest.ts';
import { bytesOfFile, type DrawnPage, type DrawnRoute, encodePage } from './static-files.ts';

type Assets = Parameters<ReportPages['report']>[1];
type Drawing = { pages: ReportPages; assets: Assets };
/** `id`: what its reader has of the purchase, for addresses. */
type Shown = { id: string; isBuyer: boolean };
type Draw = (drawing: Drawing, input: ReportPageInput) => string | null;

export type ReportPageDeps = {
  db: Queryable;
  publicUrl: string;
  contactEmail: string;
  /** The drawing part of the built pages, and the files that they name. */
  load: () => Promise<Drawing>;
  offers: () => Offers;
  /** Whether a request comes from the buyer of this purchase: everybody else reads, and sees no button that ends in a refusal. */
  isBuyer: (request: FastifyRequest, orderId: string) => Promise<boolean>;
  /** What was done on a report since; without it, each is drawn as it was made. */
  board?: {
    read: (orderId: string, isBuyer: boolean) => Promise<Pick<ReportPageInput, 'board' | 'versions' | 'comparison'>>;
  };
};

/** Pages that are kept as they were drawn, with all their encodings; and beside them the texts of tasks. */
const mostBytes = { pages: 64 * 1024 * 1024, texts: 16 * 1024 * 1024 };

/** The pages of a bought report. What is not paid, not made or not there is left to the app, which says so. */
export function reportPageRoutes(app: App, deps: ReportPageDeps): DrawnRoute[] {
  const pages = keepNewest<DrawnPage | null>(mostBytes.pages, (page) => (page === null ? 0 : bytesOfFile(page.file)));
  const texts = keepNewest<ReadonlyMap<string, string>>(mostBytes.texts, (all) =>
    [...all.values()].reduce((sum, text) => sum + 2 * text.length, 0),
  );

  /** Another for each state of a report and its board. */
  const stateOf = ({ report, revision }: PurchaseHead) => JSON.stringify([report.id, report.version, revision]);

  /** Drawn once for each state of report and board, for its buyer and for others, and kept while it is asked for. */
  async function page(
    request: FastifyRequest,
    head: PurchaseHead | null,
    { id, name, draw }: { id: string; name: string; draw: Draw },
  ): Promise<DrawnPage | null> {
    if (!head || !isOpen(head)) return null;
    const isBuyer = await deps.isBuyer(request, head.order.id);
    const key = JSON.stringify([stateOf(head), head.newerUnderWay, isBuyer, id, name]);
    return pages(key, () => encode(head, { id, isBuyer }, draw));
  }

  /** By check, so that no address of a stranger's choice is looked up in the report itself. */
  async function textsOf(head: PurchaseHead | null): Promise<ReadonlyMap<string, string>> {
    if (!head || !isOpen(head)) return new Map();
    return texts(stateOf(head), async () => {
      const input = await inputOf(deps, head, { id: head.order.id, isBuyer: false });
      return input ? (await deps.load()).pages.taskTexts(input) : new Map();
    });
  }

  async function encode(head: PurchaseHead, as: Shown, draw: Draw): Promise<DrawnPage | null> {
    const input = await inputOf(deps, head, as);
    const html = input && draw(await deps.load(), input);
    return html === null ? null : { status: 200, file: encodePage(html, deps) };
  }

  const purchase = ({ params }: FastifyRequest, name = 'paymentIntentId') =>
    findPurchaseHead(deps.db, { purchase: textAt(params, name) });
  const submission = ({ params }: FastifyRequest) => findPurchaseHead(deps.db, { submission: textAt(params, 'id') });
  const ofTask = async (request: FastifyRequest) => (await submission(request)) ?? (await purchase(request, 'id'));

  const isPurchase = async ({ params }: FastifyRequest) =>
    (await findPurchase(deps.db, textAt(params, 'paymentIntentId'))) !== null;

  // A text and no page: what "Copy" copies, and what it leads to where the browser does not let us.
  app.get(
    '/results/:id/tasks/:slug(^[\\w-]+).txt',
    { config: { needs: 'reader' }, schema: { hide: true } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const text = (await textsOf(await ofTask(request))).get(checkAt(request.params));
      reply.type('text/plain; charset=utf-8').header('cache-control', 'private, no-store');
      return text === undefined
        ? reply.code(404).send('The newest version no longer has this task.\n')
        : reply.send(text);
    },
  );

  return [
    {
      path: '/report/:paymentIntentId',
      needs: 'reader',
      isThere: isPurchase,
      draw: async (request) =>
        page(request, await purchase(request), {
          id: textAt(request.params, 'paymentIntentId'),
          name: 'report',
          draw: ({ pages, assets }, input) => pages.report(input, assets),
        }),
    },
    {
      path: '/report/:paymentIntentId/checks',
      needs: 'reader',
      isThere: isPurchase,
      draw: async (request) =>
        page(request, await purchase(request), {
          id: textAt(request.params, 'paymentIntentId'),
          name: 'checks',
          draw: ({ pages, assets }, input) => pages.checks(input, assets),
        }),
    },
    {
      path: '/results/:id',
      needs: 'reader',
      isThere: async ({ params }) => isSubmission(deps.db, textAt(params, 'id')),
      draw: async (request) => {
        const head = await submission(request);
        return page(request, head, {
          id: head?.order.id ?? '',
          name: 'report',
          draw: ({ pages, assets }, input) => pages.report(input, assets),
        });
      },
    },
    {
      path: '/results/:id/tasks/:slug',
      needs: 'reader',
      draw: async (request) => {
        const head = await ofTask(request);
        const check = checkAt(request.params);
        if (!(await textsOf(head)).has(check)) return null;
        return page(request, head, {
          id: head?.order.id ?? '',
          name: `task ${check}`,
          draw: ({ pages, assets }, input) => pages.task(input, check, assets),
        });
      },
    },
  ];
}

/** Paid for, made, and not taken back. */
function isOpen({ order, report }: PurchaseHead): boolean {
  return order.status === 'paid' && report.hasDocument && report.status !== 'suspended';
}

async function inputOf(
  { db, board, offers }: ReportPageDeps,
  head: PurchaseHead,
  { id, isBuyer }: Shown,
): Promise<ReportPageInput | null> {
  const found = await findPurchase(db, head.order.id);
  const report = found?.report?.document;
  if (!found?.report || !report) return null;
  const done = (await board?.read(head.order.id, isBuyer)) ?? { board: null, versions: null, comparison: null };
  return {
    report,
    id,
    submissionId: found.order.submissionId,
    userEmail: (isBuyer ? found.report.email : maskedAddress(found.report.email)) || null,
    newerUnderWay: found.newerUnderWay,
    offers: offers(),
    ...done,
  };
}

/** "ao-03" of "ao-03-allow-perplexitybot": the words behind it change with the check's. */
function checkAt(params: unknown): string {
  return textAt(params, 'slug').toLowerCase().split('-').slice(0, 2).join('-');
}

function textAt(params: unknown, name: string): string {
  return String(Object(params)[name] ?? '');
}
