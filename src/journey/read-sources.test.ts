import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports } from '#db/schema.ts';
import { gatherPage } from '#engine/read/gather.ts';
import { judge } from '#engine/judge/judge.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import { formFiller } from '#engine/platforms/fill-form.ts';
import { catalogue } from '#payment/contract.ts';
import { type FakePlatform, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { serveSites, type ServedSites } from '#fakes/sites/serve-sites.ts';
import type { AskingDeps } from './deps.ts';
import { sweep } from './sweep.ts';
import { type PurchaseApp, startPurchaseApp } from './testing/purchase-app.ts';

const company = 'Harbour & Vine';
const html = (main: string) => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>A guide</title><main><h1>Where to eat by the water</h1>${main}</main></html>`,
});
const guide = html('<p>Northgate Partners cooks for two hundred.</p><p>Elm &amp; Harbour has the view.</p>');
const answers: Record<string, ReturnType<typeof html>> = { '/best': guide };

let fake: FakePlatform;
let sites: ServedSites;
let app: PurchaseApp;
let namesUs = false;

beforeAll(async () => {
  sites = await serveSites(
    [
      { name: 'guide', story: 'A list that names others.', expected: [], answers: () => answers },
      {
        name: 'closed',
        story: 'Keeps readers out.',
        expected: [],
        answers: () => ({
          '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
          '/list': guide,
        }),
      },
    ],
    new Date('2026-11-22T00:00:00Z'),
  );
  const [first, second] = sites.sites;
  // Names of the net, and the loopback servers that are behind them here.
  const hosts: Record<string, string> = {
    'https://guide.example/': first?.url ?? '',
    'https://closed.example/': second?.url ?? '',
  };
  fake = await startFakePlatform('perplexity', {
    script: (prompt, call) => {
      const ours = namesUs && call % 2 === 0 ? `\n3. **${company}** – by the water.` : '';
      const text = `1. **Northgate Partners** – large parties.\n2. **Elm & Harbour** – the view.${ours}`;
      if (prompt.includes('"')) return { text: `${company} is a restaurant.`, cites: [], retrieved: [] };
      return {
        text,
        cites: [
          { quote: '**Northgate Partners** – large parties.', url: 'https://guide.example/best' },
          { quote: '**Elm & Harbour** – the view.', url: 'https://closed.example/list' },
        ],
        retrieved: [],
      };
    },
  });
  const perplexity = { apiKey: fake.apiKey, baseUrl: fake.url, model: null };
  const filler = formFiller({ perplexity });
  if (!filler) throw new Error('a filler was expected');
  const asking: AskingDeps = {
    platforms: connectPlatforms({ perplexity }),
    reader: { filler, budgetUsd: 1 },
    prompts: 30,
    budgetPerReportUsd: 100,
    budgetPerDayUsd: 1000,
    readPage: (url, signal) => {
      const [name = ''] = Object.keys(hosts).filter((own) => url.startsWith(own));
      return gatherPage(url.replace(name, hosts[name] ?? ''), { allowHosts: sites.hosts, signal });
    },
  };
  app = await startPurchaseApp({ asking, judge: (evidence) => judge(evidence) });
});
afterAll(async () => {
  await app.close();
  await fake.stop();
  await sites.stop();
});

describe('the pages behind the answer gap', () => {
  it('are read once, say whether the customer is on them, and are followed in the next report', async () => {
    const quizId = await app.submit({ companyName: company, website: 'https://harbour-vine.example' });
    const { orderId, sessionId } = await app.checkout(quizId, 'monitoring', catalogue.monitoring.amountCents / 100);
    await app.flow.sandbox?.pay(sessionId, 'card');
    await app.drain();
    const pagesRead = () =>
      sites.sites.flatMap(({ requests }) =>
        requests.filter(({ path }) => path !== '/robots.txt').map(({ path }) => path),
      );
    expect(pagesRead()).toEqual(['/best']);
    const made = async () =>
      (await app.db.select().from(reports).where(eq(reports.orderId, orderId)).orderBy(reports.runNumber)).map(
        ({ document }) => document?.answersRead,
      );
    const [first] = await made();
    const gap = new Map(first?.gap.map((own) => [own.domain, own]));
    expect(gap.get('guide.example')).toMatchObject({
      kind: 'editorial',
      questions: 30,
      seen: { listsUs: false, detail: 'We read the page and did not find you on it.' },
    });
    expect(gap.get('closed.example')).toMatchObject({
      kind: 'closed',
      seen: { listsUs: null },
      action: expect.stringContaining('We may not read closed.example'),
    });
    expect(first?.followed).toEqual([]);
    expect(first?.queries).toEqual([{ query: 'a query', answers: 30, heading: null }]);

    answers['/best'] = html(
      `<p>Northgate Partners cooks for two hundred.</p><p>${company.replace('&', '&amp;')} was founded in 1812 and seats forty.</p>`,
    );
    namesUs = true;
    app.clock.now = new Date(app.clock.now.getTime() + 31 * 24 * 60 * 60_000);
    await app.flow.sandbox?.renewDue();
    await sweep(app.flow.journey, app.flow.payments);
    await app.drain();
    const [, second] = await made();
    expect(second?.followed).toMatchObject([{ domain: 'guide.example', named: 15, of: 30 }]);
    const again = second?.gap.find(({ domain }) => domain === 'guide.example');
    expect(again?.seen).toMatchObject({ listsUs: true, detail: expect.stringContaining('was founded in 1812') });
    expect(again?.action).toMatch(/^Correct your entry on guide\.example: your founding year is given as 1812/);
    expect(second?.moved?.verdict).toBe('rise');
  });
});
