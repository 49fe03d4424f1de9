// What a model's reading of a site of 25 pages costs and how long it takes, against a far side that thinks for two seconds. Run by `npm run bench -- reader`.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { blankAnswers } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { formFiller } from '#engine/platforms/fill-form.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { readAsEditor } from '#engine/read/editor/read-as-editor.ts';
import { readPages } from '#engine/read/statements/model/read-pages.ts';

const thinkingMs = 2_000;
/** Characters of a token in English and the like, as the vendors describe it; other scripts have fewer. */
const perToken = 4;
/** Statements of a page: more than the nine that people found on average (`truth/labels`). */
const statementsOfPage = 15;

const requestSchema = z.looseObject({ input: z.string() });

export type ModelReadingCost = {
  seconds: number;
  roundTrips: number;
  costUsd: number;
  calls: number;
  statements: number;
};

/** Reads `pages` by the first platform's cheap model and its prices on record. `roundTrips`: the time in answers of the far side. */
export async function modelReadingCost(pages: readonly PageFacts[]): Promise<ModelReadingCost> {
  const answers = { ...blankAnswers, customerQuestions: 'What does it cost?', products: ['Bread'] };
  return withThinkingModel(async (filler) => {
    const start = performance.now();
    const { statements, model } = await readPages(pages, filler, { budgetUsd: 10, answers });
    const seconds = (performance.now() - start) / 1000;
    if (model.state !== 'read') throw new Error(`The bench's model did not read all: ${JSON.stringify(model)}`);
    return {
      seconds,
      roundTrips: (seconds * 1000) / thinkingMs,
      costUsd: model.costUsd,
      calls: model.calls,
      statements: statements.length,
    };
  });
}

/** The editor's read of a site by the same model. */
export async function editorsReadCost(
  site: Pick<SiteEvidence, 'pages' | 'unread'>,
  now: string,
): Promise<{ seconds: number; costUsd: number; calls: number; raised: number }> {
  return withThinkingModel(async (filler) => {
    const start = performance.now();
    const { calls, costUsd, raised, why } = await readAsEditor({ ...site, sitemap: [], now }, filler);
    if (why !== null) throw new Error(`The bench's model did not read as an editor: ${why}`);
    return { seconds: (performance.now() - start) / 1000, costUsd, calls, raised: raised.length };
  });
}

async function withThinkingModel<T>(run: (filler: FormFiller) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', async () => {
      const text = JSON.stringify(answerTo(requestSchema.parse(JSON.parse(body)).input, body));
      await wait(thinkingMs);
      const usage = {
        input_tokens: Math.ceil(body.length / perToken),
        output_tokens: Math.ceil(text.length / perToken),
      };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ output: [{ content: [{ type: 'output_text', text }] }], usage }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const filler = formFiller({ chatgpt: { apiKey: 'bench', model: null, baseUrl: `http://127.0.0.1:${port}` } });
    if (filler === null) throw new Error('No model fills in forms');
    return await run(filler);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The longest lines of the page as statements, and its last line copied; of sentences none is refused, and each item is matched. */
function answerTo(input: string, body: string): object {
  if (body.includes('notSupported')) return { notSupported: [] };
  if (body.includes('"matches"')) return { matches: [{ item: 1, statement: 1 }] };
  if (body.includes('"agree"'))
    return { answers: [...input.matchAll(/^\{"n":(\d+)/gm)].map(([, n]) => ({ n: Number(n), agree: 'yes' })) };
  const lines = input.split('\n').slice(2, -1);
  if (body.includes('"readWhole"')) return { remarks: remarksOn(lines), readWhole: true };
  if (body.includes('"forWhom"'))
    return { kind: 'other', name: null, offers: null, forWhom: null, where: null, questions: [] };
  const longest = lines.toSorted((a, b) => b.length - a.length).slice(0, statementsOfPage);
  return {
    statements: longest.map((written) => {
      const [, line = '', text = ''] = /^(\S+?)\*? (.*)$/.exec(written) ?? [];
      return { kind: 'offer', line, quote: text.slice(0, 80), subject: null, value: null };
    }),
    lastLine: lines.at(-1) ?? '',
  };
}

/** As many remarks as a model may raise, on the longest lines of the site. */
function remarksOn(lines: readonly string[]): object[] {
  const longest = lines.filter((line) => /^\d/.test(line)).toSorted((a, b) => b.length - a.length);
  return longest.slice(0, 15).map((written) => {
    const [, line1 = '', text = ''] = /^(\S+?)\*? (.*)$/.exec(written) ?? [];
    const none = { line2: null, quote2: null, value1: null, value2: null, words: null, question: null };
    const rest = {
      wrong: text.slice(0, 120),
      todo: text.slice(0, 80),
      who: 'editor',
      hurts: 'understood',
      sure: 'high',
    };
    return { kind: 'unclear', line1, quote1: text.slice(0, 120), ...none, ...rest };
  });
}
