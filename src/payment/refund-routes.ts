import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Queryable } from '#base/db.ts';
import { madePayments } from '#db/made-payments.ts';
import { orders, refundRequests } from '#db/schema.ts';
import { askRefund } from './ask-refund.ts';
import type { RefundRule, RefundSheet } from './contract.ts';
import type { Order, SettleDeps } from './settle-order.ts';

/** The form of `/refund/{order}`: a buyer asks for the money back, and an operator decides. */
export function refundRoutes(app: App, deps: SettleDeps & { /** What the built pages promise. */ refund: RefundRule }) {
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.route({
      method: 'POST',
      url: '/refund/:id',
      config: { needs: 'buyer' },
      schema: { hide: true, params, body: z.object({ message: z.string().trim().max(2000).default('') }) },
      handler: async ({ params: { id }, body: { message } }, reply) => {
        const order = await orderOf(deps.db, id);
        if (order !== null) await askRefund(deps, order.id, message);
        return reply.redirect(`/refund/${encodeURIComponent(id)}`, 303);
      },
    });
  });
}

/** By an order's id or its checkout's; null where nothing was paid. */
export async function readRefund(db: Queryable, id: string): Promise<RefundSheet | null> {
  const order = await orderOf(db, id);
  if (order === null) return null;
  const [asked] = await db.select().from(refundRequests).where(eq(refundRequests.orderId, order.id));
  const made = await madePayments(db, order);
  const { currency, refundedCents, catalogue, status } = order;
  return {
    orderId: order.id,
    planName: catalogue.name,
    currency,
    paidCents: made.reduce((sum, { amountCents, taxCents }) => sum + amountCents + taxCents, 0),
    refundedCents,
    isPaid: status === 'paid',
    isSubscription: catalogue.interval !== null,
    askedAt: asked?.createdAt.toISOString() ?? null,
  };
}

async function orderOf(db: Queryable, id: string): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.id, id), eq(orders.providerSessionId, id)));
  return order === undefined || order.paidAt === null ? null : order;
}

const params = z.object({ id: z.string().max(100) });
