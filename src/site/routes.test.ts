import Fastify from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { crawlers } from '#engine/base/crawlers.ts';
import { createPdfPool } from '#report/pdf/pdf-pool.ts';
import { pageTexts, readPdf } from '#report/testing/read-pdf.ts';
import { downloads } from './contract.ts';
import { siteRoutes } from './routes.ts';
import { sheetTemplate } from './sheet.ts';

const notices: string[] = [];
const pool = createPdfPool({ size: 1, notice: (message) => notices.push(message) });
const app = Fastify().withTypeProvider<ZodTypeProvider>();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
let made = 0;

beforeAll(async () => {
  siteRoutes(app, {
    crawlers,
    typeset: (sheet) => {
      made += 1;
      return pool.typeset({ name: sheet.title, template: sheetTemplate, data: sheet });
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await pool.close();
});

it('a sheet with a character that no font has says so and keeps its claim', async () => {
  const sheet = { title: 'Receipt', intro: 'ครัว', sections: [], closing: 'Thank you.' };
  const words = async (intro: string) =>
    pageTexts(
      readPdf(await pool.typeset({ name: 'receipt', template: sheetTemplate, data: { ...sheet, intro } })),
    ).join(' ');
  expect(await words(sheet.intro)).toContain('□□□□');
  expect(await words(sheet.intro)).toContain('Each □ is a character that this PDF has no font for.');
  expect(await words('Kitchen')).not.toContain('□');
  expect(notices.splice(0).join()).not.toContain('PDF/UA');
});

describe('a download', () => {
  it.each(Object.entries(downloads))(
    '%s is a file with its own name and type',
    async (id, { fileName, mediaType, format }) => {
      const reply = await app.inject(`/api/download/${id}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe(mediaType);
      expect(reply.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
      expect(reply.rawPayload.subarray(0, 4).toString('latin1')).toBe(format === 'PDF' ? '%PDF' : 'PK\u0003\u0004');
    },
  );

  it('is made once, and its PDF keeps the accessibility claim', async () => {
    const before = made;
    await app.inject('/api/download/llm-seo-checklist');
    expect(made).toBe(before);
    expect(notices).toEqual([]);
  });

  it('is tried again after a failure', async () => {
    const failing = Fastify().withTypeProvider<ZodTypeProvider>();
    let calls = 0;
    siteRoutes(failing, {
      crawlers,
      typeset: async () => {
        calls += 1;
        if (calls === 1) throw new Error('no renderer');
        return Buffer.from('%PDF');
      },
    });
    expect((await failing.inject('/api/download/llm-seo-checklist')).statusCode).toBe(500);
    expect((await failing.inject('/api/download/llm-seo-checklist')).statusCode).toBe(200);
    await failing.close();
  });

  it('answers 404 for a document that there is not', async () => {
    expect((await app.inject('/api/download/secret-plan')).statusCode).toBe(404);
  });
});

describe('the ROI calculator', () => {
  it('holds live formulas, and beside each the result that the formula gives', async () => {
    const { rawPayload } = await app.inject('/api/download/roi-calculator');
    const workbook = await readXlsx(new Uint8Array(rawPayload));
    const value = (cell: string) =>
      workbook.sheets[0]?.rows[Number(cell.slice(1)) - 1]?.['ABC'.indexOf(cell.charAt(0))];
    // 1500 people x 20% x 50% = 150 shortlists; x (25% - 5%) = 30; x 4% = 1.2 customers; x $850 x 40% = $408; x 12 = $4,896; (4896 - 1200) / 1200 = 308%.
    expect(['B17', 'B18', 'B19', 'B20', 'B21', 'B22'].map((cell) => Number(Number(value(cell)).toFixed(4)))).toEqual([
      150, 30, 1.2, 408, 4896, 3.08,
    ]);
    expect(Number(Number(value('B36')).toFixed(2))).toBe(408 * (1 / 6 + 2 / 6 + 3 / 6 + 4 / 6 + 5 / 6 + 7));
    const xml = strFromU8(unzipSync(new Uint8Array(rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    for (const formula of ['searchers*ask_share*named_share', 'B17*(rate_goal-rate_now)', 'B35+B20*MIN(1,A36/6)'])
      expect(xml).toContain(`<f>${formula}</f>`);
  });

  it('draws a chart', async () => {
    const { rawPayload } = await app.inject('/api/download/roi-calculator');
    expect(Object.keys(unzipSync(new Uint8Array(rawPayload)))).toContain('xl/charts/chart1.xml');
  });
});

describe('the content strategy template', () => {
  it('holds its headings, tables to fill in and boxes to tick', async () => {
    const { rawPayload } = await app.inject('/api/download/content-strategy-template');
    const xml = strFromU8(unzipSync(new Uint8Array(rawPayload))['word/document.xml'] ?? new Uint8Array());
    for (const words of ['AI content strategy', 'The questions that customers ask', '7-8', 'Social proof'])
      expect(xml).toContain(words);
    expect(xml.match(/<w14:checkbox>/g)?.length).toBe(7);
    expect(xml.match(/<w:tbl>/g)?.length).toBe(4);
  });
});
