import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import type { Deps } from '#base/deps.ts';
import { deleteFilesUnder, getFile, putFile, type StoredFile } from '#base/files.ts';
import { keepNewest } from '#base/keep-newest.ts';
import { reports } from '#db/schema.ts';
import type { Comparison } from './comparison-schema.ts';
import { AppError } from '#base/errors.ts';
import type { ReportDocument } from './contract.ts';
import type { PdfTurn } from './pdf/pdf-turn.ts';
import { pdfsLeft } from './repeats.ts';
import { findPurchase, type PurchaseHead } from './store.ts';

export type StoredPdfDeps = Pick<Deps, 'database'> & {
  renderPdf: (report: ReportDocument, comparison?: Comparison | null, turn?: PdfTurn) => Promise<Buffer>;
  /** The competitors that the report of this order is compared with; null: nobody named any. */
  comparisonOf?: ((orderId: string) => Promise<Comparison | null>) | undefined;
};

type Stored = { bytes: Buffer; madeAt: Date };

/** Of the PDFs that were asked for last. The database sends each as text of twice its length, which takes longer than all the rest. */
const mostBytes = 32 * 1024 * 1024;

/**
 * How to get the PDF of a purchase as it is now: the publication's, or one of the newest version with its competitors,
 * set once for each state and then kept in its place.
 */
export function storedPdfs(deps: StoredPdfDeps): (head: PurchaseHead, signal: AbortSignal) => Promise<Stored> {
  const atHand = keepNewest<StoredFile | null>(mostBytes, (file) => file?.bytes.length ?? null);
  return (head, signal) => storedPdf(deps, atHand, head, signal);
}

async function storedPdf(
  deps: StoredPdfDeps,
  atHand: (key: string, read: () => Promise<StoredFile | null>) => Promise<StoredFile | null>,
  { order, report, newest, revision }: PurchaseHead,
  signal: AbortSignal,
): Promise<Stored> {
  const { db } = deps.database;
  const madeAt = newest?.createdAt ?? report.createdAt;
  const folder = `report-pdf/${report.id}/`;
  const isPublication = newest === null && revision === 0 && report.pdfKey !== null;
  const key = isPublication ? report.pdfKey : `${folder}${newest?.version ?? 0}.${revision}`;
  const stored = key === null ? null : await atHand(key, () => getFile(db, key));
  if (stored) return { bytes: stored.bytes, madeAt };
  await refuseWithoutPdfs(db, order.id);
  const bytes = await setPdf(deps, order.id, signal);
  if (key !== null && !isPublication)
    await db.transaction(async (tx) => {
      const isThere = and(eq(reports.id, report.id), isNull(reports.erasedAt));
      const counted = await tx
        .update(reports)
        .set({ pdfsSet: sql`${reports.pdfsSet} + 1` })
        .where(isThere)
        .returning({ id: reports.id });
      if (counted.length === 0) return;
      await deleteFilesUnder(tx, folder);
      await putFile(tx, key, bytes, 'application/pdf');
    });
  return { bytes, madeAt };
}

/** What nobody waited for was not set and does not count. @throws AppError 409 */
async function refuseWithoutPdfs(db: Queryable, orderId: string): Promise<void> {
  const { left, of } = await pdfsLeft(db, orderId);
  if (left > 0) return;
  const sentence = `This PDF was made anew ${of} times, as often as your plan includes. The report on screen is up to date, and your browser can print it.`;
  throw new AppError(409, 'no-pdfs-left', sentence);
}

async function setPdf(deps: StoredPdfDeps, orderId: string, signal: AbortSignal): Promise<Buffer> {
  const { db } = deps.database;
  const purchase = await findPurchase(db, orderId);
  if (!purchase?.report?.document) throw new AppError(404, 'report-not-found', 'This report does not exist any more.');
  const comparison = (await deps.comparisonOf?.(orderId)) ?? null;
  // Nothing but the publication's own is shown: it is there already.
  const published =
    comparison === null && purchase.report.pdfKey !== null ? await getFile(db, purchase.report.pdfKey) : null;
  const turn = { lane: 'asked', actor: orderId, signal } as const;
  return published?.bytes ?? deps.renderPdf(purchase.report.document, comparison, turn);
}
