import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raiseAlert } from '#db/alerts.ts';
import { deliveries, operatorAlerts, orders, reports } from '#db/schema.ts';
import type { Mail } from '#delivery/mail.ts';
import type { MailResult } from '#delivery/transport.ts';
import { mailDigest } from './mail-digest.ts';
import { noteFailedMails, noteLateReports, tellAlerts } from './tell-alerts.ts';
import { startOperatorApp } from './testing/operator-app.ts';
import type { OperatorApp } from './testing/operator-app.ts';

let app: OperatorApp;
const mails: Mail[] = [];
let answer: MailResult = { accepted: true, place: 'smtp', detail: '250' };
beforeAll(async () => {
  app = await startOperatorApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mails.length = 0;
  answer = { accepted: true, place: 'smtp', detail: '250' };
  await app.db.delete(operatorAlerts);
});

const send = async (mail: Mail): Promise<MailResult> => {
  if ('accepted' in answer) mails.push(mail);
  return answer;
};
const tell = () => tellAlerts({ ...app.deps, to: 'owner@citable.example', mailer: { send } });
const later = (minutes: number) => (app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000));
const raise = (subjectId: string, kind: 'dispute' | 'no-report' = 'dispute') =>
  raiseAlert(app.db, { kind, subjectId, text: `Look at ${subjectId}.` }, app.clock.now);

describe('the mail to the operators', () => {
  it('tells a matter once, and gathers what comes within ten minutes', async () => {
    await raise('order_1');
    expect(await tell()).toBe(1);
    expect(mails[0]).toMatchObject({
      to: 'owner@citable.example',
      subject: 'Citable: A payment is disputed',
      text: expect.stringContaining('Look at order_1.'),
    });
    later(2);
    await raise('order_2');
    await raise('order_3', 'no-report');
    expect(await tell()).toBe(0);
    later(9);
    expect(await tell()).toBe(2);
    expect(mails[1]?.subject).toBe('Citable: 2 matters need you');
    later(60);
    expect(await tell()).toBe(0);
  });

  it('repeats what goes on after one hour, then two, then four, never sooner', async () => {
    const told: number[] = [];
    for (let minutes = 0; minutes <= 8 * 60; minutes += 5) {
      await raise('order_1');
      if ((await tell()) > 0) told.push(minutes);
      later(5);
    }
    expect(told).toEqual([0, 60, 180, 420]);
  });

  it('comes later when the mail server does not take it', async () => {
    answer = { retry: true, reason: 'connection refused' };
    await raise('order_1');
    expect(await tell()).toBe(0);
    answer = { accepted: true, place: 'smtp', detail: '250' };
    expect(await tell()).toBe(1);
  });

  it('is one, though two workers tell at the same time', async () => {
    await raise('order_1');
    expect((await Promise.all([tell(), tell(), tell()])).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(mails).toHaveLength(1);
  });
});

describe('what is noted', () => {
  const noted = () =>
    app.db.select({ kind: operatorAlerts.kind, subjectId: operatorAlerts.subjectId }).from(operatorAlerts);

  it('is a paid order without a report after ten minutes, and not before', async () => {
    const id = await app.addReport({ publishedAt: null, createdAt: app.clock.now });
    const [report] = await app.db.select().from(reports).where(eq(reports.id, id));
    later(9);
    await noteLateReports(app.deps);
    expect(await noted()).toEqual([]);
    later(2);
    await noteLateReports(app.deps);
    expect(await noted()).toEqual([{ kind: 'no-report', subjectId: report?.orderId }]);
    await app.db.update(orders).set({ status: 'refunded' });
    await app.db.delete(operatorAlerts);
    await noteLateReports(app.deps);
    expect(await noted()).toEqual([]);
  });

  it('is a mail that no server takes', async () => {
    const id = await app.addReport();
    const row = {
      id: 'd1',
      reportId: id,
      purpose: 'report' as const,
      messageId: '<d1@x>',
      createdAt: app.clock.now,
      nextAttemptAt: app.clock.now,
    };
    await app.db.insert(deliveries).values({ ...row, lastError: '450 later' });
    await noteFailedMails(app.deps);
    expect(await noted()).toEqual([]);
    later(61);
    await noteFailedMails(app.deps);
    expect(await noted()).toEqual([{ kind: 'mail-failed', subjectId: 'mail' }]);
    await app.db.update(deliveries).set({ status: 'sent', lastError: null });
    await app.db.delete(operatorAlerts);
    await noteFailedMails(app.deps);
    expect(await noted()).toEqual([]);
  });
});

describe('the digest', () => {
  const digest = () => mailDigest({ ...app.deps, to: 'owner@citable.example', mailer: { send } });

  it('comes once a day after seven, with every matter of the last 24 hours and what was taken the day before', async () => {
    app.clock.now = new Date('2026-11-24T06:30:00Z');
    await app.addReport({ id: 'digested' }, { paidAt: new Date('2026-11-23T10:00:00Z'), taxCents: 1900 });
    await raise('order_1');
    await raise('order_2');
    await raise('order_3', 'no-report');
    await tell();
    mails.length = 0;
    expect(await digest()).toBe(false);
    later(60);
    expect(await Promise.all([digest(), digest()])).toEqual(expect.arrayContaining([true, false]));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Citable: digest of 2026-11-24');
    const text = mails[0]?.text.replaceAll(/\s+/g, ' ');
    for (const words of [
      '3 matters in the last 24 hours',
      'A payment is disputed (2)',
      'Look at order_3.',
      '1 payment, $118.00.',
    ])
      expect(text).toContain(words);
    later(60);
    expect(await digest()).toBe(false);
  });

  it('does not come on a day without a matter, and comes an hour later where the mail server was down', async () => {
    app.clock.now = new Date('2026-11-26T08:00:00Z');
    expect(await digest()).toBe(false);
    app.clock.now = new Date('2026-11-27T08:00:00Z');
    await raise('order_4');
    answer = { retry: true, reason: 'down' };
    expect(await digest()).toBe(false);
    answer = { accepted: true, place: 'smtp', detail: '250' };
    later(60);
    expect(await digest()).toBe(true);
  });
});
