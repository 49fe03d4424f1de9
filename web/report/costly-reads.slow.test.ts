// What each call that only reads costs in processor time, on a report that was really made. Slow: it asks every route of the whole server several times.
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeclaredRoute } from '#base/capabilities.ts';
import { gather } from '#engine/read/gather.ts';
import { judge } from '#engine/judge/judge.ts';
import { makeFixPack } from '#engine/repair/make-fix-pack.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { drawingOf, pagesOfReports } from '#server/pages.ts';
import { registerStaticFiles } from '#server/static-files.ts';
import { type Population, population } from '#server/testing/callers.ts';
import { costOf, median, tenMs } from '#server/testing/processor-time.ts';
import { type Whole, wholeApp } from '#server/testing/whole-app.ts';
import { sharedBuild } from '../testing/built-site.ts';

const freeMs = 10;
const samples = 3;

let whole: Whole;
let everybody: Population;
beforeAll(async () => {
  const dir = await sharedBuild();
  whole = await wholeApp({}, null, {
    after: async (app, { isBuyer }, { publicUrl, db }) => {
      const about = { publicUrl, contactEmail: 'hello@citable.test' };
      const drawn = pagesOfReports(app, db, { ...about, isBuyer, refund: '30-days', load: drawingOf(resolve(dir)) });
      await registerStaticFiles(app, { ...about, dir, drawn });
    },
  });
  everybody = await population(whole, await reportOfBaker());
});
afterAll(() => whole.close());

async function reportOfBaker() {
  const today = new Date();
  const site = await serveSites([goodBaker], today);
  const { host, url } = site.sites[0] ?? { host: '', url: '' };
  const evidence = await gather(url, { allowHosts: [host], now: () => today, answers: sampleAnswers });
  await site.stop();
  return { analysis: judge(evidence), fixPack: makeFixPack(evidence) };
}

/** A call's milliseconds, in the time in which the same machine does ten of work. */
async function measured(ask: () => Promise<unknown>): Promise<number> {
  await ask();
  const [calls, yards]: [number[], number[]] = [[], []];
  for (let n = 0; n < samples; n += 1) {
    calls.push(await costOf(ask));
    yards.push(await costOf(tenMs));
  }
  return (freeMs * median(calls)) / median(yards);
}

let client = 0;

/** By somebody whom the route lets in. */
async function ask({ url, config }: DeclaredRoute, isKnown: boolean): Promise<number> {
  const { callers, addressOf } = everybody;
  const may = Object.values(callers).filter(({ is, scope }) => is.includes(config.needs) && scope === config.scope);
  const headers = await (may[0] ?? Object.values(callers).find(({ is }) => is.includes(config.needs)))?.headers();
  client += 1; // of its own for each call, so that no limit answers in the route's place
  const from = { 'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` };
  const reply = await whole.app.inject({
    url: addressOf(url, isKnown).replace('*', 'nothing-here'),
    headers: { ...headers, ...from },
  });
  return reply.statusCode;
}

it('no GET costs more than ten milliseconds where it names no cost, none more than it names, and none of what is not there', async () => {
  const gets = whole.app.capabilities.routes.filter(({ method }) => method === 'GET');
  // Built files are one route to who serves them: the first stands for all.
  const [, ...others] = gets.filter(({ url }) => url.startsWith('/assets/'));
  const reads = gets.filter((route) => !others.includes(route));
  expect(reads.length).toBeGreaterThan(80);
  const faults: string[] = [];
  for (const route of reads) {
    const named = route.config.costMs ?? 0;
    for (const [isKnown, most] of [
      [true, Math.max(freeMs, named)],
      [false, freeMs],
    ] as const) {
      if (!isKnown && !route.url.includes(':')) continue;
      const first = await measured(() => ask(route, isKnown));
      // What the process does besides now and then falls on one call: a fault is one that comes twice.
      const cost = first > most ? Math.min(first, await measured(() => ask(route, isKnown))) : first;
      const what = `${route.url} ${isKnown ? 'that is there' : 'that is not'}: ${cost.toFixed(1)} ms, ${most} named`;
      if (process.env['COSTS']) process.stdout.write(`COST ${what} ${await ask(route, isKnown)}\n`);
      if (cost > most) faults.push(what);
    }
  }
  expect(faults).toEqual([]);
});

it('a route that costs more and names nothing is found', async () => {
  expect(await measured(async () => [tenMs(), tenMs()])).toBeGreaterThan(freeMs);
});
