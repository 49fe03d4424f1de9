import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfig } from '#base/config.ts';
import { createLog } from '#base/log.ts';
import { ensureOperatorCodes, type OperatorRole } from '#base/operator-codes.ts';
import { openQueue } from '#base/queue.ts';
import { randomId } from '#base/secrets.ts';
import { testDatabase } from '#base/testing/database.ts';
import type { Database } from '#base/db.ts';
import { assessments, orders, reports, submissions } from '#db/schema.ts';
import { createMailer } from '#delivery/transport.ts';
import { gather } from '#engine/read/gather.ts';
import { judge } from '#engine/judge/judge.ts';
import { followOrder, followPayments } from '#journey/begin.ts';
import { journeyQueues } from '#journey/queues.ts';
import { tellRefunded } from '#journey/tell-subscriber.ts';
import { createSandbox } from '#payment/sandbox/sandbox.ts';
import { catalogue } from '#payment/contract.ts';
import { buildReport } from '#report/build-report.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { buildApp } from '#server/app.ts';
import type { ReportDocument } from '#report/contract.ts';
import type { OperatorDeps } from '../deps.ts';
import { operatorRoutes } from '../routes.ts';

export type OperatorApp = Awaited<ReturnType<typeof startOperatorApp>>;

export const codes: Record<OperatorRole, string> = {
  admin: 'correct-horse-battery',
  'super-admin': 'staple-over-the-hill',
};

/** The operators' calls over a database and a queue of their own; websites are read on loopback only, PDFs are named and not drawn. */
export async function startOperatorApp(
  allowHosts: string[] = [],
  own: { database: Database; dataDir: string } | null = null,
) {
  const database = own?.database ?? (await testDatabase());
  const { db } = database;
  const log = createLog('silent');
  const queue = await openQueue(database, journeyQueues, () => {});
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const now = () => clock.now;
  const secretKey = 'a secret key for the operators tests only';
  const dataDir = own?.dataDir ?? mkdtempSync(join(tmpdir(), 'citable-operators-'));
  const outboxDir = join(dataDir, 'outbox');
  await ensureOperatorCodes(db, { adminPasscode: codes.admin, superAdminCode: codes['super-admin'] }, secretKey);
  const sandbox = createSandbox({
    database,
    log,
    now,
    secretKey,
    publicUrl: 'http://127.0.0.1',
    webhookOrigins: () => [],
  });
  const deps: OperatorDeps = {
    config: readConfig({ TRUST_PROXY: '127.0.0.1' }),
    database,
    queue,
    log,
    publicUrl: 'http://127.0.0.1',
    secretKey,
    now,
    journey: { queue, now },
    payments: {
      db,
      log,
      now,
      providers: { sandbox: sandbox.provider },
      turns: { take: async () => 0, later: async () => {} },
      onOrderChanged: (tx, order, from) => followOrder({ queue, now }, tx, order, from),
      onPayments: (tx, order, payments) => followPayments({ queue, now }, tx, order, payments),
      onMoved: async () => {},
      onRefunded: (tx, order) => tellRefunded({ queue, now, publicUrl: 'http://127.0.0.1' }, tx, order),
    },
    gather: ({ website, ...options }) => gather(website, { ...options, allowHosts }),
    judge: async (evidence) => judge(evidence),
    renderPdf: async (report: ReportDocument) => Buffer.from(`%PDF-1.7 ${report.id}`),
    mailer: createMailer({ smtpUrl: null, mailFrom: 'reports@citable.example', outboxDir }),
    outboxDir,
  };
  const app = await buildApp({
    config: { trustProxy: deps.config.trustProxy, rateLimitPerMinute: 100_000 },
    publicUrl: deps.publicUrl,
    log,
    pool: database.pool,
  });
  operatorRoutes(app, deps);
  await app.ready();

  return {
    app,
    db,
    deps,
    clock,
    dataDir,
    sandbox,
    async unlock(role: OperatorRole): Promise<string> {
      const payload = role === 'admin' ? { passcode: codes.admin } : { code: codes['super-admin'] };
      const reply = await app.inject({ method: 'POST', url: `/api/${role}/unlock`, payload });
      return z.object({ token: z.string() }).parse(reply.json()).token;
    },
    call(
      token: string,
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
      headers: Record<string, string> = {},
    ) {
      return app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
    },
    /** A paid and published report. */
    async addReport(
      more: Partial<typeof reports.$inferInsert> & { website?: string } = {},
      order: Partial<typeof orders.$inferInsert> = {},
      analysis = sampleAnalysis(),
    ) {
      const id = more.id ?? randomId();
      const email = more.email ?? 'owner@harbour.example';
      const answers = { ...sampleAnswers, email, companyName: more.companyName ?? 'Harbour Dental' };
      const submissionId = `s-${id}`;
      const base = { createdAt: clock.now };
      await db.insert(submissions).values({
        id: submissionId,
        idempotencyKey: submissionId,
        answersHash: submissionId,
        answers,
        email,
        website: answers.website,
        ...base,
      });
      await db.insert(assessments).values({
        id: `a-${id}`,
        submissionId,
        runNumber: 1,
        pageLimit: 25,
        status: 'judged',
        analysis,
        judgedAt: clock.now,
        ...base,
      });
      const lead = {
        contactName: more.contactName ?? 'Ann Reed',
        companyName: answers.companyName,
        companySize: '',
        email,
        contactPhone: '',
        website: answers.website,
      };
      await db.insert(orders).values({
        id: `o-${id}`,
        submissionId,
        tier: 'assessment',
        amountCents: 9900,
        currency: 'usd',
        catalogue: catalogue.assessment,
        lead,
        email,
        provider: 'sandbox',
        status: 'paid',
        paidAt: clock.now,
        expiresAt: clock.now,
        ...base,
        ...order,
      });
      const document = buildReport({ id, createdAt: clock.now, tier: 'assessment', answers, analysis, earlier: [] });
      await db.insert(reports).values({
        id,
        orderId: `o-${id}`,
        runNumber: 1,
        assessmentId: `a-${id}`,
        contactName: lead.contactName,
        contactPhone: '+44 113 496 0000',
        companyName: answers.companyName,
        companySize: '11-50',
        email,
        paymentStatus: 'completed',
        document,
        documentVersion: 1,
        publishedAt: clock.now,
        ...base,
        ...more,
      });
      return id;
    },
    async close() {
      await app.close();
      await sandbox.close();
      await queue.stop(1000);
      await database.close();
      if (own === null) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
