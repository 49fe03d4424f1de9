// Two seconds and more: several websites are served and read for each case.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import {
  competitorOptOuts,
  competitorReads,
  competitors,
  comparedSides,
  orders,
  reports,
  sites,
  throttles,
} from '#db/schema.ts';
import { strongSaas } from '#fakes/sites/strong-saas.ts';
import { answerWith, robots } from '#fakes/sites/site-change.ts';
import { textFile } from '#fakes/sites/define-site.ts';
import { thinPlumber } from '#fakes/sites/thin-plumber.ts';
import { sampleAnswersRead } from '#engine/testing/sample-answers-read.ts';
import { dropEmptySites, ownedBy } from '#report/site.ts';
import { checkCompetitors } from './competitors.ts';
import { followReport } from './follow-report.ts';
import { type Comparison, comparisonSchema } from '#report/contract.ts';
import { optOutSchema } from './contract.ts';
import { type BoardApp, startBoardApp } from './testing/board-app.ts';

let app: BoardApp;
beforeAll(async () => {
  app = await startBoardApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.later(31 * 24 * 60);
  app.txt.clear();
  await app.db.delete(competitorReads);
  await app.db.delete(throttles);
});

async function plumber(more: Parameters<BoardApp['buy']>[1] = {}) {
  const site = await app.serve(() => {}, thinPlumber);
  const bought = await app.buy(site.url, more);
  const access = `access=${bought.access}`;
  const name = (websites: string[]) =>
    app.call('PUT', `/api/report/${bought.orderId}/competitors?${access}`, { websites });
  const shown = async (): Promise<Comparison> =>
    comparisonSchema.parse((await app.call('GET', `/api/report/${bought.orderId}/competitors`)).body);
  const compared = async (...websites: string[]) => {
    const reply = await name(websites);
    expect(reply).toMatchObject({ status: 200 });
    await app.work();
    return shown();
  };
  return { site, ...bought, access, name, shown, compared };
}
const rivals = async () => ({ saas: await app.serve(() => {}, strongSaas), bakery: await app.serve() });
const others = ({ sites: [, ...rest] }: Comparison) => rest;
const refusal = (reply: { status: number; body: unknown }) => ({
  status: reply.status,
  message: (reply.body as { message: string }).message,
});

