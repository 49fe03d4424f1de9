import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildReport } from './build-report.ts';
import { cleanText } from './clean-text.ts';
import { reportDocumentSchema, reportFileName } from './contract.ts';
import { contentPriority, gapToTop, industryPosition, leaderboard, priorityColour, rankBand } from './scales.ts';
import { sampleAnalysis, sampleAnswers } from './testing/sample-analysis.ts';
import type { Analysis, Answers } from '#engine/contract.ts';

const input = {
  id: 'r1',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  tier: 'assessment' as const,
  answers: sampleAnswers,
  analysis: sampleAnalysis(),
  earlier: [],
};
const reportWith = (analysis: Partial<Analysis>, answers: Partial<Answers> = {}) =>
  buildReport({ ...input, analysis: sampleAnalysis(analysis), answers: { ...sampleAnswers, ...answers } });

describe('the report document', () => {
  it('is the same for the same input, and survives storage as JSON', () => {
    const report = buildReport(input);
    expect(buildReport(input)).toEqual(report);
    expect(reportDocumentSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it('does not hold the buyer’s address', () => {
    expect(JSON.stringify(buildReport(input))).not.toContain(sampleAnswers.email);
  });

  it('opens with the points that its first tasks are about when nothing is fatal', () => {
    expect(buildReport(input).view.headline).toMatch(
      /^Of what we could judge, you lose [\d.]+ points in AI Optimization\.$/,
    );
  });

  it('opens with the gate’s sentence when there is one', () => {
    const sentence = 'Your home page tells every search engine not to list it.';
    const gate = {
      id: 'home-noindex',
      sentence,
      finding: {
        id: 'noindex-meta' as const,
        tone: 'bad' as const,
        note: sentence,
        kind: 'page' as const,
        url: 'https://a.example/',
      },
    };
    const { view } = reportWith({ gates: [gate], overallScore: 39 });
    expect(view.headline).toBe(sentence);
    expect(view.summary.join(' ')).toContain('caps the overall score at 39');
  });

  it('opens with the scope when no page could be read', () => {
    const scope = {
      ...sampleAnalysis().scope,
      pagesRead: [],
      finalUrl: null,
      headline: 'Estimate from your answers: the site could not be read.',
    };
    expect(reportWith({ scope }).view.headline).toBe(scope.headline);
  });

  it('says which platform scores are estimates, which were observed, and which were not measured', () => {
    const base = sampleAnalysis().platforms;
    const { view } = reportWith({ platforms: { ...base, grok: { ...base.grok, basis: 'not-measured' } } });
    expect(
      Object.fromEntries(view.platforms.map(({ name, basisLabel, score }) => [name, [basisLabel, score]])),
    ).toMatchObject({
      ChatGPT: ['Estimated', 58],
      Claude: ['Estimated', 35],
      Perplexity: ['Observed', 57],
      Grok: ['Not measured', null],
    });
    expect(view.platforms[1]?.explanation).toContain('At most 35: robots.txt shuts out Claude-SearchBot.');
  });

  it('shows the proof of the costliest checks first, and none for a check that lost nothing', () => {
    const { highlights } = buildReport(input).view;
    expect(highlights[0]).toMatchObject({ checkId: 'CQ-01', openPoints: 2.4, finding: { tone: 'bad', kind: 'quote' } });
    expect(new Set(highlights.map((one) => one.checkId)).size).toBe(highlights.length);
    expect(highlights.every((one) => (one.finding.tone === 'good') === (one.openPoints === 0))).toBe(true);
  });

  it('puts the customer’s own questions, products and topics into the fixed 8-week plan', () => {
    const { weeks, contentTypes, formats } = buildReport(input).view.contentStrategy;
    expect(weeks.map((week) => [week.weeks, week.theme])).toEqual([
      ['Weeks 1-2', 'FAQ'],
      ['Weeks 3-4', 'How-to guides'],
      ['Weeks 5-6', 'Authority'],
      ['Weeks 7-8', 'Social proof'],
    ]);
    expect(weeks[0]?.tasks[0]).toContain('“Do I need planning permission?”');
    expect(weeks[1]?.tasks[0]).toContain('Underfloor heating');
    expect([contentTypes.length, formats.length]).toEqual([5, 4]);
  });

  it('labels the industry average as a reference figure until it is measured', () => {
    const insights = sampleAnalysis().industryInsights;
    const measured = {
      ...insights,
      industryBenchmarks: {
        ...insights.industryBenchmarks,
        averageScore: 51,
        basis: 'measured' as const,
        sampleSize: 34,
      },
    };
    expect(buildReport(input).view.industryAverage.text).toBe(
      '56 is 2 points below the industry average of 58 (reference figure, not measured).',
    );
    expect(reportWith({ industryInsights: measured }).view.industryAverage.text).toBe(
      '56 is 5 points above the industry average of 51 (measured on 34 companies).',
    );
  });

  it('keeps earlier runs before this one in the trend', () => {
    const report = buildReport({
      ...input,
      earlier: [{ at: '2026-10-20T09:00:00.000Z', score: 48, interval: { low: 43, high: 53 } }],
    });
    expect(report.view.trend.map((point) => point.score)).toEqual([48, 56]);
  });

  it('accepts any text and keeps it well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 300 }), (name, questions) => {
        const report = reportWith(
          { strengths: [name] },
          { companyName: name, customerQuestions: questions, website: name },
        );
        const text = JSON.stringify(report);
        expect(text.isWellFormed()).toBe(true);
        expect(report.company.name).not.toBe('');
        expect(reportDocumentSchema.parse(JSON.parse(text))).toEqual(report);
      }),
      { numRuns: 60 },
    );
  });
});

