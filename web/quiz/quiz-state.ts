// The quiz as a state and the things that happen to it. No browser in here.
import { completeAddress, steps, type Step } from '#quiz/steps.ts';
import { problemsIn, textOf, type Draft } from './draft.ts';

export type QuizState = {
  /** 1..28. */
  step: number;
  draft: Draft;
  /** Paths whose problems may be shown: the visitor has left them, or tried to go on. */
  visited: ReadonlySet<string>;
  /** What the server said of an input that we had let pass, by path, until the input is changed. */
  refused: Readonly<Record<string, string>>;
};

export type QuizEvent =
  | { kind: 'typed'; path: string; value: string | boolean }
  | { kind: 'left'; path: string }
  | { kind: 'next' }
  | { kind: 'previous' }
  /** The browser's own back or forward button led to a step. */
  | { kind: 'went'; step: number }
  /** The server refused some answers; its messages by the payload's path. */
  | { kind: 'refused'; messages: Readonly<Record<string, string>> }
  /** Another tab saved its answers: take them over, stay at our step. */
  | { kind: 'adopted'; draft: Draft };

export function startState(saved: { draft: Draft; step: number } | null): QuizState {
  return { step: saved?.step ?? 1, draft: saved?.draft ?? {}, visited: new Set(), refused: {} };
}

export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.kind) {
    case 'typed':
      return {
        ...state,
        draft: { ...state.draft, [event.path]: event.value },
        refused: Object.fromEntries(Object.entries(state.refused).filter(([path]) => path !== event.path)),
      };
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
    case 'refused': {
      const refused = Object.fromEntries(Object.entries(event.messages).map(([path, message]) => [inputOf(path), message]));
      const first = steps.findIndex((step) => step.fields.some((field) => Object.keys(refused).some((path) => path.split('.')[0] === field.key)));
      return first === -1 ? state : { ...state, step: first + 1, refused };
    }
    case 'adopted':
      return { ...state, draft: event.draft };
  }
}

export function stepAt(step: number): Step {
  const found = steps[step - 1];
  if (!found) throw new Error(`The quiz has no step ${step}.`);
  return found;
}

/** The input that a path of the payload came from: a list's entries have moved up over blank lines, so its first line stands for all. */
function inputOf(path: string): string {
  const [key = '', part] = path.split('.');
  const type = steps.flatMap((step) => step.fields).find((field) => field.key === key)?.type;
  if (type === 'multi-text') return `${key}.1`;
  return type === 'checkbox-group' && part !== undefined ? `${key}.${part}.url` : key;
}

function completed(state: QuizState, path: string): Draft {
  const isAddress = path.endsWith('.url') || stepAt(state.step).fields.some((field) => field.key === path && field.type === 'url');
  return isAddress ? { ...state.draft, [path]: completeAddress(textOf(state.draft, path)) } : state.draft;
}
