import { ApiError, callApi, textAt } from '../api.ts';

/**
 * How a submitted quiz stands with its payment. `unpaid` also when the server does not answer:
 * it sells no plan twice by itself, and the plans are what the visitor came for.
 */
export async function standingOf(quizId: string): Promise<'unpaid' | 'processing' | 'paid' | 'unknown'> {
  try {
    const status = textAt(await callApi('GET', `/api/quiz/${encodeURIComponent(quizId)}/standing`), 'status');
    return status === 'unpaid' || status === 'processing' ? status : 'paid';
  } catch (error) {
    return error instanceof ApiError && textAt(error.body, 'code') === 'quiz-not-found' ? 'unknown' : 'unpaid';
  }
}
