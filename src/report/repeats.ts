// What of a payment may be repeated, and how much of it is left in the whole life of its order.
import { and, eq, sum } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { orders, reports } from '#db/schema.ts';
import { catalogue, type Repeat, type TierId } from '#payment/contract.ts';

/** What `payments` of a plan bring; a report that was not published yet counts as one. */
export function repeatsOf(tier: TierId, repeat: Repeat, payments: number): number {
  return catalogue[tier].repeats[repeat] * Math.max(1, payments);
}

/** How many reports of an order a payment brought. */
export async function paymentsOf(db: Queryable, orderId: string): Promise<number> {
  return db.$count(reports, and(eq(reports.orderId, orderId), eq(reports.isRerun, false)));
}

/** How often the PDF of an order may still be set anew, and of how often. */
export async function pdfsLeft(db: Queryable, orderId: string): Promise<{ left: number; of: number }> {
  const [used] = await db
    .select({ tier: orders.tier, n: sum(reports.pdfsSet).mapWith(Number) })
    .from(orders)
    .innerJoin(reports, eq(reports.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .groupBy(orders.tier);
  const of = repeatsOf(used?.tier ?? 'assessment', 'pdfs', await paymentsOf(db, orderId));
  return { left: Math.max(0, of - (used?.n ?? 0)), of };
}
