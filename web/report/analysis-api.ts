import { z } from 'zod';
import type { Analysis } from '#engine/contract.ts';
import { analysisSchema } from '#report/contract.ts';
import { throwUnlessOk } from './report-api.ts';

const lockedSchema = z.object({
  message: z.string(),
  details: z
    .object({ teaser: z.object({ companyName: z.string().optional(), pagesRead: z.number().optional() }).catch({}).optional() })
    .catch({})
    .optional(),
});

export type Teaser = { companyName: string | null; pagesRead: number | null };

export type AnalysisState = { status: 'ready'; analysis: Analysis } | { status: 'running' } | { status: 'locked'; teaser: Teaser } | { status: 'not-found' };

/** The analysis of one quiz submission. Throws an Error with the product's generic text, "status: body", on anything unforeseen. */
export async function fetchAnalysis(quizId: string): Promise<AnalysisState> {
  const response = await fetch(`/api/quiz/${encodeURIComponent(quizId)}/analysis`, { credentials: 'include' });
  if (response.status === 404) return { status: 'not-found' };
  if (response.status === 402) return { status: 'locked', teaser: teaserOf(await response.json()) };
  if (response.status === 202) return { status: 'running' };
  await throwUnlessOk(response);
  return { status: 'ready', analysis: analysisSchema.parse(await response.json()) };
}

function teaserOf(body: unknown): Teaser {
  const teaser = lockedSchema.safeParse(body).data?.details?.teaser;
  return { companyName: teaser?.companyName ?? null, pagesRead: teaser?.pagesRead ?? null };
}
