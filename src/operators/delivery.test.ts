// Published reports on their way to a mail server that is unkind, and what the operator sees of it.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { auditLog, deliveries } from '#db/schema.ts';
import { createReportMail } from '#delivery/report-mail.ts';
import { createMailer } from '#delivery/transport.ts';
import type { Mailer } from '#delivery/transport.ts';
import { makeFixPack } from '#engine/repair/make-fix-pack.ts';
import type { JourneyDeps } from '#journey/deps.ts';
import { deliverStep } from '#journey/journey.ts';
import { publishReport } from '#journey/publish-report.ts';
import { scorePicture } from '#report/score-picture.ts';
import { startOperatorApp } from './testing/operator-app.ts';
import type { OperatorApp } from './testing/operator-app.ts';

type Moment = 'RCPT' | 'DATA' | 'mid-DATA' | 'after-DATA';
/** What the mail server does to a recipient, once each, in this order; then it accepts. A number is its reply, `drop` closes the connection. */
type Trouble = { at: Moment; reply: number | 'drop' }[];
const said = (at: Moment, reply: number | 'drop') => ({ at, reply });

const troubles = new Map<string, Trouble>();
const inbox: { to: string; messageId: string; pdf: string }[] = [];
let app: OperatorApp;
let journey: JourneyDeps;
let mailer: Mailer;
let server: SMTPServer;
let port: number;

beforeAll(async () => {
  app = await startOperatorApp();
  await listen(0);
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Citable <reports@citable.example>',
    outboxDir: '',
  });
  journey = {
    ...app.deps,
    makeFixPack: async (evidence) => makeFixPack(evidence),
    mail: { mailer, compose: createReportMail({ scorePicture }) },
    refund: '30-days',
  };
});
afterAll(async () => {
  mailer.close();
  await hangUp();
  await app.close();
});
beforeEach(() => {
  troubles.clear();
  inbox.length = 0;
});

it.each<[string, Trouble]>([
  ['accepts', []],
  ['greylists twice', [said('RCPT', 451), said('RCPT', 450)]],
  ['has a full mailbox for a while', [said('DATA', 452)]],
  [
    'closes the connection before, amid and after the message',
    [said('RCPT', 'drop'), said('mid-DATA', 'drop'), said('DATA', 'drop')],
  ],
])('a report reaches a mail server that %s, once', async (_, trouble) => {
  const [id, to] = await publish(trouble);
  await deliverUntilQuiet({ workers: 2 });
  const [delivery] = await deliveriesOf(id);
  expect(inbox).toEqual([{ to, messageId: delivery?.messageId, pdf: `%PDF-1.7 ${id}` }]);
  expect(delivery).toMatchObject({ status: 'sent', lastError: null });
  expect(troubles.get(to)).toEqual([]);
});

it('repeats a mail whose acceptance was never heard under the same Message-ID, which mailboxes file once', async () => {
  const [id] = await publish([said('after-DATA', 'drop')]);
  await deliverUntilQuiet();
  expect(inbox.map((mail) => mail.messageId)).toEqual(Array(2).fill((await deliveriesOf(id))[0]?.messageId));
});

it('loses nothing while the mail server is down, and waits longer each time', async () => {
  const published = [await publish(), await publish(), await publish()];
  await hangUp();
  const waits: number[] = [];
  for (let round = 0; round < 3; round++) {
    expect(await deliverOnce()).toBe(3);
    const [delivery] = await deliveriesOf(published[0]?.[0] ?? '');
    waits.push(((delivery?.nextAttemptAt.getTime() ?? 0) - app.clock.now.getTime()) / 1000);
  }
  expect(waits).toEqual([15, 30, 60]);
  await listen(port);
  expect(await deliverUntilQuiet()).toBe(3);
  expect(inbox.map((mail) => mail.to).toSorted()).toEqual(published.map(([, to]) => to).toSorted());
  expect(new Set(inbox.map((mail) => mail.messageId)).size).toBe(3);
});

it.each<[Moment]>([['RCPT'], ['DATA']])(
  'tells the operator of a refusal for good at %s, and does not try again',
  async (at) => {
    const [id] = await publish([said(at, 550)]);
    expect(await deliverUntilQuiet()).toBe(1);
    expect(inbox).toEqual([]);
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'failed', attempts: 1, lastError: expect.stringContaining('550') },
    ]);
    const timeline = z
      .looseObject({ events: z.array(z.looseObject({})) })
      .parse((await app.call(await app.unlock('admin'), 'GET', `/api/admin/reports/${id}/timeline`)).json());
    expect(timeline.events).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/Mail refused for good: .*550/), tone: 'bad' }),
    );
    expect(await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).toMatchObject([
      { action: 'delivery.failed' },
    ]);
  },
);

