// "I paid but nothing arrived": whoever names an address has the state of its orders mailed to that address, and learns nothing here.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '#base/deps.ts';
import type { QueueDefinition } from '#base/queue.ts';
import { randomId } from '#base/secrets.ts';
import { orders } from '#db/schema.ts';
import type { Mailer } from '#delivery/transport.ts';
import { orderStateMail, type OrderState } from '#delivery/order-state-mail.ts';
import { deliveryHours, type OrderStatus } from '#payment/contract.ts';

const orderStateQueue = 'order-state-mail';
const most = 10;

export const assistantQueues = {
  [orderStateQueue]: { expireSeconds: 120, retries: 6, retryDelaySeconds: 5 },
} satisfies Record<string, QueueDefinition>;

/** Does the same work whether the address has an order or not, so that the time tells nobody who is a customer. */
export async function requestOrderState(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  address: string,
): Promise<void> {
  const id = randomId();
  await database.db.transaction(async (tx) => {
    const found = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          sql`${orders.id} in (select orders.id from orders where lower(orders.email) = lower(${address})
            union select reports.order_id from reports where lower(reports.email) = lower(${address}))`,
          eq(sql`lower(${mailbox})`, address.toLowerCase()),
        ),
      )
      .orderBy(...paidFirst)
      .limit(most);
    await queue.send(tx, orderStateQueue, { id, orderIds: found.map((order) => order.id) }, { key: id });
  });
}

/** What was only opened with somebody's address hides nothing that was paid. */
const paidFirst = [sql`${orders.paidAt} is null`, desc(orders.createdAt)];
/** Where our mails go: an operator may have put the address right. */
const mailbox = sql<string>`coalesce((
  select reports.email from reports where reports.order_id = orders.id and reports.erased_at is null
  order by reports.run_number desc limit 1), orders.email)`;
const isReady = sql<boolean>`exists (
  select from reports where reports.order_id = orders.id and reports.published_at is not null and reports.erased_at is null)`;

type OrderStateDeps = Pick<Deps, 'config' | 'database' | 'queue' | 'log' | 'publicUrl'> & {
  now: () => Date;
  mailer: Pick<Mailer, 'send'>;
};

/** Starts mailing the states in this process. */
export async function workAssistant(deps: OrderStateDeps): Promise<void> {
  await deps.queue.work(orderStateQueue, (job) => mailOrderState(deps, jobData.parse(job.data)), { concurrency: 1 });
}

const jobData = z.object({ id: z.string(), orderIds: z.array(z.string()) });

async function mailOrderState(deps: OrderStateDeps, { id, orderIds }: z.infer<typeof jobData>): Promise<void> {
  const found = await statesOf(deps, orderIds);
  const [newest] = found;
  if (!newest) return;
  const result = await deps.mailer.send(
    orderStateMail({
      to: newest.mailbox,
      orders: found.map(({ state }) => state),
      contactEmail: deps.config.contactEmail,
      id,
      publicUrl: deps.publicUrl,
    }),
  );
  if ('retry' in result) throw new Error('The mail server did not take the state of an order; it is tried again.');
  if ('failed' in result) deps.log.warn({ mailId: id }, 'the mail with the state of an order was refused');
}

async function statesOf(
  { database: { db }, publicUrl, now }: OrderStateDeps,
  orderIds: string[],
): Promise<{ mailbox: string; state: OrderState }[]> {
  const rows = await db
    .select({ order: orders, mailbox, isReady })
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .orderBy(...paidFirst);
  const dueBefore = now().getTime() - deliveryHours * 60 * 60 * 1000;
  return rows.map(({ order, ...row }) => ({
    mailbox: row.mailbox,
    state: {
      planName: order.catalogue.name,
      // Whoever opened an order may be a stranger to its address until somebody has paid.
      companyName: order.paidAt === null ? null : order.lead.companyName,
      orderedAt: order.createdAt,
      payment: payments[order.status],
      report: row.isReady ? `${publicUrl}/report/${order.id}` : null,
      isLate: order.paidAt !== null && order.paidAt.getTime() < dueBefore,
    },
  }));
}

const payments: Record<OrderStatus, OrderState['payment']> = {
  pending: 'awaited',
  processing: 'under-way',
  paid: 'paid',
  failed: 'not-made',
  expired: 'not-made',
  refunded: 'refunded',
  disputed: 'disputed',
};
