import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { buildReport } from '../build-report.ts';
import { reportDocumentSchema } from '../contract.ts';
import type { AnswersRead } from '../contract.ts';
import { evidenceCsv } from '../evidence-csv.ts';
import { pageTexts, readPdf } from '../testing/read-pdf.ts';
import { storedReports } from '../testing/stored-reports.ts';
import { platformThatAnswered, platformThatRefused } from '#engine/testing/sample-answers-read.ts';
import { sampleAnalysis, sampleAnswers } from '../testing/sample-analysis.ts';
import { sampleComparison } from '../testing/sample-comparison.ts';
import { createCompiler } from './compiler.ts';
import type { Compiler } from './compiler.ts';
import { fontFiles } from './fonts.ts';
import { createGlyphGuard } from './glyph-guard.ts';
import { renderReport } from './render-report.ts';
import { softBreaks } from './soft-breaks.ts';
import { safeUrl } from './template-data.ts';

const report = buildReport({
  id: 'r1',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  tier: 'audit',
  answers: sampleAnswers,
  analysis: sampleAnalysis(),
  earlier: [],
});
const guard = createGlyphGuard(fontFiles);
const emptyDirectory = mkdtempSync(join(tmpdir(), 'empty-'));
afterAll(() => rmSync(emptyDirectory, { recursive: true }));

