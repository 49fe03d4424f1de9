import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createBuyers } from '#accounts/buyer.ts';
import { proveBy } from '#base/capabilities.ts';
import { readConfig } from '#base/config.ts';
import { createLog } from '#base/log.ts';
import type { Database } from '#base/db.ts';
import { openQueue } from '#base/queue.ts';
import { randomToken } from '#base/secrets.ts';
import { testDatabase } from '#base/testing/database.ts';
import type { SendResult } from '#delivery/deliver-report.ts';
import type { Receipt } from '#payment/contract.ts';
import { checkoutReplySchema } from '#payment/contract.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { buildApp } from '#server/app.ts';
import type { Analysis, Answers } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { makeFixPack } from '#engine/repair/make-fix-pack.ts';
import type { Published } from '../analytics-proof.ts';
import { askPlatforms } from '../ask-platforms.ts';
import type { AskingDeps } from '../deps.ts';
import { fillPlatforms } from '../fill-platforms.ts';
import { deliverStep, fillDataSchema } from '../journey.ts';
import { gatherSite } from '../gather-site.ts';
import { judgeEvidence } from '../judge-evidence.ts';
import { publishReport } from '../publish-report.ts';
import { createPurchaseFlow } from '../purchase.ts';
import { journeyQueues } from '../queues.ts';

export type PurchaseApp = Awaited<ReturnType<typeof startPurchaseApp>>;
export type SentMail = { to: string; link: string; messageId: string; pdf: string; receipt: Receipt | null };

