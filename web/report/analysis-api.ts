import { z } from 'zod';
import type { Analysis } from '#engine/contract.ts';
import { analysisSchema } from '#report/contract.ts';
import { ApiError, at, callApi, textAt } from '../api.ts';

/** What an unpaid visitor may know; the server decides. */
const teaserSchema = z.object({ companyName: z.string().optional(), pagesRead: z.number().optional(), checksDone: z.number().optional() }).catch({});
export type Teaser = z.infer<typeof teaserSchema>;

export type AnalysisState =
  | { status: 'ready'; analysis: Analysis }
  /** Paid, and still being made; `orderId` names its journey. */
  | { status: 'running'; orderId: string }
  | { status: 'locked'; teaser: Teaser }
  | { status: 'not-found' };

/** The analysis of one quiz submission. Throws ApiError on any answer but success, 402 and 404. */
export async function fetchAnalysis(quizId: string): Promise<AnalysisState> {
  try {
    return readAnalysis(await callApi('GET', `/api/quiz/${encodeURIComponent(quizId)}/analysis`));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { status: 'not-found' };
    if (error.status === 402) return { status: 'locked', teaser: teaserSchema.parse(at(at(error.body, 'details'), 'teaser')) };
    throw error;
  }
}

/** While the assessment runs the server answers its order in place of the analysis. */
function readAnalysis(body: unknown): AnalysisState {
  const orderId = textAt(body, 'orderId');
  if (orderId !== null) return { status: 'running', orderId };
  return { status: 'ready', analysis: analysisSchema.parse(body) };
}
