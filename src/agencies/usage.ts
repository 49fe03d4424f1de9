import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { agencyUsage, projects } from '#db/schema.ts';
import type { Agency } from './caller.ts';
import type { Usage } from './contract.ts';

/** "2026-11", in UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** Live assessments of the agency in the month of `at`. */
export async function usedIn(tx: Queryable, agencyId: string, at: Date): Promise<number> {
  const [row] = await tx
    .select({ used: sql<number>`coalesce(sum(${agencyUsage.assessments}), 0)::int` })
    .from(agencyUsage)
    .where(and(eq(agencyUsage.agencyId, agencyId), eq(agencyUsage.month, monthOf(at))));
  return row?.used ?? 0;
}

/** Counts an assessment in the month in which it began, or takes it back. */
export async function countUse(
  tx: Queryable,
  { agencyId, projectId, createdAt }: { agencyId: string; projectId: string; createdAt: Date },
  by: 1 | -1,
): Promise<void> {
  await tx
    .insert(agencyUsage)
    .values({ agencyId, projectId, month: monthOf(createdAt), assessments: by })
    .onConflictDoUpdate({
      target: [agencyUsage.agencyId, agencyUsage.month, agencyUsage.projectId],
      set: { assessments: sql`${agencyUsage.assessments} + ${by}` },
    });
}

/** The statement of one month. */
export async function readUsage(db: Queryable, agency: Agency, month: string): Promise<Usage> {
  const rows = await db
    .select({ projectId: agencyUsage.projectId, name: projects.name, assessments: agencyUsage.assessments })
    .from(agencyUsage)
    .leftJoin(projects, eq(projects.id, agencyUsage.projectId))
    .where(and(eq(agencyUsage.agencyId, agency.id), eq(agencyUsage.month, month)))
    .orderBy(projects.name);
  const used = rows.reduce((sum, { assessments }) => sum + assessments, 0);
  return {
    month,
    used,
    allowed: agency.monthlyAssessments,
    priceCents: agency.priceCents,
    totalCents: used * agency.priceCents,
    projects: rows.map((row) => ({ ...row, name: row.name ?? 'A client that was removed' })),
  };
}
