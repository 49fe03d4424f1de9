import { describe, expect, it } from 'vitest';
import type { Analysis, Finding, Platform } from '#engine/contract.ts';
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
    expect(trueSentence(sampleAnalysis(), few)).toMatch(/^You lose most in/);
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

  it('goes by points lost, and not by share', () => {
    const { categories } = sampleAnalysis();
    const at = (category: keyof typeof categories, score: number) => ({ ...categories[category], score });
    const lost = {
      contentQuality: at('contentQuality', 20),
      technicalSEO: at('technicalSEO', 25),
      brandPresence: at('brandPresence', 11),
      aiOptimization: at('aiOptimization', 25),
    };
    expect(trueSentence(sampleAnalysis({ categories: lost }), null)).toBe(
      'You lose most in Content Quality: 10 of 30 points.',
    );
  });
});
