import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExport } from './read-export.ts';
import { startPurchaseApp, type PurchaseApp } from './testing/purchase-app.ts';

const now = new Date('2026-11-22T10:00:00Z');
const bing = 'Grounding Query,Intent,Citations,Citation Share\n"boiler repair, leeds",Commercial,"1,204",12%\nheat pump grant,Informational,31,4%\n';
const searchConsole = '\ufeffPage,Impressions\nhttps://harbour.example/prices,88\nhttps://harbour.example/,410\n';
const ga4 =
  '# ----------------------------------------\n# Traffic acquisition\n# 20261001-20261031\n# ----------------------------------------\nLanding page,Session default channel group,Sessions\n/prices,AI Assistant,14\n/,Organic Search,900\n/,AI Assistant,6\n';

describe('an export of a platform’s own statistics', () => {
  it.each([
    [
      'Bing',
      bing,
      {
        source: 'bing-ai-performance',
        dimension: 'Grounding Query',
        measure: 'Citations',
        total: 1235,
        rows: [
          { label: 'boiler repair, leeds', value: 1204 },
          { label: 'heat pump grant', value: 31 },
        ],
      },
    ],
    ['Search Console', searchConsole, { source: 'search-console-generative-ai', dimension: 'Page', measure: 'Impressions', total: 498, rowCount: 2 }],
    ['GA4', ga4, { source: 'ga4-ai-assistant', dimension: 'Landing page', measure: 'Sessions', total: 20, rowCount: 2 }],
    ['GA4 by channel alone', 'Session primary channel group,Sessions\nDirect,5\nAI Assistant,7\n', { total: 7, rows: [{ label: 'AI Assistant', value: 7 }] }],
    ['semicolons', 'Page;Citations\n/a;5\n', { total: 5 }],
  ])('of %s is read by its columns', (_name, text, expected) => {
    expect(readExport(text, now)).toMatchObject(expected);
  });

  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a'],
    ['searches with clicks, which are no answers', 'Top queries,Clicks,Impressions\nboiler,3,90\n'],
    ['words in place of numbers', 'A letter\nDear Sir\n'],
  ])('is refused where it is %s', (_name, text) => {
    expect(readExport(text, now)).toBeNull();
  });

  it('counts no row that has no number', () => {
    expect(readExport('Page,Citations\n/a,many\n/b,\n/c,-4\n/d,2\n', now)).toMatchObject({ total: 2, rowCount: 1 });
  });
});

describe('handing one in', () => {
  let app: PurchaseApp;
  let orderId: string;
  beforeAll(async () => {
    app = await startPurchaseApp();
    orderId = await app.bought('https://harbour.example');
  });
  afterAll(() => app.close());
  const send = async (body: string, id = orderId) => {
    const reply = await fetch(`${app.url}/api/report/${id}/first-party`, { method: 'POST', body, headers: { 'content-type': 'text/csv' } });
    return { status: reply.status, body: await reply.json() };
  };

  it('keeps the newest of each kind, and is for a paid report only', async () => {
    expect((await send(bing)).status).toBe(200);
    await send(searchConsole);
    const { body } = await send(bing.replace('31', '40'));
    expect(body.imports.map(({ source, total }: { source: string; total: number }) => [source, total])).toEqual([
      ['bing-ai-performance', 1244],
      ['search-console-generative-ai', 498],
    ]);
    expect(await (await fetch(`${app.url}/api/report/${orderId}/first-party`)).json()).toEqual(body);
    expect(await send(bing, 'nobody')).toMatchObject({ status: 404 });
  });

  it('is refused in words, and what was there stays', async () => {
    expect(await send('Dear Sir')).toMatchObject({ status: 422, body: { code: 'export-unreadable', message: expect.stringContaining('as CSV in English') } });
    expect((await (await fetch(`${app.url}/api/report/${orderId}/first-party`)).json()).imports.length).toBe(2);
  });
});
