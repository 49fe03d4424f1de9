import { z } from 'zod';
import { ApiError, callApi } from '../api.ts';

/** What an unpaid visitor may know; the server decides. */
const teaserSchema = z.object({ companyName: z.string().optional() }).catch({});
export type Teaser = z.infer<typeof teaserSchema>;

const standingSchema = z.discriminatedUnion('status', [
  /** Paid and made: the server draws it. */
  z.object({ status: z.literal('ready') }),
  /** Paid, and still being made; `orderId` names its journey. */
  z.object({ status: z.literal('running'), orderId: z.string() }),
  z.object({ status: z.literal('unpaid'), teaser: teaserSchema }),
  /** The payment of the order is agreed and on its way. */
  z.object({ status: z.literal('processing'), orderId: z.string() }),
]);
export type AnalysisState = z.infer<typeof standingSchema> | { status: 'not-found' };

/** How far the analysis of one quiz submission is. Throws ApiError on any answer but success and 404. */
export async function fetchAnalysis(quizId: string): Promise<AnalysisState> {
  try {
    return standingSchema.parse(await callApi('GET', `/api/quiz/${encodeURIComponent(quizId)}/standing`));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { status: 'not-found' };
    throw error;
  }
}
