import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { categories, perPlatform, platforms, type Platform } from '#engine/contract.ts';
import {
  citationRateSteps,
  mentionRateSteps,
  sentimentShare,
  shareOfVoiceSteps,
} from '#engine/ask/answers/answer-scales.ts';
import { alongSteps, ramp } from '#engine/base/statistics.ts';
import {
  platformScores,
  type PlatformCap,
  type PlatformRates,
  type WeightedResult,
} from '#engine/judge/score/platform-scores.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { scoreFromResults } from '#engine/judge/score/score.ts';

// The worked personas of the rubric: check scores in, the ranges that the formulae must land in out.
const ratios = z.record(z.string(), z.number());
const range = z.tuple([z.number(), z.number()]);
const observed = z.object({
  m: z.number(),
  c: z.number(),
  sov: z.number(),
  rec: z.number(),
  acc: z.number(),
  sent: z.number(),
  n: z.number(),
  k: z.number(),
  cm: z.number(),
});
const personas = z
  .array(
    z.object({
      id: z.string(),
      who: z.string(),
      expected: z.object({
        overall: range.optional(),
        categories: z.record(z.string(), range).optional(),
        platforms: z.record(z.string(), range).optional(),
        overallBest: range.optional(),
        overallWorst: range.optional(),
      }),
      inputs: z.object({
        site: ratios.default({}),
        quiz: ratios.default({}),
        quizBest: ratios.default({}),
        quizWorst: ratios.default({}),
        afterQuickWinsSite: ratios.optional(),
        notApplicable: z.array(z.string()).default([]),
        gates: ratios.default({}),
        answers: z.record(z.string(), observed).default({}),
      }),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('personas.json', import.meta.url), 'utf8')));

type Persona = (typeof personas)[number];
const caps = new Map([
  ['CQ-02', 0.4],
  ['CQ-03', 0.4],
  ['CQ-04', 0.4],
  ['CQ-13', 0.3],
  ['BP-07', 0.7],
  ['BP-08', 0.7],
  ['BP-09', 0.7],
  ['BP-12', 0.3],
  ['BP-14', 0.3],
  ['AO-13', 0.3],
  ['AO-14', 0.3],
]);
const uncut = new Set(['BP-13', 'AO-18']);

function resultsOf(
  persona: Persona,
  siteRatios: Record<string, number>,
  quiz: Record<string, number>,
): WeightedResult[] {
  const sampled = sampledRatios(persona);
  return checks.map((check): WeightedResult => {
    const base = {
      id: check.id,
      category: check.category,
      points: check.points,
      platformWeights: check.platformWeights,
    };
    if (persona.inputs.notApplicable.includes(check.id)) return { ...base, state: 'not-applicable', ratio: null };
    const seen = siteRatios[check.id] ?? sampled[check.id];
    if (seen !== undefined) return { ...base, state: 'observed', ratio: seen };
    const said = quiz[check.id];
    if (said === undefined) return { ...base, state: 'unknown', ratio: null };
    const cap = caps.get(check.id);
    return {
      ...base,
      state: 'reported',
      ratio: cap !== undefined ? Math.min(said, cap) : uncut.has(check.id) ? said : said * 0.7,
    };
  });
}

function sampledRatios(persona: Persona): Record<string, number> {
  const list = Object.values(persona.inputs.answers);
  if (list.length === 0) return {};
  const mean = (pick: (rates: z.infer<typeof observed>) => number) =>
    list.reduce((sum, rates) => sum + pick(rates), 0) / list.length;
  return {
    'BP-01': alongSteps(
      mentionRateSteps,
      mean((rates) => rates.m),
    ),
    'BP-02': alongSteps(
      shareOfVoiceSteps,
      mean((rates) => rates.sov),
    ),
    'BP-03': mean((rates) => 0.6 * rates.rec + 0.4 * rates.acc),
    'BP-04': sentimentShare(mean((rates) => rates.sent)),
    'AO-16': alongSteps(
      citationRateSteps,
      mean((rates) => rates.c),
    ),
    'AO-17': ramp(
      0,
      0.6,
      mean((rates) => rates.cm),
    ),
  };
}

function platformsOf(persona: Persona): Record<Platform, number> {
  const held = (platform: Platform): Partial<Record<Platform, PlatformCap>> => {
    const score = persona.inputs.gates[platform];
    return score === undefined
      ? {}
      : {
          [platform]: {
            score,
            reason: 'held',
            finding: { id: 'x', tone: 'bad', note: 'x', kind: 'page', url: 'https://a.example/' },
          },
        };
  };
  const rates = Object.fromEntries(
    Object.entries(persona.inputs.answers).map(([platform, own]): [string, PlatformRates] => [
      platform,
      {
        answers: own.n,
        runsPerPrompt: own.k,
        mention: own.m,
        citation: own.c,
        shareOfVoice: own.sov,
        recognised: own.rec,
        accuracy: own.acc,
        sentiment: own.sent,
      },
    ]),
  );
  const caps: Partial<Record<Platform, PlatformCap>> = Object.assign({}, ...platforms.map(held));
  const numbers = platformScores(resultsOf(persona, persona.inputs.site, persona.inputs.quiz), caps, rates);
  return perPlatform((platform) => numbers[platform].score);
}

const withSite = personas.filter((persona) => persona.id !== 'D');

describe.each(withSite.map((persona) => [persona.id, persona.who, persona] as const))(
  'persona %s, %s',
  (_id, _who, persona) => {
    const card = scoreFromResults(resultsOf(persona, persona.inputs.site, persona.inputs.quiz));

    it('lands in its overall range', () => {
      expect(card.overallScore).toBeGreaterThanOrEqual(persona.expected.overall?.[0] ?? 101);
      expect(card.overallScore).toBeLessThanOrEqual(persona.expected.overall?.[1] ?? -1);
    });

    it.each(categories)('lands in its range of %s', (category) => {
      const [low, high] = persona.expected.categories?.[category] ?? [101, -1];
      expect(card.categories[category].score).toBeGreaterThanOrEqual(low);
      expect(card.categories[category].score).toBeLessThanOrEqual(high);
    });

    it.each(platforms.filter((platform) => persona.expected.platforms?.[platform]))(
      'lands in its range of %s',
      (platform) => {
        const [low, high] = persona.expected.platforms?.[platform] ?? [101, -1];
        expect(platformsOf(persona)[platform]).toBeGreaterThanOrEqual(low);
        expect(platformsOf(persona)[platform]).toBeLessThanOrEqual(high);
      },
    );
  },
);

describe('persona A after nine fixes', () => {
  it('gains ten points', () => {
    const [heating] = personas;
    if (!heating?.inputs.afterQuickWinsSite) throw new Error('Persona A has no quick wins');
    expect(
      scoreFromResults(resultsOf(heating, heating.inputs.afterQuickWinsSite, heating.inputs.quiz)).overallScore,
    ).toBe(63);
  });
});

describe('persona D, whose site could not be read', () => {
  const unread = personas.find((persona) => persona.id === 'D');
  if (!unread) throw new Error('Persona D is missing');

  it('cannot earn a C by the quiz alone', () => {
    expect(scoreFromResults(resultsOf(unread, {}, unread.inputs.quizBest))).toMatchObject({
      overallScore: 51,
      confidence: 'low',
    });
  });

  it('cannot look catastrophic by the quiz alone', () => {
    expect(scoreFromResults(resultsOf(unread, {}, unread.inputs.quizWorst)).overallScore).toBe(40);
  });
});
