// The quiz as a state and the things that happen to it. No browser in here.
import type { Proposal } from '#engine/contract.ts';
import { completeAddress, steps, type Step } from '#quiz/steps.ts';
import { chapterOf, type Chapter } from './chapters.ts';
import { problemsIn, textOf, type Draft } from './draft.ts';
import { newEntries, websiteStep } from './proposals.ts';

/** What the visitor took over from the website. */
export type FromSite = {
  /** What was seen, by the path of the answer that is taken over from it. */
  seen: Readonly<Record<string, string>>;
  /** First steps of the chapters whose answers the visitor has looked at. */
  confirmed: readonly number[];
};

export type SavedQuiz = { draft: Draft; step: number } & Partial<FromSite>;

export type QuizState = FromSite & {
  /** 1..28. */
  step: number;
  draft: Draft;
  /** Paths whose problems may be shown: the visitor has left them, or tried to go on. */
  visited: ReadonlySet<string>;
  /** What the server said of an input that we had let pass, by path, until the input is changed. */
  refused: Readonly<Record<string, string>>;
  /** The visitor asked for this very step, though its chapter waits for its confirmation. */
  isChanging: boolean;
  /** The address of the free look that led here: its step begins with it. '' without one. */
  lookedAt: string;
};

export type QuizEvent =
  | { kind: 'typed'; path: string; value: string | boolean }
  | { kind: 'left'; path: string }
  | { kind: 'next' }
  | { kind: 'previous' }
  /** Everything that the website answers, for the inputs that are empty. */
  | { kind: 'used'; website: string; proposals: readonly Proposal[] }
  /** The answers of a chapter that come from the website are right. */
  | { kind: 'confirmed' }
  /** One of them is to be changed. */
  | { kind: 'changing'; step: number }
  | { kind: 'skipped' }
  /** The browser's own back or forward button led to a step. */
  | { kind: 'went'; step: number }
  /** The server refused some answers; its messages by the payload's path. */
  | { kind: 'refused'; messages: Readonly<Record<string, string>> }
  /** Another tab saved its answers: take them over, stay at our step. */
  | { kind: 'adopted'; draft: Draft };

export function startState(saved: SavedQuiz | null, lookedAt = ''): QuizState {
  return {
    step: saved?.step ?? 1,
    draft: saved?.draft ?? {},
    seen: saved?.seen ?? {},
    confirmed: saved?.confirmed ?? [],
    visited: new Set(),
    refused: {},
    isChanging: false,
    lookedAt,
  };
}

export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.kind) {
    case 'typed':
      return {
        ...state,
        draft: { ...state.draft, [event.path]: event.value },
        // What is changed is the visitor's own.
        seen: without(state.seen, event.path),
        refused: without(state.refused, event.path),
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
      return state.step < steps.length ? at(state, afterStep(state)) : state;
    }
    case 'previous':
      return state.step > 1 ? at(state, state.step - 1, true) : state;
    case 'used': {
      const entries = newEntries(state.draft, event.website, event.proposals);
      const draft = { ...state.draft, ...Object.fromEntries(entries.flatMap((entry) => entry.values)) };
      const seen = { ...state.seen, ...Object.fromEntries(entries.map(({ path, seen: what }) => [path, what])) };
      const used = { ...state, draft, seen, confirmed: [] };
      return at(used, firstOpen(used, Math.min(state.step, 1)));
    }
    case 'confirmed': {
      const { first } = chapterOf(state.step);
      const confirmed = { ...state, confirmed: [...state.confirmed, first] };
      return at(confirmed, firstOpen(confirmed, first));
    }
    case 'changing':
      return at(state, event.step, true);
    case 'skipped':
      return at(state, firstOpen(state, state.step + 1));
    case 'went':
      return event.step === state.step || !isStep(event.step) ? state : at(state, event.step);
    case 'refused': {
      const refused = Object.fromEntries(
        Object.entries(event.messages).map(([path, message]) => [inputOf(path), message]),
      );
      const first = steps.findIndex((step) =>
        step.fields.some((field) => Object.keys(refused).some((path) => path.split('.')[0] === field.key)),
      );
      return first === -1 ? state : { ...at(state, first + 1, true), refused };
    }
    case 'adopted':
      return { ...state, draft: event.draft };
  }
}

