import type { brands } from '#db/schema.ts';
import type { ReportDocument } from '#report/contract.ts';

/** The same report under an agency's name and colour, with its logo. What was measured does not change. */
export function withBrand(
  document: ReportDocument,
  brand: Pick<typeof brands.$inferSelect, 'name' | 'accent' | 'logo'>,
): ReportDocument {
  const logo = brand.logo === null ? null : brand.logo.toString('base64');
  return { ...document, productName: brand.name, brand: { accent: brand.accent, logo } };
}
