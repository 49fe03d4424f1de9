import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boughtReport } from '#accounts/testing/bought-report.ts';
import type { Database } from '#base/db.ts';
import { testDatabase } from '#base/testing/database.ts';
import { reports } from '#db/schema.ts';
import { catalogue } from '#payment/contract.ts';
import { storedPdfs } from './stored-pdf.ts';
import { findPurchaseHead } from './store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A bought report whose board changes when the test says so, and how often its PDF was set. */
async function bought() {
  const { db } = database;
  const { orderId, reportId } = await boughtReport(db, 'owner@bakery.example');
  const state = { revision: 0, set: 0 };
  const deps = {
    database,
    revisionOf: async () => state.revision,
    comparisonOf: async () => null,
    renderPdf: async () => Buffer.from(`%PDF ${(state.set += 1)}`),
  };
  await db.update(reports).set({ pdfKey: null }).where(eq(reports.id, reportId)); // drawn by whoever asks first
  const pdfOf = storedPdfs(deps);
  const read = async () => {
    const head = await findPurchaseHead(db, { purchase: orderId });
    if (!head) throw new Error('nothing was bought');
    return (await pdfOf(head, new AbortController().signal)).bytes.toString();
  };
  return { state, read, reportId };
}

it('sets the PDF once for each state of a report, and serves the stored one after that', async () => {
  const { state, read } = await bought();
  expect([await read(), await read(), await read()]).toEqual(['%PDF 1', '%PDF 1', '%PDF 1']);
  state.revision = 1;
  expect([await read(), await read()]).toEqual(['%PDF 2', '%PDF 2']);
});

it('has what was asked for last at hand, once it is stored', async () => {
  const { state, read } = await bought();
  expect([await read(), await read()]).toEqual(['%PDF 1', '%PDF 1']);
  await database.pool.query('delete from stored_files');
  expect(await read()).toBe('%PDF 1');
  state.revision = 1;
  expect(await read()).toBe('%PDF 2');
});

it('sets it as often as the plan includes, and serves what is stored after that', async () => {
  const { state, read, reportId } = await bought();
  const { pdfs } = catalogue.assessment.repeats;
  await database.db
    .update(reports)
    .set({ pdfsSet: pdfs - 1 })
    .where(eq(reports.id, reportId));
  expect(await read()).toBe('%PDF 1');
  state.revision = 1;
  await expect(read()).rejects.toMatchObject({
    status: 409,
    code: 'no-pdfs-left',
    message: expect.stringContaining(`made anew ${pdfs} times`),
  });
  state.revision = 0;
  expect(await read()).toBe('%PDF 1');
});
