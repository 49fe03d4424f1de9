// What the quiz keeps in the visitor's browser. Storage that is broken, full or forbidden never stops the quiz.
import { steps } from '#quiz/steps.ts';
import { at, textAt } from '../api.ts';
import { textOf, type Draft } from './draft.ts';
import { proposalsIn, type LookBefore } from './proposals.ts';
import type { FromSite } from './quiz-state.ts';

export const storageKeys = {
  answers: 'llm-quiz-data',
  step: 'llm-quiz-step',
  resultId: 'quizResultId',
  pending: 'pendingQuizData',
  submitKey: 'llm-quiz-submit-key',
  aside: 'llm-quiz-aside',
  fromSite: 'llm-quiz-from-site',
  look: 'llm-quiz-look',
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
  quietly(() =>
    [storageKeys.answers, storageKeys.step, storageKeys.submitKey, storageKeys.fromSite, storageKeys.look].forEach(
      (key) => storage.removeItem(key),
    ),
  );
}

/** What of the answers came from the website, and which chapters were looked at. */
export function saveFromSite(storage: Storage, fromSite: FromSite): void {
  quietly(() => storage.setItem(storageKeys.fromSite, JSON.stringify(fromSite)));
}

export function readFromSite(storage: Storage): FromSite {
  const value: unknown = quietly(() => JSON.parse(storage.getItem(storageKeys.fromSite) ?? 'null'));
  const [seen, confirmed] = [at(value, 'seen'), at(value, 'confirmed')];
  return {
    seen: isRecord(seen)
      ? Object.fromEntries(
          Object.entries(seen).flatMap(([path, what]) => (typeof what === 'string' ? [[path, what]] : [])),
        )
      : {},
    confirmed: Array.isArray(confirmed) ? confirmed.filter((each) => typeof each === 'number') : [],
  };
}

/** The free look that led to this quiz. */
export function saveLook(storage: Storage, look: LookBefore): void {
  quietly(() => storage.setItem(storageKeys.look, JSON.stringify(look)));
}

export function readLook(storage: Storage): LookBefore | null {
  const value: unknown = quietly(() => JSON.parse(storage.getItem(storageKeys.look) ?? 'null'));
  const website = textAt(value, 'website');
  return website === null ? null : { website, proposals: proposalsIn(value) };
}

/** What `fresh=true` put aside: a quiz that was begun, or one that was sent and has no plan yet. */
export type QuizAside = { companyName: string; /** Milliseconds since 1970. */ at: number } & (
  | { draft: Draft; step: number }
  | { quizId: string }
);

/** Empties the quiz and keeps what was in it until the visitor says which of the two goes on. Of two quizzes begun, the longer one is kept. */
export function putAside(storage: Storage): void {
  const saved = readSavedQuiz(storage);
  const sent = quietly(() => storage.getItem(storageKeys.resultId));
  const before = readAside(storage);
  clearSavedQuiz(storage);
  let next = before;
  if (saved && Object.keys(saved.draft).length > 0 && !(before && 'step' in before && before.step > saved.step)) {
    next = { companyName: textOf(saved.draft, 'companyName').trim(), at: Date.now(), ...saved };
  } else if (sent && before === null) {
    next = { companyName: readPending(storage, sent)?.leadData['companyName'] ?? '', at: Date.now(), quizId: sent };
  }
  if (next) quietly(() => storage.setItem(storageKeys.aside, JSON.stringify(next)));
}

/** A day: what was cleared can be had back so long. */
const keptAsideMs = 24 * 60 * 60 * 1000;

export function readAside(storage: Storage): QuizAside | null {
  const value: unknown = quietly(() => JSON.parse(storage.getItem(storageKeys.aside) ?? 'null'));
  const companyName = textAt(value, 'companyName') ?? '';
  const [draft, step, quizId, keptSince] = [
    at(value, 'draft'),
    at(value, 'step'),
    textAt(value, 'quizId'),
    at(value, 'at'),
  ];
  const since = typeof keptSince === 'number' ? keptSince : 0;
  if (value !== null && Date.now() - since > keptAsideMs) {
    quietly(() => storage.removeItem(storageKeys.aside));
    return null;
  }
  if (quizId !== null) return { companyName, at: since, quizId };
  return isDraft(draft) && typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= steps.length
    ? { companyName, at: since, draft, step }
    : null;
}

/** The visitor has chosen: the quiz put aside goes on in place of the new one, or is forgotten. */
export function takeAside(storage: Storage): void {
  const aside = readAside(storage);
  if (aside && 'draft' in aside) saveQuiz(storage, aside);
  quietly(() => storage.removeItem(storageKeys.aside));
}

/** Forgets what was put aside, and with it the quiz that was sent. */
export function dropAside(storage: Storage): void {
  quietly(() => [storageKeys.aside, storageKeys.resultId].forEach((key) => storage.removeItem(key)));
}

/** The quiz that was last sent from this browser, for `/quiz` to go on with; null while the visitor is asked which one goes on. */
export function readSent(storage: Storage): string | null {
  return readAside(storage) === null ? quietly(() => storage.getItem(storageKeys.resultId)) || null : null;
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
export type PendingQuiz = {
  /** The submission it belongs to. */
  quizId?: string;
  quizData: Record<string, unknown>;
  leadData: Record<string, string>;
  selectedTier?: string;
  pricing?: number;
};

export function savePending(storage: Storage, pending: PendingQuiz): void {
  quietly(() => storage.setItem(storageKeys.pending, JSON.stringify(pending)));
}

/** With `quizId`: only when it belongs to that submission. */
export function readPending(storage: Storage, quizId?: string): PendingQuiz | null {
  const value: unknown = quietly(() => JSON.parse(storage.getItem(storageKeys.pending) ?? 'null'));
  return isPending(value) && (quizId === undefined || value.quizId === undefined || value.quizId === quizId)
    ? value
    : null;
}

function isPending(value: unknown): value is PendingQuiz {
  const lead = at(value, 'leadData');
  return (
    isRecord(at(value, 'quizData')) && isRecord(lead) && Object.values(lead).every((entry) => typeof entry === 'string')
  );
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'boolean')
  );
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