describe('cleaned text', () => {
  it.each([
    ['drops control characters', 'a\u0000b\u001bc', 'abc'],
    ['drops bidi overrides and isolates', '\u202egnp.exe\u2066x', 'gnp.exex'],
    ['mends lone surrogates', 'a\ud800b', 'a\ufffdb'],
    ['keeps tabs and line breaks, as one kind', 'a\tb\r\nc\rd', 'a\tb\nc\nd'],
    ['keeps right-to-left text and emoji', 'شركة 👩🏽‍💻', 'شركة 👩🏽‍💻'],
  ])('%s', (_, text, expected) => expect(cleanText(text)).toBe(expected));

  it('is cut at whole code points', () => {
    expect(cleanText('😀😀😀', 2)).toBe('😀…');
    expect(cleanText('😀😀', 2)).toBe('😀😀');
  });
});

describe('the customer’s scales', () => {
  it.each([
    [100, 'Industry Leader'],
    [85, 'Industry Leader'],
    [84, 'High Performer'],
    [74, 'Above Average'],
    [64, 'Average'],
    [49, 'Below Average'],
  ])('puts %i at %s', (score, position) => expect(industryPosition(score)).toBe(position));

  it.each([
    [86, '2-4', '2-3'],
    [85, '5-8', '2-3'],
    [80, '5-8', '4-7'],
    [70, '9-15', '4-7'],
    [60, '9-15', '8+'],
    [50, '16+', '8+'],
  ])('gives %i the rank bands %s and %s', (score, results, report) =>
    expect(rankBand(score)).toEqual({ results, report }),
  );

  it.each([
    [56, 39, 117],
    [95, 0, 0],
    [100, 0, 0],
  ])('puts %i at %i% from the top and the gain at three times that', (score, percentAway, potentialGainPercent) =>
    expect(gapToTop(score)).toEqual({ percentAway, potentialGainPercent }),
  );

  it('lets both leaderboards begin at 95', () => {
    const { results, report } = leaderboard(['A', 'B', 'C']);
    expect(results.map((row) => row.score)).toEqual([95, 92, 89]);
    expect(report.map((row) => row.score)).toEqual([95, 90, 85]);
  });

  it.each([
    [49, 'Critical'],
    [50, 'High'],
    [74, 'High'],
    [75, 'Optimization'],
  ])('calls %i% content quality %s', (percent, priority) => expect(contentPriority(percent)).toBe(priority));

  it.each([
    [80, 'red'],
    [60, 'orange'],
    [40, 'yellow'],
    [39, 'green'],
  ])('colours a priority of %i %s', (score, colour) => expect(priorityColour(score)).toBe(colour));
});

it('names the file by the UTC date', () => {
  expect(reportFileName(new Date('2026-11-20T23:59:59Z'))).toBe('LLM-SEO-Report-2026-11-20.pdf');
});
