import { z } from 'zod';
import { ApiError, at, callApi, textAt } from '../api.ts';

/** What an unpaid visitor may know; the server decides. */
const teaserSchema = z.object({ companyName: z.string().optional() }).catch({});
export type Teaser = z.infer<typeof teaserSchema>;

export type AnalysisState =
  /** Paid and made: the server draws it. */
  | { status: 'ready' }
  /** Paid, and still being made; `orderId` names its journey. */
  | { status: 'running'; orderId: string }
  /** Unpaid; `processing` is the order whose payment is agreed and on its way, or null. */
  | { status: 'locked'; teaser: Teaser; processing: string | null }
  | { status: 'not-found' };

/** How far the analysis of one quiz submission is. Throws ApiError on any answer but success, 402 and 404. */
export async function fetchAnalysis(quizId: string): Promise<AnalysisState> {
  try {
    return readAnalysis(await callApi('GET', `/api/quiz/${encodeURIComponent(quizId)}/analysis`));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { status: 'not-found' };
    if (error.status === 402) {
      const details = at(error.body, 'details');
      return {
        status: 'locked',
        teaser: teaserSchema.parse(at(details, 'teaser')),
        processing: textAt(details, 'processing'),
      };
    }
    throw error;
  }
}

/** While the assessment runs the server answers its order in place of the analysis. */
function readAnalysis(body: unknown): AnalysisState {
  const orderId = textAt(body, 'orderId');
  if (orderId !== null) return { status: 'running', orderId };
  return { status: 'ready' };
}
