import { and, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reminderMail } from '#delivery/reminder-mail.ts';
import { orders, submissions } from '#db/schema.ts';
import type { Deps } from '#base/deps.ts';
import type { QueueDefinition } from '#base/queue.ts';
import type { OperatorDeps } from './deps.ts';
import { boughtStatuses } from './steering.ts';

const remindQueue = 'remind';
export const remindQueues = { [remindQueue]: { expireSeconds: 600, retries: 0 } } satisfies Record<
  string,
  QueueDefinition
>;

type RemindDeps = Pick<Deps, 'database' | 'log' | 'publicUrl'> & Pick<OperatorDeps, 'mailer' | 'now'>;

/** Starts the hourly reminders in this process. */
export async function workReminders(deps: RemindDeps & Pick<Deps, 'queue'>): Promise<void> {
  await deps.queue.work(remindQueue, async () => {
    await remind(deps);
  });
  await deps.queue.schedule(remindQueue, '23 * * * *');
}

const hourMs = 60 * 60_000;
const afterMs = 20 * hourMs;
const untilMs = 7 * 24 * hourMs; // older ones would surprise
const batch = 200;

/**
 * Mails whoever asked for it in the quiz and has bought nothing since: once, also where one address left several quizzes behind. Marked before it is mailed, so that a killed
 * process costs a reminder and never sends two. Answers how many were mailed.
 */
export async function remind({ database: { db }, mailer, log, publicUrl, now }: RemindDeps): Promise<number> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const other = alias(submissions, 'other');
  const boughtByThem = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(other, eq(other.id, orders.submissionId))
    .where(
      and(
        sql`lower(${other.email}) = lower(${submissions.email})`,
        inArray(orders.status, [...boughtStatuses]),
        gt(orders.createdAt, ago(30 * 24 * hourMs)),
      ),
    );
  const reminded = db
    .select({ id: other.id })
    .from(other)
    .where(and(sql`lower(${other.email}) = lower(${submissions.email})`, gt(other.remindedAt, ago(30 * 24 * hourMs))));
  const due = await db
    .select({ id: submissions.id, to: submissions.email })
    .from(submissions)
    .where(
      and(
        eq(submissions.mayRemind, true),
        isNull(submissions.remindedAt),
        lt(submissions.createdAt, ago(afterMs)),
        gt(submissions.createdAt, ago(untilMs)),
        notExists(boughtByThem),
        notExists(reminded),
      ),
    )
    .orderBy(sql`${submissions.createdAt} desc`)
    .limit(batch);
  const seen = new Set<string>();
  let mailed = 0;
  for (const { id, to } of due) {
    if (seen.has(to.toLowerCase())) continue;
    seen.add(to.toLowerCase());
    const mine = await db
      .update(submissions)
      .set({ remindedAt: now() })
      .where(and(eq(submissions.id, id), isNull(submissions.remindedAt)))
      .returning({ id: submissions.id });
    if (mine.length === 0) continue; // another process has it
    const result = await mailer.send(reminderMail({ id, to, publicUrl }));
    if ('accepted' in result) mailed += 1;
    else log.warn({ submissionId: id, isFinal: 'failed' in result }, 'the mail server did not take a reminder');
    // Not taken yet: the next hour tries again, for as long as the week lasts.
    if ('retry' in result) await db.update(submissions).set({ remindedAt: null }).where(eq(submissions.id, id));
  }
  return mailed;
}
