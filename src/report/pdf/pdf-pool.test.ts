import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Answers, Finding } from '#engine/contract.ts';
import { buildReport } from '../build-report.ts';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { pageTexts, readPdf, textOf } from '../testing/read-pdf.ts';
import { sampleAnalysis, sampleAnswers } from '../testing/sample-analysis.ts';
import { createPdfPool } from './pdf-pool.ts';
import type { PdfPool } from './pdf-pool.ts';

const reportOf = (analysis: Partial<Analysis> = {}, answers: Partial<Answers> = {}, id = '7f3c9a20b1') =>
  buildReport({
    id,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    tier: 'assessment',
    answers: { ...sampleAnswers, ...answers },
    analysis: sampleAnalysis(analysis),
    earlier: [],
  });

const blank: Answers = {
  ...sampleAnswers,
  companyName: '',
  companyDescription: '',
  industry: '',
  products: [],
  yearEstablished: null,
  locations: '',
  website: '',
  keywords: [],
  customerQuestions: '',
  uniqueSellingProps: '',
};

const minimal: Partial<Analysis> = {
  checks: [],
  contradictions: [],
  observations: [],
  strengths: [],
  weaknesses: [],
  topRecommendations: [],
  industryInsights: {
    industrySpecificRecommendations: [],
    competitorAnalysis: [],
    industryBenchmarks: { averageScore: 0, topPerformers: [], basis: 'modelled', sampleSize: 0 },
    priorityActions: [],
  },
  personalizedPlan: {
    immediate: [],
    shortTerm: [],
    longTerm: [],
    priorityScore: 0,
    estimatedROI: '',
    implementationTimeline: '',
    customActionPlan: { week1: [], week2: [], week3: [], week4: [] },
  },
  scope: { website: '', finalUrl: null, pagesRead: [], notSeen: ['The site did not answer.'], headline: 'Estimate from your answers' },
};

const hostileTexts = [
  '#read("/etc/passwd")',
  '#panic("x")',
  '= Heading',
  '$x$ *bold* _it_ `raw` @ref <label> / term: x',
  '</svg><script>alert(1)</script>',
  '" fill="url(http://evil.example)',
  'a\u0000b\u202egnp.exe',
  'lone \ud800 surrogate',
  `${'W'.repeat(900)}`,
  '=HYPERLINK("http://evil.example")',
];

function hostile(): Partial<Analysis> {
  const base = sampleAnalysis();
  const findings: Finding[] = [
    ...hostileTexts.map((text): Finding => ({ id: 'x', tone: 'bad', note: text, kind: 'quote', url: 'javascript:alert(1)', quote: text })),
    { id: 'x', tone: 'bad', note: 'file', kind: 'page', url: 'file:///etc/passwd' },
    { id: 'x', tone: 'bad', note: 'header', kind: 'header', url: 'https://ok.example/"onclick="x', name: hostileTexts[0] ?? '', value: hostileTexts[1] ?? '' },
  ];
  return {
    checks: base.checks.map((check, index) => (index % 5 === 0 ? { ...check, title: hostileTexts[index % hostileTexts.length] ?? '', findings } : check)),
    strengths: hostileTexts,
    weaknesses: hostileTexts,
    topRecommendations: hostileTexts,
    contradictions: hostileTexts.map((text, index) => ({
      id: `C-${index}`,
      kind: 'conflict',
      severity: 'high',
      said: { place: text, quote: text },
      saw: { place: text, quote: text, url: 'javascript:alert(2)' },
      question: text,
      affects: [text],
    })),
  };
}