describe('a comparison', () => {
  it('has all on the same checks, says who is ahead, and shows what they have and the owner has not with quote, page and time', async () => {
    const { saas, bakery } = await rivals();
    const owner = await plumber();
    const waiting = comparisonSchema.parse((await owner.name([saas.url, bakery.url])).body);
    expect(others(waiting).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await app.work();
    const comparison = await owner.shown();
    expect(comparison.headline).toBe('Both sites are ahead of you.');
    const [you, ...rest] = comparison.sites;
    expect(rest.map(({ name }) => name).toSorted()).toEqual(['Hearth & Rye Bakery', 'Shiftwise']);
    for (const { state, standing, score, pagesRead, readAt } of rest) {
      expect({ state, standing, pagesRead, readAt }).toEqual({
        state: 'read',
        standing: 'ahead',
        pagesRead: 6,
        readAt: app.clock.now.toISOString(),
      });
      expect(score?.low).toBeGreaterThan(you?.score?.high ?? 100);
    }
    expect(comparison.basis?.checks).toBeGreaterThanOrEqual(20);
    expect(comparison.basis?.sentence).toContain(`the same ${comparison.basis?.checks} checks`);
    expect(comparison.theyHave.length).toBeGreaterThan(2);
    for (const { they, taskKey, title } of comparison.theyHave) {
      expect({ title, seenAt: they.seenAt, hasTask: taskKey !== null }).toEqual({
        title,
        seenAt: app.clock.now.toISOString(),
        hasTask: true,
      });
      expect(they.quote?.split(/\s+/).length ?? 1).toBeLessThanOrEqual(25);
    }
    expect(comparison.theyHave.some(({ they }) => they.quote !== null && they.url !== null)).toBe(true);
    expect(comparison.theyHave.map(({ title }) => title)).toContain('A clear title on every key page');
    const csv = await app.call('GET', `/api/report/${owner.orderId}/competitors.csv`);
    expect(csv.headers['content-type']).toMatch(/csv/);
    expect(csv.text).toContain('A clear title on every key page');
  });

  itLong('always says what the owner has and they have not', async () => {
    const weak = await app.serve(() => {}, thinPlumber);
    const site = await app.serve();
    const bought = await app.buy(site.url);
    await app.call('PUT', `/api/report/${bought.orderId}/competitors?access=${bought.access}`, {
      websites: [weak.url],
    });
    await app.work();
    const comparison = comparisonSchema.parse(
      (await app.call('GET', `/api/report/${bought.orderId}/competitors`)).body,
    );
    expect(comparison.headline).toMatch(/^You are ahead of /);
    expect(comparison.theyHave).toEqual([]);
    expect(comparison.youHave.map(({ sentence }) => sentence)).toEqual(
      Array(5).fill(`We did not see it on ${weak.host}.`),
    );
  });

  itLong('of a site with itself is level, point for point', async () => {
    const twin = await app.serve(() => {}, thinPlumber);
    const owner = await plumber({ tier: 'audit' });
    const [you, other] = (await owner.compared(twin.url)).sites;
    expect(other).toMatchObject({ standing: 'level', score: you?.score });
  });

  itLong('follows the newest version of the report', async () => {
    const { saas } = await rivals();
    const owner = await plumber();
    const before = await owner.compared(saas.url);
    owner.site.change(answerWith('/robots.txt', () => textFile('User-agent: PerplexityBot\nDisallow: /\n')));
    const key = (await app.call('GET', `/api/report/${owner.orderId}/tasks`)).body as {
      tasks: { key: string; checkId: string }[];
    };
    const task = key.tasks.find(({ checkId }) => checkId === 'TS-03');
    expect(await app.call('POST', `/api/report/${owner.orderId}/tasks/${task?.key}/check`)).toMatchObject({
      status: 202,
    });
    await app.work();
    const [side] = await app.db
      .select({ version: comparedSides.version })
      .from(comparedSides)
      .innerJoin(sites, eq(sites.id, comparedSides.siteId))
      .where(eq(sites.host, owner.site.host));
    expect(side).toEqual({ version: 2 });
    expect((await owner.shown()).theyHave.map(({ checkId }) => checkId)).toContain('AO-03');
    expect(before.theyHave.map(({ checkId }) => checkId)).not.toContain('AO-03');
  });

  it('shows who was named in answers, and proposes whom these credit', async () => {
    const { saas } = await rivals();
    const owner = await plumber();
    const answersRead = sampleAnswersRead();
    const [question] = answersRead.questions.filter(({ kind }) => kind === 'unbranded');
    const [first, second] = question?.answers ?? [];
    if (!question || !first || !second) throw new Error('the sample has no answers');
    Object.assign(first, {
      problem: null,
      parts: [{ text: 'Shiftwise', role: null }],
      rivals: ['Shiftwise', 'City Plumbing'],
      cited: ['https://www.city-plumbing.co.uk/boilers', 'https://www.yelp.com/biz/city-plumbing'],
    });
    Object.assign(second, {
      problem: null,
      parts: [{ text: 'You', role: 'recommended' }],
      rivals: [],
      cited: [`${saas.url}pricing`],
    });
    answersRead.questions = [{ ...question, valid: 2, answers: [first, { ...second, platform: first.platform }] }];
    await app.db
      .update(reports)
      .set({ document: { ...owner.document, answersRead } })
      .where(eq(reports.id, owner.reportId));
    const comparison = await owner.compared(saas.url);
    expect(comparison.questions).toBe(1);
    expect(comparison.grid).toEqual([
      {
        question: question.text,
        rows: [
          { website: owner.site.url, isYou: true, dots: [{ platform: first.platform, asked: 2, named: 1 }] },
          { website: saas.url, isYou: false, dots: [{ platform: first.platform, asked: 2, named: 2 }] },
        ],
      },
    ]);
    expect(comparison.suggestions).toEqual([
      { name: 'City Plumbing', website: 'https://www.city-plumbing.co.uk/', answers: 1 },
    ]);
  });
});

describe('a competitor’s website', () => {
  it('is read as ourselves, a few pages, none that robots.txt closes, and once for all who name it in seven days', async () => {
    const saas = await app.serve((site) => {
      const file = site['/robots.txt'];
      if (file) file.body = `${String(file.body)}\nUser-agent: CitableBot\nDisallow: /pricing\n`;
    }, strongSaas);
    const [one, two] = [await plumber(), await plumber()];
    await one.compared(saas.url);
    const first = saas.requests.length;
    expect(first).toBeLessThanOrEqual(9);
    expect(saas.requests.filter(({ userAgent }) => !userAgent.startsWith('CitableBot/1.0 (test)'))).toEqual([]);
    expect(saas.requests.map(({ path }) => path)).not.toContain('/pricing');
    expect(others(await two.compared(saas.url))).toMatchObject([{ state: 'read' }]);
    expect(saas.requests).toHaveLength(first);
    app.later(7 * 24 * 60 + 1);
    expect(others(await two.compared(saas.url))).toMatchObject([
      { state: 'read', readAt: app.clock.now.toISOString() },
    ]);
    expect(saas.requests.length).toBeGreaterThan(first);
  });

  it('that asks us not to read it is told so, and not one page of it is asked for', async () => {
    const saas = await app.serve(
      answerWith('/robots.txt', () => textFile('User-agent: CitableBot\nDisallow: /\n')),
      strongSaas,
    );
    const owner = await plumber();
    const comparison = await owner.compared(saas.url);
    expect(others(comparison)).toMatchObject([
      { state: 'robots', sentence: 'robots.txt asks us not to read it', score: null, pagesRead: 0 },
    ]);
    expect(comparison).toMatchObject({ headline: '', basis: null, theyHave: [] });
    expect(saas.requests.map(({ path }) => path)).toEqual(['/robots.txt']);
  });

  itLong('that closes its door later is compared no more', async () => {
    const saas = await app.serve(() => {}, strongSaas);
    const owner = await plumber();
    expect(others(await owner.compared(saas.url))).toMatchObject([{ state: 'read' }]);
    saas.change(robots('User-agent: CitableBot\nDisallow: /\n'));
    app.later(8 * 24 * 60);
    expect(others(await owner.compared(saas.url))).toMatchObject([{ state: 'robots', score: null }]);
    expect(await app.db.select({ evidence: competitorReads.evidence }).from(competitorReads)).toEqual([
      { evidence: null },
    ]);
  });

  it('that does not answer, or says too little, is said to, beside one that is compared', async () => {
    const { bakery } = await rivals();
    const silent = await app.serve(() => {}, strongSaas);
    await silent.stop();
    const shell = await app.serve(
      answerWith('/', () => ({
        headers: { 'content-type': 'text/html' },
        body: '<html><body><div id="root"></div><script type="module" src="/a.js"></script></body></html>',
      })),
      {
        ...strongSaas,
        answers: () => ({}),
      },
    );
    const owner = await plumber();
    const comparison = await owner.compared(silent.url, shell.url, bakery.url);
    const states = new Map(others(comparison).map(({ website, state }) => [website, state]));
    expect(states.get(silent.url)).toBe('unreadable');
    expect(states.get(bakery.url)).toBe('read');
    expect(['read', 'too-few-checks']).toContain(states.get(shell.url));
    expect(others(comparison).find(({ website }) => website === silent.url)?.sentence).toMatch(
      /^we could not read it: /,
    );
    expect(comparison.basis?.checks).toBeGreaterThanOrEqual(20);
  });

  itLong(
    'whose reading fails on our side for the last time is given up, and read when it is named again an hour later',
    async () => {
      const { saas } = await rivals();
      const owner = await plumber();
      const read = app.deps.readCompetitor;
      app.deps.readCompetitor = async () => {
        throw new Error('the reading pool is gone');
      };
      app.deps.log.level = 'silent';
      await owner.name([saas.url]);
      await app.work();
      expect(others(await owner.shown())).toMatchObject([
        { state: 'unreadable', sentence: 'we could not read it: The reading failed on our side' },
      ]);
      app.deps.readCompetitor = read;
      app.later(61);
      expect(others(await owner.compared(saas.url))).toMatchObject([{ state: 'read' }]);
    },
  );

  itLong(
    'is forgotten at night once nobody names it; what was read goes after thirty days and what was compared stays',
    async () => {
      const { saas, bakery } = await rivals();
      const owner = await plumber();
      await owner.compared(saas.url, bakery.url);
      await owner.name([saas.url]);
      app.later(31 * 24 * 60);
      await app.deps.queue.send(app.db, 'forget-reads', {});
      await app.work();
      expect(
        await app.db.select({ host: competitorReads.host, evidence: competitorReads.evidence }).from(competitorReads),
      ).toEqual([{ host: saas.host, evidence: null }]);
      expect(others(await owner.shown())).toMatchObject([{ website: saas.url, state: 'read' }]);
    },
  );
});

describe('naming competitors', () => {
  it('refuses what is no competitor’s website, each with its reason, and keeps nothing of it', async () => {
    const owner = await plumber();
    const cases: [string[], number, string][] = [
      [['not a website'], 400, 'Please enter a public website, like example.com.'],
      [['http://10.0.0.1/'], 400, 'Please enter a public website, like example.com.'],
      [['http://shiftwise.example:8443/'], 400, 'Please enter a public website, like example.com.'],
      [['https://user:secret@shiftwise.example/'], 400, 'Please enter a public website, like example.com.'],
      [['https://www.yelp.com/biz/some-plumber'], 400, 'That is a directory. Enter a business’s own site.'],
      [['facebook.com/plumber'], 400, 'That is a directory. Enter a business’s own site.'],
      [['https://www.reddit.com/r/plumbing'], 400, 'That is a directory. Enter a business’s own site.'],
      [[owner.site.at('/services.html')], 400, 'That is your own site.'],
      [['a.com', 'b.com', 'c.com', 'd.com'], 422, 'You can name up to three competitors.'],
    ];
    for (const [websites, status, message] of cases)
      expect(refusal(await owner.name(websites)), websites[0]).toMatchObject({
        status,
        message: expect.stringContaining(message),
      });
    expect(others(await owner.shown())).toEqual([]);
  });

  it('is the buyer’s; whoever has the link may look', async () => {
    const { saas } = await rivals();
    const owner = await plumber();
    const named = await app.callAsReader('PUT', `/api/report/${owner.orderId}/competitors`, { websites: [saas.url] });
    expect(named).toMatchObject({ status: 403 });
    expect(await app.callAsReader('GET', `/api/report/${owner.orderId}/competitors`)).toMatchObject({ status: 200 });
    expect(await app.call('GET', '/api/report/unknown/competitors')).toMatchObject({ status: 404 });
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, owner.orderId));
    expect((await owner.name([saas.url])).status).toBeGreaterThanOrEqual(402);
  });

  itLong(
    'costs one reading each, six in ninety days; the same name twice, a name taken back and named again cost none',
    async () => {
      const owner = await plumber();
      const hosts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => `https://${name}.com/`);
      const { readCompetitor } = app.deps;
      app.deps.readCompetitor = async ({ website }) => ({ ...owner.evidence, website });
      const name = async (websites: string[]) => {
        const reply = await owner.name(websites);
        await app.work();
        return reply;
      };
      expect(await name(hosts.slice(0, 3))).toMatchObject({ status: 200 });
      expect(await name(hosts.slice(0, 3))).toMatchObject({ status: 200 });
      expect(await name([])).toMatchObject({ status: 200 });
      expect(await name(hosts.slice(0, 3))).toMatchObject({ status: 200, body: { mayChange: true } });
      expect(await name(hosts.slice(3, 6))).toMatchObject({ status: 200, body: { mayChange: false } });
      const refused = await owner.name(hosts.slice(4, 7));
      expect(refusal(refused)).toEqual({
        status: 429,
        message: expect.stringMatching(/^No comparisons left until \w{3} \d+\.$/),
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80 * 24 * 60 * 60);
      expect(
        others(await owner.shown())
          .map(({ website }) => website)
          .toSorted(),
      ).toEqual(hosts.slice(3, 6).toSorted());
      app.deps.readCompetitor = readCompetitor;
    },
  );

  it('by two at once ends with the list of one of them', async () => {
    const { saas, bakery } = await rivals();
    const owner = await plumber();
    const replies = await Promise.all([owner.name([saas.url]), owner.name([bakery.url])]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(others(await owner.shown())).toHaveLength(1);
  });
});

