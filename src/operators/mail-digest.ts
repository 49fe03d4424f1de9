import { desc, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { randomId } from '#base/secrets.ts';
import { operatorAlerts, settings } from '#db/schema.ts';
import { automaticMail, messageIdOf } from '#delivery/automatic-mail.ts';
import type { QueueDefinition } from '#base/queue.ts';
import { alertHeadings, type AlertKind, type Steering } from './contract.ts';
import { readSteering } from './steering.ts';
import type { AlertDeps } from './tell-alerts.ts';

const digestQueue = 'alert-digest';
export const digestQueues = { [digestQueue]: { expireSeconds: 120, retries: 0 } } satisfies Record<
  string,
  QueueDefinition
>;

/** Starts the daily digest in this process. Looked at each hour, so that a mail server which is down in the morning costs a delay. */
export async function workDigest(deps: AlertDeps): Promise<void> {
  await deps.queue.work(digestQueue, async () => {
    await mailDigest(deps);
  });
  await deps.queue.schedule(digestQueue, '5 * * * *');
}

const fromHour = 7; // UTC
const dayMs = 24 * 60 * 60_000;
const settingsKey = 'alert-digest';
const listed = 50;

/** One mail a day with every matter of the last 24 hours, also those that were mailed singly, and what was taken yesterday; none on a day without a matter. Answers whether one was sent. */
export async function mailDigest({
  database: { db },
  now,
  to,
  mailer,
  publicUrl,
  log,
}: Omit<AlertDeps, 'queue'>): Promise<boolean> {
  const at = now();
  const today = at.toISOString().slice(0, 10);
  if (at.getUTCHours() < fromHour) return false;
  const { revenue } = await readSteering(db, new Date(at.getTime() - dayMs));
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('alert-digest'))`);
    const [last] = await tx.select({ day: settings.value }).from(settings).where(eq(settings.key, settingsKey));
    if (z.string().safeParse(last?.day).data === today) return false;
    const matters = await tx
      .select()
      .from(operatorAlerts)
      .where(gte(operatorAlerts.lastAt, new Date(at.getTime() - dayMs)))
      .orderBy(desc(operatorAlerts.lastAt))
      .limit(listed);
    if (matters.length > 0) {
      const result = await mailer.send(digestMail({ matters, revenue, to, publicUrl, day: today }));
      if (!('accepted' in result)) {
        log.error(
          { reason: result.reason, next: 'look at SMTP_URL with citable doctor; the digest is tried again in an hour' },
          'the digest could not be mailed',
        );
        return false;
      }
    }
    await tx
      .insert(settings)
      .values({ key: settingsKey, value: today })
      .onConflictDoUpdate({ target: settings.key, set: { value: today, updatedAt: at } });
    return matters.length > 0;
  });
}

type Matter = typeof operatorAlerts.$inferSelect;

function digestMail({
  matters,
  revenue,
  to,
  publicUrl,
  day,
}: {
  matters: Matter[];
  revenue: Steering['revenue'];
  to: string;
  publicUrl: string;
  day: string;
}) {
  const title = `${matters.length} ${matters.length === 1 ? 'matter' : 'matters'} in the last 24 hours`;
  const kinds = [...new Set(matters.map(({ kind }) => kind))];
  const blocks = [
    { kind: 'heading' as const, text: title },
    { kind: 'paragraph' as const, text: takenText(revenue) },
    ...kinds.flatMap((kind) => [
      { kind: 'heading' as const, text: headingOf(kind, matters) },
      ...matters
        .filter((matter) => matter.kind === kind)
        .flatMap(({ text, subjectId, times }) => [
          { kind: 'paragraph' as const, text },
          { kind: 'small' as const, text: `About ${subjectId}${times === 1 ? '' : `, seen ${times} times`}.` },
        ]),
    ]),
    { kind: 'button' as const, text: 'Open the operators’ page', url: `${publicUrl}/admin` },
  ];
  const preview = kinds.map((kind) => headingOf(kind, matters)).join(' · ');
  const deliveryId = `digest-${randomId()}`;
  return automaticMail({
    to,
    subject: `Citable: digest of ${day}`,
    title,
    preview,
    blocks,
    messageId: messageIdOf(deliveryId, publicUrl),
    deliveryId,
  });
}

function headingOf(kind: AlertKind, matters: Matter[]): string {
  const n = matters.filter((matter) => matter.kind === kind).length;
  return n === 1 ? alertHeadings[kind] : `${alertHeadings[kind]} (${n})`;
}

function takenText(revenue: Steering['revenue']): string {
  const taken = revenue.filter(({ today }) => today.payments > 0);
  if (taken.length === 0) return 'Nothing was paid yesterday (UTC).';
  const payments = taken.reduce((sum, { today }) => sum + today.payments, 0);
  const sums = new Map<string, number>();
  for (const { currency, today } of taken) sums.set(currency, (sums.get(currency) ?? 0) + today.cents);
  const amounts = [...sums].map(([currency, cents]) =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency }),
  );
  return `Yesterday (UTC): ${payments} ${payments === 1 ? 'payment' : 'payments'}, ${amounts.join(' and ')}.`;
}
