import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { recordAudit } from '#db/audit.ts';
import { orderBrowsers, reports } from '#db/schema.ts';
import type { Db } from '#base/db.ts';
import type { ReportChange, ReportRow } from './contract.ts';
import { findReportRow } from './list-reports.ts';
import type { OperatorSession } from './operator-session.ts';

/**
 * Changes what an operator may change. With `version`, only if nobody changed the row since that version was read: the second editor is
 * shown what the first one wrote (409), and nothing is lost unseen.
 */
export async function editReport(
  db: Db,
  {
    id,
    change,
    version,
    session,
  }: { id: string; change: ReportChange; version: number | null; session: OperatorSession },
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ version: reports.version, orderId: reports.orderId, email: reports.email })
      .from(reports)
      .where(and(eq(reports.id, id), isNull(reports.erasedAt)))
      .for('update');
    if (!before) throw new AppError(404, 'report-not-found', 'This report does not exist any more.');
    if (version !== null && before.version !== version) {
      throw new AppError(
        409,
        'changed-meanwhile',
        'Somebody else changed this report in the meantime. Please look at it and try again.',
        {
          current: await findReportRow(tx, id),
        },
      );
    }
    await tx.update(reports).set(change).where(eq(reports.id, id));
    // Who opened a mail to the former address is the buyer no more; its link is void by itself.
    if (change.email !== undefined && change.email !== before.email)
      await tx.delete(orderBrowsers).where(eq(orderBrowsers.orderId, before.orderId));
    // The log tells which fields, never an address.
    await recordAudit(tx, {
      actor: session.role,
      action: 'report.edited',
      subjectId: id,
      details: { session: session.id, ...withoutEmail(change) },
    });
    const row = await findReportRow(tx, id);
    if (!row) throw new Error(`Report ${id} was locked and is gone.`);
    return row;
  });
}

function withoutEmail({ email, ...others }: ReportChange): Record<string, unknown> {
  return email === undefined ? others : { ...others, email: 'changed' };
}