describe('setting a report', () => {
  itLong('works from the WASM build where no native compiler is installed, without the claim', async () => {
    const compiler = await createCompiler({ fontFiles, emptyDirectory, withoutNative: true });
    const { pdf, withoutClaim } = await renderReport(compiler, guard, report);
    expect(withoutClaim).toContain('WASM');
    expect(pageTexts(readPdf(pdf)).join(' ')).toContain('Brandt Heating scores 56 of 100');
  });

  it.each(storedReports)('still sets a report that was stored under rubric $rubric', async ({ rubric, document }) => {
    const stored = reportDocumentSchema.parse(document);
    const compiler = await createCompiler({ fontFiles, emptyDirectory });
    const { pdf, withoutClaim } = await renderReport(compiler, guard, stored);
    expect(withoutClaim).toBeNull();
    const words = pageTexts(readPdf(pdf)).join(' ').replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');
    expect(stored.analysis.rubricVersion).toBe(rubric);
    for (const text of [stored.view.headline, `Version ${rubric}`]) expect(words).toContain(text);
  });

  it('sets the comparison with competitors, and the names that nobody measured in the appendix', async () => {
    const compiler = await createCompiler({ fontFiles, emptyDirectory });
    const { pdf, withoutClaim } = await renderReport(compiler, guard, report, sampleComparison());
    expect(withoutClaim).toBeNull();
    const words = pageTexts(readPdf(pdf)).join(' ').replaceAll('\u200b', '');
    for (const text of [
      'Rival Heating is ahead of you.',
      '62–74',
      '5 pages, Nov 22, 2026',
      'robots.txt asks us not to read it',
      '“Heat pumps from 9 400 €”',
      'seen 22 Nov 2026, 14:26 UTC',
      'Grok 2 of 3',
      'Pages that fit a phone. We did not see it on rival.example.',
      'Reference names and scores Not measured.',
    ])
      expect(words).toContain(text);
    expect(words.indexOf('Reference names and scores')).toBeGreaterThan(words.indexOf('Appendix: every check'));
  });

  it('lists the files of the fix pack with what they remove', async () => {
    const place = 'Replace the file served at https://brandt.example/robots.txt.';
    const file = {
      path: 'robots.txt',
      title: 'robots.txt',
      place,
      urls: [],
      text: 'User-agent: *',
      diff: null,
      improves: [],
      optional: false,
    };
    const fixPack = {
      files: [
        {
          ...file,
          fixes: [{ checkId: 'AO-02', note: 'Claude may not fetch any of your key pages.' }],
          secondReading: 2,
        },
      ],
      leftOut: [{ path: 'llms.txt', reason: 'No page with a title was read.' }],
    };
    const compiler = await createCompiler({ fontFiles, emptyDirectory });
    const { pdf, withoutClaim } = await renderReport(compiler, guard, { ...report, fixPack });
    expect(withoutClaim).toBeNull();
    const words = pageTexts(readPdf(pdf)).join(' ');
    for (const text of [
      'Fix pack',
      'AO-02: Claude may not fetch any of your key pages.',
      'each statement of what it replaces again (2)',
      'No page with a title was read.',
    ])
      expect(words).toContain(text);
  });

  it('shows what the assistants answered: rates with their n, places, facts, sources and questions, and markup as text', async () => {
    const answer = {
      model: 'model-x',
      askedAt: '2026-11-20T10:00:00.000Z',
      searched: true,
      problem: null,
      cited: [],
      rivals: [],
      queries: [],
      position: { place: 2, of: 5 },
    };
    const answersRead: AnswersRead = {
      promptSetVersion: '1',
      reader: null,
      platforms: [platformThatAnswered('grok', 'Grok', 'model-x'), platformThatRefused('claude', 'Claude', 'y')],
      questions: [
        {
          id: 'u01',
          kind: 'unbranded',
          text: 'Which heating engineers? #panic("no") <b>bold</b>',
          named: 1,
          valid: 1,
          answers: [
            {
              ...answer,
              platform: 'Grok',
              parts: [{ text: 'I recommend Brandt. <script>alert(1)</script> $x$ #eval("1")', role: 'recommended' }],
            },
          ],
        },
      ],
      voice: null,
      gap: [],
      followed: [],
      queries: [],
      moved: null,
      facts: [{ fact: 'founding year', right: 2, wrong: [{ platform: 'Grok', stated: '1998' }] }],
      sources: [{ url: 'https://guide.example/', answers: 3, names: ['Rival'], hasUs: false, isOwn: false }],
    };
    const compiler = await createCompiler({ fontFiles, emptyDirectory });
    const { pdf, withoutClaim } = await renderReport(compiler, guard, { ...report, answersRead });
    expect(withoutClaim).toBeNull();
    const words = pageTexts(readPdf(pdf)).join(' ').replaceAll(/\s+/g, ' ');
    for (const text of [
      'What the assistants answered',
      '6 of 30',
      '7% to 45%',
      'favourable',
      'Claude refused our key',
      'right in 2 answers; otherwise stated: 1998 (Grok)',
      'This page feeds the answers; you are on none',
      'Without you',
      'in 3 answers, for Rival',
      'Which heating engineers? #panic("no") <b>bold</b>',
      '<script>alert(1)</script>',
    ])
      expect(words).toContain(text);
  });

  it('gives the customer a plain file when the accessible one is refused, and says why', async () => {
    const refusing: Compiler = {
      kind: 'native',
      compile: async (_template, _data, { strict }) => {
        if (strict) throw new Error('PDF/UA-1 error: no');
        return Buffer.from('plain');
      },
    };
    expect(await renderReport(refusing, guard, report)).toEqual({
      pdf: Buffer.from('plain'),
      missing: [],
      withoutClaim: 'PDF/UA-1 error: no',
    });
  });

  it('says in Typst’s words why a template cannot be set', async () => {
    const compiler = await createCompiler({ fontFiles, emptyDirectory });
    await expect(compiler.compile('#panic("no such thing")', '{}', { strict: false })).rejects.toThrow('no such thing');
  });

  it('lets the template read no file', async () => {
    const compiler = await createCompiler({ fontFiles, emptyDirectory });
    for (const path of ['/etc/hostname', '../package.json', '/package.json']) {
      await expect(compiler.compile(`#read("${path}")`, '{}', { strict: false })).rejects.toThrow(/Typst refused/);
    }
  });
});

