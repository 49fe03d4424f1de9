import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { agencyRowSchema, agencyTermsSchema } from '#agencies/contract.ts';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { recordAudit } from '#db/audit.ts';
import { agencies, agencyMembers, agencyUsage, users } from '#db/schema.ts';
import type { OperatorDeps } from './deps.ts';
import type { Guard } from './guard.ts';

/** The agencies, what they used this month, and the terms that the super admin agreed with each. */
export function agencyOperatorRoutes(app: App, deps: Pick<OperatorDeps, 'database' | 'now'>, guard: Guard): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/super-admin/agencies',
    config: { needs: 'super-admin' },
    schema: {
      summary: 'The agencies and what they used this month',
      response: { 200: z.object({ data: z.array(agencyRowSchema) }) },
    },
    handler: async () => {
      const month = deps.now().toISOString().slice(0, 7);
      const used = sql<number>`coalesce((select sum(${agencyUsage.assessments}) from ${agencyUsage} where ${agencyUsage.agencyId} = ${agencies.id} and ${agencyUsage.month} = ${month}), 0)::int`;
      const data = await db
        .select({
          id: agencies.id,
          name: agencies.name,
          owner: users.email,
          monthlyAssessments: agencies.monthlyAssessments,
          priceCents: agencies.priceCents,
          usedThisMonth: used,
        })
        .from(agencies)
        .innerJoin(agencyMembers, and(eq(agencyMembers.agencyId, agencies.id), eq(agencyMembers.role, 'owner')))
        .innerJoin(users, eq(users.id, agencyMembers.userId))
        .orderBy(agencies.createdAt)
        .limit(1_000);
      return { data };
    },
  });

  app.route({
    method: 'PATCH',
    url: '/api/super-admin/agencies/:id',
    config: { needs: 'super-admin' },
    schema: {
      summary: 'Sets what an agency may use a month, and the price',
      params: z.object({ id: z.string().max(100) }),
      body: agencyTermsSchema,
      response: { 200: agencyTermsSchema },
    },
    handler: async (request) => {
      const { id } = request.params;
      const session = guard.sessionOf(request);
      await db.transaction(async (tx) => {
        const [changed] = await tx
          .update(agencies)
          .set(request.body)
          .where(eq(agencies.id, id))
          .returning({ id: agencies.id });
        if (!changed) throw new AppError(404, 'agency-not-found', `There is no agency ${id}.`);
        await recordAudit(tx, {
          actor: session.role,
          action: 'agency.terms',
          subjectId: id,
          details: { ...request.body, session: session.id },
        });
      });
      return request.body;
    },
  });
}
