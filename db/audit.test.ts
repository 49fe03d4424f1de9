import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#base/testing/database.ts';
import type { Database } from '#base/db.ts';
import { recordAudit } from './audit.ts';
import { auditLog } from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('the audit log', () => {
  it('keeps what is written in the transaction that did it, and nothing of one that failed', async () => {
    const { db } = database;
    await db.transaction((tx) =>
      recordAudit(tx, { actor: 'sweep', action: 'order.paid', subjectId: 'o1', details: { from: 'pending' } }),
    );
    await expect(
      db.transaction(async (tx) => {
        await recordAudit(tx, { actor: 'sweep', action: 'order.paid', subjectId: 'o2' });
        throw new Error('failed');
      }),
    ).rejects.toThrow('failed');
    expect(await db.select().from(auditLog)).toMatchObject([
      { actor: 'sweep', action: 'order.paid', subjectId: 'o1', details: { from: 'pending' }, at: expect.any(Date) },
    ]);
  });

  it.each(['update audit_log set actor = $$nobody$$', 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (statement) => {
      await expect(database.pool.query(statement)).rejects.toThrow('the audit log is append-only');
      expect(await database.db.$count(auditLog, sql`actor = 'sweep'`)).toBe(1);
    },
  );
});
