import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeAnalytics, startFakeAnalytics } from '#fakes/google-analytics.ts';
import { analyticsProof, type Published } from './analytics-proof.ts';
import { type ExportSaid, readExport } from './read-export.ts';
import { startPurchaseApp, type PurchaseApp } from './testing/purchase-app.ts';

const now = new Date('2026-11-22T10:00:00Z');
const bing =
  'Grounding Query,Intent,Citations,Citation Share\n"boiler repair, leeds",Commercial,"1,204",12%\nheat pump grant,Informational,31,4%\n';
const searchConsole = '\ufeffPage,Impressions\nhttps://harbour.example/prices,88\nhttps://harbour.example/,410\n';
const ga4 =
  '# ----------------------------------------\n# Traffic acquisition\n# 20261001-20261031\n# ----------------------------------------\nLanding page,Session default channel group,Sessions\n/prices,AI Assistant,14\n/,Organic Search,900\n/,AI Assistant,6\n';

const inGerman =
  'Zielseite;Channelgruppe;Sitzungen;Aktive Nutzer\n/preise;KI-Assistent;1.014;900\n/;Organische Suche;90;80\n/;KI-Assistent;6;5\n;;1.110;985\n';
const read = (text: string, source: ExportSaid['source'], said: Partial<ExportSaid> = {}) =>
  readExport(text, { source, ...said }, now);

