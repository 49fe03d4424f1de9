import { describe, expect, it } from 'vitest';
import type { Analysis, Finding, Platform, Remark } from '#engine/contract.ts';
import type { AnswersRead } from './contract.ts';
import { sampleAnalysis } from './testing/sample-analysis.ts';
import { platformThatAnswered, sampleAnswersRead } from '#engine/testing/sample-answers-read.ts';
import { trueSentence } from './true-sentence.ts';

const line: Finding = {
  id: 'title-missing',
  tone: 'bad',
  note: 'n',
  kind: 'line',
  url: 'https://a.example/robots.txt',
  line: 3,
  text: 'Disallow: /',
};
const heldDown = (platform: Platform, finding: Finding): Analysis => {
  const { platforms, ...rest } = sampleAnalysis();
  return {
    ...rest,
    platforms: { ...platforms, [platform]: { ...platforms[platform], cap: { score: 35, reason: 'r', finding } } },
  };
};
const answered = (named: Partial<Record<Platform, number>>, more: Partial<AnswersRead> = {}): AnswersRead => ({
  ...sampleAnswersRead(),
  voice: null,
  platforms: (['chatgpt', 'perplexity'] as const).map((id) => ({
    ...platformThatAnswered(id, id === 'chatgpt' ? 'ChatGPT' : 'Perplexity', 'm'),
    named: named[id] ?? 0,
  })),
  ...more,
});

describe('the true sentence', () => {
  it('is a fatal defect’s where there is one', () =>
    expect(
      trueSentence(
        sampleAnalysis({ gates: [{ id: 'g', sentence: 'Your home page asks not to be listed.', finding: line }] }),
        answered({}),
      ),
    ).toBe('Your home page asks not to be listed.'));

  it('counts the answers that name you, from 30 on', () => {
    expect(trueSentence(sampleAnalysis(), answered({ chatgpt: 12, perplexity: 3 }))).toBe(
      'Assistants named you in 15 of 60 answers.',
    );
    const few = answered({ chatgpt: 12 });
    few.platforms = few.platforms.map((row) => ({ ...row, unbranded: 14 }));
    expect(trueSentence(sampleAnalysis(), few)).toMatch(/^Of what we could judge, you lose 9.7 points in AI/);
  });

  it('joins a platform that never did and the robots.txt that shuts it out, by “and”', () =>
    expect(trueSentence(heldDown('perplexity', line), answered({ chatgpt: 12 }))).toBe(
      'Assistants named you in 12 of 60 answers. Perplexity never did, and your robots.txt shuts it out.',
    ));

  it.each<[string, Finding, number, number]>([
    ['what holds it down is no line of robots.txt', { ...line, url: 'https://a.example/' }, 0, 30],
    ['it named you once', line, 1, 30],
    ['it answered 19 times', line, 0, 19],
  ])('says nothing of a platform when %s', (_, finding, named, unbranded) => {
    const read = answered({ chatgpt: 12, perplexity: named });
    read.platforms = read.platforms.map((row) => (row.id === 'perplexity' ? { ...row, unbranded } : row));
    expect(trueSentence(heldDown('perplexity', finding), read)).not.toContain('Perplexity');
  });

  it('names a rival only where the ranges do not overlap', () => {
    const voice = (low: number) => ({
      ours: 15,
      all: 90,
      interval: null,
      answers: 60,
      named: { answers: 15, interval: { low: 0.1, high: 0.3 } },
      rivals: [{ name: 'Hearth & Sons', answers: 40, interval: { low, high: 0.8 } }],
    });
    expect(trueSentence(sampleAnalysis(), answered({ chatgpt: 15 }, { voice: voice(0.4) }))).toBe(
      'Assistants named you in 15 of 60 answers. Hearth & Sons was named in 40.',
    );
    expect(trueSentence(sampleAnalysis(), answered({ chatgpt: 15 }, { voice: voice(0.3) }))).toBe(
      'Assistants named you in 15 of 60 answers.',
    );
  });

  it('is about the tasks that follow it, and counts what was judged alone', () => {
    const analysis = sampleAnalysis();
    const ofTasks = (...ids: string[]) => {
      const { immediate, shortTerm, longTerm } = analysis.personalizedPlan;
      const items = [...immediate, ...shortTerm, ...longTerm].filter(({ checkId }) => ids.includes(checkId));
      const personalizedPlan = { ...analysis.personalizedPlan, immediate: items, shortTerm: [], longTerm: [] };
      return trueSentence({ ...analysis, personalizedPlan }, null);
    };
    expect(ofTasks('AO-02', 'CQ-01', 'AO-08')).toMatch(/ in AI Optimization\.$/);
    expect(ofTasks('CQ-01', 'CQ-02')).toBe('Of what we could judge, you lose 15.9 points in Content Quality.');
    const open = analysis.checks.map((check) => (check.id === 'CQ-02' ? { ...check, partly: true as const } : check));
    const before = analysis.checks.find(({ id }) => id === 'CQ-02');
    expect(trueSentence({ ...analysis, checks: open, personalizedPlan: onlyContent(analysis) }, null)).toBe(
      `Of what we could judge, you lose ${Math.round(10 * (15.9 - (before?.points ?? 0) + (before?.earned ?? 0))) / 10} points in Content Quality.`,
    );
  });

  it('counts what a buyer meets where the first tasks are about that', () => {
    const analysis = sampleAnalysis();
    const [first, ...rest] = analysis.personalizedPlan.immediate;
    if (!first) throw new Error('The sample has no task.');
    const personalizedPlan = {
      ...analysis.personalizedPlan,
      immediate: [{ ...first, checkId: 'ED-04-1f3a99c2', gainPoints: 0 }, ...rest],
    };
    const remarks = [remark('ED-04-1f3a99c2'), remark('ED-01-1f3a99c3')];
    expect(trueSentence({ ...analysis, personalizedPlan, remarks }, null)).toBe(
      'We read 12 pages and met 2 things that cost you trust or buyers.',
    );
    const untidy = [remark('ED-04-1f3a99c2'), { ...remark('ED-01-1f3a99c3'), hurts: 'neat' as const }];
    expect(trueSentence({ ...analysis, personalizedPlan, remarks: untidy }, null)).toBe(
      'We read 12 pages and met one thing that costs you trust or buyers.',
    );
    expect(trueSentence({ ...analysis, personalizedPlan, remarks: untidy.slice(1) }, null)).toMatch(/^Of what/);
  });

  it('says why there is no score', () =>
    expect(trueSentence(sampleAnalysis({ unscored: 'We read no page.' }), null)).toBe('We read no page.'));
});

function onlyContent({ personalizedPlan }: Analysis): Analysis['personalizedPlan'] {
  const immediate = personalizedPlan.immediate.filter(({ checkId }) => checkId === 'CQ-01');
  return { ...personalizedPlan, immediate, shortTerm: [], longTerm: [] };
}

function remark(id: string): Remark {
  return {
    id,
    kind: 'leftover',
    by: 'rule',
    title: 't',
    why: 'w',
    todo: [],
    proof: 'p',
    who: 'you',
    minutes: 5,
    hurts: 'trusted',
    reach: { onHome: true, inHead: false, pages: 1 },
    findings: [],
  };
}
