import { and, desc, eq, inArray } from 'drizzle-orm';
import { randomId } from '#base/secrets.ts';
import { deliveries, reports } from '#db/schema.ts';
import type { Transaction } from '#base/db.ts';
import type { NoticePurpose } from '#delivery/notice-mail.ts';
import type { Order } from '#payment/settle-order.ts';
import type { OrderMove } from '#payment/subscription-standing.ts';
import type { JourneyDeps } from './deps.ts';
import { messageIdOf } from '#delivery/automatic-mail.ts';

type TellDeps = Pick<JourneyDeps, 'queue' | 'now' | 'publicUrl'>;

/** What a buyer may wish and change again. */
const wishes: readonly NoticePurpose[] = ['cancelled', 'kept', 'refund-asked'];

/** Enqueues the mail about a move. A wish is mailed each time it is made, unless it was changed before its mail was sent; anything else once for a report. */
export async function tellSubscriber(deps: TellDeps, tx: Transaction, order: Order, move: OrderMove): Promise<void> {
  const purpose = move === 'past-due' ? 'payment-failed' : move;
  await enqueue(deps, tx, order, { purpose, isRepeated: wishes.includes(purpose) });
}

/** Enqueues the mail about money that was given back. It tells the sum at the moment it is sent: a further refund has it sent again. */
export async function tellRefunded(deps: TellDeps, tx: Transaction, order: Order): Promise<void> {
  await enqueue(deps, tx, order, { purpose: 'refunded', isRepeated: true });
}

/** With the newest report's address. */
async function enqueue(
  deps: TellDeps,
  tx: Transaction,
  order: Order,
  { purpose, isRepeated }: { purpose: NoticePurpose | 'refunded'; isRepeated: boolean },
): Promise<void> {
  const mail = await newMail(deps, tx, order);
  if (mail === null) return;
  if (wishes.some((wish) => wish === purpose))
    await tx
      .delete(deliveries)
      .where(
        and(
          eq(deliveries.reportId, mail.reportId),
          eq(deliveries.status, 'pending'),
          inArray(deliveries.purpose, [...wishes]),
        ),
      );
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
  const row = tx.insert(deliveries).values({ ...mail, purpose });
  const [kept] = await (
    isRepeated
      ? row.onConflictDoUpdate({ target: [deliveries.reportId, deliveries.purpose], set: afresh })
      : row.onConflictDoNothing()
  ).returning({ id: deliveries.id });
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
