import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fewOf, itLong } from '#base/testing/long.ts';
import type { Finding } from '#engine/contract.ts';
import { reportDocumentSchema } from '../contract.ts';
import type { AnswersRead } from '../contract.ts';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { pageTexts, readPdf, textOf } from '../testing/read-pdf.ts';
import { companyNames, extremeReports, reportOf } from '../testing/extreme-reports.ts';
import type { Extreme } from '../testing/extreme-reports.ts';
import { sampleAnswersRead } from '#engine/testing/sample-answers-read.ts';
import { createPdfPool } from './pdf-pool.ts';
import type { PdfPool } from './pdf-pool.ts';
import { jobTurn, type PdfTurn } from './pdf-turn.ts';

const extremes = extremeReports();

/** What every full report contains, by its headings. */
const sections = [
  'AI visibility report',
  'Executive Summary',
  'Do these first',
  'What already works',
  'What costs most',
  'Contents',
  'What we saw',
  'You said, we saw',
  'Report Summary',
  'AI platforms',
  'ChatGPT',
  'Claude',
  'Perplexity',
  'Grok',
  'Categories',
  'Content Quality',
  'Technical SEO',
  'Brand Presence',
  'AI Optimization',
  'Industry Performance Analysis',
  'Reference names and scores',
  'Competitor gaps',
  'For your industry',
  'Priority actions',
  'What Industry Leaders Do',
  'AI-Optimized Content Strategy',
  'Eight-week content plan',
  'Five content types',
  'Four formats',
  'Personalized SEO Improvement Plan',
  'Competitive priorities',
  'Immediate: Week 1-2',
  'Short-term (1-3 months): Month 1-3',
  'Long-term (3+ months): Month 3-6',
  '4-Week Plan',
  'Week 1: Foundation',
  'Week 2: Implementation',
  'Week 3: Expansion',
  'Week 4: Optimization',
  'Fix pack',
  'What’s Next',
  'Appendix: every check and its proof',
  'Method and limits',
  'Pages read',
  'Notes',
];

it('140 abandoned requests of a key neither wait nor are set, and what was paid for comes before another’s', async () => {
  const pool = createPdfPool({ size: 1 });
  const gone = new AbortController();
  const order: string[] = [];
  const note = (name: string) => (outcome: unknown) =>
    order.push(`${name} ${outcome instanceof Buffer ? 'set' : 'not'}`);
  const set = (name: string, turn: PdfTurn) => pool.render(reportOf(), null, turn).then(note(name), note(name));
  const first = set('first', { lane: 'asked', actor: 'other key' });
  const flood = Array.from({ length: 140 }, () => set('flood', { lane: 'asked', actor: 'key', signal: gone.signal }));
  const later = set('later', { lane: 'asked', actor: 'other key' });
  const bought = set('bought', jobTurn);
  gone.abort();
  await Promise.all([first, ...flood, later, bought]);
  expect(order.filter((one) => one !== 'flood not')).toEqual(['bought set', 'first set', 'later set']);
  expect(order).toHaveLength(143);
  await pool.close();
});

