import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { accessToken, type Buyers, createBuyers } from '#accounts/buyer.ts';
import type { App } from '#base/app.ts';
import { proveBy } from '#base/capabilities.ts';
import type { Database, Queryable } from '#base/db.ts';
import { createLog } from '#base/log.ts';
import { openQueue } from '#base/queue.ts';
import { randomId, randomToken, tokenHash } from '#base/secrets.ts';
import { testDatabase } from '#base/testing/database.ts';
import { assessments, orders, reports, submissions, users } from '#db/schema.ts';
import type { Mail } from '#delivery/mail.ts';
import type { Answers } from '#engine/contract.ts';
import { judgeAlone } from '#engine/judge/compare.ts';
import { settleContest } from '#engine/judge/contest.ts';
import { gather, gatherPage } from '#engine/read/gather.ts';
import { safeFetch } from '#engine/read/visit/fetcher.ts';
import { isPublicWebsite } from '#engine/read/visit/fetcher-guard.ts';
import { judge } from '#engine/judge/judge.ts';
import { mergeReading } from '#engine/read/merge-reading.ts';
import { reread } from '#engine/read/reread.ts';
import { serveChangeableSite } from '#fakes/sites/changeable-site.ts';
import type { SiteDefinition } from '#fakes/sites/define-site.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import type { SiteChange } from '#fakes/sites/site-change.ts';
import { journeyQueues } from '#journey/queues.ts';
import { journeyRoutes } from '#journey/routes.ts';
import { catalogue, type TierId } from '#payment/contract.ts';
import { buildReport } from '#report/build-report.ts';
import { reportRoutes } from '#report/routes.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { buildApp } from '#server/app.ts';
import type { BoardDeps } from '../deps.ts';
import type { MeasureAgainDeps } from '../measure-again-route.ts';
import { boardQueues } from '../queues.ts';
import { boardRoutes } from '../routes.ts';
import { workOne } from '../work.ts';

export type BoardApp = Awaited<ReturnType<typeof startBoardApp>>;

