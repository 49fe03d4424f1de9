import { createHash } from 'node:crypto';
import type pg from 'pg';
import { databaseErrorCode } from '#base/errors.ts';
import { inBatches } from '#base/in-batches.ts';
import { aboutJourney } from '#base/log-context.ts';
import { randomId } from '#base/secrets.ts';
import type { Answers } from '#engine/contract.ts';

/**
 * Stores the answers durably and answers the submission's id; nothing is begun before it is paid for. The same key with the same answers gives the same
 * id, however often and however many at once; the same key with edited answers is a new submission, so that an edit after a lost reply is not lost.
 */
export type SubmitQuiz = (submission: {
  answers: Answers;
  idempotencyKey: string | null;
  tier: string | null;
  mayRemind?: boolean;
}) => Promise<string>;

type Row = { id: string; key: string; hash: string; answers: Answers; tier: string | null; mayRemind: boolean };

export function createSubmitQuiz(pool: pg.Pool): SubmitQuiz {
  const store = async (rows: Row[]): Promise<boolean[]> => {
    const stored = await pool.query<{ id: string }>({ ...storeRows, values: [JSON.stringify(rows)] });
    const ids = new Set(stored.rows.map(({ id }) => id));
    return rows.map(({ id }) => ids.has(id));
  };
  const storeTogether = inBatches(store);
  return async ({ answers, idempotencyKey, tier, mayRemind = false }) => {
    const id = randomId();
    const row = { id, key: idempotencyKey ?? id, hash: hashAnswers(answers), answers, tier, mayRemind };
    const isStored = await storeTogether(row).catch(async (error: unknown) => {
      // What PostgreSQL refuses about one visitor's answers is not the others' trouble.
      if (!databaseErrorCode(error)?.startsWith('22')) throw error;
      return (await store([row]))[0];
    });
    const { rows } = isStored
      ? { rows: [{ id }] }
      : await pool.query<{ id: string }>(storedBefore, [row.key, row.hash]);
    if (!rows[0]) throw new Error('A submission was neither stored nor found.');
    aboutJourney(rows[0].id);
    return rows[0].id;
  };
}

// One statement is one transaction and one way there and back. In order of the keys, so that two processes never wait for each other.
const storeRows = {
  name: 'submit-quiz',
  text: `
    insert into submissions (id, idempotency_key, answers_hash, answers, email, website, tier, may_remind)
    select id, key, hash, answers, answers ->> 'email', answers ->> 'website', tier, "mayRemind"
    from json_to_recordset($1) as rows (id text, key text, hash text, answers jsonb, tier text, "mayRemind" boolean) order by key, hash
    on conflict do nothing returning id`,
};

const storedBefore = 'select id from submissions where idempotency_key = $1 and answers_hash = $2';

/** The parsed answers as a fingerprint; the schema fixes the order of keys. */
export function hashAnswers(answers: Answers): string {
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
}