function huge(): Partial<Analysis> {
  const base = sampleAnalysis();
  const long = 'A sentence that goes on about one thing and then about the next. '.repeat(60);
  const item = base.personalizedPlan.immediate[0];
  if (!item) throw new Error('the sample has a plan');
  const items = Array.from({ length: 60 }, () => ({ ...item, description: long }));
  return {
    checks: Array.from({ length: 400 }, (_, index) => ({ ...(base.checks[index % base.checks.length] ?? base.checks[0])!, id: `CQ-${index}`, reason: long })),
    personalizedPlan: {
      ...base.personalizedPlan,
      immediate: items,
      shortTerm: items,
      longTerm: items,
      customActionPlan: { week1: Array(50).fill(long), week2: [], week3: [], week4: [] },
    },
    contradictions: Array.from({ length: 100 }, () => base.contradictions[0]!),
    scope: {
      ...base.scope,
      pagesRead: Array.from({ length: 500 }, (_, index) => ({
        url: `https://a.example/${'deep/'.repeat(40)}${index}`,
        kind: 'page',
        status: 200,
        seenAt: '2026-11-20T09:28:00.000Z',
      })),
    },
  };
}

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
      'Platforms',
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
    const addresses = pdf.pages.flatMap(({ dict }) => pdf.list(dict.Annots).map((one) => textOf(pdf.dict(pdf.dict(one).A).URI)));
    expect(addresses).toContain('https://www.brandt-heating.example/robots.txt');
    expect(textOf(pdf.info.Title)).toBe('AI visibility report: Brandt Heating');
  });

  it('is the same to the byte for the same report', async () => {
    const report = reportOf();
    expect((await pool.render(report)).equals(await pool.render(report))).toBe(true);
  });

  it('opens with the gate when a defect is fatal', async () => {
    const sentence = 'Your home page tells every search engine not to list it.';
    const finding: Finding = {
      id: 'noindex',
      tone: 'bad',
      note: sentence,
      kind: 'line',
      url: 'https://a.example/',
      line: 7,
      text: '<meta name="robots" content="noindex">',
    };
    const texts = pageTexts(readPdf(await pool.render(reportOf({ gates: [{ id: 'home-noindex', sentence, finding }], overallScore: 39 }))));
    expect(texts[0]).toContain(sentence);
    expect(texts[1]).toMatch(/Fatal defect.*content="noindex"/s);
  });

  it('says what could not be seen when there is nothing but answers', async () => {
    const pdf = readPdf(await pool.render(reportOf(minimal, blank)));
    expect(accessibilityFaults(pdf)).toEqual([]);
    expect(pageTexts(pdf).join(' ')).toContain('The site did not answer.');
  });

  it.each([
    ['Latin with marks', 'Café Ærø Łódź İstanbul'],
    ['Greek', 'Ελληνικά προϊόντα'],
    ['Cyrillic', 'Київські меблі'],
    ['Chinese', '北京科技有限公司'],
    ['Japanese', 'さくらカフェ'],
    ['Arabic', 'شركة النور'],
    ['emoji', 'Rocket 🚀'],
    ['digits and signs', '№ 1 € £ ¥ § ½ → ✓'],
  ])('keeps %s as text', async (_, name) => {
    const pdf = readPdf(await pool.render(reportOf({}, { companyName: name })));
    expect(accessibilityFaults(pdf)).toEqual([]);
    // Right-to-left runs are written in visual order; the letters themselves must all be there.
    const letters = (text: string) => Array.from(text.normalize('NFKC').replaceAll(/\s/g, '')).toSorted();
    const cover = letters(pageTexts(pdf)[0] ?? '');
    for (const letter of letters(name)) expect(cover).toContain(letter);
  });

  it('stands □ for letters no font of ours can draw, and says so, instead of failing', async () => {
    notices.length = 0;
    const pdf = readPdf(await pool.render(reportOf({}, { companyName: '한빛 ครัว' })));
    expect(accessibilityFaults(pdf)).toEqual([]);
    expect(pageTexts(pdf)[0]).toContain('□□');
    expect(notices.join(' ')).toContain('no glyph for 한 빛');
  });

  it('treats hostile text as text: no code runs, no address but web pages is linked', async () => {
    const bytes = await pool.render(
      reportOf(hostile(), { companyName: hostileTexts[0] ?? '', website: 'javascript:alert(3)', customerQuestions: hostileTexts.join('\n') }),
    );
    const pdf = readPdf(bytes);
    expect(accessibilityFaults(pdf)).toEqual([]);
    expect(pageTexts(pdf)[0]).toContain('#read("/etc/passwd")');
    expect(bytes.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch)\b/);
    const addresses = pdf.pages.flatMap(({ dict }) => pdf.list(dict.Annots).map((one) => textOf(pdf.dict(pdf.dict(one).A).URI)));
    expect(addresses.filter((address) => address !== '' && !/^https?:\/\//.test(address))).toEqual([]);
  });

  it('bounds a report without end', async () => {
    const bytes = await pool.render(reportOf(huge()));
    const pdf = readPdf(bytes);
    expect(pdf.pages.length).toBeLessThan(150);
    expect(pageTexts(pdf).join(' ')).toContain('more in evidence.csv');
  });
});

describe('the PDF pool', () => {
  it('kills a renderer that takes too long, and starts another for the report that waits', async () => {
    const hurried = createPdfPool({ size: 1, timeoutMs: 1 });
    const outcomes = await Promise.allSettled([hurried.render(reportOf()), hurried.render(reportOf())]);
    await hurried.close();
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/ended before the report was set \(SIGKILL/) } });
    }
  });

  it('sets many reports at once, replaces its renderers as it goes, and mixes none up', async () => {
    const pool = createPdfPool({ size: 2, rendersPerProcess: 2 });
    const names = Array.from({ length: 6 }, (_, index) => `Company number ${index}`);
    const pdfs = await Promise.all(names.map((name) => pool.render(reportOf({}, { companyName: name }))));
    expect(pdfs.map((pdf) => textOf(readPdf(pdf).info.Title))).toEqual(names.map((name) => `AI visibility report: ${name}`));
    await pool.close();
  });

  it('refuses work once closed', async () => {
    const pool = createPdfPool({ size: 1 });
    await pool.close();
    await expect(pool.render(reportOf())).rejects.toThrow('the PDF pool is closed');
  });
});
