import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { escapeHtml } from '#base/html-page.ts';
import { madePayments } from '#db/made-payments.ts';
import { orders, refundRequests } from '#db/schema.ts';
import type { App } from '#base/app.ts';
import type { Db } from '#base/db.ts';
import { askRefund } from './ask-refund.ts';
import { earlyEndText, moneyText, refundText } from './contract.ts';
import type { RefundRule } from './contract.ts';
import { hostedPage, hostedPageStyles } from './hosted-page.ts';
import type { Order, SettleDeps } from './settle-order.ts';

export type RefundPageDeps = SettleDeps & { /** What the built pages promise. */ refund: RefundRule };

/** `GET /refund/{order}` and its form: a buyer asks for the money back. Anybody with the report's link may ask; an operator decides. */
export function refundRoutes(app: App, deps: RefundPageDeps): void {
  const { db, refund } = deps;
  app.get('/refund.css', { config: { needs: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(hostedPageStyles),
  );
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'same-origin');
    });
    scope.route({
      method: 'GET',
      url: '/refund/:id',
      config: { needs: 'buyer' },
      schema: { hide: true, params },
      handler: async ({ params: { id } }, reply) => {
        const order = await orderOf(db, id);
        if (order === null) return reply.code(404).send(missing());
        return reply.send(await readPage(db, order, refund));
      },
    });
    scope.route({
      method: 'POST',
      url: '/refund/:id',
      config: { needs: 'buyer' },
      schema: { hide: true, params, body: z.object({ message: z.string().trim().max(2000).default('') }) },
      handler: async ({ params: { id }, body: { message } }, reply) => {
        const order = await orderOf(db, id);
        if (order === null) return reply.code(404).send(missing());
        await askRefund(deps, order.id, message);
        return reply.redirect(`/refund/${encodeURIComponent(id)}`, 303);
      },
    });
  });
}

async function orderOf(db: Db, id: string): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.id, id), eq(orders.providerSessionId, id)));
  return order === undefined || order.paidAt === null ? null : order;
}

async function readPage(db: Db, order: Order, refund: RefundRule): Promise<string> {
  const [asked] = await db.select().from(refundRequests).where(eq(refundRequests.orderId, order.id));
  const made = await madePayments(db, order);
  const paidCents = made.reduce((sum, { amountCents, taxCents }) => sum + amountCents + taxCents, 0);
  const { id, currency, refundedCents } = order;
  return refundPage({
    id,
    planName: order.catalogue.name,
    currency,
    paidCents,
    refundedCents,
    isPaid: order.status === 'paid',
    askedAt: asked?.createdAt ?? null,
    refund,
    isSubscription: order.catalogue.interval !== null,
  });
}

type RefundView = {
  id: string;
  planName: string;
  currency: string;
  paidCents: number;
  refundedCents: number;
  /** Something is left to refund. */
  isPaid: boolean;
  askedAt: Date | null;
  refund: RefundRule;
  isSubscription: boolean;
};

/** The page of an order on which its buyer asks for the money back, with the rule that applies. */
export function refundPage({
  id,
  planName,
  currency,
  paidCents,
  refundedCents,
  isPaid,
  askedAt,
  refund,
  isSubscription,
}: RefundView): string {
  const money = (cents: number) => moneyText(cents, currency);
  const given = refundedCents === 0 ? '' : `<p>${money(refundedCents)} of ${money(paidCents)} has been refunded.</p>`;
  const form = `<form method="post">
<label for="message">What was wrong? You may leave this empty.</label>
<textarea id="message" name="message" rows="5" maxlength="2000"></textarea>
<button class="main">Ask for the refund</button></form>
<p>We answer by e-mail. The money goes back the way it came.</p>`;
  const waiting = askedAt && `<p class="notice">You asked for a refund on ${dayOf(askedAt)}. We answer by e-mail.</p>`;
  const over = isPaid ? form : '<p class="notice">There is nothing left to refund.</p>';
  return layout(`<h1>Ask for a refund</h1>
<p>${escapeHtml(planName)}, ${money(paidCents)} paid.</p><p>${isSubscription && refund !== 'final' ? `${refundText(refund)} ${earlyEndText(refund)}` : refundText(refund)}</p>${given}${waiting ?? over}
<p><a href="/refund-policy">Our refund policy</a> · <a href="/report/${encodeURIComponent(id)}">Open the report</a></p>`);
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function missing(): string {
  return layout(
    '<h1>This page does not exist</h1><p>The address is incomplete, or nothing was paid yet.</p><p><a href="/">Back to Home</a></p>',
  );
}

function layout(content: string): string {
  return hostedPage({ title: 'Ask for a refund', stylesheet: '/refund.css', banner: null, content });
}

const params = z.object({ id: z.string().max(100) });
