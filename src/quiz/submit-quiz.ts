import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '#base/db.ts';
import { randomId } from '#base/secrets.ts';
import { submissions } from '#db/schema.ts';
import type { Answers } from '#engine/contract.ts';

export type Submission = typeof submissions.$inferSelect;

/** Called in the transaction that stores the submission: no submission without an assessment under way, and the other way round. */
export type OnSubmitted = (tx: Transaction, submission: Submission) => Promise<void>;

/**
 * Stores the answers durably and answers the submission's id. The same key with the same answers gives the same id, however often and
 * however many at once; the same key with edited answers is a new submission, so that an edit after a lost reply is not lost.
 */
export async function submitQuiz(
  { db, onSubmitted }: { db: Db; onSubmitted: OnSubmitted },
  { answers, idempotencyKey, tier }: { answers: Answers; idempotencyKey: string | null; tier: string | null },
): Promise<string> {
  const id = randomId();
  const key = idempotencyKey ?? id;
  const answersHash = hashAnswers(answers);
  return db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(submissions)
      .values({ id, idempotencyKey: key, answersHash, answers, email: answers.email, website: answers.website, tier })
      .onConflictDoNothing()
      .returning();
    if (inserted) {
      await onSubmitted(tx, inserted);
      return inserted.id;
    }
    const [existing] = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(eq(submissions.idempotencyKey, key), eq(submissions.answersHash, answersHash)));
    if (!existing) throw new Error('A submission was neither stored nor found.');
    return existing.id;
  });
}

/** The parsed answers as a fingerprint; the schema fixes the order of keys. */
export function hashAnswers(answers: Answers): string {
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
}
