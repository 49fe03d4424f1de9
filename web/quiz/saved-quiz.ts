// What the quiz keeps in the visitor's browser. Storage that is broken, full or forbidden never stops the quiz.
import { steps } from '#quiz/steps.ts';
import { at } from '../api.ts';
import type { Draft } from './draft.ts';

export const storageKeys = {
  answers: 'llm-quiz-data',
  step: 'llm-quiz-step',
  resultId: 'quizResultId',
  pending: 'pendingQuizData',
  submitKey: 'llm-quiz-submit-key',
} as const;

/** The saved answers and step; null when there are none, or none that can be read (which is logged). */
export function readSavedQuiz(storage: Storage): { draft: Draft; step: number } | null {
  const answers = quietly(() => storage.getItem(storageKeys.answers));
  if (!answers) return null;
  const draft = parseDraft(answers);
  if (!draft) return null;
  const step = Number(quietly(() => storage.getItem(storageKeys.step)));
  return { draft, step: Number.isInteger(step) && step >= 1 && step <= steps.length ? step : 1 };
}

/** The draft in a stored text; null, and a line in the log, when it is not one. */
export function parseDraft(text: string): Draft | null {
  try {
    const value: unknown = JSON.parse(text);
    if (isDraft(value)) return value;
    console.warn('Saved quiz answers had an unknown shape and were ignored.');
  } catch (error) {
    console.warn('Saved quiz answers could not be read and were ignored.', error);
  }
  return null;
}

export function saveQuiz(storage: Storage, { draft, step }: { draft: Draft; step: number }): void {
  quietly(() => {
    storage.setItem(storageKeys.answers, JSON.stringify(draft));
    storage.setItem(storageKeys.step, String(step));
  });
}

export function clearSavedQuiz(storage: Storage): void {
  quietly(() => [storageKeys.answers, storageKeys.step, storageKeys.submitKey].forEach((key) => storage.removeItem(key)));
}

/** The key under which these very answers are submitted: the same after a failure or a reload, another once an answer changed. */
export function submitKeyFor(storage: Storage, body: string, newKey: () => string): string {
  const kept: unknown = quietly(() => JSON.parse(storage.getItem(storageKeys.submitKey) ?? 'null'));
  const key = at(kept, 'key');
  if (typeof key === 'string' && at(kept, 'body') === body) return key;
  const fresh = newKey();
  quietly(() => storage.setItem(storageKeys.submitKey, JSON.stringify({ key: fresh, body })));
  return fresh;
}

/** A finished quiz on its way to payment; also what the alternate payment return needs. */
export type PendingQuiz = { quizData: Record<string, unknown>; leadData: Record<string, string>; selectedTier?: string; pricing?: number };

export function savePending(storage: Storage, pending: PendingQuiz): void {
  quietly(() => storage.setItem(storageKeys.pending, JSON.stringify(pending)));
}

export function readPending(storage: Storage): PendingQuiz | null {
  const value: unknown = quietly(() => JSON.parse(storage.getItem(storageKeys.pending) ?? 'null'));
  return isPending(value) ? value : null;
}

function isPending(value: unknown): value is PendingQuiz {
  const lead = at(value, 'leadData');
  return isRecord(at(value, 'quizData')) && isRecord(lead) && Object.values(lead).every((entry) => typeof entry === 'string');
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'boolean');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function quietly<Value>(touch: () => Value): Value | null {
  try {
    return touch();
  } catch (error) {
    console.warn('The browser refused its local storage.', error);
    return null;
  }
}