describe('the PDF', () => {
  let pool: PdfPool;
  const notices: string[] = [];
  beforeAll(() => {
    pool = createPdfPool({ size: 1, notice: (message) => notices.push(message) });
  });
  afterAll(() => pool.close());

  it('holds the whole report in 10 to 16 tagged pages, numbered, with bookmarks and links', async () => {
    const pdf = readPdf(await pool.render(reportOf()));
    const texts = pageTexts(pdf);
    const all = texts.join(' ');
    expect(accessibilityFaults(pdf)).toEqual([]);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(10);
    expect(pdf.pages.length).toBeLessThanOrEqual(16);
    for (const words of [
      'Brandt Heating scores 56 of 100',
      'Executive Summary',
      'You said',
      'AI platforms',
      'Categories',
      'Industry Performance Analysis',
      'AI-Optimized Content Strategy',
      'Personalized SEO Improvement Plan',
      '4-Week Plan',
      'Appendix: every check and its proof',
      'User-agent: Claude-SearchBot / Disallow: /',
    ]) {
      expect(all).toContain(words);
    }
    expect(texts[1]).toContain(`2 of ${pdf.pages.length}`);
    const addresses = pdf.pages.flatMap(({ dict }) =>
      pdf.list(dict.Annots).map((one) => textOf(pdf.dict(pdf.dict(one).A).URI)),
    );
    expect(addresses).toContain('https://www.brandt-heating.example/robots.txt');
    expect(textOf(pdf.info.Title)).toBe('AI visibility report: Brandt Heating');
  });

  const sample = reportDocumentSchema.parse(JSON.parse(readFileSync('web/report/demo-report.json', 'utf8')));
  const asked = ['What the assistants answered', 'The questions'];
  const full = [
    ['the sample after a full asking', { ...sample, answersRead: sampleAnswersRead() }, asked],
    ['the public sample, with its fix pack', sample, []],
    [
      'a plan of 40 actions after a full asking',
      { ...extremes.standard.report, fixPack: sample.fixPack, answersRead: sampleAnswersRead() },
      asked,
    ],
  ] as const;
  it.each(fewOf(full, 1))('sets %s in 10 to 16 pages, every section of it', async (_, report, says) => {
    const bytes = await pool.render(report);
    const pdf = readPdf(bytes);
    expect(accessibilityFaults(pdf)).toEqual([]);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(10);
    expect(pdf.pages.length).toBeLessThanOrEqual(16);
    // Poppler's reading where it is installed: nobody's judgement of our file but its own.
    for (const text of [poppler('pdftotext', ['-', '-'], bytes), pageTexts(pdf).join(' ')]) {
      const words = text?.replaceAll(/\s+/g, ' ');
      for (const said of [...says, report.company.name, ...sections])
        if (words !== undefined) expect(words).toContain(said);
    }
    const info = poppler('pdfinfo', ['-'], bytes);
    if (info !== undefined) expect(info).toMatch(new RegExp(`Tagged: +yes[\\s\\S]*Pages: +${pdf.pages.length}\n`));
  });

  it('lists its sections in the order of the page', async () => {
    const contents = pageTexts(readPdf(await pool.render({ ...sample, answersRead: sampleAnswersRead() })))
      .join(' ')
      .split('Contents')[1];
    const order = [
      'What the assistants answered',
      'Personalized SEO Improvement Plan',
      'Industry Performance Analysis',
      'Report Summary',
      'You said, we saw',
      'AI-Optimized Content Strategy',
      'What’s Next',
      'Fix pack',
      'Appendix: every check and its proof',
      'Method and limits',
    ].map((title) => contents?.indexOf(title) ?? -1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(-1);
  });

  it('is the same to the byte for the same report', async () => {
    const report = reportOf();
    expect((await pool.render(report)).equals(await pool.render(report))).toBe(true);
  });

  it('opens with the gate when a defect is fatal', async () => {
    const sentence = 'Your home page tells every search engine not to list it.';
    const finding: Finding = {
      id: 'noindex-meta',
      tone: 'bad',
      note: sentence,
      kind: 'line',
      url: 'https://a.example/',
      line: 7,
      text: '<meta name="robots" content="noindex">',
    };
    const texts = pageTexts(
      readPdf(await pool.render(reportOf({ gates: [{ id: 'home-noindex', sentence, finding }], overallScore: 39 }))),
    );
    expect(texts[0]).toContain(sentence);
    expect(texts[1]).toMatch(/Fatal defect.*content="noindex"/s);
  });

  it('says before its summary what a template left, once', async () => {
    const note = 'The home page still shows filler text.';
    const notice: Finding = {
      id: 'placeholder-text',
      tone: 'bad',
      note,
      kind: 'quote',
      url: 'https://a.example/',
      quote: 'Lorem ipsum',
    };
    const texts = pageTexts(readPdf(await pool.render(reportOf({ notices: [notice], observations: [notice] }))));
    expect(texts[1]).toMatch(/Left over from a template.*still shows filler text.*Executive Summary/s);
    expect(texts.join(' ').split(note)).toHaveLength(2);
  });

  const edges: [string, Extreme, { pages: [number, number]; alsoSays: string[] }][] = [
    ['hostile text', extremes.hostile, { pages: [10, 60], alsoSays: ['=HYPERLINK'] }],
    [
      'a plan of 40 actions',
      extremes.standard,
      { pages: [10, 16], alsoSays: ['Action 13', 'Appendix: every check and its proof'] },
    ],
    ['nothing but answers', extremes.minimal, { pages: [4, 10], alsoSays: ['The site did not answer.'] }],
    ['60 recommendations and 200 findings', extremes.huge, { pages: [16, 80], alsoSays: [] }],
    ['nine scripts', extremes.scripts, { pages: [10, 16], alsoSays: [] }],
  ];
  it.each(fewOf(edges, 1))(
    'sets %s: accessible, all of it, nothing that runs, no link but to web pages',
    async (_, { report, says }, { pages, alsoSays }) => {
      notices.length = 0;
      const bytes = await pool.render(report);
      const pdf = readPdf(bytes);
      expect(accessibilityFaults(pdf)).toEqual([]);
      expect(notices.filter((notice) => notice.includes('without PDF/UA'))).toEqual([]);
      expect(pdf.pages.length).toBeGreaterThanOrEqual(pages[0]);
      expect(pdf.pages.length).toBeLessThanOrEqual(pages[1]);
      const all = pageTexts(pdf).join(' ');
      // Right-to-left runs are written in visual order; the letters themselves must all be there.
      const letters = new Set(all.normalize('NFKC'));
      for (const text of [...says, ...alsoSays]) {
        if (/^[\x20-\x7e]*$/.test(text)) expect(all.replaceAll('\u200b', '')).toContain(text);
        else
          expect([
            text,
            Array.from(text.normalize('NFKC').replaceAll(/\s/g, '')).filter((letter) => !letters.has(letter)),
          ]).toEqual([text, []]);
      }
      expect(bytes.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch)\b/);
      const addresses = pdf.pages.flatMap(({ dict }) =>
        pdf.list(dict.Annots).map((one) => textOf(pdf.dict(pdf.dict(one).A).URI)),
      );
      expect(addresses.filter((address) => address !== '' && !/^https?:\/\//.test(address))).toEqual([]);
    },
  );

  itLong('holds the answers of five platforms, too, within 16 pages', async () => {
    const pdf = readPdf(await pool.render({ ...extremes.standard.report, answersRead: fullAnswers() }));
    expect(accessibilityFaults(pdf)).toEqual([]);
    const all = pageTexts(pdf).join(' ').replaceAll(/\s+/g, ' ');
    for (const words of [
      'What the assistants answered',
      '12 of 30',
      'Question 13 of buyers',
      'These 24 pages feed the answers',
    ])
      expect(all).toContain(words);
    expect(pdf.pages.length).toBeLessThanOrEqual(16);
  });

  const names = [
    ['every script', Object.values(companyNames).join(' ')],
    ['letters that join', companyNames['Devanagari'] ?? ''],
    ['digits and signs', '№ 1 € £ ¥ § ½ → ✓'],
  ] as const;
  itLong.each(names)('keeps %s as text in the company’s name', async (_, name) => {
    notices.length = 0;
    const bytes = await pool.render(reportOf({}, { companyName: name }));
    const pdf = readPdf(bytes);
    expect(accessibilityFaults(pdf)).toEqual([]);
    const letters = (text: string) => Array.from(text.normalize('NFKC').replaceAll(/\s/g, '')).toSorted();
    for (const cover of [pageTexts(pdf)[0], poppler('pdftotext', ['-l', '1', '-', '-'], bytes)])
      if (cover !== undefined) expect(letters(cover)).toEqual(expect.arrayContaining(letters(name)));
    expect(notices).toEqual([]);
  });

  itLong('draws a name of letters that join beside its bar, as text over the picture', async () => {
    const name = companyNames['Devanagari'] ?? '';
    const lines = poppler(
      'pdftotext',
      ['-layout', '-', '-'],
      await pool.render(reportOf({ overallScore: 56 }, { companyName: name })),
    )?.split('\n');
    expect(lines === undefined || lines.some((line) => line.startsWith(name) && /\s56$/.test(line))).toBe(true);
    expect(lines?.join(' ') ?? '').not.toContain('Your business');
  });

  itLong('stands □ for letters no font of ours can draw, and says so, instead of failing', async () => {
    notices.length = 0;
    const pdf = readPdf(await pool.render(reportOf({}, { companyName: 'ครัว' })));
    expect(accessibilityFaults(pdf)).toEqual([]);
    expect(pageTexts(pdf)[0]).toContain('□□');
    expect(notices.join(' ')).toContain('no glyph for ค ร');
  });
});

it('a renderer goes on when the whole group of the server is told to end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citable-renderer-'));
  const renderer = fork(join(import.meta.dirname, 'renderer-process.ts'), [folder], { serialization: 'advanced' });
  onTestFinished(() => void (renderer.kill('SIGKILL') && rmSync(folder, { recursive: true })));
  const heard = async () => (await once(renderer, 'message'))[0];
  expect(await heard()).toMatchObject({ kind: 'ready' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) renderer.kill(signal);
  renderer.send({ kind: 'document', template: 'Hello', data: '{}' });
  expect(await heard()).toMatchObject({ kind: 'rendered' });
});

