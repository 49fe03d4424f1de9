import { and, eq, inArray, sql } from 'drizzle-orm';
import { agencyPdfs } from '#agencies/contract.ts';
import { AppError } from '#base/errors.ts';
import { deleteFilesUnder } from '#base/files.ts';
import { recordAudit } from '#db/audit.ts';
import {
  agencies,
  agencyInvitations,
  agencyMembers,
  assessments,
  conversations,
  leads,
  mailedProofs,
  orders,
  sandboxSessions,
  submissions,
  users,
} from '#db/schema.ts';
import type { Transaction } from '#base/db.ts';
import { ownChat, ownLead, ownQuiz, readOwnOrders, readOwnReports } from './data-of-address.ts';
import type { AccountDeps } from './deps.ts';
import type { User } from './session.ts';

/**
 * Erases the account and, if its address is confirmed, everything kept under that address: reports, quiz answers, chats, kept mails. What renews
 * is ended at the provider before anything is erased. Each step may run again, so one that was interrupted is finished by asking once more.
 */
export async function eraseAccount(
  deps: Pick<AccountDeps, 'database' | 'endRenewal' | 'eraseReport' | 'eraseMailsTo'>,
  user: Pick<User, 'id' | 'email' | 'isVerified'>,
  by: { actor: string; details?: Record<string, unknown> } = { actor: 'customer' },
): Promise<void> {
  const { db } = deps.database;
  if (user.isVerified) {
    for (const orderId of await readOwnOrders(db, user.email)) await deps.endRenewal(orderId);
    for (const { id } of await readOwnReports(db, user.email)) {
      await deps.eraseReport(id, user.id).catch(unlessGone);
    }
    await db.transaction((tx) => eraseRest(tx, user.email));
    await deps.eraseMailsTo(user.email);
  }
  await db.transaction(async (tx) => {
    const proofs = await tx.select({ id: mailedProofs.id }).from(mailedProofs).where(eq(mailedProofs.userId, user.id));
    await removeJobs(
      tx,
      proofs.map(({ id }) => id),
    );
    // An agency goes with its owner: clients, reports, keys and webhooks.
    const owned = tx
      .select({ id: agencyMembers.agencyId })
      .from(agencyMembers)
      .where(and(eq(agencyMembers.userId, user.id), eq(agencyMembers.role, 'owner')));
    for (const { id } of await owned) await deleteFilesUnder(tx, agencyPdfs(id));
    await tx.delete(agencies).where(inArray(agencies.id, owned));
    // Takes sessions, devices, identities, memberships and mailed links along.
    const gone = await tx.delete(users).where(eq(users.id, user.id)).returning({ id: users.id });
    if (gone.length === 0) throw new AppError(404, 'user-not-found', 'This user does not exist any more.');
    await recordAudit(tx, { ...by, action: 'user.deleted', subjectId: user.id });
  });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.status === 404)) throw error;
}

/** What no report led to: quizzes, orders without a report, and what was said in the chat. */
async function eraseRest(tx: Transaction, email: string): Promise<void> {
  await tx.delete(orders).where(inArray(orders.id, await readOwnOrders(tx, email)));
  const runs = await tx
    .select({ id: assessments.id })
    .from(assessments)
    .innerJoin(submissions, eq(submissions.id, assessments.submissionId))
    .where(ownQuiz(email));
  await removeJobs(
    tx,
    runs.map(({ id }) => id),
  );
  await tx.delete(submissions).where(ownQuiz(email)); // takes readings along
  await tx
    .update(sandboxSessions)
    .set({ email: '' })
    .where(sql`lower(${sandboxSessions.email}) = lower(${email})`);
  await tx.delete(agencyInvitations).where(eq(agencyInvitations.email, email.toLowerCase()));
  await tx.delete(conversations).where(ownChat(tx, email));
  await tx.delete(leads).where(ownLead(email));
}

/** Jobs hold ids only, but what a failed one said may quote what it was about. */
async function removeJobs(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from pgboss.job where exists (
      select 1 from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) as named where named.value in ${ids})`);
}