/** The walk from quiz to mail over real HTTP, a real queue and a database of its own (`own`: a migrated one for it to take and close); only the website, the PDF's drawing and the mail server are pretended. */
export async function startPurchaseApp({
  asking,
  judge = () => sampleAnalysis(),
  secondsBetweenAsks = 0,
  env = {},
  own,
}: {
  asking?: AskingDeps;
  judge?: (evidence: Evidence) => Analysis;
  secondsBetweenAsks?: number;
  env?: Record<string, string>;
  own?: Database;
} = {}) {
  const database = own ?? (await testDatabase());
  const log = createLog('silent');
  const queue = await openQueue(database, journeyQueues, () => {});
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const mails: SentMail[] = [];
  const mailServer: { answer: (mail: SentMail) => SendResult; onMail: () => void } = {
    answer: () => ({ accepted: true }),
    onMail: () => {},
  };
  const reads: string[] = [];
  const buyer: { signedIn: string | null } = { signedIn: null };

  /** What hosts say in public of who owns them. */
  const published = new Map<string, Published>();

  const deps = {
    config: readConfig(env),
    publicUrl: 'http://127.0.0.1',
    ownAddress: 'http://127.0.0.1',
    secretKey: 'a secret key for the journey tests only',
    log,
    database,
    queue,
    secondsBetweenAsks,
    buyerOf: async () => buyer.signedIn,
    get buyers() {
      return buyers;
    },
    checkCompetitors: async () => {},
    published: async ({ host, protocol }: URL) =>
      published.get(protocol === 'https:' ? host : `${protocol}//${host}`) ?? { records: [], home: null },
    now: () => clock.now,
    gather: async ({
      website,
      answers,
      onProgress,
    }: {
      website: string;
      answers: Answers;
      onProgress: (progress: { stage: 'gather'; message: string; done: number; total: number }) => void;
    }) => {
      reads.push(website);
      onProgress({ stage: 'gather', message: 'Reading page 1 of 25', done: 1, total: 25 });
      return unreachable(website, answers);
    },
    judge: async (evidence: Evidence) => judge(evidence),
    makeFixPack: async (evidence: Evidence) => makeFixPack(evidence),
    ...(asking && { asking }),
    renderPdf: async (report: { id: string }) => Buffer.from(`%PDF-1.7 ${report.id}`),
    refund: '30-days' as const,
    typesetReceipt: async (sheet: object) => Buffer.from(`%PDF-1.7 ${JSON.stringify(sheet)}`),
    mail: {
      compose: ({ to, link, messageId, receipt, pdf }: Omit<SentMail, 'pdf'> & { pdf: Buffer }): SentMail => ({
        to,
        link,
        messageId,
        receipt,
        pdf: pdf.toString(),
      }),
      mailer: {
        async send(mail: SentMail): Promise<SendResult> {
          const answer = mailServer.answer(mail);
          if ('accepted' in answer) mails.push(mail);
          mailServer.onMail();
          return answer;
        },
      },
    },
  };
  const buyers = createBuyers({
    database,
    secretKey: deps.secretKey,
    get publicUrl() {
      return deps.publicUrl;
    },
    now: deps.now,
    userOf: async () => null,
  });
  const flow = createPurchaseFlow(deps);
  const app = await buildApp({
    config: { trustProxy: [], rateLimitPerMinute: 100_000 },
    publicUrl: deps.publicUrl,
    log,
    pool: database.pool,
  });
  proveBy(app, { buyer: buyers.prove });
  flow.addRoutes(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  deps.publicUrl = url;
  deps.ownAddress = url;

  /** The one browser of a test: it takes the quiz, pays, and comes back. */
  const cookie = `buyer=${randomToken()}`;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
    });

  const steps: Record<string, (data: unknown, journey: typeof deps) => Promise<unknown>> = {
    gather: (data, journey) =>
      gatherSite(journey, z.object({ assessmentId: z.string() }).parse(data).assessmentId, AbortSignal.timeout(10_000)),
    judge: (data, journey) => judgeEvidence(journey, z.object({ assessmentId: z.string() }).parse(data).assessmentId),
    ask: (data, journey) =>
      askPlatforms(journey, z.object({ assessmentId: z.string() }).parse(data).assessmentId, {
        signal: AbortSignal.timeout(60_000),
        attempt: 1,
      }),
    fill: (data, journey) => fillPlatforms(journey, fillDataSchema.parse(data), AbortSignal.timeout(60_000)),
    publish: (data, journey) => publishReport(journey, z.object({ reportId: z.string() }).parse(data).reportId),
    deliver: (data, journey) => deliverStep(journey, z.object({ deliveryId: z.string() }).parse(data).deliveryId),
  };
  const waitingSchema = z.array(z.object({ name: z.string(), data: z.unknown() }));
  const jobs = async (name: string) =>
    waitingSchema.parse(
      (await database.db.execute(sql`select name, data from pgboss.job where name = ${name} and state = 'created'`))
        .rows,
    );

  return {
    published,
    url,
    db: database.db,
    deps,
    flow,
    clock,
    mails,
    mailServer,
    reads,
    /** Who is signed in at the checkouts that follow: the id of a user. */
    buyer,
    cookie,
    post,
    jobs,
    answers: (more: Partial<typeof sampleAnswers> = {}) => ({
      ...sampleAnswers,
      email: 'owner@harbour.example',
      ...more,
    }),
    /** Runs one step of the journey by hand. */
    run: (name: string, data: unknown, journey = deps) => steps[name]?.(data, journey),
    /** Takes the jobs that wait in these queues, however far in the future they are due, and runs them `times` times each, until none waits. */
    async drain(times = 1, names = ['gather', 'judge', 'ask', 'publish', 'deliver']): Promise<void> {
      for (;;) {
        const taken = waitingSchema.parse(
          (
            await database.db.execute(
              sql`delete from pgboss.job where name = any(${sql.param(names)}) and state = 'created' and (name <> 'publish' or start_after <= now()) returning name, data`,
            )
          ).rows,
        );
        if (taken.length === 0) return;
        for (const { name, data } of taken)
          await Promise.all(Array.from({ length: times }, async () => steps[name]?.(data, deps)));
      }
    },
    async submit(more: Partial<typeof sampleAnswers> = {}): Promise<string> {
      const reply = await post('/api/quiz', { ...sampleAnswers, email: 'owner@harbour.example', ...more });
      return z.object({ id: z.string() }).parse(await reply.json()).id;
    },
    async checkout(quizId: string, tier = 'assessment', amount = 99) {
      return checkoutReplySchema.parse(
        await (await post('/api/create-payment-intent', { amount, tier, quizId })).json(),
      );
    },
    /** The id of an order for this website that is paid and whose report is delivered. */
    async bought(website: string): Promise<string> {
      const { orderId, sessionId } = await this.checkout(await this.submit({ website }));
      await flow.sandbox?.pay(sessionId, 'card');
      await this.drain();
      return orderId;
    },
    async close() {
      await app.close();
      await flow.close();
      await queue.stop(1000);
      await database.close();
    },
  };
}

/** What is seen of a website that does not answer. */
function unreachable(website: string, answers: Answers): Evidence {
  const missing = { ok: false as const, reason: 'unreachable' as const, detail: 'The site did not answer.' };
  const at = '2026-11-20T12:00:00.000Z';
  return {
    version: 1,
    website,
    gatheredAt: at,
    now: { ok: true, value: at },
    answers: { ok: true, value: answers },
    robots: missing,
    sitemap: missing,
    transport: missing,
    edge: missing,
    site: missing,
    llmsTxt: missing,
    platformAnswers: { ok: false, reason: 'not-asked', detail: 'The assistants were not asked' },
  };
}
