import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { randomId } from '#base/secrets.ts';
import { raiseAlert } from '#db/alerts.ts';
import { deliveries, operatorAlerts, orders, reports } from '#db/schema.ts';
import { automaticMail, messageIdOf } from '#delivery/automatic-mail.ts';
import type { Deps } from '#base/deps.ts';
import type { QueueDefinition } from '#base/queue.ts';
import type { Mail } from '#delivery/mail.ts';
import type { MailResult } from '#delivery/transport.ts';
import { alertHeadings } from './contract.ts';

const alertsQueue = 'alerts';
export const alertQueues = { [alertsQueue]: { expireSeconds: 120, retries: 0 } } satisfies Record<
  string,
  QueueDefinition
>;

export type AlertDeps = Pick<Deps, 'database' | 'queue' | 'log' | 'publicUrl'> & {
  now: () => Date;
  /** Who reads them. */
  to: string;
  mailer: { send(mail: Mail): Promise<MailResult> };
};

/** Starts looking and telling, each minute, in this process. */
export async function workAlerts(deps: AlertDeps): Promise<void> {
  await deps.queue.work(alertsQueue, async () => {
    await noteLateReports(deps);
    await noteFailedMails(deps);
    await tellAlerts(deps);
  });
  await deps.queue.schedule(alertsQueue, '* * * * *');
}

const minute = 60_000;
const hour = 60 * minute;
const lateAfterMs = 10 * minute;
const gatheredMs = 10 * minute; // so long further alerts wait for each other after a mail

/** Paid, and no report after ten minutes. */
export async function noteLateReports({ database: { db }, now }: Pick<AlertDeps, 'database' | 'now'>): Promise<void> {
  const late = await db
    .select({ orderId: reports.orderId })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .where(
      and(
        isNull(reports.publishedAt),
        isNull(reports.erasedAt),
        eq(orders.status, 'paid'),
        lt(reports.createdAt, new Date(now().getTime() - lateAfterMs)),
      ),
    )
    .limit(100);
  const text =
    'A customer has paid and has no report after ten minutes. Look at the failed jobs in /admin, and whether a worker runs.';
  for (const { orderId } of late) await raiseAlert(db, { kind: 'no-report', subjectId: orderId, text }, now());
}

/** Mails that were refused for good, or that no server has taken for an hour. */
export async function noteFailedMails({ database: { db }, now }: Pick<AlertDeps, 'database' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - hour);
  const [failed] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(deliveries)
    .where(
      or(
        and(eq(deliveries.status, 'failed'), sql`${deliveries.nextAttemptAt} > ${since}`),
        and(
          eq(deliveries.status, 'pending'),
          sql`${deliveries.lastError} is not null`,
          lt(deliveries.createdAt, since),
        ),
      ),
    );
  if (!failed || failed.count === 0) return;
  const text = `${failed.count} ${failed.count === 1 ? 'mail does' : 'mails do'} not reach the customer. Each report’s Details in /admin name the reason. Correct the address there, or repair the mail server.`;
  await raiseAlert(db, { kind: 'mail-failed', subjectId: 'mail', text }, now());
}

/**
 * Mails what was noted since the last mail about the same matter: in one mail, at most every ten minutes, and never about one matter twice within the
 * hour. A matter that goes on is told again after one, two, four … at most 24 hours. Answers how many matters were told.
 */
export async function tellAlerts({
  database: { db },
  now,
  to,
  mailer,
  publicUrl,
  log,
}: Omit<AlertDeps, 'queue'>): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operator-alerts'))`);
    const at = now();
    const [last] = await tx
      .select({ at: sql<Date | null>`max(${operatorAlerts.mailedAt})`.mapWith(operatorAlerts.mailedAt) })
      .from(operatorAlerts);
    if (last?.at && at.getTime() - last.at.getTime() < gatheredMs) return 0;
    const silence = sql`least(24, power(2, least(${operatorAlerts.mails}, 10) - 1)) * interval '1 hour'`;
    const due = await tx
      .select()
      .from(operatorAlerts)
      .where(
        or(
          isNull(operatorAlerts.mailedAt),
          sql`${operatorAlerts.lastAt} > ${operatorAlerts.mailedAt} and ${operatorAlerts.mailedAt} + ${silence} <= ${at}::timestamptz`,
        ),
      )
      .orderBy(operatorAlerts.firstAt)
      .limit(50);
    if (due.length === 0) return 0;
    const result = await mailer.send(mattersMail({ due, to, publicUrl, deliveryId: `alert-${randomId()}` }));
    if (!('accepted' in result)) {
      log.error(
        { reason: result.reason, next: 'look at SMTP_URL with citable doctor; the alerts are kept and told later' },
        'the operators could not be told',
      );
      return 0;
    }
    for (const { kind, subjectId } of due) {
      await tx
        .update(operatorAlerts)
        .set({ mailedAt: at, mails: sql`${operatorAlerts.mails} + 1` })
        .where(and(eq(operatorAlerts.kind, kind), inArray(operatorAlerts.subjectId, [subjectId])));
    }
    return due.length;
  });
}

type Row = typeof operatorAlerts.$inferSelect;

function mattersMail({
  due,
  to,
  publicUrl,
  deliveryId,
}: {
  due: Row[];
  to: string;
  publicUrl: string;
  deliveryId: string;
}): Mail {
  const [first] = due;
  const title = due.length === 1 && first ? alertHeadings[first.kind] : `${due.length} matters need you`;
  return automaticMail({
    to,
    subject: `Citable: ${title}`,
    title,
    preview: first?.text ?? title,
    blocks: [
      { kind: 'heading', text: title },
      ...due.flatMap(({ kind, subjectId, text, times }) => [
        { kind: 'paragraph' as const, text: due.length === 1 ? text : `${alertHeadings[kind]}. ${text}` },
        { kind: 'small' as const, text: `About ${subjectId}${times === 1 ? '' : `, seen ${times} times`}.` },
      ]),
      { kind: 'button', text: 'Open the operators’ page', url: `${publicUrl}/admin` },
      { kind: 'small', text: 'The same matter is not told again within an hour.' },
    ],
    messageId: messageIdOf(deliveryId, publicUrl),
    deliveryId,
  });
}
