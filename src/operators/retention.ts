import { and, asc, eq, exists, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { proofDays } from '#accounts/buyer.ts';
import { recordAudit } from '#db/audit.ts';
import {
  agencyInvitations,
  agentGrants,
  agentSecrets,
  assessments,
  conversations,
  leads,
  looks,
  mailedProofs,
  modelAnswers,
  orderBrowsers,
  orders,
  pageReadings,
  progressEvents,
  reports,
  submissions,
  userSessions,
  websiteScans,
} from '#db/schema.ts';
import { AppError } from '#base/errors.ts';
import type { Deps } from '#base/deps.ts';
import type { QueueDefinition } from '#base/queue.ts';
import { forgetReport } from './erase-report.ts';

const retentionQueue = 'retention';
export const retentionQueues = { [retentionQueue]: { expireSeconds: 3600, retries: 2 } } satisfies Record<
  string,
  QueueDefinition
>;

export type RetentionDeps = Pick<Deps, 'database' | 'queue' | 'config'> & { now: () => Date; outboxDir: string };

/** Starts the forgetting of each night (UTC) in this process: before the tidying, which takes what was erased off the disk. */
export async function workRetention(deps: RetentionDeps): Promise<void> {
  await deps.queue.work(retentionQueue, async () => {
    await forgetOld(deps);
  });
  await deps.queue.schedule(retentionQueue, '37 2 * * *');
}

const dayMs = 24 * 60 * 60_000;
const batch = 500; // rows of one transaction: visitors must not wait for it
/** What nobody can need any more after that time. */
const lookDays = 1; // as long as it is shown again, see prefill.ts
const progressDays = 30;
const modelAnswerDays = 30;
const endedDays = 31; // longer than a session may live

/**
 * Deletes what is older than it is kept for: quizzes that were never paid for, chats and contact requests, reports (only where a time is
 * set), and the remains of sessions, mailed links and progress. Answers how much of each.
 */
export async function forgetOld(deps: Omit<RetentionDeps, 'queue'>): Promise<Record<string, number>> {
  const { unpaidDays, chatDays, reportDays } = deps.config.keep;
  const before = (days: number) => new Date(deps.now().getTime() - days * dayMs);
  const { db } = deps.database;
  const bought = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.submissionId, submissions.id),
        inArray(orders.status, ['processing', 'paid', 'disputed', 'refunded']),
      ),
    );
  const open = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.submissionId, submissions.id), sql`${orders.createdAt} >= ${before(unpaidDays)}`));
  const finished = db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.id, progressEvents.assessmentId), eq(assessments.status, 'judged')));
  const ended = before(endedDays);
  const forgotten = {
    quizzes: await inBatches(
      deps,
      'submissions',
      and(lt(submissions.createdAt, before(unpaidDays)), notExists(bought), notExists(open)),
    ),
    conversations: await inBatches(deps, 'conversations', lt(conversations.createdAt, before(chatDays))),
    leads: await inBatches(deps, 'leads', lt(leads.createdAt, before(chatDays))),
    looks:
      (await inBatches(deps, 'website_scans', lt(websiteScans.scannedAt, before(lookDays)))) +
      (await inBatches(deps, 'looks', lt(looks.seenAt, before(lookDays)))),
    progress: await inBatches(
      deps,
      'progress_events',
      and(lt(progressEvents.createdAt, before(progressDays)), exists(finished)),
    ),
    modelAnswers: await inBatches(deps, 'model_answers', lt(modelAnswers.answeredAt, before(modelAnswerDays))),
    pageReadings: await inBatches(
      deps,
      'page_readings',
      and(isNull(pageReadings.assessmentId), lt(pageReadings.startedAt, ended)),
    ),
    browsers: await inBatches(deps, 'order_browsers', lt(orderBrowsers.since, before(proofDays))),
    sessions: await inBatches(
      deps,
      'user_sessions',
      or(lt(userSessions.createdAt, ended), lt(userSessions.lastUsedAt, ended)),
    ),
    invitations: await inBatches(deps, 'agency_invitations', lt(agencyInvitations.createdAt, ended)),
    agentTokens: await inBatches(deps, 'agent_secrets', lt(agentSecrets.expiresAt, deps.now())),
    agents: await inBatches(
      deps,
      'agent_grants',
      notExists(db.select().from(agentSecrets).where(eq(agentSecrets.grantId, agentGrants.id))),
    ),
    mailedLinks: await inBatches(deps, 'mailed_proofs', lt(mailedProofs.expiresAt, ended)),
    reports: reportDays === null ? 0 : await eraseReportsBefore(deps, before(reportDays)),
  };
  if (Object.values(forgotten).some((n) => n > 0))
    await recordAudit(db, { actor: 'retention', action: 'old.forgotten', subjectId: 'all', details: forgotten });
  return forgotten;
}

type Table =
  | 'submissions'
  | 'conversations'
  | 'leads'
  | 'website_scans'
  | 'looks'
  | 'progress_events'
  | 'model_answers'
  | 'order_browsers'
  | 'page_readings'
  | 'user_sessions'
  | 'mailed_proofs'
  | 'agency_invitations'
  | 'agent_secrets'
  | 'agent_grants';

async function inBatches({ database }: Pick<Deps, 'database'>, table: Table, isOld: SQL | undefined): Promise<number> {
  const name = sql.identifier(table);
  for (let deleted = 0; ;) {
    const { rowCount } = await database.db.execute(
      sql`delete from ${name} where ctid in (select ctid from ${name} where ${isOld} limit ${batch})`,
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return deleted;
  }
}

/** One by one, as an operator would: with their PDFs, mails, answers and readings. */
async function eraseReportsBefore(deps: Omit<RetentionDeps, 'queue'>, day: Date): Promise<number> {
  const old = await deps.database.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(lt(reports.createdAt, day), isNull(reports.erasedAt)))
    .orderBy(asc(reports.createdAt));
  for (const { id } of old) {
    await forgetReport(deps, id, { role: 'retention', id: 'nightly' }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.status === 404)) throw error; // erased meanwhile, with another one of its order
    });
  }
  return old.length;
}
