import { at, ApiError, callApi, textAt } from '../api.ts';
import type { PendingQuiz } from '../quiz/saved-quiz.ts';

/** `reportId` is empty when only the quiz is known. */
export type Settled = { reportPath: string; reportId: string; email: string } | { problem: string };

/** Tells the server that the customer came back, and asks what became of the payment. `orderId` is the provider's, from the address; it may be empty. `quizId` finds the results when it is. Never throws. */
export async function settleReturn(pending: PendingQuiz | null, orderId: string, quizId: string): Promise<Settled> {
  // A browser that has forgotten the quiz may still have paid: the provider's id is enough to ask.
  if (!pending && orderId === '') return { problem: 'No quiz data found. Please restart the quiz.' };
  const { quizData, leadData, selectedTier, pricing }: Partial<PendingQuiz> = pending ?? {};
  try {
    const reply = await callApi('POST', '/api/process-paypal-quiz', {
      quizData,
      leadData,
      pricingTier: selectedTier,
      pricing,
      orderId,
    });
    if (at(reply, 'success') !== true) return { problem: textAt(reply, 'error') ?? 'Failed to process payment' };
    const reportId = textAt(reply, 'paymentIntentId') ?? orderId;
    return {
      reportPath: reportId ? `/report/${encodeURIComponent(reportId)}` : `/results/${encodeURIComponent(quizId)}`,
      reportId,
      email: leadData?.['email'] ?? '',
    };
  } catch (error) {
    console.warn('The payment could not be settled.', error);
    const told = error instanceof ApiError ? textAt(error.body, 'error') : null;
    return { problem: told ?? 'Failed to process your payment. Please contact support.' };
  }
}
