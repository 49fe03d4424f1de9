import { describe, expect, it } from 'vitest';
import { scoreTexts } from '#engine/judge/score/texts.ts';
import { judge } from '#engine/judge/judge.ts';
import { answers, evidence, missing, page, reading, site, testSite } from '#engine/testing/evidence-builder.ts';
import type { UnreadPage } from '#engine/evidence/evidence.ts';
import type { Analysis, Answers } from '#engine/contract.ts';
import { categoryLine, scoreLine, withoutEmptyFigures } from '#engine/wording.ts';

const late = (path: string): UnreadPage => ({
  url: new URL(path, testSite).href,
  status: null,
  reason: 'deadline',
  detail: 'The time for this assessment was over',
  kind: 'other',
});
const unreadSite = { site: missing('timeout'), robots: missing('timeout'), transport: missing('timeout') };

const figures = ['overallScore', 'interval', 'grade', 'platformScores'];
const namesOnly = (analysis: Analysis) =>
  Object.keys(withoutEmptyFigures(analysis)).filter((key) => figures.includes(key));

describe('what was not reached', () => {
  it('is not judged: below three pages of a site that has more, content has no score and says so once', () => {
    const ended = judge(evidence({ site: site([page()], { unread: [late('/a'), late('/b'), late('/c')] }) }));
    expect(ended.categories.contentQuality.unscored).toMatch(/^We read 1 of at least 4 pages before our time/);
    const own = ended.checks.filter(({ category }) => category === 'contentQuality');
    expect(own.filter(({ ratio, findings }) => ratio !== null || findings.length > 0)).toEqual([]);
    expect(ended.personalizedPlan.competitivePriority?.join()).not.toContain('Content Quality');
    expect(withoutEmptyFigures(ended).categories?.contentQuality).not.toHaveProperty('score');
    const whole = judge(evidence({ site: site([page()]) }));
    expect(whole.categories.contentQuality.unscored).not.toMatch(/before our time/);
  });

  it('leaves a category without a score where less than half of its points rests on evidence, in every output', () => {
    const keyless = judge(evidence());
    expect(keyless.categories.contentQuality).toMatchObject({
      unscored: expect.stringMatching(/^We have evidence for \d+% of its points, too little for a score\.$/),
      feedback: expect.stringMatching(/^We have evidence for /),
    });
    expect(categoryLine(keyless.categories.contentQuality)).toBe('no score');
    expect(keyless.personalizedPlan.competitivePriority?.join()).not.toMatch(/Content Quality|Brand Presence/);
    expect(withoutEmptyFigures(keyless).categories?.contentQuality).not.toHaveProperty('score');
    for (const own of Object.values(keyless.categories)) expect(own.unscored === undefined).toBe(own.coverage >= 0.5);
    expect(keyless).not.toHaveProperty('unscored');
    const pages = [page(), page({ url: '/about' }), page({ url: '/contact' })];
    const read = judge(evidence({ site: site(pages, { reading: reading([], 'read') }) }));
    expect(read.categories.contentQuality).not.toHaveProperty('unscored');
  });

  it('earns no point at the firewall either: probes that all failed prove nothing', () => {
    const probes = ['OAI-SearchBot', 'PerplexityBot'].map((token) => ({
      token,
      status: 0,
      challenge: false,
      detail: '',
    }));
    const { checks } = judge(evidence({ edge: { state: 'clear', detail: '', probes } }));
    expect(checks.find(({ id }) => id === 'AO-06')).toMatchObject({ outcome: 'not-measured', earned: null });
  });

  it('has no score at all where no page was read and nobody answered', () => {
    expect(judge(evidence({ ...unreadSite, answers: missing('not-asked') })).unscored).toBe(scoreTexts.unscored);
    const named = judge(evidence(unreadSite));
    expect([named.unscored, namesOnly(named)]).toEqual([scoreTexts.unscored, []]);
    const answered = judge(evidence({ ...unreadSite, answers: answers({ faqUsage: 'yes' }) }));
    expect(answered).not.toHaveProperty('unscored');
    expect(judge(evidence({ answers: missing('not-asked') }))).not.toHaveProperty('unscored');
  });
});

describe('a score under a fatal defect', () => {
  it('has a ceiling and no range', () => {
    const closed = page({
      robotsDirectives: [{ source: 'meta', agent: '*', directives: ['noindex'], line: 4, text: 'noindex' }],
    });
    const { overallScore, interval } = judge(evidence({ site: site([closed]) }));
    expect(scoreLine({ overallScore, interval: { low: 39, high: 39 } })).toBe(`${overallScore} of 100, capped at 39`);
    expect(scoreLine({ overallScore: 56, interval: { low: 41, high: 60 } })).toBe('56 of 100, likely 41–60');
    expect(interval.high).toBe(39);
  });
});

describe('what the owner says', () => {
  const boast: Partial<Answers> = {
    wikipediaPage: 'yes',
    publicationsMentioned: 'yes',
    publicationsExamples: 'The Times, The Guardian',
    llmOptimizationStrategies: 'yes',
    previousLlmSearches: 'yes',
    contentFrequency: 'daily',
    faqUsage: 'yes',
    yearEstablished: 1980,
    socialMedia: {
      linkedin: 'https://www.linkedin.com/company/brotwerk',
      twitter: 'https://x.com/brotwerk',
      facebook: 'https://www.facebook.com/brotwerk',
      instagram: 'https://www.instagram.com/brotwerk',
    },
  };
  const honest: Partial<Answers> = {
    wikipediaPage: 'no',
    publicationsMentioned: 'no',
    llmOptimizationStrategies: 'no',
    previousLlmSearches: 'no',
    contentFrequency: 'rarely',
    faqUsage: 'no',
    yearEstablished: 2026,
  };
  const scoreOf = (told: Partial<Answers>) => judge(evidence({ answers: answers(told) })).overallScore;

  it('earns nothing where the site was read, and an honest answer costs nothing', () => {
    expect([scoreOf(boast), scoreOf(honest)]).toEqual([scoreOf({}), scoreOf({})]);
  });

  it('still counts: it is told, and the plan asks for what the owner says is missing', () => {
    const { checks, personalizedPlan, weaknesses } = judge(evidence({ answers: answers(honest) }));
    expect(weaknesses.filter((text) => text.startsWith('You answered'))).toEqual([]);
    expect(checks.filter(({ state }) => state === 'reported').length).toBeGreaterThan(0);
    expect([...personalizedPlan.immediate, ...personalizedPlan.shortTerm].map(({ checkId }) => checkId)).toContain(
      'AO-11',
    );
  });
});
