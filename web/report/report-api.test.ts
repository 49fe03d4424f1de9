import { describe, expect, it } from 'vitest';
import { parseProgress, readState } from './report-api.ts';
import type { ProgressStep } from './report-api.ts';
import { latestSteps } from './use-journey-events.ts';
import { visibleMessage } from './visible-message.ts';
import { ApiError } from '../api.ts';

const step = (stage: ProgressStep['stage'], message: string): ProgressStep => ({ stage, message, done: 1, total: 2 });

describe('the state of a report', () => {
  it('has no progress and no message when the server sends none', () => {
    expect(readState({ status: 'running' })).toEqual({
      status: 'running',
      message: '',
      progress: [],
      checkoutUrl: null,
    });
  });

  it.each([[null], [{}], [{ status: 'done' }]])('is refused when it is not what we know: %j', (body) => {
    expect(() => readState(body)).toThrow();
  });
});

describe('a pushed step', () => {
  it.each([
    ['a step', JSON.stringify(step('gather', 'Reading page 7 of 25')), step('gather', 'Reading page 7 of 25')],
    ['a stage we do not know', '{"stage":"dream","message":"","done":0,"total":0}', null],
    ['no JSON', 'oops', null],
  ])('reads %s', (_case, data, expected) => {
    expect(parseProgress(data)).toEqual(expected);
  });
});

describe('the newest step of each stage', () => {
  it('prefers what was pushed, and keeps the order of the stages', () => {
    const known = [step('judge', 'old'), step('gather', 'page 1')];
    expect(latestSteps(known, [step('gather', 'page 2'), step('judge', 'new')])).toEqual([
      step('gather', 'page 2'),
      step('judge', 'new'),
    ]);
  });

  it('is empty before anything was done', () => {
    expect(latestSteps([], [])).toEqual([]);
  });
});

describe('what a visitor is told of an error', () => {
  it.each([
    [new ApiError(403, '{"message":"This report is suspended."}'), 'This report is suspended.'],
    [new ApiError(502, 'Bad Gateway'), '502: Bad Gateway'],
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ])('%s', (error, words) => {
    expect(visibleMessage(error)).toBe(words);
  });
});
