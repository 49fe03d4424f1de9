import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { agencies, agencyAssessments } from '#db/schema.ts';
import type { KeyMode } from './contract.ts';

/** What a live key ordered comes before what a test key did, a paying agency before a free one, and of each agency its first before another one's second. */
export async function fairTurn(tx: Queryable, agencyId: string, mode: KeyMode, waiting: number): Promise<number> {
  const [agency] = await tx
    .select({ allowed: agencies.monthlyAssessments })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  const rank = mode === 'test' ? 0 : (agency?.allowed ?? 0) === 0 ? 1 : 2;
  return rank * mostCounted + Math.max(0, mostCounted - 1 - waiting);
}

const mostCounted = 1_000;

/** Assessments of an agency that were not finished yet. */
export async function assessmentsWaiting(tx: Queryable, agencyId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(agencyAssessments)
    .where(and(eq(agencyAssessments.agencyId, agencyId), inArray(agencyAssessments.state, ['queued', 'running'])));
  return row?.n ?? 0;
}
