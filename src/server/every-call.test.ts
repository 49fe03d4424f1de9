// Every call that the description names is made, with what its schema allows and with what it does not. CALLS=10000 makes it a long fuzz.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { InjectOptions } from 'fastify';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { apiDocumentSchema, type ApiDocument, type Operation } from './api-document.ts';
import { fitting, hostile, hostileText } from './testing/from-schema.ts';
import { operatorCodes, wholeApp } from './testing/whole-app.ts';

const calls = Number(process.env['CALLS'] ?? 60);
const slowestMs = 20_000; // a hang, not a slow machine

type Call = { path: string; method: string; operation: Operation };
type Whole = Awaited<ReturnType<typeof wholeApp>>;

let whole: Whole;
let document: ApiDocument;
let every: Call[];
let bearers: Record<'admin' | 'super-admin', string>;
/** Of a purchase that is there, so that not every id leads nowhere. */
let ids: string[];
let client = 0;

beforeAll(async () => {
  whole = await wholeApp();
  document = apiDocumentSchema.parse((await whole.app.inject('/api/openapi.json')).json());
  every = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  bearers = {
    admin: await unlock('admin', { passcode: operatorCodes.ADMIN_PASSCODE }),
    'super-admin': await unlock('super-admin', { code: operatorCodes.SUPER_ADMIN_CODE }),
  };
  const quiz = z
    .object({ id: z.string() })
    .parse((await send('/api/quiz', { ...sampleAnswers, website: 'https://nowhere.invalid' })).json());
  const order = z.object({ orderId: z.string(), sessionId: z.string() });
  const { orderId, sessionId } = order.parse(
    (
      await send('/api/create-payment-intent', {
        amount: 99,
        tier: 'assessment',
        quizId: quiz.id,
        leadData: { email: 'o@x.example' },
      })
    ).json(),
  );
  ids = [quiz.id, orderId, sessionId];
});
afterAll(() => whole.close());

const send = (url: string, payload: object) => whole.app.inject({ method: 'POST', url, payload });
async function unlock(role: string, payload: object): Promise<string> {
  return z.object({ token: z.string() }).parse((await send(`/api/${role}/unlock`, payload)).json()).token;
}

/** Each call comes from a client of its own, so that the limits for one client do not answer for the calls. */
async function call(
  { path, method, operation }: Call,
  given: { parameters: Record<string, unknown>; body?: unknown; isSigned: boolean },
) {
  const values = (place: string) =>
    operation.parameters.filter((one) => one.in === place && given.parameters[one.name] !== undefined);
  const textOf = (name: string) => String(given.parameters[name]).toWellFormed();
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(name)) || '%20');
  const query = new URLSearchParams(values('query').map(({ name }) => [name, textOf(name)])).toString();
  const role = /^\/api\/(admin|super-admin)\//.exec(path)?.[1];
  const bearer =
    given.isSigned && (role === 'admin' || role === 'super-admin') ? { authorization: `Bearer ${bearers[role]}` } : {};
  const headers = Object.fromEntries(
    values('header').map(({ name }) => [name, textOf(name).replaceAll(/[^ -~]/g, '')]),
  );
  client += 1;
  const request: InjectOptions = {
    method: method.toUpperCase() as 'GET',
    url: query ? `${filled}?${query}` : filled,
    headers: {
      ...headers,
      ...bearer,
      'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
    },
    ...(given.body === undefined ? {} : { payload: JSON.stringify(given.body) ?? 'null' }),
  };
  if (given.body !== undefined) request.headers = { ...request.headers, 'content-type': 'application/json' };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () =>
      reject(
        new Error(`${method} ${filled} did not answer within ${slowestMs / 1000} s: ${JSON.stringify(given.body)}`),
      );
    timer = setTimeout(fail, slowestMs);
  });
  // A timer left running would hold its reply in memory, and so look like a leak.
  return Promise.race([whole.app.inject(request), late]).finally(() => clearTimeout(timer));
}

const bodyOf = ({ operation }: Call) => operation.requestBody?.content['application/json']?.schema;

/** A waiting page's stream only ends with the journey: it is asked for what is not there. */
const idFor = ({ path }: Call) =>
  path.endsWith('/events') ? fc.constant('unknown') : fc.oneof(fc.constantFrom(...ids), fc.uuid(), hostileText);