function isStep(step: number): boolean {
  return Number.isInteger(step) && step >= 1 && step <= steps.length;
}

export function stepAt(step: number): Step {
  const found = steps[step - 1];
  if (!found) throw new Error(`The quiz has no step ${step}.`);
  return found;
}

/** The chapter whose answers from the website wait for a look, and are shown in place of the step; null: the step itself is shown. */
export function chapterToConfirm(state: QuizState): Chapter | null {
  const chapter = chapterOf(state.step);
  return !state.isChanging && isFromSite(state, state.step) && !state.confirmed.includes(chapter.first)
    ? chapter
    : null;
}

/** Complete, and at least one of its answers is the website's. */
export function isFromSite({ draft, seen }: Pick<QuizState, 'draft' | 'seen'>, step: number): boolean {
  const { fields } = stepAt(step);
  const isSeen = Object.keys(seen).some((path) => fields.some(({ key }) => key === path.split('.')[0]));
  return isSeen && Object.keys(problemsIn(stepAt(step), draft)).length === 0;
}

/** Where the website filled steps: the next question without an answer, when answered ones lie before it; null when it is the next one anyway. */
export function openQuestionAhead(state: QuizState): number | null {
  if (
    Object.keys(state.seen).length === 0 ||
    state.step >= steps.length ||
    Object.keys(problemsIn(stepAt(state.step), state.draft)).length > 0
  )
    return null;
  const open = firstOpen(state, state.step + 1);
  return open > afterStep(state) ? open : null;
}

function at(state: QuizState, step: number, isChanging = false): QuizState {
  const draft =
    step === websiteStep && textOf(state.draft, 'website') === '' && state.lookedAt !== ''
      ? { ...state.draft, website: state.lookedAt }
      : state.draft;
  return { ...state, step, draft, visited: new Set(), isChanging };
}

/** Where Next leads from a step that is valid. */
function afterStep(state: QuizState): number {
  const chapter = chapterOf(state.step);
  // Changed from the chapter's list: back to it, while anything of it waits.
  if (state.isChanging && !state.confirmed.includes(chapter.first)) {
    const waiting = stepsOf(chapter).find((step) => isFromSite(state, step));
    if (waiting !== undefined) return waiting;
  }
  let next = state.step + 1;
  while (next < steps.length && isFromSite(state, next) && state.confirmed.includes(chapterOf(next).first)) next += 1;
  return next;
}

/** The first step from `from` on that waits for an answer or for a look; the last one where none does. */
function firstOpen(state: QuizState, from: number): number {
  for (let step = Math.max(1, from); step < steps.length; step += 1) {
    const isLooked = state.confirmed.includes(chapterOf(step).first);
    if (isFromSite(state, step) ? !isLooked : isOpen(state, step)) return step;
  }
  return steps.length;
}

function isOpen({ draft }: QuizState, step: number): boolean {
  const { fields } = stepAt(step);
  if (fields.some(({ required }) => required)) return Object.keys(problemsIn(stepAt(step), draft)).length > 0;
  return !Object.entries(draft).some(
    ([path, value]) => value !== '' && fields.some(({ key }) => key === path.split('.')[0]),
  );
}

function stepsOf({ first, last }: Chapter): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function without<Value>(record: Readonly<Record<string, Value>>, path: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== path));
}

/** The input that a path of the payload came from: a list's entries have moved up over blank lines, so its first line stands for all. */
function inputOf(path: string): string {
  const [key = '', part] = path.split('.');
  const type = steps.flatMap((step) => step.fields).find((field) => field.key === key)?.type;
  if (type === 'multi-text') return `${key}.1`;
  return type === 'checkbox-group' && part !== undefined ? `${key}.${part}.url` : key;
}

function completed(state: QuizState, path: string): Draft {
  const isAddress =
    path.endsWith('.url') || stepAt(state.step).fields.some((field) => field.key === path && field.type === 'url');
  return isAddress ? { ...state.draft, [path]: completeAddress(textOf(state.draft, path)) } : state.draft;
}
