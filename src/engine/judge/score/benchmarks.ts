import { industryAverageDefault } from '#engine/contract.ts';
import type { Analysis, Industry } from '#engine/contract.ts';

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
): Benchmarks {
  const topPerformers = namedByAnswers.length > 0 ? namedByAnswers.slice(0, 5) : industryLeaders(industry);
  if (measured && measured.sampleSize >= enoughCompanies) return { ...measured, topPerformers, basis: 'measured' };
  return { averageScore: industryAverageDefault, topPerformers, basis: 'modelled', sampleSize: 0 };
}

/** Names that stand for an industry when no answers were collected; shown with the label "from our industry table". */
function industryLeaders(industry: Industry | ''): string[] {
  return leaders[industry === '' ? 'other' : industry];
}

const leaders: Record<Industry, string[]> = {
  technology: ['Microsoft', 'Salesforce', 'HubSpot'],
  healthcare: ['Mayo Clinic', 'Cleveland Clinic', 'Kaiser Permanente'],
  finance: ['JPMorgan Chase', 'Fidelity', 'Vanguard'],
  retail: ['Amazon', 'Walmart', 'Target'],
  manufacturing: ['Siemens', 'Bosch', 'Caterpillar'],
  consulting: ['McKinsey & Company', 'Deloitte', 'Accenture'],
  education: ['Coursera', 'Khan Academy', 'Harvard University'],
  'real-estate': ['Zillow', 'Redfin', 'CBRE'],
  hospitality: ['Marriott', 'Hilton', 'Booking.com'],
  other: ['Wikipedia', 'Reddit', 'YouTube'],
};
