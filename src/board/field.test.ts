import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '#base/secrets.ts';
import { websiteHost } from '#base/website-host.ts';
import { assessments, competitorOptOuts, fieldFigures, orders, reports, sites, submissions } from '#db/schema.ts';
import { fieldFiguresSchema } from './contract.ts';
import { countField, figuresOf, type Measured } from './count-field.ts';
import { accessToken } from '#accounts/buyer.ts';
import { type BoardApp, startBoardApp } from './testing/board-app.ts';

const websites = (count: number, industry: string, given: (at: number) => Partial<Measured> = () => ({})): Measured[] =>
  Array.from({ length: count }, (_, at) => ({ industry, score: at + 1, ratios: new Map(), ...given(at) }));

describe('the figures of an industry', () => {
  it.each([
    [29, []],
    [30, [['Retail', 30, 30]]],
  ])('of %i websites', (count, expected) => {
    const shown = figuresOf(websites(count, 'retail')).groups.filter(({ industry }) => industry !== null);
    expect(
      shown.map(({ industry, websites: counted, missed }) => [industry, counted, missed.length === 0 && count]),
    ).toEqual(expected);
  });

  it('have the middle score and the places between which it lies 95 times of 100: the 10th and the 21st of 30', () => {
    expect(figuresOf(websites(30, 'retail')).groups.at(-1)?.score).toEqual({ value: 16, low: 10, high: 21 });
    const unsorted = websites(41, 'retail').toReversed();
    expect(figuresOf(unsorted).groups.at(-1)?.score.value).toBe(21);
  });

  it('are shares with ranges, of what was measured on 30 websites or more', () => {
    const all = websites(40, 'retail', (at) => ({
      ratios: new Map([
        ['AO-01', at < 10 ? 0.5 : 1],
        ['AO-02', 1],
        ['AO-03', 1],
        ['TS-06', at < 30 ? 0 : 1],
        ...(at < 29 ? [['CQ-01', 0] as const] : []),
      ]),
    }));
    const [group] = figuresOf(all).groups.slice(-1);
    expect(group?.shutOut).toEqual({ value: 0.25, low: expect.closeTo(0.142, 3), high: expect.closeTo(0.402, 3) });
    expect(group?.missed[0]).toMatchObject({ checkId: 'TS-06', websites: 40, share: { value: 0.75 } });
    expect(group?.missed.map(({ checkId }) => checkId)).not.toContain('CQ-01');
    expect(figuresOf(websites(40, 'retail')).groups.at(-1)?.shutOut).toBeNull();
  });

  it.each([
    ['a few', 10, ['Retail']],
    ['none', 0, [null, 'Retail']],
    ['as many as a group', 30, [null, 'Retail']],
  ])(
    'and those of all together, where %s websites are in no group, so that nobody can work out the rest',
    (_words, rest, expected) => {
      const others = [...websites(Math.min(rest, 15), 'finance'), ...websites(Math.max(0, rest - 15), '')];
      expect(figuresOf([...websites(30, 'retail'), ...others]).groups.map(({ industry }) => industry)).toEqual(
        expected,
      );
    },
  );
});

describe('the count', () => {
  let app: BoardApp;
  beforeAll(async () => {
    app = await startBoardApp();
  });
  afterAll(() => app.close());

  /** The same report, as if it were of another website. */
  async function copyTo(reportId: string, website: string): Promise<string> {
    const [row] = await app.db
      .select({ report: reports, order: orders, assessment: assessments, submission: submissions })
      .from(reports)
      .innerJoin(orders, eq(orders.id, reports.orderId))
      .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .where(eq(reports.id, reportId));
    if (!row) throw new Error('the report is there');
    const [id, orderId, submissionId, assessmentId] = [randomId(), randomId(), randomId(), randomId()];
    const { score: _, ...report } = row.report;
    await app.db
      .insert(submissions)
      .values({ ...row.submission, id: submissionId, idempotencyKey: submissionId, website });
    await app.db.insert(assessments).values({ ...row.assessment, id: assessmentId, submissionId });
    await app.db
      .insert(orders)
      .values({ ...row.order, id: orderId, submissionId, providerSessionId: null, providerPaymentId: null });
    await app.db.insert(reports).values({ ...report, id, orderId, assessmentId });
    return orderId;
  }
  async function counted() {
    await countField(app.deps);
    const [row] = await app.db.select().from(fieldFigures);
    return fieldFiguresSchema.parse(row?.figures).groups.map(({ industry, websites: n }) => [industry, n]);
  }

  /** As if the owners of all of them had ticked it. */
  async function countAll(): Promise<void> {
    const bought = await app.db
      .select({ id: orders.id, website: submissions.website })
      .from(orders)
      .innerJoin(submissions, eq(submissions.id, orders.submissionId));
    const rows = bought.map(({ id, website }) => ({
      id: randomId(),
      owner: `order:${id}`,
      host: websiteHost(website).toLowerCase(),
      isUncounted: false,
      createdAt: app.clock.now,
    }));
    await app.db.insert(sites).values(rows).onConflictDoNothing();
  }

  it('takes each website once, none that was not ticked, was refunded or erased, and names nobody', async () => {
    const site = await app.serve();
    const first = await app.buy(site.url, { answers: { industry: 'hospitality' } });
    for (let n = 2; n <= 29; n += 1) await copyTo(first.reportId, `https://shop-${n}.example`);
    await copyTo(first.reportId, 'https://www.shop-2.example/'); // the same website
    await countAll();
    expect(await counted()).toEqual([]);
    const last = await copyTo(first.reportId, 'https://shop-30.example');
    expect(await counted()).toEqual([]);
    await countAll();
    expect(await counted()).toEqual([
      [null, 30],
      ['Hospitality', 30],
    ]);
    const [row] = await app.db.select().from(fieldFigures);
    expect(JSON.stringify(row?.figures)).not.toMatch(/shop-|127\.0\.0\.1|Hearth|bakery/);
    expect(row?.figures.groups[0]?.score.value).toBe(Math.round(first.document.analysis.overallScore));

    const choice = (isCounted: boolean) =>
      app.call(
        'PUT',
        `/api/report/${last}/field?access=${accessToken(app.deps.secretKey, last, 'owner@bakery.example')}`,
        { isCounted },
      );
    expect((await choice(false)).body).toEqual({ isCounted: false });
    await app.work(); // at once, and not only on Monday
    expect((await app.db.select().from(fieldFigures))[0]?.figures.groups).toEqual([]);
    await choice(true);
    expect((await counted()).length).toBe(2);

    await app.db
      .insert(competitorOptOuts)
      .values({ host: 'shop-7.example', token: 't', askedAt: app.clock.now, provenAt: app.clock.now });
    expect(await counted()).toEqual([]);
    await app.db.delete(competitorOptOuts);
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, last));
    expect(await counted()).toEqual([]);
  });
});
