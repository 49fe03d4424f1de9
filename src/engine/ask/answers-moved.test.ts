import { describe, expect, it } from 'vitest';
import type { AnswersRead } from './answers-read-schema.ts';
import { sampleAnswersRead } from '#engine/testing/sample-answers-read.ts';
import { answersMoved } from './answers-moved.ts';

/** Thirty questions to four platforms; `named` and `rivals` say what each answer names. */
function read(
  named: (question: number, platform: number) => boolean,
  {
    rivals = () => false,
    model = 'a-model',
    version = '2',
  }: { rivals?: (question: number, platform: number) => boolean; model?: string; version?: string } = {},
): AnswersRead {
  const sample = sampleAnswersRead();
  const platforms = sample.platforms.map((own) => ({ ...own, model }));
  const questions = Array.from({ length: 30 }, (_, question): AnswersRead['questions'][number] => ({
    id: `u${question}`,
    kind: 'unbranded',
    text: `Question ${question}?`,
    named: 0,
    valid: 4,
    answers: platforms.map((platform, at) => ({
      platform: platform.name,
      model,
      askedAt: '2026-11-20T10:00:00.000Z',
      searched: true,
      problem: null,
      parts: [{ text: 'An answer.', role: named(question, at) ? ('listed' as const) : null }],
      cited: [],
      position: null,
      rivals: rivals(question, at) ? ['Northgate'] : [],
      queries: [],
    })),
  }));
  return { ...sample, promptSetVersion: version, platforms, questions };
}
const few = read((question, at) => question % 5 === 0 && at === 0);
const many = read((question, at) => question % 2 === 0 && at < 2);
const at = (day: number, own: AnswersRead) => ({
  at: `2026-10-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  read: own,
});

describe('how the answers moved', () => {
  it('is nothing in a first report, and against another set of questions', () => {
    expect(answersMoved([], many)).toBeNull();
    expect(
      answersMoved(
        [
          at(
            1,
            read(() => true, { version: '1' }),
          ),
        ],
        many,
      ),
    ).toBeNull();
  });

  it('is a real rise or fall where the test says so, in its printed words', () => {
    const rise = answersMoved([at(1, few)], many);
    expect(rise).toMatchObject({ verdict: 'rise', since: '2026-10-01T10:00:00.000Z' });
    expect(rise?.text).toMatch(/^We asked the same 30 questions again\..*: a real rise\.$/);
    expect(answersMoved([at(1, many)], few)).toMatchObject({ verdict: 'fall' });
  });

  it('is not enough to tell where little differs', () => {
    const bit = read(
      (question, platform) => (question % 5 === 0 && platform === 0) || (question === 1 && platform < 2),
    );
    expect(answersMoved([at(1, few)], bit)).toMatchObject({
      verdict: 'not enough',
      text: expect.stringMatching(/^Not enough to tell\. /),
    });
  });

  it('asks more of each look in a series: what one comparison would show is not shown', () => {
    const seven = read(
      (question, platform) =>
        (question % 5 === 0 && platform === 0) ||
        (question > 0 && question < 9 && question % 5 !== 0 && platform === 1 && question !== 8),
    );
    expect(answersMoved([at(1, few)], seven)?.verdict).toBe('rise');
    expect(answersMoved([at(1, few), at(2, seven)], seven)?.verdict).toBe('not enough');
  });

  it('is the platform that changed where the rivals moved alike', () => {
    const was = read((question, platform) => question % 5 === 0 && platform === 0, {
      rivals: (question, platform) => question % 5 === 0 && platform === 0,
    });
    const is = {
      ...many,
      questions: many.questions.map((own) => ({
        ...own,
        answers: own.answers.map((answer) => ({ ...answer, rivals: answer.parts[0]?.role ? ['Northgate'] : [] })),
      })),
    };
    expect(answersMoved([at(1, was)], is)?.verdict).toBe('field moved');
  });

  it('begins anew where a platform answers with another model', () => {
    expect(
      answersMoved(
        [at(1, few)],
        read(() => true, { model: 'another-model' }),
      ),
    ).toMatchObject({
      verdict: 'model changed',
      text: expect.stringContaining('It is the new baseline'),
    });
    const since = (own: boolean) => read((question) => own || question % 3 === 0, { model: 'another-model' });
    expect(answersMoved([at(1, few), at(2, since(false))], since(true))).toMatchObject({
      verdict: 'rise',
      since: '2026-10-02T10:00:00.000Z',
    });
  });
});
