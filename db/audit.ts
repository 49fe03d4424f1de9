import { auditLog } from './schema.ts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Writes one line of the audit log, in the same transaction as the change it tells of. `details` contains ids and states, never personal data. */
export async function recordAudit(tx: Pick<NodePgDatabase, 'insert'>, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

export type AuditEntry = {
  /** "webhook", "return-page", "sweep", "admin" … */
  actor: string;
  /** "order.paid", "report.deleted" … */
  action: string;
  subjectId: string;
  details?: Record<string, unknown>;
};
