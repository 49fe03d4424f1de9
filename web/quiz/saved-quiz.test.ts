import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSavedQuiz, readPending, readSavedQuiz, savePending, saveQuiz, submitKeyFor } from './saved-quiz.ts';
import { expectWarnings } from '../testing/expect-warnings.ts';

function memoryStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

function forbiddenStorage(): Storage {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return { length: 0, clear: refuse, getItem: refuse, key: refuse, removeItem: refuse, setItem: refuse };
}

afterEach(() => vi.unstubAllGlobals());

describe('the saved quiz', () => {
  it('comes back as it was saved, under the keys llm-quiz-data and llm-quiz-step', () => {
    const storage = memoryStorage();
    saveQuiz(storage, { draft: { companyName: 'Harbour', 'socialMedia.linkedin.active': true }, step: 9 });
    expect(storage.getItem('llm-quiz-data')).toBe('{"companyName":"Harbour","socialMedia.linkedin.active":true}');
    expect(storage.getItem('llm-quiz-step')).toBe('9');
    expect(readSavedQuiz(storage)).toEqual({
      draft: { companyName: 'Harbour', 'socialMedia.linkedin.active': true },
      step: 9,
    });
  });

  it('is nothing where nothing was saved', () => {
    expect(readSavedQuiz(memoryStorage())).toBeNull();
  });

  it.each([
    ['{"companyName":'],
    ['[]'],
    ['"text"'],
    ['null'],
    ['{"companyName":{"nested":true}}'],
    ['{"companyName":7}'],
  ])('logs and ignores %s', (text) => {
    const log = expectWarnings();
    expect(readSavedQuiz(memoryStorage({ 'llm-quiz-data': text, 'llm-quiz-step': '4' }))).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });

  it.each(['0', '29', '2.5', 'seven', ''])('begins at step 1 when the saved step is %j', (step) => {
    expect(readSavedQuiz(memoryStorage({ 'llm-quiz-data': '{}', 'llm-quiz-step': step }))?.step).toBe(1);
  });

  it('is gone after clearing', () => {
    const storage = memoryStorage({ 'llm-quiz-data': '{}', 'llm-quiz-step': '3', quizResultId: 'abc' });
    clearSavedQuiz(storage);
    expect(readSavedQuiz(storage)).toBeNull();
    expect(storage.getItem('quizResultId')).toBe('abc');
  });

  it('does not stop the quiz when the browser refuses to store', () => {
    const log = expectWarnings();
    saveQuiz(forbiddenStorage(), { draft: {}, step: 1 });
    expect(readSavedQuiz(forbiddenStorage())).toBeNull();
    expect(log).toHaveBeenCalled();
  });
});

describe('the submit key', () => {
  let count = 0;
  const newKey = () => `key-${(count += 1)}`;

  it('stays the same for the same answers and changes with them', () => {
    const storage = memoryStorage();
    const first = submitKeyFor(storage, 'answers', newKey);
    expect(submitKeyFor(storage, 'answers', newKey)).toBe(first);
    expect(submitKeyFor(storage, 'other answers', newKey)).not.toBe(first);
  });

  it('is a new one when what was kept cannot be read', () => {
    expectWarnings();
    expect(submitKeyFor(memoryStorage({ 'llm-quiz-submit-key': '{' }), 'answers', () => 'fresh')).toBe('fresh');
  });
});

describe('the pending quiz', () => {
  it('comes back as it was saved, under pendingQuizData', () => {
    const storage = memoryStorage();
    const pending = {
      quizData: { companyName: 'Harbour' },
      leadData: { email: 'me@harbour.example' },
      selectedTier: 'audit',
      pricing: 149,
    };
    savePending(storage, pending);
    expect(JSON.parse(storage.getItem('pendingQuizData') ?? '')).toEqual(pending);
    expect(readPending(storage)).toEqual(pending);
  });

  it.each(['{}', 'null', '{"quizData":{},"leadData":{"email":1}}', '{"quizData":[],"leadData":{}}'])(
    'ignores %s',
    (text) => {
      expect(readPending(memoryStorage({ pendingQuizData: text }))).toBeNull();
    },
  );
});
