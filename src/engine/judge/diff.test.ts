import { describe, expect, it } from 'vitest';
import { diff } from '#engine/judge/diff.ts';
import { judge } from '#engine/judge/judge.ts';
import { evidence, page, site, testSite } from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs } from '#engine/testing/platform-answers.ts';

const robots = (body: string) => ({
  url: `${testSite}robots.txt`,
  state: 'ok' as const,
  status: 200,
  body,
  seenAt: '',
});
const closed = robots('User-agent: *\nDisallow: /');
const named = (count: number, model = 'm1') =>
  evidence({
    platformAnswers: answersOf('claude', 30, (index) => ({
      model,
      ...(index < count ? readAs('recommended', 'I recommend Brotwerk.') : readAs('absent', 'Ask around.')),
    })),
  });

describe('diff', () => {
  it('finds nothing between an assessment and itself', () => {
    const same = judge(evidence());
    expect(diff(same, same)).toMatchObject({
      overall: { change: 0, withinNoise: false },
      flipped: [],
      moved: [],
      withinNoise: [],
      appeared: [],
      disappeared: [],
      gatesOpened: [],
      gatesClosed: [],
      notes: [],
    });
  });

  it('names the checks that flipped and the gate that opened', () => {
    const result = diff(judge(evidence({ robots: closed })), judge(evidence()));
    expect(result.flipped.map(({ checkId }) => checkId)).toEqual(
      expect.arrayContaining(['AO-01', 'AO-02', 'AO-03', 'AO-04', 'AO-05']),
    );
    expect(result.flipped.find(({ checkId }) => checkId === 'AO-01')).toMatchObject({
      points: 2.5,
      before: { ratio: 0 },
      after: { ratio: 1 },
    });
    expect(result.gatesOpened).toHaveLength(1);
    expect(result.overall.change).toBeGreaterThan(0);
  });

  it('tells moving from flipping', () => {
    const pages = (complete: number) =>
      ['/', '/about', '/contact'].map((url, index) =>
        page({
          url,
          kind: index === 0 ? 'home' : 'about',
          openGraph:
            index < complete ? { 'og:title': 't', 'og:description': 'd', 'og:image': 'i', 'og:type': 'x' } : {},
        }),
      );
    const result = diff(judge(evidence({ site: site(pages(1)) })), judge(evidence({ site: site(pages(2)) })));
    expect(result.moved.map(({ checkId }) => checkId)).toEqual(['AO-19']);
    expect(result.flipped).toEqual([]);
  });

  it('calls a change of sampled rates noise, however large, where no test over the questions says that it is one', () => {
    for (const now of [11, 30]) {
      const result = diff(judge(named(9)), judge(named(now)));
      expect(result.withinNoise.map(({ checkId }) => checkId)).toContain('BP-01');
      expect(result.overall.withinNoise).toBe(true);
      expect(result.platforms.claude.withinNoise).toBe(true);
    }
  });

  it('calls it real where the test says so, and only in the same direction', () => {
    expect(diff(judge(named(30)), judge(named(0)), 'rise').platforms.claude.withinNoise).toBe(true);
    const result = diff(judge(named(0)), judge(named(30)), 'rise');
    expect([...result.moved, ...result.flipped].map(({ checkId }) => checkId)).toContain('BP-01');
    expect(result.platforms.claude.withinNoise).toBe(false);
  });

  it('flags another model and another kind of evidence', () => {
    expect(diff(judge(named(9, 'm1')), judge(named(9, 'm2')))).toMatchObject({
      platforms: { claude: { modelChanged: true } },
      notes: [expect.stringContaining('m2')],
    });
    const basis = diff(judge(evidence()), judge(named(9)));
    expect(basis.notes).toContainEqual(expect.stringContaining('estimated before, observed now'));
    expect(basis.appeared.map(({ checkId }) => checkId)).toContain('BP-01');
  });

  it('warns when the rubric changed in between', () => {
    const now = judge(evidence());
    expect(diff({ ...now, rubricVersion: '2026.01.01' }, now).notes[0]).toMatch(/rubric changed from 2026.01.01/);
  });
});
