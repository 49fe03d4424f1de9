import { describe, expect, it } from 'vitest';
import {
  chapterToConfirm,
  openQuestionAhead,
  quizReducer,
  startState,
  type QuizEvent,
  type QuizState,
} from './quiz-state.ts';
import { completeDraft } from './testing/complete-draft.ts';

const after = (state: QuizState, ...events: QuizEvent[]) => events.reduce(quizReducer, state);

describe('the quiz', () => {
  it('starts at step 1 with nothing typed', () => {
    expect(startState(null)).toEqual({
      step: 1,
      draft: {},
      visited: new Set(),
      refused: {},
      seen: {},
      confirmed: [],
      isChanging: false,
      lookedAt: '',
    });
  });

  it('starts where it was left', () => {
    expect(startState({ step: 12, draft: { companyName: 'Harbour' } })).toMatchObject({
      step: 12,
      draft: { companyName: 'Harbour' },
    });
  });

  it('stays on an invalid step and shows what is missing', () => {
    const state = after(startState(null), { kind: 'next' });
    expect(state.step).toBe(1);
    expect([...state.visited]).toEqual(['companyName']);
  });

  it('goes on from a valid step with a clean page', () => {
    const state = after(
      startState(null),
      { kind: 'next' },
      { kind: 'typed', path: 'companyName', value: 'Harbour' },
      { kind: 'next' },
    );
    expect(state).toMatchObject({ step: 2, draft: { companyName: 'Harbour' }, visited: new Set(), refused: {} });
  });

  it.each([
    ['email', 28, 'email'],
    ['products.3', 4, 'products.1'],
    ['socialMedia.linkedin', 9, 'socialMedia.linkedin.url'],
  ])(
    'goes to the step of %s when the server refuses it, and forgets the message when it is changed',
    (path, step, input) => {
      const state = after(startState({ step: 28, draft: completeDraft }), {
        kind: 'refused',
        messages: { [path]: 'No.' },
      });
      expect([state.step, state.refused]).toEqual([step, { [input]: 'No.' }]);
      expect(after(state, { kind: 'typed', path: input, value: 'x' }).refused).toEqual({});
    },
  );

  it('begins the step of the website with the address that was looked at, and with nothing else than what was typed', () => {
    const at7 = (draft: QuizState['draft']) =>
      startState({ step: 7, draft: { targetAudience: 'Families', ...draft } }, 'https://brightwater.example');
    expect(after(at7({}), { kind: 'next' })).toMatchObject({
      step: 8,
      draft: { website: 'https://brightwater.example' },
    });
    expect(after(at7({ website: 'https://harbour.example' }), { kind: 'next' })).toMatchObject({
      step: 8,
      draft: { website: 'https://harbour.example' },
    });
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
    expect(
      after(
        startState({ step: 9, draft: {} }),
        { kind: 'typed', path, value: 'linkedin.com/in/me' },
        { kind: 'left', path },
      ).draft[path],
    ).toBe('https://linkedin.com/in/me');
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
    expect(after(startState({ step: 5, draft: completeDraft }), { kind: 'went', step: asked })).toMatchObject({
      step: shown,
      draft: completeDraft,
    });
  });

  it('takes over what another tab saved and stays at its own step', () => {
    expect(
      after(startState({ step: 5, draft: { companyName: 'old' } }), { kind: 'adopted', draft: { companyName: 'new' } }),
    ).toMatchObject({
      step: 5,
      draft: { companyName: 'new' },
    });
  });
});

describe('what the website answers', () => {
  const proposals = [
    { path: 'companyName', value: 'Brightwater', seen: 'From the home page: “Brightwater”.' },
    {
      path: 'companyDescription',
      value: 'We straighten teeth in Leeds.',
      seen: 'From the home page: “We straighten teeth in Leeds.”.',
    },
    { path: 'products.1', value: 'Implants', seen: 'a' },
    { path: 'products.2', value: 'Braces', seen: 'b' },
    { path: 'socialMedia.linkedin.url', value: 'https://www.linkedin.com/company/brightwater', seen: 'c' },
    { path: 'httpsUsage', value: 'yes', seen: 'd' },
  ];
  const used = () => quizReducer(startState(null), { kind: 'used', website: 'brightwater.example', proposals });
  const confirm = (state: QuizState) => quizReducer(state, { kind: 'confirmed' });

  it('fills what is empty, remembers where it came from, and is shown chapter by chapter', () => {
    const state = used();
    expect(state.draft).toMatchObject({
      companyName: 'Brightwater',
      'products.2': 'Braces',
      website: 'https://brightwater.example',
      'socialMedia.linkedin.active': true,
      httpsUsage: 'yes',
    });
    expect([state.step, chapterToConfirm(state)?.title]).toEqual([1, 'Your business']);
    expect(chapterToConfirm(confirm(state))).toBeNull();
    expect(confirm(state).step).toBe(3); // the industry, which nothing told
  });

  it('never goes over what was typed', () => {
    const typed = quizReducer(startState(null), { kind: 'typed', path: 'products.3', value: 'Whitening' });
    const state = quizReducer(typed, { kind: 'used', website: 'brightwater.example', proposals });
    expect(state.draft['products.1']).toBeUndefined();
    expect(state.draft['products.3']).toBe('Whitening');
  });

  it('comes back to the chapter after a change, and what was changed is the visitor’s own', () => {
    const changing = quizReducer(used(), { kind: 'changing', step: 2 });
    expect([changing.step, chapterToConfirm(changing)]).toEqual([2, null]);
    const typed = quizReducer(changing, { kind: 'typed', path: 'companyDescription', value: 'We care for teeth.' });
    const back = quizReducer(typed, { kind: 'next' });
    expect(chapterToConfirm(back)?.title).toBe('Your business');
    expect(back.seen['companyDescription']).toBeUndefined();
    expect(back.draft['companyDescription']).toBe('We care for teeth.');
  });

  it('is passed by Next once it was confirmed, and reached by Previous', () => {
    let state = confirm(used());
    state = quizReducer(state, { kind: 'typed', path: 'industry', value: 'healthcare' });
    state = quizReducer(state, { kind: 'next' });
    expect(state.step).toBe(5); // over the products
    expect(quizReducer(state, { kind: 'previous' }).step).toBe(4);
    expect(chapterToConfirm(quizReducer(state, { kind: 'previous' }))).toBeNull();
  });

  it('leads from a filled step to the next open question', () => {
    const state = confirm(used());
    const back = quizReducer(
      quizReducer(quizReducer(state, { kind: 'typed', path: 'industry', value: 'healthcare' }), { kind: 'previous' }),
      {
        kind: 'previous',
      },
    );
    expect([back.step, openQuestionAhead(back)]).toEqual([1, 5]);
    expect(quizReducer(back, { kind: 'skipped' }).step).toBe(5);
  });

  it('is the same after a reload', () => {
    const { draft, step, seen, confirmed } = confirm(used());
    expect(startState({ draft, step, seen, confirmed })).toMatchObject({ step: 3, seen, confirmed: [1] });
  });
});
