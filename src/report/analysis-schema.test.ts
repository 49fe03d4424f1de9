import { expect, it } from 'vitest';
import { sampleAnalysis } from '#report/testing/sample-analysis.ts';
import { analysisSchema } from './analysis-schema.ts';

it('reads a report from before a platform was scored: it was not measured then', () => {
  const { platforms, platformScores, ...stored } = sampleAnalysis();
  const { grok, ...others } = platforms;
  const { grok: _, ...otherScores } = platformScores;
  const read = analysisSchema.parse({ ...stored, platforms: others, platformScores: otherScores });
  expect(read.platforms).toEqual({
    ...others,
    grok: { ...grok, score: 0, basis: 'not-measured', interval: { low: 0, high: 100 }, note: expect.any(String) },
  });
});
