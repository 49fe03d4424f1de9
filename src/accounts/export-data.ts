import { Readable } from 'node:stream';
import { eq, inArray } from 'drizzle-orm';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { getFile } from '#base/files.ts';
import { assessments, deliveries, orders, paidInvoices, reports, submissions } from '#db/schema.ts';
import { readAccount, reportsOf, type DashboardDeps } from './dashboard.ts';
import type { Session } from './session.ts';

/** A zip of everything that is kept about the user, written while it is read: one report at a time is in memory. */
export function exportData(deps: DashboardDeps, session: Session): Readable {
  return Readable.from(zipped(entries(deps, session)));
}

type Entry = { name: string; bytes: Uint8Array; isCompressed: boolean };

async function* entries(deps: DashboardDeps, session: Session): AsyncGenerator<Entry> {
  const { db } = deps.database;
  const { user } = session;
  const { passcodeHash: _, version: __, ...person } = user;
  yield json('account.json', { user: person, dashboard: await readAccount(deps, session) });
  if (!user.isVerified) return;
  const own = await db
    .select({ id: reports.id, orderId: reports.orderId, submissionId: assessments.submissionId })
    .from(reports)
    .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
    .where(reportsOf(user.email))
    .orderBy(reports.createdAt);
  for (const submissionId of new Set(own.map((report) => report.submissionId))) {
    const [submission] = await db.select().from(submissions).where(eq(submissions.id, submissionId));
    if (submission) yield json(`quiz/${submissionId}.json`, { createdAt: submission.createdAt, plan: submission.tier, answers: submission.answers });
  }
  const orderIds = [...new Set(own.map((report) => report.orderId))];
  if (orderIds.length > 0) {
    const payments = await db.select().from(paidInvoices).where(inArray(paidInvoices.orderId, orderIds));
    for (const order of await db.select().from(orders).where(inArray(orders.id, orderIds))) {
      yield json(`purchases/${order.id}.json`, { ...order, payments: payments.filter(({ orderId }) => orderId === order.id) });
    }
  }
  for (const { id } of own) {
    const [report] = await db.select().from(reports).where(eq(reports.id, id));
    if (!report) continue; // erased meanwhile
    yield json(`reports/${id}.json`, { ...report, mails: await db.select().from(deliveries).where(eq(deliveries.reportId, id)) });
    const pdf = report.pdfKey === null ? null : await getFile(db, report.pdfKey);
    if (pdf) yield { name: `reports/${id}.pdf`, bytes: pdf.bytes, isCompressed: false };
  }
}

function json(name: string, value: unknown): Entry {
  return { name, bytes: strToU8(`${JSON.stringify(value, null, 2)}\n`), isCompressed: true };
}

async function* zipped(source: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, bytes, isCompressed } of source) {
    const file = isCompressed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
