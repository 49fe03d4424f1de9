import { industryAverageDefault } from '#engine/contract.ts';
import type { Analysis, Industry } from '#engine/contract.ts';

/** The distribution of our own assessments in one industry, once there are enough of them. */
export type MeasuredBenchmark = { averageScore: number; sampleSize: number };
type Benchmarks = Analysis['industryInsights']['industryBenchmarks'];

/** Fewer companies than this would show single customers. */
export const enoughCompanies = 20;

/** The customer's constants, or our own average where at least 20 companies were assessed; `basis` says which. */
export function industryBenchmarks(industry: Industry | '', namedByAnswers: readonly string[], measured: MeasuredBenchmark | null): Benchmarks {
  const topPerformers = namedByAnswers.length > 0 ? namedByAnswers.slice(0, 5) : industryLeaders(industry);
  if (measured && measured.sampleSize >= enoughCompanies) return { ...measured, topPerformers, basis: 'measured' };
  return { averageScore: industryAverageDefault, topPerformers, basis: 'modelled', sampleSize: 0 };
}

/** Names that stand for an industry when no answers were collected; shown with the label "from our industry table". */
export function industryLeaders(industry: Industry | ''): string[] {
  return leaders[industry === '' ? 'other' : industry];
}

/** Share of companies below `score`, 0..100, modelled so that 58 is the 50th percentile and 95 the 99th. */
export function modelledPercentile(score: number): number {
  const x = (score - industryAverageDefault) / 15.9;
  return Math.round(100 * normalCdf(x));
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

// Abramowitz and Stegun 7.1.26: exact to seven digits, and the same bytes on every machine.
function normalCdf(x: number): number {
  const t = 1 / (1 + 0.3275911 * (Math.abs(x) / Math.SQRT2));
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - polynomial * Math.exp(-((x * x) / 2));
  return x >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}
