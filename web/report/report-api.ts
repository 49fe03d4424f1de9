import { z } from 'zod';
import { reportDocumentSchema } from '#report/contract.ts';
import type { ReportDocument } from '#report/contract.ts';
import { ApiError, callApi } from '../api.ts';

const progressSchema = z.object({
  stage: z.enum(['gather', 'judge', 'publish', 'deliver']),
  message: z.string(),
  done: z.number(),
  total: z.number(),
});
export type ProgressStep = z.infer<typeof progressSchema>;

const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ready'), report: reportDocumentSchema, userEmail: z.string().nullish(), newerUnderWay: z.boolean().default(false) }),
  z.object({
    status: z.enum(['running', 'waiting-for-payment', 'failed']),
    message: z.string().default(''),
    progress: z.array(progressSchema).default([]),
  }),
]);

export type ReportState =
  | { status: 'ready'; report: ReportDocument; userEmail: string | null; /** A further report of this purchase is being made. */ newerUnderWay: boolean }
  /** `failed`: the order was not or is no longer paid; `message` says which. */
  | { status: 'running' | 'waiting-for-payment' | 'failed'; message: string; progress: ProgressStep[] }
  | { status: 'not-found' };

/** The state of a bought report. Throws ApiError on any answer but success and 404. */
export async function fetchReport(paymentIntentId: string): Promise<ReportState> {
  try {
    return readState(await callApi('GET', `/api/report/${encodeURIComponent(paymentIntentId)}`));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { status: 'not-found' };
    throw error;
  }
}

/** The server's answer, checked. Throws ZodError on one we do not know. */
export function readState(body: unknown): ReportState {
  const state = answerSchema.parse(body);
  return state.status === 'ready' ? { ...state, userEmail: state.userEmail ?? null } : state;
}

/** One `progress` event of the stream; null when it is not what we know. */
export function parseProgress(data: string): ProgressStep | null {
  try {
    return progressSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