describe('an export of a platform’s own statistics', () => {
  it.each([
    [
      'Bing',
      bing,
      'bing-ai-performance',
      {
        dimension: 'Grounding Query',
        measure: 'Citations',
        total: 1235,
        rows: [
          { label: 'boiler repair, leeds', value: 1204 },
          { label: 'heat pump grant', value: 31 },
        ],
      },
    ],
    [
      'Search Console',
      searchConsole,
      'search-console-generative-ai',
      { dimension: 'Page', measure: 'Impressions', total: 498, rowCount: 2 },
    ],
    ['GA4', ga4, 'ga4-ai-assistant', { dimension: 'Landing page', measure: 'Sessions', total: 20, rowCount: 2 }],
    [
      'GA4 by channel alone',
      'Session primary channel group,Sessions\nDirect,5\nAI Assistant,7\n',
      'ga4-ai-assistant',
      { total: 7, rows: [{ label: 'AI Assistant', value: 7 }] },
    ],
    [
      'semicolons and another language',
      'Seite;Zitate\n/a;5\n',
      'bing-ai-performance',
      { dimension: 'Seite', measure: 'Zitate', total: 5 },
    ],
    [
      'days',
      '日付,引用数\n20261001,5\n20261002,7\n',
      'bing-ai-performance',
      { dimension: '日付', measure: '引用数', total: 12, rowCount: 2 },
    ],
  ] as const)('of %s is read by its structure', (_name, text, source, summary) => {
    expect(read(text, source)).toMatchObject({ kind: 'read', summary: { source, ...summary } });
  });

  it('asks which column counts and which rows are meant, where its words do not say', () => {
    expect(read(inGerman, 'ga4-ai-assistant')).toEqual({
      kind: 'choose',
      tables: [],
      counts: ['Sitzungen', 'Aktive Nutzer'],
      rows: ['KI-Assistent', 'Organische Suche'],
    });
    expect(read(inGerman, 'ga4-ai-assistant', { count: 'Sitzungen', only: 'KI-Assistent' })).toMatchObject({
      kind: 'read',
      summary: { dimension: 'Zielseite', measure: 'Sitzungen', total: 1020, rowCount: 2 },
    });
  });

  it.each<[name: string, text: string, source: ExportSaid['source'], said: Partial<ExportSaid>, summary: object]>([
    [
      'with a line for Excel',
      'sep=;\r\nSuche;Klicks;Anzeigen;CTR\r\nklempner;1.204;9.881;12,18 %\r\nrohrbruch;12;301;3,99 %\r\n',
      'search-console-generative-ai',
      { count: 'Klicks' },
      { total: 1216, rowCount: 2 },
    ],
    [
      'with that line and one count',
      'sep=;\nPage;Citations\n/a;120\n/b;9\n',
      'bing-ai-performance',
      {},
      { total: 129 },
    ],
    [
      'with a wider total before its rows',
      '# Free-form 1\n\nChannel,Page,Sessions\n,,970,Grand total\nAI Assistant,/prices,50\nAI Assistant,/contact,20\nOrganic Search,/,900\n',
      'ga4-ai-assistant',
      {},
      { total: 70, rowCount: 2, leftOut: 'Grand total' },
    ],
    [
      'with a total behind its rows',
      'Channel,Page,Sessions,\nAI Assistant,/prices,50,\nAI Assistant,/contact,20,\nOrganic Search,/,900,\n,,970,Grand total\n',
      'ga4-ai-assistant',
      {},
      { total: 70, rowCount: 2 },
    ],
    [
      'with a row that is the sum of the others',
      'Session source,Sessions\nchatgpt.com,60\nperplexity.ai,40\nTotal,100\n',
      'ga4-ai-assistant',
      {},
      { total: 100, rowCount: 2, leftOut: 'Total' },
    ],
    [
      'of few rows of which one equals the others by chance',
      'Channel,Sessions\nDirect,3\nAI Assistant,2\nOrganic Search,1\n',
      'ga4-ai-assistant',
      {},
      { total: 2, rowCount: 1 },
    ],
    [
      'of few rows of which the largest stands first, as in most exports',
      'Query,Citations\nAll,3\nbakery,2\nrye,1\n',
      'bing-ai-performance',
      {},
      { total: 6, rowCount: 3, perhapsTotal: 'All' },
    ],
    [
      'with a sum in another language, told by its place',
      'Suche;Zitate\nbrot;60\nroggen;40\nSumme;100\n',
      'bing-ai-performance',
      {},
      { total: 100, rowCount: 2, leftOut: 'Summe' },
    ],
    [
      'with a sum above addresses',
      'Seite;Zitate\nGesamt;100\n/a;60\n/b;40\n',
      'bing-ai-performance',
      {},
      { total: 100, rowCount: 2, leftOut: 'Gesamt' },
    ],
    [
      'of days of which the last is as large as the two before',
      'Date,Citations\n2026-10-01,7\n2026-10-02,5\n2026-10-03,12\n',
      'bing-ai-performance',
      {},
      { total: 24, rowCount: 3, perhapsTotal: '2026-10-03' },
    ],
    [
      'whose row is called total and is none',
      'Query,Citations\ntotal eclipse,60\nrye,40\nloaf,7\n',
      'bing-ai-performance',
      {},
      { total: 107, rowCount: 3 },
    ],
    [
      'with a query that begins with a hash',
      'Top queries,Clicks\nbakery,60\n#rye,40\nloaf,5\n',
      'search-console-generative-ai',
      {},
      { total: 105, rowCount: 3 },
    ],
    [
      'of two tables',
      '# Days\nNth day,Sessions\n0000,40\n0001,60\n\n# Sources\nSession source,Sessions\nchatgpt.com,60\nperplexity.ai,40\n',
      'ga4-ai-assistant',
      {},
      { total: 100, dimension: 'Session source', otherTables: ['Nth day, Sessions'] },
    ],
    [
      'with thousands as letters',
      'Page,Citations\n/prices,1.2K\n/contact,450\n/about,33\n/new,2M\n',
      'bing-ai-performance',
      {},
      { total: 2_001_683, isRounded: true },
    ],
    [
      'as India groups',
      'Page,Citations\n/prices,"1,23,456"\n/contact,"2,345"\n/about,120\n',
      'bing-ai-performance',
      {},
      { total: 125_921 },
    ],
    ['as Switzerland groups', "Seite;Zitate\n/a;1'204\n/b;9\n", 'bing-ai-performance', {}, { total: 1213 }],
    ['as France groups', 'Page;Citations\n/a;1\u202f204\n/b;9\n', 'bing-ai-performance', {}, { total: 1213 }],
    ['in Arabic digits', 'صفحة;عدد\n/a;١٬٢٠٤\n/b;٩\n', 'bing-ai-performance', {}, { total: 1213 }],
    [
      'with decimals that look like thousands',
      'Query,Clicks,Average position\nplumber,12,1.234\nburst pipe,3,2.500\ndrain,1,11.125\n',
      'search-console-generative-ai',
      {},
      { measure: 'Clicks', total: 16 },
    ],
    [
      'with points and nothing else to count',
      'Page,Citations\n/a,1.204\n/b,2.310\n',
      'bing-ai-performance',
      {},
      { total: 3514 },
    ],
    [
      'with a number that we cannot read',
      'Seite;Zitate\n/a;1,2 Tsd.\n/b;450\n/c;9\n',
      'bing-ai-performance',
      {},
      { total: 459, unread: { count: 1, example: '1,2 Tsd.' } },
    ],
    [
      'with all rows meant',
      'Source,Sessions\nki.example,5\nbot.example,7\n',
      'ga4-ai-assistant',
      { only: '*' },
      { total: 12 },
    ],
  ])('%s is read', (_name, text, source, said, summary) => {
    expect(read(text, source, said)).toMatchObject({ kind: 'read', summary });
  });

  const channels = 'Session default channel group,Sessions';
  it.each([
    ['decimals', `${channels},Engagement rate\nOrganic Search,482,0.67\nAI Assistant,9,0.5\nDirect,8,1\n`],
    ['percents', `${channels},Engagement rate\nOrganic Search,482,67%\nAI Assistant,9,50%\n`],
    ['percents as Turkey writes them', `${channels},Oran\nOrganic Search,482,%67\nAI Assistant,9,%50\n`],
    ['decimals before the count', 'Rate,Channel,Sessions\n0.67,Organic Search,482\n0.5,AI Assistant,9\n'],
    ['times', `${channels},Average time\nOrganic Search,482,00:01:07\nDirect,7,00:00:09\nAI Assistant,9,00:00:09\n`],
    ['durations', `${channels},Average time\nOrganic Search,482,1m 07s\nDirect,7,9s\nAI Assistant,9,9s\n`],
    ['money', `${channels},Revenue\nOrganic Search,482,€12.50\nDirect,7,€0.00\nAI Assistant,9,€0.00\n`],
    [
      'means, some of them whole',
      `${channels},Events per user\nOrganic Search,482,2\nDirect,7,1\nAI Assistant,9,1.5\n`,
    ],
  ])('of channels beside %s asks nothing: no figure is a name, and no share counts', (_name, text) => {
    expect(read(text, 'ga4-ai-assistant')).toMatchObject({
      kind: 'read',
      summary: { measure: 'Sessions', total: 9, rows: [{ label: 'AI Assistant', value: 9 }] },
    });
  });

  it('offers no mean as a count, and asks which days are meant where nothing has a name', () => {
    const pages = 'Page,Clicks,Impressions,CTR,Position\n/a,4,30,13%,8\n/b,0,9,0%,12.5\n/c,1,2,50%,3\n';
    expect(read(pages, 'search-console-generative-ai')).toMatchObject({ counts: ['Clicks', 'Impressions'] });
    const days = 'Day,Sessions,Rate\n2026-10-01,5,0.5\n2026-10-02,7,0.5\n';
    expect(read(days, 'ga4-ai-assistant')).toMatchObject({ kind: 'choose', rows: ['2026-10-01', '2026-10-02'] });
  });

  it.each([
    [
      'CTR with its sign and a whole position',
      'Query,Clicks,Impressions,CTR,Position\nrye,12,100,12%,3\noat,5,250,2%,7\n',
    ],
    [
      'CTR in whole percents without a sign',
      'Query,Clicks,Impressions,CTR,Position\nrye,12,100,12,3\noat,5,250,2,7\nspelt,0,40,0,9\n',
    ],
    [
      'whole percents before a mean with decimals',
      'Query,Clicks,Impressions,CTR,Position\nrye,7,90,8,3.5\noat,5,250,2,7\n',
    ],
  ])('offers no share and no position as a count: %s', (_name, text) => {
    expect(read(text, 'search-console-generative-ai')).toMatchObject({
      kind: 'choose',
      counts: ['Clicks', 'Impressions'],
    });
  });
  it('reads titles that hold bars', () => {
    const text = 'Page title,Views,Active users\nPrices | Mill,737,27\nAbout | Mill,36,9\nBread | Rye | Mill,4,1\n';
    expect(read(text, 'bing-ai-performance', { count: 'Views' })).toMatchObject({
      summary: {
        total: 777,
        rows: [{ label: 'Prices | Mill' }, { label: 'About | Mill' }, { label: 'Bread | Rye | Mill' }],
      },
    });
  });
  it.each(['2026060708', '20260607', '202606'])('offers no time as a count: %s', (time) => {
    const text = `Source,Time,Page,Sessions\nchatgpt.com,${time},/,4\nchatgpt.com,${time},/a,3\n`;
    expect(read(text, 'ga4-ai-assistant')).toMatchObject({ summary: { measure: 'Sessions', total: 7 } });
  });
  it('counts what stands behind a share, where nothing else does', () => {
    expect(read('Query,CTR,Impressions\nrye,12%,100\noat,2%,250\n', 'search-console-generative-ai')).toMatchObject({
      kind: 'read',
      summary: { measure: 'Impressions', total: 350 },
    });
  });
  it('asks which of two tables is meant', () => {
    const both = 'Page,Citations\n/a,5\n\nQuery,Citations\nplumber,7\n';
    expect(read(both, 'bing-ai-performance')).toEqual({
      kind: 'choose',
      tables: ['Page, Citations', 'Query, Citations'],
      counts: [],
      rows: [],
    });
    expect(read(both, 'bing-ai-performance', { table: 'Query, Citations' })).toMatchObject({ summary: { total: 7 } });
  });

  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a'],
    ['words in place of numbers', 'A letter\nDear Sir\n'],
    ['shares alone', 'Page,Share\n/a,3%\n/b,4.5%\n'],
  ])('is refused where it is %s', (_name, text) => {
    expect(read(text, 'bing-ai-performance')).toEqual({ kind: 'unreadable' });
  });

  it('takes no more than a line of any cell, so that no report carries a megabyte of somebody’s head', () => {
    const flood = 'x'.repeat(100_000);
    const said = { source: 'ga4-ai-assistant' } as const;
    const columns = `${flood} a,${flood} b,${flood} c\n/p,${flood} d,1\n/q,${flood} e,2\n`;
    for (const asked of [said, { ...said, only: '*' }, { source: 'bing-ai-performance' } as const])
      expect(JSON.stringify(readExport(columns, asked, now)).length).toBeLessThan(4_000);
  });

  it('counts no row that has no number', () => {
    expect(read('Page,Citations\n/a,many\n/b,\n/c,-4\n/d,2\n/e,3\n/f,1\n', 'bing-ai-performance')).toMatchObject({
      summary: { total: 6, rowCount: 3 },
    });
  });
});

