import { desc, eq } from 'drizzle-orm';
import { randomId } from '#base/secrets.ts';
import { deliveries, reports } from '#db/schema.ts';
import type { Transaction } from '#base/db.ts';
import type { NoticePurpose } from '#delivery/notice-mail.ts';
import type { Order } from '#payment/settle-order.ts';
import type { SubscriptionMove } from '#payment/subscription-standing.ts';
import type { JourneyDeps } from './deps.ts';
import { mailDomain } from './publish-report.ts';

const purposes: Record<SubscriptionMove, NoticePurpose> = { 'past-due': 'payment-failed', paused: 'paused', resumed: 'resumed', ended: 'ended' };

/** Enqueues the mail about a subscription's move: one of each kind per report, with the newest report's address. */
export async function tellSubscriber(
  deps: Pick<JourneyDeps, 'queue' | 'now' | 'publicUrl'>,
  tx: Transaction,
  order: Order,
  move: SubscriptionMove,
): Promise<void> {
  const [newest] = await tx.select({ id: reports.id }).from(reports).where(eq(reports.orderId, order.id)).orderBy(desc(reports.runNumber)).limit(1);
  if (!newest) return;
  const id = randomId();
  const now = deps.now();
  const [kept] = await tx
    .insert(deliveries)
    .values({ id, reportId: newest.id, purpose: purposes[move], messageId: `<${id}@${mailDomain(deps.publicUrl)}>`, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  if (kept) await deps.queue.send(tx, 'deliver', { deliveryId: id }, { key: id });
}
