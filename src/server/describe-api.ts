import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '#base/app.ts';
import { apiPage, apiPageStyles, apiPageStylesPath } from './api-page.ts';
import { apiDocumentSchema } from './api-document.ts';
import { apiExamples } from './api-examples.ts';
import { madeOnce } from './static-files.ts';

/** What an operation answers when it is not JSON by a schema of its route: "METHOD address" -> status and media type (null = no body). */
const otherAnswers: Record<string, [status: number, mediaType: string | null, words: string]> = {
  'GET /api/download-report/:paymentIntentId': [200, 'application/pdf', 'The report.'],
  'GET /api/report/:paymentIntentId/fix-pack.zip': [200, 'application/zip', 'The files.'],
  'GET /api/journey/:id/events': [200, 'text/event-stream', 'Events `progress`, then `ready` or `failed`.'],
  'GET /api/report/:paymentIntentId/tasks.csv': [200, 'text/csv', 'The tasks.'],
  'GET /api/report/:paymentIntentId/tasks.md': [200, 'text/markdown', 'The tasks.'],
  'GET /api/report/:paymentIntentId/tasks.txt': [200, 'text/plain', 'The tasks.'],
  'GET /api/report/:paymentIntentId/competitors.csv': [200, 'text/csv', 'The comparison.'],
  'DELETE /api/report/:paymentIntentId/shares/:shareId': [204, null, 'Ended.'],
  'GET /api/account/reports/:id/pdf': [200, 'application/pdf', 'The report.'],
  'GET /api/v1/assessments/:id/report.pdf': [200, 'application/pdf', 'The report.'],
  'GET /api/v1/assessments/:id/checks.csv': [200, 'text/csv', 'Every check.'],
  'GET /api/account/export': [200, 'application/zip', 'The archive.'],
  'GET /api/auth/oauth/:provider': [
    303,
    null,
    'To the provider, or to the sign-in page with the problem in its address.',
  ],
  'GET /api/auth/oauth/:provider/callback': [
    303,
    null,
    'To the dashboard, or to the sign-in page with the problem in its address.',
  ],
  'POST /api/webhooks/:provider': [200, 'application/json', 'The event was taken, or was known already.'],
  'POST /api/chatbot-lead': [201, 'application/json', 'The address is kept.'],
  'POST /api/step': [204, null, 'Counted.'],
  'POST /api/admin/lock': [204, null, 'Locked.'],
  'DELETE /api/admin/reports/:id': [204, null, 'Erased.'],
  'POST /api/admin/reports/:id/resend': [204, null, 'The mail is on its way.'],
  'POST /api/admin/reports/:id/refund': [204, null, 'The money is on its way back.'],
  'GET /api/report/:paymentIntentId/receipt.pdf': [200, 'application/pdf', 'The receipt.'],
  'POST /api/admin/download-report': [200, 'application/pdf', 'The report.'],
  'POST /api/admin/download-all-reports': [200, 'text/plain', 'All reports.'],
  'DELETE /api/admin/conversations/:id': [204, null, 'Deleted.'],
  'POST /api/admin/download-leads': [200, 'text/csv', 'All leads.'],
  'DELETE /api/admin/leads/:id': [204, null, 'Deleted.'],
  'POST /api/admin/failed-jobs/:id/retry': [204, null, 'The job waits again.'],
  'POST /api/super-admin/lock': [204, null, 'Locked.'],
  'DELETE /api/super-admin/users/:id': [204, null, 'Deleted.'],
  'POST /api/super-admin/analyze-seo': [
    200,
    'application/json',
    'The assessment; with `accept: application/x-ndjson` lines of progress and the assessment last.',
  ],
  'GET /api/download/llm-seo-checklist': [200, 'application/octet-stream', 'The file.'],
  'GET /api/download/ai-platform-matrix': [200, 'application/octet-stream', 'The file.'],
  'GET /api/download/content-strategy-template': [200, 'application/octet-stream', 'The file.'],
  'GET /api/download/roi-calculator': [200, 'application/octet-stream', 'The file.'],
};

const errorSchema = {
  type: 'object',
  properties: { message: { type: 'string' }, code: { type: 'string' }, details: {} },
  required: ['message', 'code'],
};
const errorAnswer = {
  description: 'Refused or failed: what happened, in a sentence and as a stable code.',
  content: { 'application/json': { schema: errorSchema } },
};

