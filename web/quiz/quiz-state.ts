// The quiz as a state and the things that happen to it. No browser in here.
import { completeAddress, steps, type Step } from '#quiz/steps.ts';
import { problemsIn, textOf, type Draft } from './draft.ts';

export type QuizState = {
  /** 1..28. */
  step: number;
  draft: Draft;
  /** Paths whose problems may be shown: the visitor has left them, or tried to go on. */
  visited: ReadonlySet<string>;
};

export type QuizEvent =
  | { kind: 'typed'; path: string; value: string | boolean }
  | { kind: 'left'; path: string }
  | { kind: 'next' }
  | { kind: 'previous' }
  /** The browser's own back or forward button led to a step. */
  | { kind: 'went'; step: number }
  /** Another tab saved its answers: take them over, stay at our step. */
  | { kind: 'adopted'; draft: Draft };

export function startState(saved: { draft: Draft; step: number } | null): QuizState {
  return { step: saved?.step ?? 1, draft: saved?.draft ?? {}, visited: new Set() };
}

export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.kind) {
    case 'typed':
      return { ...state, draft: { ...state.draft, [event.path]: event.value } };
    case 'left':
      return {
        ...state,
        draft: completed(state, event.path),
        visited: textOf(state.draft, event.path) === '' ? state.visited : new Set([...state.visited, event.path]),
      };
    case 'next': {
      const problems = Object.keys(problemsIn(stepAt(state.step), state.draft));
      if (problems.length > 0) return { ...state, visited: new Set([...state.visited, ...problems]) };
      return state.step < steps.length ? { ...state, step: state.step + 1, visited: new Set() } : state;
    }
    case 'previous':
      return state.step > 1 ? { ...state, step: state.step - 1, visited: new Set() } : state;
    case 'went':
      return event.step === state.step || !Number.isInteger(event.step) || event.step < 1 || event.step > steps.length
        ? state
        : { ...state, step: event.step, visited: new Set() };
    case 'adopted':
      return { ...state, draft: event.draft };
  }
}

export function stepAt(step: number): Step {
  const found = steps[step - 1];
  if (!found) throw new Error(`The quiz has no step ${step}.`);
  return found;
}

function completed(state: QuizState, path: string): Draft {
  const isAddress = path.endsWith('.url') || stepAt(state.step).fields.some((field) => field.key === path && field.type === 'url');
  return isAddress ? { ...state.draft, [path]: completeAddress(textOf(state.draft, path)) } : state.draft;
}
