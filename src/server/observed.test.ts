// A purchase, an account and the operators' doors on real processes, and what log and metrics say of it.
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { freePort } from '#base/testing/free-port.ts';
import { itLong } from '#base/testing/long.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { type Member, order, pay, type Purchase, startWorld, until, untilReady, type World } from './testing/world.ts';

const lineSchema = z.looseObject({
  level: z.number(),
  msg: z.string().optional(),
  route: z.string().optional(),
  requestId: z.string().optional(),
  journeyId: z.string().optional(),
  queue: z.string().optional(),
});

const secrets = {
  ADMIN_PASSCODE: 'admin-passcode-of-the-log-test',
  SUPER_ADMIN_CODE: 'super-code-of-the-log-test',
  SECRET_KEY: 'secret-key-of-the-log-test-0123456789',
  METRICS_TOKEN: 'metrics-token-of-the-log-test',
  OPENAI_API_KEY: 'platform-key-of-the-log-test',
};
const email = 'ada.brandt@customer.example';
const passcode = 'kettle-Violet-77';

let world: World;
let platform: Awaited<ReturnType<typeof startFakePlatform>>;
let web: Member;
let worker: Member;
let bought: Purchase;
/** Bearers, cookies, mailed links: whatever was handed out on the way. */
const handedOut: string[] = [];
const metrics = { web: '', worker: '' };

beforeAll(async () => {
  pagesBuilt();
  platform = await startFakePlatform('chatgpt', { apiKey: secrets.OPENAI_API_KEY });
  world = await startWorld({ env: { ...secrets, OPENAI_BASE_URL: platform.url, AI_PROMPTS: '1', LOG_LEVEL: 'trace' } });
  const healthPort = await freePort();
  [web, worker] = await Promise.all([world.start('web'), world.start('worker', { HEALTH_PORT: String(healthPort) })]);
  const url = () => web.url;
  bought = await order(url, { website: world.siteUrl, email });
  await pay(url, bought);
  await untilReady(url, bought);
  await until(() => world.mails().length > 0);
  await tryDoors();
  await until(() => world.mails().length > 1);
  handedOut.push(
    ...world
      .mails()
      .flatMap((mail) => [...mail.matchAll(/[?&#]token=3?D?([\w-]{20,})/g)].map(([, token = '']) => token)),
  );
  const read = async (at: string) =>
    (await fetch(`${at}/metrics`, { headers: { authorization: `Bearer ${secrets.METRICS_TOKEN}` } })).text();
  metrics.worker = await read(`http://127.0.0.1:${healthPort}`);
  await worker.stop(); // what is enqueued now waits
  await fetch(`${web.url}/api/auth/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  metrics.web = await read(web.url);
  await web.stop();
});
afterAll(async () => {
  await world.stop();
  await platform.stop();
});

/** Everything that takes something personal or secret: account, sign-in, operators, chat; also wrongly, also over the query. */
async function tryDoors(): Promise<void> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(web.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    handedOut.push(...reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=')[1] ?? ''));
    return reply;
  };
  await post('/api/auth/signup', { email, passcode, firstName: 'Ada', lastName: 'Brandt' });
  await post('/api/auth/login', { email, passcode });
  await post('/api/auth/login', { email, passcode: `${passcode}-wrong` });
  await post('/api/auth/link', { email });
  await post('/api/auth/link/use', { token: 'mailed-token-of-the-log-test' });
  await post('/api/chatbot/message', { message: `I am ${email}, call +44 113 496 0101`, sessionId: 'session_1_abc' });
  await post('/api/chatbot-lead', {
    name: 'Ada Brandt',
    email,
    company: 'Brandt Heating',
    specificNeed: 'Rank me',
    sessionId: 'session_1_abc',
  });
  for (const passcodeTried of [secrets.ADMIN_PASSCODE, 'a-wrong-admin-passcode']) {
    const reply = z
      .object({ token: z.string() })
      .safeParse(await (await post('/api/admin/unlock', { passcode: passcodeTried })).json());
    if (!reply.success) continue;
    handedOut.push(reply.data.token);
    await fetch(`${web.url}/api/admin/reports?search=${encodeURIComponent(email)}`, {
      headers: { authorization: `Bearer ${reply.data.token}` },
    });
  }
  await post('/api/super-admin/unlock', { code: secrets.SUPER_ADMIN_CODE });
  await post('/api/quiz', { ...sampleAnswers, email: `not an address ${email}` });
  await post(`/api/nowhere/${email}?email=${email}`, { email });
  await fetch(`${web.url}/api/nowhere/${encodeURIComponent(email)}`);
}

const lines = (member: Member) =>
  member
    .stderr()
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));

itLong('a request’s id is on its line and on the lines of the jobs that came of it, and so is the journey’s', () => {
  const quiz = lines(web).find(({ route }) => route === '/api/quiz');
  expect(quiz).toMatchObject({
    method: 'POST',
    status: 201,
    requestId: expect.stringMatching(/^[\w-]{22}$/),
    journeyId: bought.quizId,
  });
  // The reading begins with the payment, and so with the provider's word of it.
  const paid = lines(web).find(({ route }) => route === '/api/webhooks/:provider');
  const gathered = lines(worker).find(({ queue, msg }) => queue === 'gather' && msg === 'a job is done');
  expect(gathered).toMatchObject({ requestId: paid?.requestId, journeyId: bought.quizId });
  for (const queue of ['judge', 'ask', 'publish', 'deliver']) {
    expect(lines(worker).find((line) => line.queue === queue)).toMatchObject({
      journeyId: bought.quizId,
      requestId: expect.any(String),
    });
  }
});

itLong('neither personal data nor secrets nor the addresses of reports reach the log', () => {
  expect(handedOut.filter((text) => text.length > 10).length).toBeGreaterThan(2);
  const written = web.stderr() + worker.stderr();
  const personal = [
    email,
    'customer.example',
    'Ada',
    'Brandt',
    '496 0101',
    passcode,
    'mailed-token',
    'Rank me',
    sampleAnswers.companyDescription,
  ];
  for (const text of [
    ...personal,
    ...Object.values(secrets),
    'a-wrong-admin-passcode',
    ...handedOut.filter((one) => one.length > 10),
    bought.sessionId,
  ]) {
    expect(written).not.toContain(text);
  }
});

itLong('Prometheus is told latency by route, the queue, steps, platform calls and their cost, mails and scores', () => {
  expect(metrics.web).toMatch(/citable_http_request_seconds_count\{method="POST",route="\/api\/quiz",status="201"\} 1/);
  expect(metrics.web).toMatch(/route="\/api\/report\/:paymentIntentId"/);
  expect(metrics.web).not.toContain(bought.sessionId);
  for (const line of [
    /citable_step_seconds_count\{queue="gather",outcome="done"\} 1/,
    /citable_platform_calls_total\{platform="chatgpt",outcome="answered"\} [1-9]/,
    /citable_platform_cost_usd_total\{platform="chatgpt"\} 0\.\d+/,
    /citable_mails_total\{outcome="outbox"\} [1-9]/,
    /citable_overall_score_count [1-9]/,
    /process_resident_memory_bytes \d+/,
  ])
    expect(metrics.worker).toMatch(line);
  expect(metrics.web).toMatch(/citable_queue_readable 1/);
  expect(metrics.web).toMatch(/citable_queue_jobs\{queue="account-mail",state="waiting"\} 1/);
  expect(metrics.web).toMatch(/citable_queue_oldest_seconds\{queue="account-mail"\} \d/);
});