describe('the fonts’ rules for signs that change beside each other', () => {
  it.each([
    ['Grüße, Καλημέρα, Привет: 30 % → ✓ “so” □', false],
    ['e\u0301', true],
    ['हिन्दी', true],
    ['سلام', true],
    ['北京', true],
    ['👩🏽‍💻', true],
    ['🇩🇪', true],
  ])('%s: %s', async (name, composes) => {
    let data = '';
    const hearing: Compiler = { kind: 'wasm', compile: async (_template, given) => Buffer.from((data = given)) };
    await renderReport(hearing, guard, { ...report, company: { ...report.company, name } });
    expect(JSON.parse(data)).toMatchObject({ composes });
  });
});

it.each([
  ['Brandt Heating', false],
  ['ครัว', true],
  ['தமிழ்', true],
  ['বাংলা', true],
])('the cover says what □ is where a character has no font: %s', async (name, isSaid) => {
  const compiler = await createCompiler({ fontFiles, emptyDirectory });
  const { pdf, withoutClaim } = await renderReport(compiler, guard, {
    ...report,
    company: { ...report.company, name },
  });
  expect(withoutClaim).toBeNull();
  const [cover = ''] = pageTexts(readPdf(pdf));
  const words = 'Each □ is a character that this PDF has no font for. The report on screen shows it.';
  expect(cover.includes(words)).toBe(isSaid);
});

describe('the glyph guard', () => {
  it.each([
    ['keeps what can be drawn', 'é 中文 العربية 👩🏽‍💻 ✓', 'é 中文 العربية 👩🏽‍💻 ✓', []],
    ['replaces what cannot', 'ab ครัว', 'ab □□□□', ['ค', 'ร', 'ั', 'ว']],
    ['keeps line breaks and joiners', 'a\nb\u200bc', 'a\nb\u200bc', []],
  ])('%s', (_, text, expected, missing) => expect(guard(text)).toEqual({ text: expected, missing }));
});

describe('soft breaks', () => {
  it.each([
    ['leave short words alone', 'a normal sentence with https://a.example', 'a normal sentence with https://a.example'],
    ['leave Chinese alone', '北京'.repeat(40), '北京'.repeat(40)],
    [
      'come every twelve letters in a word without end',
      'x'.repeat(36),
      ['x'.repeat(12), 'x'.repeat(12), 'x'.repeat(12), ''].join('\u200b'),
    ],
    [
      'come after the marks of an address',
      'https://www.example.com/one/two/three',
      'https:\u200b//www.\u200bexample.\u200bcom/\u200bone/\u200btwo/\u200bthree',
    ],
  ])('%s', (_, text, expected) => expect(softBreaks(text)).toBe(expected));
});

describe('links', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['HTTP://a.example', 'http://a.example/'],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['https://a.example/"x', null],
    ['https://', null],
    ['a.example', null],
  ])('%s becomes %s', (text, url) => expect(safeUrl(text)).toBe(url));
});

describe('the evidence as CSV', () => {
  it('has one row per finding and a head', () => {
    const rows = evidenceCsv(report).trimEnd().split('\r\n');
    const findings = report.analysis.checks.reduce((sum, check) => sum + Math.max(1, check.findings.length), 0);
    expect(rows.length).toBe(findings + 1);
    expect(rows[0]).toBe(
      '\uFEFF"check","category","title","points","earned","outcome","state","tone","finding","proof","where"',
    );
  });

  it('quotes what must be quoted and starts no formula', () => {
    const finding = {
      id: 'title-missing' as const,
      tone: 'bad' as const,
      note: '=1+1',
      kind: 'quote' as const,
      url: 'https://a.example',
      quote: 'He said "no",\nthen left',
    };
    const analysis = sampleAnalysis({
      checks: sampleAnalysis()
        .checks.slice(0, 1)
        .map((check) => ({ ...check, findings: [finding] })),
    });
    expect(evidenceCsv({ ...report, analysis })).toContain(
      `,"bad","'=1+1","He said ""no"",\nthen left","https://a.example"\r\n`,
    );
  });
});
