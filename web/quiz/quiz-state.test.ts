import { describe, expect, it } from 'vitest';
import { quizReducer, startState, type QuizEvent, type QuizState } from './quiz-state.ts';
import { completeDraft } from './testing/complete-draft.ts';

const after = (state: QuizState, ...events: QuizEvent[]) => events.reduce(quizReducer, state);

describe('the quiz', () => {
  it('starts at step 1 with nothing typed', () => {
    expect(startState(null)).toEqual({ step: 1, draft: {}, visited: new Set(), refused: {} });
  });

  it('starts where it was left', () => {
    expect(startState({ step: 12, draft: { companyName: 'Harbour' } })).toMatchObject({ step: 12, draft: { companyName: 'Harbour' } });
  });

  it('stays on an invalid step and shows what is missing', () => {
    const state = after(startState(null), { kind: 'next' });
    expect(state.step).toBe(1);
    expect([...state.visited]).toEqual(['companyName']);
  });

  it('goes on from a valid step with a clean page', () => {
    const state = after(startState(null), { kind: 'next' }, { kind: 'typed', path: 'companyName', value: 'Harbour' }, { kind: 'next' });
    expect(state).toEqual({ step: 2, draft: { companyName: 'Harbour' }, visited: new Set(), refused: {} });
  });

  it.each([
    ['email', 28, 'email'],
    ['products.3', 4, 'products.1'],
    ['socialMedia.linkedin', 9, 'socialMedia.linkedin.url'],
  ])('goes to the step of %s when the server refuses it, and forgets the message when it is changed', (path, step, input) => {
    const state = after(startState({ step: 28, draft: completeDraft }), { kind: 'refused', messages: { [path]: 'No.' } });
    expect([state.step, state.refused]).toEqual([step, { [input]: 'No.' }]);
    expect(after(state, { kind: 'typed', path: input, value: 'x' }).refused).toEqual({});
  });

  it('stays where it is when the server refuses something that no step asks for', () => {
    const state = startState({ step: 28, draft: completeDraft });
    expect(after(state, { kind: 'refused', messages: { body: 'No.' } })).toBe(state);
  });

  it('walks all 28 steps with complete answers and stays on the last', () => {
    const nexts = Array.from({ length: 40 }, (): QuizEvent => ({ kind: 'next' }));
    expect(after(startState({ step: 1, draft: completeDraft }), ...nexts).step).toBe(28);
  });

  it('goes back, but not before step 1', () => {
    expect(after(startState({ step: 2, draft: {} }), { kind: 'previous' }, { kind: 'previous' }).step).toBe(1);
  });

  it('keeps what was typed when going back and forth', () => {
    const state = after(startState({ step: 2, draft: completeDraft }), { kind: 'previous' }, { kind: 'next' });
    expect(state).toMatchObject({ step: 2, draft: completeDraft });
  });

  it('completes a web address when its field is left', () => {
    const typed: QuizEvent[] = [
      { kind: 'typed', path: 'website', value: 'example.com' },
      { kind: 'left', path: 'website' },
    ];
    expect(after(startState({ step: 8, draft: {} }), ...typed).draft.website).toBe('https://example.com');
  });

  it('completes a profile address when its field is left', () => {
    const path = 'socialMedia.linkedin.url';
    expect(after(startState({ step: 9, draft: {} }), { kind: 'typed', path, value: 'linkedin.com/in/me' }, { kind: 'left', path }).draft[path]).toBe(
      'https://linkedin.com/in/me',
    );
  });

  it('does not scold for a field that was left empty', () => {
    expect(after(startState(null), { kind: 'left', path: 'companyName' }).visited.size).toBe(0);
  });

  it.each([
    [7, 7],
    [0, 5],
    [29, 5],
    [2.5, 5],
  ])('asked by the browser for step %d shows step %i', (asked, shown) => {
    expect(after(startState({ step: 5, draft: completeDraft }), { kind: 'went', step: asked })).toMatchObject({ step: shown, draft: completeDraft });
  });

  it('takes over what another tab saved and stays at its own step', () => {
    expect(after(startState({ step: 5, draft: { companyName: 'old' } }), { kind: 'adopted', draft: { companyName: 'new' } })).toMatchObject({
      step: 5,
      draft: { companyName: 'new' },
    });
  });
});
