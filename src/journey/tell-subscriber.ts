import { desc, eq } from 'drizzle-orm';
import { randomId } from '#base/secrets.ts';
import { deliveries, reports } from '#db/schema.ts';
import type { Transaction } from '#base/db.ts';
import type { NoticePurpose } from '#delivery/notice-mail.ts';
import type { Order } from '#payment/settle-order.ts';
import type { SubscriptionMove } from '#payment/subscription-standing.ts';
import type { JourneyDeps } from './deps.ts';
import { messageIdOf } from '#delivery/automatic-mail.ts';

type TellDeps = Pick<JourneyDeps, 'queue' | 'now' | 'publicUrl'>;

const purposes: Record<SubscriptionMove, NoticePurpose> = {
  'past-due': 'payment-failed',
  paused: 'paused',
  resumed: 'resumed',
  ended: 'ended',
};

/** Enqueues the mail about a subscription's move: one of each kind per report, with the newest report's address. */
export async function tellSubscriber(
  deps: TellDeps,
  tx: Transaction,
  order: Order,
  move: SubscriptionMove,
): Promise<void> {
  const mail = await newMail(deps, tx, order);
  if (mail === null) return;
  const [kept] = await tx
    .insert(deliveries)
    .values({ ...mail, purpose: purposes[move] })
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  if (kept) await deps.queue.send(tx, 'deliver', { deliveryId: mail.id }, { key: mail.id });
}

/** Enqueues the mail about money that was given back. It tells the sum at the moment it is sent: a further refund has it sent again. */
export async function tellRefunded(deps: TellDeps, tx: Transaction, order: Order): Promise<void> {
  const mail = await newMail(deps, tx, order);
  if (mail === null) return;
  const { messageId, createdAt, nextAttemptAt } = mail;
  const afresh = {
    messageId,
    createdAt,
    nextAttemptAt,
    status: 'pending' as const,
    attempts: 0,
    lastError: null,
    sentAt: null,
  };
  const [kept] = await tx
    .insert(deliveries)
    .values({ ...mail, purpose: 'refunded' })
    .onConflictDoUpdate({ target: [deliveries.reportId, deliveries.purpose], set: afresh })
    .returning({ id: deliveries.id });
  if (kept) await deps.queue.send(tx, 'deliver', { deliveryId: kept.id }, { key: kept.id });
}

/** About the newest report of the order; null where there is none. */
async function newMail(deps: TellDeps, tx: Transaction, order: Order) {
  const [newest] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.orderId, order.id))
    .orderBy(desc(reports.runNumber))
    .limit(1);
  if (!newest) return null;
  const id = randomId();
  const now = deps.now();
  return { id, reportId: newest.id, messageId: messageIdOf(id, deps.publicUrl), createdAt: now, nextAttemptAt: now };
}