const parametersFor = (one: Call, value: (schema: unknown, name: string) => fc.Arbitrary<unknown>) =>
  fc.record(
    Object.fromEntries(
      one.operation.parameters.map(({ name, in: place, schema }) => [
        name,
        place === 'path' && schema['enum'] === undefined ? idFor(one) : value(schema, name),
      ]),
    ),
    { requiredKeys: one.operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name) },
  );

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<string, ReturnType<typeof ajv.compile>>();

/** What keeps the answer from being what the description promises, or null. */
function problemWith(
  { path, method, operation }: Call,
  reply: { statusCode: number; headers: Record<string, unknown>; body: string },
): string | null {
  if (reply.statusCode >= 500)
    return `${method} ${path} answered ${reply.statusCode}: ${reply.body.slice(0, 300)} ${whole.unexpected.at(-1)?.slice(0, 1500) ?? ''}`;
  const isError = reply.statusCode >= 400;
  const described =
    operation.responses[String(reply.statusCode)] ?? (isError ? operation.responses['default'] : undefined);
  if (!described) return `${method} ${path} answered ${reply.statusCode}, which is not described`;
  const schema = described.content?.['application/json']?.schema;
  if (!schema || !String(reply.headers['content-type']).startsWith('application/json')) return null;
  const key = `${method} ${path} ${reply.statusCode}`;
  const validate = validators.get(key) ?? ajv.compile({ ...schema, components: document.components });
  validators.set(key, validate);
  return validate(JSON.parse(reply.body)) ? null : `${key}: ${ajv.errorsText(validate.errors)}`;
}

