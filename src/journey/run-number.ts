import { eq, max } from 'drizzle-orm';
import type { Transaction } from '#base/db.ts';
import { reports } from '#db/schema.ts';

/** The number of an order's next report. Call it with the order's row locked, since payments that arrive number their reports too. */
export async function nextRunNumber(tx: Transaction, orderId: string): Promise<number> {
  const [last] = await tx
    .select({ runNumber: max(reports.runNumber) })
    .from(reports)
    .where(eq(reports.orderId, orderId));
  return (last?.runNumber ?? 0) + 1;
}