/** The boards over HTTP, on a database and a queue of their own, beside websites that are really served and read. Jobs are run by hand. `own`: a database that is not a test's. For tests and the bench. */
export async function startBoardApp(
  addPages: (app: App, db: Queryable, buyers: Buyers) => Promise<void> = async () => {},
  own: Database | null = null,
) {
  const database = own ?? (await testDatabase());
  const { db } = database;
  const log = createLog('silent');
  const queue = await openQueue(database, { ...journeyQueues, ...boardQueues }, () => {});
  const clock = { now: new Date('2026-11-22T14:00:00Z') };
  const mails: Mail[] = [];
  const stops: (() => Promise<void>)[] = [];
  const hosts: string[] = [];
  const signedIn: { user: { id: string; email: string; isVerified: boolean } | null } = { user: null };
  const operator = { isOne: true };
  const options = () => ({ allowHosts: hosts, now: () => clock.now });
  const judged = { count: 0 };
  const txt = new Map<string, string[]>();
  const address = { publicUrl: 'http://127.0.0.1', secretKey: 'a secret key for the board tests only' };
  const browser = randomToken();
  const asked: ({ reportId: string } & Parameters<MeasureAgainDeps['measureAgain']>[1])[] = [];
  const deps: BoardDeps = {
    database,
    queue,
    log,
    ...address,
    now: () => clock.now,
    buyers: createBuyers({ database, ...address, now: () => clock.now, userOf: async () => signedIn.user }),
    budgets: {},
    reread: (evidence, wanted, more) => reread(evidence, wanted, { ...options(), ...more }),
    readCompetitor: ({ website, ...more }) =>
      gather(website, {
        ...options(),
        ...more,
        onlyPages: true,
        alsoSitemap: true,
        readTogether: true,
        userAgent: 'CitableBot/1.0 (test)',
      }),
    judgeAlone: async (evidence, choice) => judgeAlone(evidence, choice),
    isPublic: (website) => isPublicWebsite(website, hosts),
    resolveTxt: async (name) => txt.get(name) ?? [],
    readFile: async (url) => {
      const answer = await safeFetch(url, {
        userAgent: 'CitableBot/1.0 (test)',
        accept: 'text/plain',
        guard: { allowHosts: hosts },
      });
      return answer.ok && answer.status === 200 ? answer.body.toString('utf8') : null;
    },
    merge: async (evidence, again) => mergeReading(evidence, again),
    judge: async (evidence) => {
      judged.count += 1;
      return judge(evidence);
    },
    readHome: (website, signal) => gatherPage(website, { ...options(), signal }),
    settle: async (evidence, contest) => settleContest(evidence, contest),
    sendMail: async (mail) => {
      mails.push(mail);
      return { accepted: true, place: 'outbox', detail: '' };
    },
  };
  const app = await buildApp({
    config: { trustProxy: [], rateLimitPerMinute: 1_000_000 },
    publicUrl: deps.publicUrl,
    log,
    pool: database.pool,
  });
  reportRoutes(app, {
    database,
    log,
    now: deps.now,
    settle: async () => null,
    renderPdf: async ({ id }) => Buffer.from(`%PDF ${id}`),
    isBuyer: deps.buyers.isBuyer,
  });
  proveBy(app, {
    operator: async () => {
      if (!operator.isOne) throw new Error('locked');
    },
  });
  journeyRoutes(app, { database, log, listener: { subscribe: () => () => {}, close: async () => {} } });
  boardRoutes(app, {
    ...deps,
    measureAgain: async (reportId, order) => {
      asked.push({ reportId, ...order });
      return { url: '/the-checkout' };
    },
  });
  await addPages(app, db, deps.buyers);
  await app.ready();

  const waiting = z.array(z.object({ name: z.string(), data: z.unknown() }));
  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
  const callWith = (headers: Record<string, string>) => async (method: Method, url: string, payload?: object) => {
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      body: isJson ? (JSON.parse(reply.body) as unknown) : null,
    };
  };

  return {
    app,
    db,
    database,
    deps,
    clock,
    mails,
    /** What measuring again was asked for. */
    measuredAgain: asked,
    signedIn,
    operator,
    judged,
    txt,
    /** The browser that bought what `buy` buys. */
    cookie: `buyer=${browser}`,
    /** As that browser. */
    call: callWith({ cookie: `buyer=${browser}` }),
    /** As whoever has the link, and nothing else. */
    callAsReader: callWith({}),
    later(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    /** Runs what waits, however far in the future it is due. */
    async work(lastAttempt = true): Promise<void> {
      for (;;) {
        const names = Object.keys(boardQueues).concat('follow');
        const taken = waiting.parse(
          (
            await db.execute(
              sql`delete from pgboss.job where name = any(${sql.param(names)}) and state in ('created', 'retry') returning name, data`,
            )
          ).rows,
        );
        if (taken.length === 0) return;
        for (const { name, data } of taken)
          await workOne(deps, name, data, { signal: AbortSignal.timeout(60_000), lastAttempt });
      }
    },
    /** A website that can be changed while it is served. */
    async serve(first: SiteChange = () => {}, base: SiteDefinition = goodBaker) {
      const site = await serveChangeableSite(base, first, clock.now);
      hosts.push(site.host);
      stops.push(() => site.stop());
      return site;
    },
    /** A published report of a website, read for real. */
    async buy(
      website: string,
      {
        tier = 'assessment' as TierId,
        userId = null as string | null,
        email = 'owner@bakery.example',
        answers = {} as Partial<Answers>,
        orderOf = null as string | null,
      } = {},
    ) {
      const [submissionId, assessmentId, reportId] = [randomId(), randomId(), randomId()];
      const given: Answers = { ...sampleAnswers, companyName: 'Hearth & Rye Bakery', email, website, ...answers };
      const evidence = await gather(website, { ...options(), answers: given });
      const analysis = judge(evidence);
      const createdAt = clock.now;
      const document = buildReport({ id: reportId, createdAt, tier, answers: given, analysis, earlier: [] });
      await db.insert(submissions).values({
        id: submissionId,
        idempotencyKey: submissionId,
        answersHash: 'x',
        answers: given,
        email,
        website,
        createdAt,
      });
      await db.insert(assessments).values({
        id: assessmentId,
        submissionId,
        runNumber: 1,
        pageLimit: 25,
        status: 'judged',
        evidence,
        analysis,
        createdAt,
      });
      const orderId = orderOf ?? randomId();
      const lead = {
        contactName: '',
        companyName: given.companyName,
        companySize: '',
        email,
        contactPhone: '',
        website,
      };
      const { amountCents, currency, interval } = catalogue[tier];
      if (orderOf === null)
        await db.insert(orders).values({
          id: orderId,
          submissionId,
          userId,
          openedBy: tokenHash(browser),
          tier,
          amountCents,
          currency,
          catalogue: catalogue[tier],
          lead,
          email,
          provider: 'sandbox',
          status: 'paid',
          subscriptionStatus: interval === null ? null : 'active',
          expiresAt: createdAt,
          paidAt: createdAt,
          createdAt,
        });
      const runNumber = 1 + (await db.$count(reports, sql`${reports.orderId} = ${orderId}`));
      await db.insert(reports).values({
        id: reportId,
        orderId,
        runNumber,
        assessmentId,
        companyName: given.companyName,
        email,
        subscriptionPackage: tier,
        paymentStatus: 'completed',
        document,
        documentVersion: 1,
        firstVersion: runNumber,
        createdAt,
        publishedAt: createdAt,
      });
      const access = accessToken(address.secretKey, orderId, email);
      return { orderId, reportId, submissionId, assessmentId, access, document, evidence, answers: given };
    },
    async addUser(email: string): Promise<string> {
      const id = randomId();
      await db.insert(users).values({ id, email, isVerified: true });
      return id;
    },
    async close() {
      await app.close();
      await queue.stop(1000);
      for (const stop of stops) await stop();
      await database.close();
    },
  };
}
