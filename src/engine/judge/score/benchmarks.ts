import { industryAverageDefault } from '#engine/contract.ts';
import type { Analysis, Industry } from '#engine/contract.ts';
import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';

/** The distribution of our own assessments in one industry, once there are enough of them. */
export type MeasuredBenchmark = { averageScore: number; sampleSize: number };
type Benchmarks = Analysis['industryInsights']['industryBenchmarks'];

/** Fewer companies than this would show single customers. */
const enoughCompanies = 20;

/** The customer's constants, or our own average where at least 20 companies were assessed; `basis` says which. */
export function industryBenchmarks(
  industry: Industry | '',
  namedByAnswers: readonly string[],
  measured: MeasuredBenchmark | null,
  kind: OrganisationKind | null,
): Benchmarks {
  const topPerformers = namedByAnswers.length > 0 ? namedByAnswers.slice(0, 5) : industryLeaders(industry, kind);
  if (measured && measured.sampleSize >= enoughCompanies) return { ...measured, topPerformers, basis: 'measured' };
  return { averageScore: industryAverageDefault, topPerformers, basis: 'modelled', sampleSize: 0 };
}

/**
 * Names that stand for an industry when no answers were collected; shown as a reference table. None where the kind of organisation is not the table's: hospitality has
 * caterers in it, and the table names hotels.
 */
function industryLeaders(industry: Industry | '', kind: OrganisationKind | null): string[] {
  return industry === '' || kind === null || kindOfTable[industry] !== kind ? [] : (leaders[industry] ?? []);
}

const kindOfTable: Partial<Record<Industry, OrganisationKind>> = {
  technology: 'software',
  healthcare: 'clinic',
  retail: 'shop',
  manufacturing: 'maker',
  consulting: 'agency',
  education: 'course',
  hospitality: 'lodging',
};

const leaders: Partial<Record<Industry, string[]>> = {
  technology: ['Microsoft', 'Salesforce', 'HubSpot'],
  healthcare: ['Mayo Clinic', 'Cleveland Clinic', 'Kaiser Permanente'],
  retail: ['Amazon', 'Walmart', 'Target'],
  manufacturing: ['Siemens', 'Bosch', 'Caterpillar'],
  consulting: ['McKinsey & Company', 'Deloitte', 'Accenture'],
  education: ['Coursera', 'Khan Academy', 'Harvard University'],
  hospitality: ['Marriott', 'Hilton', 'Booking.com'],
};
