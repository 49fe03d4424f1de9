import { eq, sql } from 'drizzle-orm';
import { getFile, putFile } from '#base/files.ts';
import { agencyAssessments, brands } from '#db/schema.ts';
import type { PdfTurn } from '#report/contract.ts';
import { agencyPdfs } from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { withBrand } from './with-brand.ts';

type Assessment = Pick<typeof agencyAssessments.$inferSelect, 'id' | 'agencyId' | 'mode'>;

/** The report of a finished assessment as a PDF under a brand: set once for each look of the brand and kept, as long as it is about a website that was read. */
export async function assessmentPdf(
  { database: { db }, renderPdf }: Pick<AgencyDeps, 'database' | 'renderPdf'>,
  { id, agencyId, mode }: Assessment,
  brandId: string | null,
  turn: Pick<PdfTurn, 'actor' | 'signal'>,
): Promise<Buffer | null> {
  const [look] =
    brandId === null
      ? []
      : await db
          .select({
            of: sql<string>`md5(${brands.name} || '|' || ${brands.accent} || '|' || coalesce(encode(${brands.logo}, 'hex'), ''))`,
          })
          .from(brands)
          .where(eq(brands.id, brandId));
  const key = `${agencyPdfs(agencyId)}${id}/${look?.of ?? 'ours'}`;
  const stored = mode === 'live' ? await getFile(db, key) : null;
  if (stored) return stored.bytes;
  const [row] = await db
    .select({ document: agencyAssessments.document })
    .from(agencyAssessments)
    .where(eq(agencyAssessments.id, id));
  if (!row?.document) return null;
  const [brand] = brandId === null ? [] : await db.select().from(brands).where(eq(brands.id, brandId));
  const document = brand ? withBrand(row.document, brand) : row.document;
  const pdf = await renderPdf(document, { lane: mode === 'live' ? 'paid' : 'asked', ...turn });
  if (mode === 'live')
    await db.transaction(async (tx) => {
      const kept = tx.select({ id: agencyAssessments.id }).from(agencyAssessments);
      if ((await kept.where(eq(agencyAssessments.id, id)).for('share')).length > 0)
        await putFile(tx, key, pdf, 'application/pdf');
    });
  return pdf;
}
