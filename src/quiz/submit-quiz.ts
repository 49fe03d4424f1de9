import { createHash } from 'node:crypto';
import type pg from 'pg';
import { randomId } from '#base/secrets.ts';
import type { Answers } from '#engine/contract.ts';

/**
 * What is written together with a submission: further parts of the statement whose part "submission" answers the id of what was stored, or nothing where it was
 * there before. The same text each time, so that the database plans it once; parameters are numbered from `firstParameter`.
 */
export type Along = { text: string; values: unknown[]; /** Called once all of it is stored. */ stored(): void };

/** No submission without an assessment under way, and the other way round. */
export type WriteAlong = (submissionId: string, firstParameter: number) => Promise<Along>;

export type SubmitDeps = { pool: pg.Pool; along: WriteAlong };

/**
 * Stores the answers durably and answers the submission's id. The same key with the same answers gives the same id, however often and
 * however many at once; the same key with edited answers is a new submission, so that an edit after a lost reply is not lost.
 */
export async function submitQuiz(
  { pool, along }: SubmitDeps,
  { answers, idempotencyKey, tier }: { answers: Answers; idempotencyKey: string | null; tier: string | null },
): Promise<string> {
  const id = randomId();
  const key = idempotencyKey ?? id;
  const written = JSON.stringify(answers);
  const values = [id, key, fingerprint(written), written, answers.email, answers.website, tier];
  const more = await along(id, values.length + 1);
  // One statement is one transaction and one way there and back.
  const { rows } = await pool.query<{ id: string }>({
    name: 'submit-quiz',
    text: `
      with submission as (
        insert into submissions (id, idempotency_key, answers_hash, answers, email, website, tier) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict do nothing returning id
      ), ${more.text}
      select id from submission`,
    values: [...values, ...more.values],
  });
  if (rows[0]) {
    more.stored();
    return rows[0].id;
  }
  const { rows: before } = await pool.query<{ id: string }>('select id from submissions where idempotency_key = $1 and answers_hash = $2', values.slice(1, 3));
  if (!before[0]) throw new Error('A submission was neither stored nor found.');
  return before[0].id;
}

/** The parsed answers as a fingerprint; the schema fixes the order of keys. */
export function hashAnswers(answers: Answers): string {
  return fingerprint(JSON.stringify(answers));
}

function fingerprint(written: string): string {
  return createHash('sha256').update(written).digest('base64url');
}