/** A refusal that a route words itself can also come from before the route (a character that cannot be stored), in the words of every other. */
const orAnyError = ([status, own]: [string, unknown]) =>
  [status, Number(status) >= 400 ? { anyOf: [own, errorSchema] } : own] as const;

/** The description of all calls, from the schemas that check them: `/api/openapi.json`, and `/api/docs` to read. To be added before the routes. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Citable', description: 'How visible is your business to AI assistants?', version: '1' },
      components: {
        securitySchemes: {
          operator: { type: 'http', scheme: 'bearer', description: 'The token that an unlock call answers.' },
          apiKey: { type: 'http', scheme: 'bearer', description: 'A key of an agency, ctb_live_… or ctb_test_….' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-session',
            description: 'Set by signing in; `session` where the site is not served by https.',
          },
        },
      },
    },
    transform: (input) => {
      // Typed as always there, but a route may be registered without one.
      const { schema, url }: { schema: typeof input.schema | undefined; url: string } = jsonSchemaTransform(input);
      if (!schema || schema.hide) return { schema: { ...schema, hide: true }, url };
      const method = [input.route.method].flat()[0] ?? '';
      const other = otherAnswers[`${method} ${url}`];
      const body = other?.[1] ? { content: { [other[1]]: { schema: {} } } } : {};
      const example = apiExamples[`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`];
      const own =
        typeof schema.response === 'object'
          ? Object.fromEntries(Object.entries(schema.response ?? {}).map(orAnyError))
          : {};
      const answers = { ...own, ...(other && { [other[0]]: { description: other[2], ...body } }) };
      return {
        url,
        schema: {
          ...schema,
          ...(example && { body: { ...Object(schema.body), examples: [example] } }),
          tags: [tagOf(url)],
          operationId: operationIdOf(method, url),
          security: securityOf(url),
          response: { ...answers, default: errorAnswer },
        },
      };
    },
  });
  const json = () => JSON.stringify(app.swagger());
  app.get(
    '/api/openapi.json',
    { config: { needs: 'public' }, schema: { hide: true } },
    madeOnce('application/json; charset=utf-8', json),
  );
  const page = () => apiPage(apiDocumentSchema.parse(app.swagger()));
  app.get(
    '/api/docs',
    { config: { needs: 'public' }, schema: { hide: true } },
    madeOnce('text/html; charset=utf-8', page),
  );
  app.get(apiPageStylesPath, { config: { needs: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiPageStyles),
  );
}

const tags: [RegExp, string][] = [
  [/^\/api\/v1\//, 'Agencies, version 1'],
  [/^\/api\/(admin|super-admin)\//, 'Operators'],
  [/^\/api\/(auth|account)\b/, 'Accounts'],
  [/^\/api\/(quiz|quiz\/link|quiz\/kept\/.*|prefill|step|look(\/.*)?)$/, 'Quiz'],
  [/^\/api\/(create-payment-intent|payment-methods|process-paypal-quiz|subscription|webhooks)/, 'Payment'],
  [/^\/api\/(report|download-report|journey|quiz|tasks|badges|competitors|rubric)\//, 'Reports'],
  [/^\/api\/chatbot/, 'Assistant'],
  [/^\/api\/download\//, 'Downloads'],
  [/^\/(healthz|readyz)$/, 'Health'],
];

function tagOf(url: string): string {
  return tags.find(([pattern]) => pattern.test(url))?.[1] ?? 'Other';
}

function operationIdOf(method: string, url: string): string {
  return `${method.toLowerCase()}${url.replaceAll(/[^a-z0-9]+([a-z0-9]?)/gi, (_, next: string) => next.toUpperCase())}`;
}

function securityOf(url: string): Record<string, string[]>[] {
  if (/^\/api\/(super-)?admin\/(?!unlock)/.test(url)) return [{ operator: [] }];
  if (/^\/api\/v1\/(keys|members|agency|agents)\b/.test(url)) return [{ session: [] }];
  if (url.startsWith('/api/v1/')) return [{ apiKey: [] }, { session: [] }];
  if (/^\/api\/account\b|^\/api\/auth\/(confirm|logout)/.test(url)) return [{ session: [] }];
  return [];
}
