import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boughtReport } from '#accounts/testing/bought-report.ts';
import type { Database } from '#base/db.ts';
import { testDatabase } from '#base/testing/database.ts';
import { reports, sites } from '#db/schema.ts';
import { catalogue } from '#payment/contract.ts';
import { storedPdfs } from './stored-pdf.ts';
import { holdSite, ownedBy } from './site.ts';
import { findPurchaseHead } from './store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A bought report whose PDF counts how often it was set. */
async function bought() {
  const { db } = database;
  const { orderId, reportId } = await boughtReport(db, 'owner@bakery.example');
  const board = await ownedBy(db, orderId);
  let set = 0;
  const deps = {
    database,
    comparisonOf: async () => null,
    renderPdf: async () => Buffer.from(`%PDF ${(set += 1)}`),
  };
  await db.update(reports).set({ pdfKey: null }).where(eq(reports.id, reportId)); // drawn by whoever asks first
  const pdfOf = storedPdfs(deps);
  const read = async () => {
    const head = await findPurchaseHead(db, { purchase: orderId });
    if (!head) throw new Error('nothing was bought');
    return (await pdfOf(head, new AbortController().signal)).bytes.toString();
  };
  /** Something is done on its board, or is gone from it. */
  const change = () => db.transaction((tx) => holdSite(tx, board, new Date()));
  const undo = () => db.delete(sites).where(eq(sites.owner, board.owner));
  return { read, reportId, change, undo };
}

it('sets the PDF once for each state of a report, and serves the stored one after that', async () => {
  const { read, change } = await bought();
  expect([await read(), await read(), await read()]).toEqual(['%PDF 1', '%PDF 1', '%PDF 1']);
  await change();
  expect([await read(), await read()]).toEqual(['%PDF 2', '%PDF 2']);
});

it('has what was asked for last at hand, once it is stored', async () => {
  const { read, change } = await bought();
  expect([await read(), await read()]).toEqual(['%PDF 1', '%PDF 1']);
  await database.pool.query('delete from stored_files');
  expect(await read()).toBe('%PDF 1');
  await change();
  expect(await read()).toBe('%PDF 2');
});

it('sets it as often as the plan includes, and serves what is stored after that', async () => {
  const { read, reportId, change, undo } = await bought();
  const { pdfs } = catalogue.assessment.repeats;
  await database.db
    .update(reports)
    .set({ pdfsSet: pdfs - 1 })
    .where(eq(reports.id, reportId));
  expect(await read()).toBe('%PDF 1');
  await change();
  await expect(read()).rejects.toMatchObject({
    status: 409,
    code: 'no-pdfs-left',
    message: expect.stringContaining(`made anew ${pdfs} times`),
  });
  await undo();
  expect(await read()).toBe('%PDF 1');
});