it('gives up after five days, and says so', async () => {
  const [id] = await publish(Array.from({ length: 9 }, () => said('RCPT', 451)));
  await deliverOnce();
  app.clock.now = new Date(app.clock.now.getTime() + 5 * 24 * 60 * 60_000 + 1000);
  expect(await deliverUntilQuiet()).toBe(1);
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'failed', attempts: 2 }]);
});

it('records one delivery per report, and mails it again only when the operator asks', async () => {
  const [id] = await publish();
  await deliverUntilQuiet();
  await publishReport(journey, id);
  const [delivery] = await deliveriesOf(id);
  await deliverStep(journey, delivery?.id ?? '');
  expect(await deliverUntilQuiet()).toBe(0);
  expect(inbox).toHaveLength(1);

  expect((await app.call(await app.unlock('admin'), 'POST', `/api/admin/reports/${id}/resend`)).statusCode).toBe(204);
  await deliverUntilQuiet();
  expect(inbox).toHaveLength(2);
  expect(inbox[1]?.messageId).not.toBe(inbox[0]?.messageId);
  expect(await deliveriesOf(id)).toHaveLength(1);
});

let sequence = 0;
/** A paid report whose PDF is drawn and whose delivery waits. Answers its id and recipient. */
async function publish(trouble: Trouble = []): Promise<[string, string]> {
  const to = `owner-${sequence++}@harbour.example`;
  troubles.set(to, [...trouble]);
  const id = await app.addReport({ email: to, publishedAt: null });
  await publishReport(journey, id);
  return [id, to];
}

const deliveriesOf = (reportId: string) => app.db.select().from(deliveries).where(eq(deliveries.reportId, reportId));

/** Runs every delivery that waits, however far in the future it is due. Answers how many there were. */
async function deliverOnce({ workers = 1 } = {}): Promise<number> {
  const { rows } = await app.db.execute(
    sql`delete from pgboss.job where name = 'deliver' and state = 'created' returning data`,
  );
  const jobs = z.array(z.object({ data: z.object({ deliveryId: z.string() }) })).parse(rows);
  await Promise.all(
    jobs.flatMap(({ data }) => Array.from({ length: workers }, () => deliverStep(journey, data.deliveryId))),
  );
  return jobs.length;
}

async function deliverUntilQuiet(how = { workers: 1 }): Promise<number> {
  let attempts = 0;
  for (let ran = await deliverOnce(how); ran > 0; ran = await deliverOnce(how)) attempts += ran;
  return attempts;
}

async function listen(on: number): Promise<void> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onRcptTo: ({ address }, session, done) => act(address, 'RCPT', session.id, done),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const parts: Buffer[] = [];
      stream.once('data', () => act(to, 'mid-DATA', session.id, () => {}));
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => void receive(Buffer.concat(parts)));
      const receive = async (source: Buffer) =>
        act(to, 'DATA', session.id, (refusal) => {
          if (refusal) return done(refusal);
          void keep(to, source).then(() => act(to, 'after-DATA', session.id, done));
        });
    },
  });
  server.on('error', () => {}); // connections are dropped on purpose
  server.listen(on, '127.0.0.1');
  await once(server.server, 'listening');
  port = (server.server.address() as AddressInfo).port;
}

function hangUp(): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function act(to: string, at: Moment, sessionId: string, done: (refusal?: Error | null) => void): void {
  const [next] = troubles.get(to) ?? [];
  if (next?.at !== at) return done();
  troubles.get(to)?.shift();
  if (next.reply !== 'drop') return done(Object.assign(new Error('not now, not here'), { responseCode: next.reply }));
  for (const connection of server.connections) if (connection.id === sessionId) connection.close();
}

async function keep(to: string, source: Buffer): Promise<void> {
  const mail = await PostalMime.parse(source);
  const pdf = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content ?? '';
  inbox.push({
    to,
    messageId: mail.messageId ?? '',
    pdf: typeof pdf === 'string' ? pdf : new TextDecoder().decode(pdf),
  });
}