describe('the description', () => {
  it('names every call with a summary, an id of its own, what it takes and what it answers', () => {
    expect(every.length).toBeGreaterThan(55);
    const ids = every.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(every.filter(({ operation }) => operation.tags.includes('Other')).map(({ path }) => path)).toEqual([]);
    const wordless = every.filter(
      ({ operation: { responses } }) =>
        !Object.keys(responses).some((status) => /^[23]/.test(status)) || !responses['default'],
    );
    expect(wordless.map(({ path, method }) => `${method} ${path}`)).toEqual([]);
  });

  it('has each call that the customer named', () => {
    const named = [
      'POST /api/chatbot/message',
      'POST /api/chatbot-lead',
      'POST /api/quiz',
      'POST /api/create-payment-intent',
      'GET /api/quiz/{id}/analysis',
      'POST /api/process-paypal-quiz',
      'GET /api/download-report/{paymentIntentId}',
      'GET /api/download/llm-seo-checklist',
      'GET /api/download/ai-platform-matrix',
      'GET /api/download/content-strategy-template',
      'GET /api/download/roi-calculator',
      'GET /api/admin/reports',
      'GET /api/admin/conversations',
      'POST /api/admin/download-report',
      'POST /api/admin/download-all-reports',
      'DELETE /api/admin/reports/{id}',
      'DELETE /api/admin/conversations/{id}',
      'PUT /api/admin/reports/{id}',
      'GET /api/super-admin/users',
      'POST /api/super-admin/users',
      'PATCH /api/super-admin/users/{id}',
      'DELETE /api/super-admin/users/{id}',
      'POST /api/super-admin/analyze-seo',
      'POST /api/super-admin/send-seo-email',
      'POST /api/auth/login',
      'POST /api/auth/signup',
      'GET /api/auth/oauth/{provider}',
    ];
    const there = every.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(named.filter((call) => !there.includes(call))).toEqual([]);
  });

  it('covers every route that answers under /api', () => {
    const routes = [...whole.app.printRoutes({ commonPrefix: false }).matchAll(/(\/api\/\S*) \((.*)\)/g)].map(
      ([, url = '']) => url.replaceAll(/:(\w+)/g, '{$1}'),
    );
    const hidden = ['/api/openapi.json', '/api/docs', '/api/docs.css'];
    expect(routes.filter((url) => !document.paths[url] && !hidden.includes(url))).toEqual([]);
  });

  it('can be read as a page without script, which names every call', async () => {
    const reply = await whole.app.inject('/api/docs');
    expect(reply.headers['content-type']).toContain('text/html');
    for (const { path, operation } of every) {
      expect(reply.body).toContain(`<code>${path}</code>`);
      expect(reply.body).toContain(`id="${operation.operationId}"`);
    }
    expect(reply.body).not.toMatch(/<script|<style| style=| on\w+=/);
    expect((await whole.app.inject('/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});

describe('every call', () => {
  it('refuses a body that its schema does not allow, and lets in one that it does', async () => {
    const problems: string[] = [];
    for (const one of every.filter((each) => bodyOf(each))) {
      const parameters = Object.fromEntries(
        one.operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => [name, 'unknown']),
      );
      for (const body of [[], 'text', 7, null]) {
        const reply = await call(one, { parameters, body, isSigned: true });
        if (reply.statusCode < 400 || reply.statusCode >= 500)
          problems.push(`${one.method} ${one.path} took ${JSON.stringify(body)}: ${reply.statusCode}`);
      }
      const codes: string[] = [];
      for (const body of fc.sample(fitting(bodyOf(one)), { numRuns: 12, seed: 7 })) {
        const reply = await call(one, { parameters, body, isSigned: true });
        codes.push(reply.statusCode === 422 && !reply.body.includes('website-unreadable') ? reply.body : 'let in');
        if (codes.at(-1) === 'let in') break;
      }
      if (!codes.includes('let in'))
        problems.push(`${one.method} ${one.path} refused all that its schema allows: ${codes.at(-1)?.slice(0, 300)}`);
    }
    expect(problems).toEqual([]);
  });

  it('describes a refusal from before the route beside those that the route words itself', async () => {
    const settle = every.find(({ path }) => path === '/api/process-paypal-quiz');
    if (!settle) throw new Error('The call is gone.');
    const replies = [
      await call(settle, { parameters: {}, body: { orderId: '\0' }, isSigned: false }),
      await call(settle, { parameters: {}, body: {}, isSigned: false }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect(replies.map((reply) => problemWith(settle, reply))).toEqual([null, null]);
  });

  it('that changes something is refused where another website makes the browser send it, whoever is signed in', async () => {
    const changing = every.filter(({ path, method }) => method !== 'get' && !path.startsWith('/api/webhooks/'));
    const fromElsewhere = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'http://127.0.0.1.elsewhere.example' },
      { origin: 'null' },
    ];
    const letIn: string[] = [];
    for (const { path, method } of changing)
      for (const headers of fromElsewhere) {
        const role = /^\/api\/(admin|super-admin)\//.exec(path)?.[1];
        const bearer = role === 'admin' || role === 'super-admin' ? { authorization: `Bearer ${bearers[role]}` } : {};
        const reply = await whole.app.inject({
          method: method.toUpperCase() as 'POST',
          url: path.replaceAll(/\{\w+\}/g, ids[1] ?? ''),
          headers: { ...headers, ...bearer },
        });
        if (reply.statusCode !== 403 || reply.json().code !== 'cross-site')
          letIn.push(`${method} ${path} with ${JSON.stringify(headers)}: ${reply.statusCode}`);
      }
    expect(letIn).toEqual([]);
    expect(changing.length * fromElsewhere.length).toBeGreaterThan(195);
  });

  it(
    `answers ${calls} arbitrary requests as described: no 5xx, no hang, no growing memory`,
    async () => {
      const arbitrary = fc.constantFrom(...every).chain((one) =>
        fc.record({
          one: fc.constant(one),
          parameters: parametersFor(one, (schema, name) => fc.oneof(fitting(schema, name), hostileText)),
          body: bodyOf(one) ? hostile(bodyOf(one)) : fc.constant(undefined),
          isSigned: fc.boolean(),
        }),
      );
      let done = 0;
      let atStart = 0;
      await fc.assert(
        fc.asyncProperty(arbitrary, async ({ one, ...given }) => {
          const problem = problemWith(one, await call(one, given));
          if (problem !== null) throw new Error(problem);
          done += 1;
          if (done === Math.floor(calls / 4)) atStart = heapUsed();
        }),
        // The suite asks the same each time; the long fuzz asks again.
        {
          numRuns: calls,
          endOnFailure: true,
          interruptAfterTimeLimit: undefined,
          ...(process.env['CALLS'] === undefined && { seed: 7 }),
        },
      );
      const grownBytes = heapUsed() - atStart;
      console.info(
        `${done} requests answered, the heap grew by ${Math.round(grownBytes / 1e6)} MB over the last three quarters`,
      );
      expect(grownBytes).toBeLessThan(20e6);
    },
    60_000 + calls * 200,
  );
});

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function heapUsed(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}