describe('competitors named beside the plans', () => {
  const published = async (typed: string, runNumber = 1) => {
    const owner = await plumber();
    await app.db
      .update(orders)
      .set({ lead: sql`${orders.lead} || ${JSON.stringify({ competitors: typed })}::jsonb` })
      .where(eq(orders.id, owner.orderId));
    await app.db.update(reports).set({ runNumber, followedAt: null }).where(eq(reports.id, owner.reportId));
    await followReport(app.deps, owner.reportId);
    await app.work();
    return owner;
  };

  itLong('are read as soon as the report is there, and are the owner’s to change from then on', async () => {
    const { saas, bakery } = await rivals();
    const owner = await published(`${saas.url}, ${bakery.url}\n`);
    expect(others(await owner.shown())).toMatchObject([
      { website: saas.url, state: 'read' },
      { website: bakery.url, state: 'read' },
    ]);
    await owner.name([saas.url]);
    await followReport(app.deps, owner.reportId);
    expect(others(await owner.shown())).toHaveLength(1);
  });

  it('are not named again by a later report of the order', async () => {
    const { saas } = await rivals();
    expect(others(await (await published(saas.url, 2)).shown())).toEqual([]);
  });

  itLong('do not keep the report back when one of them wants out, or none can be compared any more', async () => {
    const { saas, bakery } = await rivals();
    await app.db
      .insert(competitorOptOuts)
      .values({ host: saas.host, token: 'x', askedAt: app.clock.now, provenAt: app.clock.now });
    expect(others(await (await published(`${saas.url} ${bakery.url}`)).shown())).toMatchObject([
      { website: bakery.url },
    ]);
    expect(others(await (await published('http://10.0.0.1/')).shown())).toEqual([]);
  });

  it('are refused before anything is paid, each with its reason', async () => {
    const { saas } = await rivals();
    const owner = await plumber();
    const check = (typed: string) => checkCompetitors(app.deps, owner.submissionId, typed);
    await expect(check('')).resolves.toBeUndefined();
    await expect(check(`${saas.url},`)).resolves.toBeUndefined();
    await expect(check(owner.site.url)).rejects.toMatchObject({ status: 400, code: 'own-website' });
    await expect(check('yelp.com')).rejects.toMatchObject({ code: 'directory' });
    await expect(check('City Dental')).rejects.toMatchObject({
      message: 'Please enter a public website, like example.com.',
    });
    await expect(check('a.com b.com c.com d.com')).rejects.toMatchObject({ code: 'too-many-competitors' });
    await app.db
      .insert(competitorOptOuts)
      .values({ host: saas.host, token: 'x', askedAt: app.clock.now, provenAt: app.clock.now });
    await expect(check(saas.url)).rejects.toMatchObject({ status: 409, code: 'opted-out' });
  });
});

