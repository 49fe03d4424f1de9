import { z } from 'zod';
import { ApiError, callApi } from '../api.ts';

const progressSchema = z.object({
  stage: z.enum(['gather', 'judge', 'publish', 'deliver']),
  message: z.string(),
  done: z.number(),
  total: z.number(),
});
export type ProgressStep = z.infer<typeof progressSchema>;

const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ready') }),
  z.object({
    status: z.enum(['running', 'waiting-for-payment', 'failed']),
    message: z.string().default(''),
    progress: z.array(progressSchema).default([]),
    payment: z.enum(['pending', 'processing']).optional(),
    checkoutUrl: z.string().nullable().default(null),
  }),
]);

export type ReportState =
  /** The server draws it. */
  | { status: 'ready' }
  /** `failed`: the order was not or is no longer paid; `message` says which. */
  | {
      status: 'running' | 'waiting-for-payment' | 'failed';
      message: string;
      progress: ProgressStep[];
      /** While waiting: nothing is paid, or the payment is agreed and on its way. */
      payment?: 'pending' | 'processing' | undefined;
      /** Where it can be paid; null when there is nothing to pay. */
      checkoutUrl: string | null;
    }
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

/** Has the server ask the payment provider, for whoever comes back from a checkout before its word did. */
export async function askForPayment(paymentIntentId: string): Promise<void> {
  await callApi('POST', `/api/report/${encodeURIComponent(paymentIntentId)}/payment`);
}

/** The server's answer, checked. Throws ZodError on one we do not know. */
export function readState(body: unknown): ReportState {
  return answerSchema.parse(body);
}

/** One `progress` event of the stream; null when it is not what we know. */
export function parseProgress(data: string): ProgressStep | null {
  try {
    return progressSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