describe('the PDF pool', () => {
  itLong('kills a renderer that takes too long, and starts another for the report that waits', async () => {
    const hurried = createPdfPool({ size: 1, timeoutMs: 1 });
    const outcomes = await Promise.allSettled([hurried.render(reportOf()), hurried.render(reportOf())]);
    await hurried.close();
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(/ended before the report was set \(SIGKILL/) },
      });
    }
  });

  itLong('sets many reports at once, replaces its renderers as it goes, and mixes none up', async () => {
    const pool = createPdfPool({ size: 2, rendersPerProcess: 2 });
    const names = Array.from({ length: 6 }, (_, index) => `Company number ${index}`);
    const pdfs = await Promise.all(names.map((name) => pool.render(reportOf({}, { companyName: name }))));
    expect(pdfs.map((pdf) => textOf(readPdf(pdf).info.Title))).toEqual(
      names.map((name) => `AI visibility report: ${name}`),
    );
    await pool.close();
  });

  it('refuses work once closed', async () => {
    const pool = createPdfPool({ size: 1 });
    await pool.close();
    await expect(pool.render(reportOf())).rejects.toThrow('the PDF pool is closed');
  });
});

/** As much as five platforms give: 13 questions, quotes as long as they are set, more sources than are listed. */
function fullAnswers(): AnswersRead {
  const askedAt = '2026-11-20T10:00:00.000Z';
  const names = ['ChatGPT', 'Claude', 'Perplexity', 'Grok', 'Gemini'];
  const quote =
    'I recommend Brandt Heating for heat pumps in older houses, since they measure first, and they answer at weekends, which several reviews praise. '.repeat(
      2,
    );
  const about = {
    asked: 39,
    valid: 39,
    searched: 38,
    unclear: 0,
    unread: 0,
    namedUnread: 0,
    unbranded: 30,
    named: 12,
    citedOwn: 4,
    position: { middle: 2, lists: 9 },
    tone: 'favourable' as const,
  };
  return {
    promptSetVersion: '1',
    reader: null,
    platforms: names.map((name) => ({
      ...about,
      id: name.toLowerCase(),
      name,
      model: `${name.toLowerCase()}-model-2026`,
      askedAt,
      interval: { low: 0.21, high: 0.62 },
      missing: null,
    })),
    voice: null,
    gap: [],
    followed: [],
    queries: [],
    moved: null,
    questions: Array.from({ length: 13 }, (_, at) => ({
      id: `q${at}`,
      kind: at < 10 ? ('unbranded' as const) : ('branded' as const),
      text: `Question ${at + 1} of buyers: which companies repair heat pumps and gas boilers in Leeds for owners of older houses? Give me a shortlist with names.`,
      named: 6,
      valid: 15,
      answers: [
        {
          platform: 'Grok',
          model: 'grok',
          askedAt,
          searched: true,
          problem: null,
          rivals: [],
          queries: [],
          cited: [],
          position: null,
          parts: [{ text: quote, role: 'recommended' as const }],
        },
      ],
    })),
    facts: ['founding year', 'place', 'telephone'].map((fact) => ({
      fact,
      right: 9,
      wrong: [
        { platform: 'Grok', stated: '1998' },
        { platform: 'Claude', stated: '2003' },
      ],
    })),
    sources: Array.from({ length: 24 }, (_, at) => ({
      url: `https://guide-${at}.example/heating/leeds/the-best-heating-engineers-of-the-year`,
      answers: 30 - at,
      names: ['Northgate Heating', 'Aire Plumbing', 'Roundhay Gas'],
      hasUs: at === 3,
      isOwn: false,
    })),
  };
}

/** What a tool of poppler says of the file; undefined where it is not installed. */
function poppler(tool: 'pdftotext' | 'pdfinfo', args: string[], pdf: Buffer): string | undefined {
  try {
    return execFileSync(tool, args, { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
