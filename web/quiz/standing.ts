import { ApiError, at, callApi, textAt } from '../api.ts';

/**
 * How a submitted quiz stands with its payment. `unpaid` also when the server does not answer:
 * it sells no plan twice by itself, and the plans are what the visitor came for.
 */
export async function standingOf(quizId: string): Promise<'unpaid' | 'processing' | 'paid' | 'unknown'> {
  try {
    await callApi('GET', `/api/quiz/${encodeURIComponent(quizId)}/analysis`);
    return 'paid';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unpaid';
    if (textAt(error.body, 'code') === 'quiz-not-found') return 'unknown';
    return textAt(at(error.body, 'details'), 'processing') === null ? 'unpaid' : 'processing';
  }
}
