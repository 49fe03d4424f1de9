import { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import type { App } from '#base/app.ts';
import type { Progress } from '#engine/contract.ts';
import { newUserSchema, userChangeSchema, userEmailSchema } from '#accounts/contract.ts';
import { agencyOperatorRoutes } from './agencies.ts';
import { plainList, readVersion } from './admin-routes.ts';
import { assessWebsite } from './assess-website.ts';
import {
  auditPageSchema,
  seoAssessmentSchema,
  spendingSchema,
  userCountersSchema,
  userPageSchema,
  userRowSchema,
} from './contract.ts';
import type { SeoAssessment } from './contract.ts';
import { countUsers } from './counters.ts';
import type { OperatorDeps } from './deps.ts';
import type { Guard } from './guard.ts';
import { auditQuery, listAudit } from './list-records.ts';
import { mailAssessment } from './mail-assessment.ts';
import { closeOperatorSession } from './operator-session.ts';
import { plainListCap } from './paging.ts';
import { readSpending } from './spending.ts';
import { createUser, deleteUser, editUser, listUsers, usersQuery } from './users.ts';

const atOnce = 2; // assessments in one process; each reads a whole website

/** The calls of /super-admin. */
export function superAdminRoutes(app: App, deps: OperatorDeps, guard: Guard): void {
  const { db } = deps.database;
  const byId = z.object({ id: z.string().max(100) });
  agencyOperatorRoutes(app, deps, guard);

  app.post(
    '/api/super-admin/lock',
    { config: { needs: 'super-admin' }, schema: { summary: 'Ends this unlocking' } },
    async (request, reply) => {
      await closeOperatorSession(db, guard.sessionOf(request).id);
      return reply.code(204).send();
    },
  );

  app.route({
    method: 'GET',
    url: '/api/super-admin/users',
    config: { needs: 'super-admin' },
    schema: {
      summary: 'The users; with `limit` a page of them',
      querystring: usersQuery,
      response: { 200: z.union([z.array(userRowSchema), userPageSchema]) },
    },
    handler: async ({ query }, reply) => {
      const page = await listUsers(db, { ...query, limit: query.limit ?? plainListCap });
      return reply.send(query.limit === undefined ? plainList(reply, page) : page);
    },
  });

  app.get(
    '/api/super-admin/spending',
    {
      config: { needs: 'super-admin' },
      schema: {
        summary: 'What the AI platforms have cost, by day, platform and report',
        response: { 200: spendingSchema },
      },
    },
    () => readSpending(db, deps.now(), deps.config.ai.budgetPerDayUsd),
  );

  app.get(
    '/api/super-admin/counters',
    { config: { needs: 'super-admin' }, schema: { summary: 'The cards', response: { 200: userCountersSchema } } },
    () => countUsers(db),
  );

  app.route({
    method: 'POST',
    url: '/api/super-admin/users',
    config: { needs: 'super-admin' },
    schema: { summary: 'Makes an account', body: newUserSchema, response: { 201: userRowSchema } },
    handler: async (request, reply) =>
      reply.code(201).send(await createUser(deps, request.body, guard.sessionOf(request))),
  });

  app.route({
    method: 'PATCH',
    url: '/api/super-admin/users/:id',
    config: { needs: 'super-admin' },
    schema: {
      summary: 'Changes a user; `if-match` refuses to overwrite',
      params: byId,
      body: userChangeSchema,
      response: { 200: userRowSchema },
    },
    handler: (request) =>
      editUser(db, {
        id: request.params.id,
        change: request.body,
        version: readVersion(request.headers['if-match']),
        session: guard.sessionOf(request),
      }),
  });

  app.delete(
    '/api/super-admin/users/:id',
    { config: { needs: 'super-admin' }, schema: { summary: 'Deletes an account', params: byId } },
    async (request, reply) => {
      await deleteUser(deps, request.params.id, guard.sessionOf(request));
      return reply.code(204).send();
    },
  );

  analysisRoute(app, deps, guard);

  app.route({
    method: 'POST',
    url: '/api/super-admin/send-seo-email',
    config: { needs: 'super-admin' },
    schema: {
      summary: 'Mails an assessment with its report',
      body: z.object({
        email: userEmailSchema,
        assessment: z.object({ id: z.string().max(100) }),
        personalMessage: z.string().max(10_000).default(''),
      }),
      response: { 200: z.object({ sent: z.literal(true) }) },
    },
    handler: async (request) => {
      const { email, assessment, personalMessage } = request.body;
      await mailAssessment(deps, { id: assessment.id, to: email, personalMessage, session: guard.sessionOf(request) });
      return { sent: true as const };
    },
  });

  app.get(
    '/api/super-admin/audit-log',
    {
      config: { needs: 'super-admin' },
      schema: { summary: 'Who did what', querystring: auditQuery, response: { 200: auditPageSchema } },
    },
    ({ query }) => listAudit(db, { ...query, limit: query.limit ?? 50 }),
  );
}

function analysisRoute(app: App, deps: OperatorDeps, guard: Guard): void {
  let underWay = 0;
  app.route({
    method: 'POST',
    url: '/api/super-admin/analyze-seo',
    config: { needs: 'super-admin' },
    schema: {
      summary: 'Assesses a website; as a stream of lines where asked for',
      body: z.object({ website: websiteSchema }),
    },
    handler: async (request, reply) => {
      if (underWay >= atOnce)
        throw new AppError(409, 'busy', 'Other websites are being analyzed. Please try again in a minute.');
      underWay += 1;
      const gone = new AbortController();
      // An answer that nobody waits for any more is not worked out to the end.
      reply.raw.on('close', () => gone.abort());
      const assess = (onProgress: (progress: Progress) => void) =>
        assessWebsite(deps, {
          website: request.body.website,
          signal: gone.signal,
          onProgress,
          session: guard.sessionOf(request),
        }).finally(() => (underWay -= 1));
      if (request.headers.accept !== 'application/x-ndjson')
        return reply.send(seoAssessmentSchema.parse(await assess(() => {})));
      return reply
        .type('application/x-ndjson')
        .send(
          lineStream(assess, (error) =>
            request.log.error(
              { err: error, next: 'a fault of ours: report it with the stack' },
              'a website could not be analyzed',
            ),
          ),
        );
    },
  });
}

/** "example.com" means https://example.com. */
const websiteSchema = z
  .string()
  .trim()
  .max(2000)
  .transform((value) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(value) || value === '' ? value : `https://${value}`))
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'Please enter a website URL.');

/** Progress as it comes, then the result or why there is none. */
function lineStream(
  assess: (onProgress: (progress: Progress) => void) => Promise<SeoAssessment>,
  onError: (error: unknown) => void,
): Readable {
  const stream = new Readable({ read() {} });
  const line = (value: object) => stream.destroyed || stream.push(`${JSON.stringify(value)}\n`);
  assess(({ message, done, total }) => line({ progress: { message, done, total } }))
    .then((result) => line({ result }))
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) onError(error);
      line({ error: { message: error instanceof AppError ? error.message : 'The website could not be analyzed.' } });
    })
    .finally(() => stream.push(null));
  return stream;
}
