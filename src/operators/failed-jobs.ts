import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { recordAudit } from '#db/audit.ts';
import type { Db } from '#base/db.ts';
import type { FailedJob } from './contract.ts';
import type { OperatorDeps } from './deps.ts';
import type { OperatorSession } from './operator-session.ts';

/** Jobs whose last attempt failed, newest first, as the queue keeps them. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await db.execute(sql`
    select id, name, data, output, retry_count, completed_on from pgboss.job
    where state = 'failed' and name <> 'dead' order by completed_on desc nulls last limit 200`);
  return z
    .array(failedRow)
    .parse(rows)
    .map(({ id, name, data, output, retry_count, completed_on }) => ({
      id,
      queue: name,
      subjectId: Object.values(data ?? {}).find((value) => typeof value === 'string') ?? '',
      reason: (output?.message ?? 'The process that ran it ended.').slice(0, 300),
      attempts: retry_count + 1,
      failedAt: completed_on?.toISOString() ?? null,
    }));
}

/** Enqueues a failed job again and forgets the failure, in one transaction. */
export async function retryFailedJob(
  deps: Pick<OperatorDeps, 'database' | 'queue'>,
  id: string,
  session: OperatorSession,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`delete from pgboss.job where id = ${id} and state = 'failed' and name <> 'dead' returning name, data`,
    );
    const [job] = z
      .array(z.object({ name: z.string(), data: z.record(z.string(), z.unknown()).nullable() }))
      .parse(rows);
    if (!job) throw new AppError(404, 'job-not-found', 'This job has not failed, or somebody has retried it already.');
    const data = job.data ?? {};
    await tx.execute(sql`delete from pgboss.job where name = 'dead' and data = ${JSON.stringify(data)}::jsonb`);
    const key = Object.values(data).find((value) => typeof value === 'string');
    await deps.queue.send(tx, job.name, data, key === undefined ? {} : { key });
    await recordAudit(tx, {
      actor: session.role,
      action: 'job.retried',
      subjectId: key ?? id,
      details: { session: session.id, queue: job.name },
    });
  });
}

const failedRow = z.object({
  id: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  output: z.object({ message: z.string().optional() }).nullable().catch(null),
  retry_count: z.number(),
  completed_on: z.coerce.date().nullable(),
});