describe('who does not want to be compared', () => {
  const ask = (website: string, way = '') => app.call('POST', `/api/competitors/opt-out${way}`, { website });

  it('lets its owner prove it whatever a stranger has tried from another network', async () => {
    const { saas } = await rivals();
    const prove = (remoteAddress: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/competitors/opt-out/prove',
        payload: { website: saas.url },
        remoteAddress,
      });
    const tried: number[] = [];
    for (let n = 0; n < 22; n += 1) tried.push((await prove('203.0.113.7')).statusCode);
    expect(tried).toEqual([...Array<number>(20).fill(409), 429, 429]);
    expect((await prove('198.51.100.7')).statusCode).toBe(409);
  });

  it('proves whose site it is, is out at once for everybody, and cannot be named any more', async () => {
    const { saas } = await rivals();
    const [one, two] = [await plumber(), await plumber()];
    await one.compared(saas.url);
    await two.compared(saas.url);
    const wish = optOutSchema.parse((await ask(saas.url)).body);
    expect(wish).toMatchObject({
      domain: saas.host,
      isDone: false,
      file: { url: saas.at('/.well-known/citable-opt-out.txt') },
    });
    expect(refusal(await ask(saas.url, '/prove')).status).toBe(409);
    expect(others(await one.shown())).toMatchObject([{ state: 'read' }]);
    saas.change(answerWith('/.well-known/citable-opt-out.txt', () => textFile(`${wish.file.text}\n`)));
    expect(await ask(saas.url, '/prove')).toMatchObject({ status: 200, body: { isDone: true } });
    for (const owner of [one, two]) {
      const comparison = await owner.shown();
      expect(others(comparison)).toMatchObject([
        {
          state: 'opted-out',
          sentence: 'this business asked not to be compared',
          score: null,
          readAt: null,
          pagesRead: 0,
        },
      ]);
      expect(JSON.stringify(comparison)).not.toContain('Shiftwise');
    }
    expect(await app.db.$count(competitorReads)).toBe(0);
    expect(
      await app.db.$count(competitors, sql`${competitors.host} = ${saas.host} and ${competitors.compared} is not null`),
    ).toBe(0);
    expect(refusal(await (await plumber()).name([saas.url]))).toEqual({
      status: 409,
      message: 'This business asked not to be compared. Please name another.',
    });
    expect(await ask(saas.url, '/prove')).toMatchObject({ status: 200, body: { isDone: true } });
  });

  itLong('may prove it in the name server, and is not kept by a reading that was under way', async () => {
    const { saas } = await rivals();
    const owner = await plumber();
    const { dns } = optOutSchema.parse((await ask(saas.url)).body);
    app.txt.set(dns.name, ['v=spf1 -all', dns.text]);
    const { readCompetitor } = app.deps;
    app.deps.readCompetitor = async (wanted) => {
      const evidence = await readCompetitor(wanted);
      expect(await ask(saas.url, '/prove')).toMatchObject({ status: 200 });
      return evidence;
    };
    expect(others(await owner.compared(saas.url))).toMatchObject([{ state: 'opted-out' }]);
    expect(await app.db.$count(competitorReads)).toBe(0);
    app.deps.readCompetitor = readCompetitor;
  });

  it('cannot speak for another, nor use another’s words', async () => {
    const { saas, bakery } = await rivals();
    const { file } = optOutSchema.parse((await ask(bakery.url)).body);
    saas.change(answerWith('/.well-known/citable-opt-out.txt', () => textFile(file.text)));
    expect(refusal(await ask(saas.url, '/prove')).status).toBe(409);
    expect(refusal(await ask('http://192.168.0.1/')).status).toBe(400);
    expect(await app.db.$count(competitorOptOuts, eq(competitorOptOuts.host, saas.host))).toBe(0);
  });

  itLong('comes back with a second line, once the first is removed, and is read for whoever names it', async () => {
    const { saas } = await rivals();
    const owner = await plumber();
    const back = (way = '') => app.call('POST', `/api/competitors/opt-in${way}`, { website: saas.url });
    expect(await back()).toMatchObject({ body: { isDone: true } });
    const out = optOutSchema.parse((await ask(saas.url)).body);
    app.txt.set(out.dns.name, [out.dns.text]);
    await owner.compared(saas.url);
    await ask(saas.url, '/prove');
    const wish = optOutSchema.parse((await back()).body);
    expect(wish).toMatchObject({ isDone: false, dns: { name: out.dns.name } });
    expect(refusal(await back('/prove')).status).toBe(409);
    app.txt.set(out.dns.name, [out.dns.text, wish.dns.text]);
    expect(refusal(await back('/prove')).message).toContain('Remove it');
    expect(others(await owner.shown())).toMatchObject([{ state: 'opted-out' }]);
    app.txt.set(out.dns.name, [wish.dns.text]);
    expect(await back('/prove')).toMatchObject({ status: 200, body: { isDone: true } });
    expect(others(await owner.compared(saas.url))).toMatchObject([{ state: 'read' }]);
  });

  it('finds its way by plain forms', async () => {
    const { saas } = await rivals();
    const post = (url: string) =>
      app.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `website=${encodeURIComponent(saas.url)}`,
      });
    const asked = await post('/competitors/opt-out');
    expect(asked.statusCode).toBe(200);
    const [again, proven] = await Promise.all(
      ['', '/prove'].map((end) => app.app.inject({ url: `/competitors/opt-out${end}` })),
    );
    expect([again, proven].map((reply) => reply?.headers.location)).toEqual(['/bot#opt-out', '/bot#opt-out']);
    const text = /citable-opt-out=[\w-]{32}/.exec(asked.body)?.[0] ?? '';
    expect((await post('/competitors/opt-out/prove')).statusCode).toBe(409);
    app.txt.set(`_citable.${saas.host}`, [text]);
    expect((await post('/competitors/opt-out/prove')).body).toContain('We compare');
    const back = /citable-opt-in=[\w-]{32}/.exec((await post('/competitors/opt-in')).body)?.[0] ?? '';
    expect((await post('/competitors/opt-in/prove')).statusCode).toBe(409);
    app.txt.set(`_citable.${saas.host}`, [back]);
    expect((await post('/competitors/opt-in/prove')).body).toContain('can be compared');
  });
});

it('an erased report takes its comparisons along', async () => {
  const { saas } = await rivals();
  const owner = await plumber();
  await owner.compared(saas.url);
  const owned = await ownedBy(app.db, owner.orderId);
  await app.db.update(reports).set({ erasedAt: app.clock.now, document: null }).where(eq(reports.id, owner.reportId));
  await app.db.transaction((tx) => dropEmptySites(tx, [owned]));
  expect(await app.db.$count(competitors, eq(competitors.host, saas.host))).toBe(0);
  expect(await app.db.$count(comparedSides, eq(comparedSides.reportId, owner.reportId))).toBe(0);
});