describe('handing one in', () => {
  let app: PurchaseApp;
  let analytics: FakeAnalytics;
  let orderId: string;
  beforeAll(async () => {
    const visit = (landingPage: string, sessions: number, more = {}) => ({
      landingPage,
      sessions,
      hostName: 'www.harbour.example',
      sessionDefaultChannelGroup: 'AI Assistant',
      ...more,
    });
    analytics = await startFakeAnalytics({
      '123456': [
        visit('/prices', 14),
        visit('/', 6),
        visit('/', 2, { hostName: 'harbour.example' }),
        visit('/', 900, { sessionDefaultChannelGroup: 'Organic Search' }),
        visit('/secret', 70, { hostName: 'somebody-else.example' }),
      ],
      '777777': [visit('/secret', 70, { hostName: 'somebody-else.example' })],
    });
    app = await startPurchaseApp({ env: { GA4_SERVICE_ACCOUNT: analytics.keyFile, GA4_BASE_URL: analytics.url } });
    orderId = await app.bought('https://harbour.example');
  });
  beforeEach(() => analytics.goDown(false));
  afterAll(async () => {
    await app.close();
    await analytics.stop();
  });
  const post = async (path: string, body: string | Buffer<ArrayBuffer>, type: string) => {
    const reply = await fetch(`${app.url}/api/report/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, cookie: app.cookie },
    });
    return { status: reply.status, body: await reply.json() };
  };
  const hand = (body: string | Buffer<ArrayBuffer>, said: Record<string, string>, id = orderId) =>
    post(`${id}/first-party?${new URLSearchParams(said).toString()}`, body, 'text/csv');
  const send = async (body: string, source: string, id = orderId) => {
    const first = await hand(body, { source }, id);
    return first.body.confirm ? hand(body, { source, confirm: first.body.confirm }, id) : first;
  };
  const publish = (propertyId: string, by: (proof: string) => Partial<Published>) => {
    const proof = analyticsProof('a secret key for the journey tests only', orderId, propertyId);
    app.published.set('harbour.example', { records: [], home: null, ...by(proof) });
  };
  const asRecord = (proof: string) => ({ records: ['v=spf1 -all', `citable-analytics=${proof}`] });
  const ask = (propertyId: string, id = orderId) =>
    post(`${id}/first-party/analytics`, JSON.stringify({ propertyId }), 'application/json');

  it('keeps the newest of each kind, and is for a paid report only', async () => {
    expect((await send(bing, 'bing-ai-performance')).status).toBe(200);
    await send(searchConsole, 'search-console-generative-ai');
    const { body } = await send(bing.replace('31', '40'), 'bing-ai-performance');
    expect(body.imports.map(({ source, total }: { source: string; total: number }) => [source, total])).toEqual([
      ['bing-ai-performance', 1244],
      ['search-console-generative-ai', 498],
    ]);
    expect(await (await fetch(`${app.url}/api/report/${orderId}/first-party`)).json()).toEqual(body);
    expect(await send(bing, 'bing-ai-performance', 'nobody')).toMatchObject({ status: 404 });
  });

  it('shows what was understood, and keeps nothing of it', async () => {
    const latin = Buffer.from('Seite;Zitate\n/köln;1.204\n/b;9\n', 'latin1');
    const utf16 = Buffer.from('\uFEFFSeite;Zitate\n/köln;1.204\n/b;9\n', 'utf16le').swap16();
    const before = await (await fetch(`${app.url}/api/report/${orderId}/first-party`)).json();
    for (const bytes of [latin, utf16]) {
      const { body } = await hand(bytes, { source: 'bing-ai-performance' });
      expect(body).toMatchObject({
        imports: before.imports,
        preview: { total: 1213, rows: [{ label: '/köln' }, { label: '/b' }] },
        confirm: expect.any(String),
      });
    }
  });

  it('keeps nothing but what was shown: the word for one file is none for another', async () => {
    const source = 'bing-ai-performance';
    const { body: shown } = await hand(bing, { source });
    const { body } = await hand(bing.replace('31', '32'), { source, confirm: shown.confirm });
    expect(body).toMatchObject({ imports: shown.imports, preview: { total: 1236 } });
    expect(body.confirm).not.toBe(shown.confirm);
  });

  it('is refused in words, and what was there stays', async () => {
    expect(await send('Dear Sir', 'bing-ai-performance')).toMatchObject({
      status: 422,
      body: { code: 'export-unreadable' },
    });
    expect((await send(bing, 'somewhere')).status).toBe(400);
    expect(await send(inGerman, 'ga4-ai-assistant')).toMatchObject({
      status: 200,
      body: { choose: { counts: ['Sitzungen', 'Aktive Nutzer'] } },
    });
    expect((await (await fetch(`${app.url}/api/report/${orderId}/first-party`)).json()).imports.length).toBe(2);
  });

  it.each<[string, (proof: string) => Partial<Published>]>([
    ['nothing', () => ({})],
    ['the proof of another property', () => asRecord(analyticsProof('another key', orderId, '123456'))],
    ['a page whose visitors write', (proof) => ({ home: `<body><meta name="citable-analytics" content="${proof}">` })],
    ['a comment', (proof) => ({ home: `<head><!-- <meta name="citable-analytics" content="${proof}"> --></head>` })],
  ])('reads no statistics by %s: the site must say that it is the buyer’s', async (_name, by) => {
    publish('123456', by);
    const reply = await ask('123456');
    expect(reply).toMatchObject({ status: 422, body: { code: 'analytics-unproven' } });
    const { record, tag } = reply.body.details.proof;
    expect(record).toMatch(/^citable-analytics=[\w-]{32}$/);
    expect(tag).toBe(`<meta name="citable-analytics" content="${record.split('=')[1]}">`);
    expect(JSON.stringify(reply.body)).not.toContain(orderId);
    expect(JSON.stringify(reply.body)).not.toContain('/prices');
  });

  it('asks Google Analytics for the visits from assistants to this site, and to no other', async () => {
    publish('123456', (proof) => ({
      home: `<title>Harbour</title><meta name="citable-analytics" content="${proof}"><body>Welcome`,
    }));
    const { status, body } = await ask('123456');
    expect({ status, refused: analytics.refused }).toEqual({ status: 200, refused: [] });
    expect(body.analyticsReader).toContain('@');
    expect(body.imports.find(({ source }: { source: string }) => source === 'ga4-ai-assistant')).toMatchObject({
      total: 22,
      rowCount: 2,
      rows: [
        { label: '/prices', value: 14 },
        { label: '/', value: 8 },
      ],
    });
    publish('777777', asRecord);
    expect(
      (await ask('777777')).body.imports.find(({ source }: { source: string }) => source === 'ga4-ai-assistant'),
    ).toMatchObject({ total: 0, rows: [] });
  });

  it('looks for the tag where the site was read, which may know no https', async () => {
    const own = await app.bought('http://plain.example');
    const proof = analyticsProof('a secret key for the journey tests only', own, '123456');
    app.published.set('http://plain.example', {
      records: [],
      home: `<meta name="citable-analytics" content="${proof}">`,
    });
    expect((await ask('123456', own)).status).toBe(200);
  });

  it('says what to do where Google Analytics does not let us in, and that it did not answer', async () => {
    publish('999999', asRecord);
    expect(await ask('999999')).toMatchObject({
      status: 422,
      body: { code: 'analytics-closed', message: expect.stringContaining('as a viewer') },
    });
    publish('123456', asRecord);
    analytics.goDown(true);
    expect(await ask('123456')).toMatchObject({ status: 503, body: { code: 'analytics-unreachable' } });
    expect((await ask('../1')).status).toBe(422);
  });
});
