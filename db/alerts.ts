import { sql } from 'drizzle-orm';
import { operatorAlerts } from './schema.ts';
import type { AlertKind } from '#operators/contract.ts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Notes what a person should look at; a mail tells of it. The same matter is one row, however often it is noted. */
export async function raiseAlert(
  tx: Pick<NodePgDatabase, 'insert'>,
  { kind, subjectId, text }: Alert,
  now: Date,
): Promise<void> {
  await tx
    .insert(operatorAlerts)
    .values({ kind, subjectId, text, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [operatorAlerts.kind, operatorAlerts.subjectId],
      set: { text, lastAt: now, times: sql`${operatorAlerts.times} + 1` },
    });
}

export type Alert = {
  kind: AlertKind;
  /** The order, report, provider or check that it is about. */
  subjectId: string;
  /** One sentence for operators: what happened, and what to do. No personal data. */
  text: string;
};
