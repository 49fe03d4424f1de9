import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { compatibleFiller } from '#engine/platforms/compatible-filler.ts';

/** A statement as a model gives it. */
export const item = (kind: string, quote: string, value: string | null = null, line = '1.1') => ({
  kind,
  line,
  quote,
  subject: null,
  value,
});
/** A model's reply, good or bad. */
export const choice = (content: unknown, finish = 'stop', refusal: string | null = null) => ({
  choices: [
    {
      finish_reason: finish,
      message: { content: typeof content === 'string' ? content : JSON.stringify(content), refusal },
    },
  ],
});
/** A page that was read to its end: these statements, and its last line copied. */
export const readWhole =
  (...statements: object[]) =>
  (asked: string) =>
    choice({ statements, lastLine: contentOf(asked).split('\n').at(-2) ?? '' });
export const nothingWrong = choice({ notSupported: [] });

/** What a server says to the body of a request. A number is a status. */
type Says = (asked: string) => unknown;

/** A server that speaks like a model's: the answers in their order, the last one again and again. Second looks get `looks`, matching gets `matches`. */
export async function withModel(
  answers: readonly unknown[] | Says,
  looks: unknown,
  run: (url: string, asked: string[]) => Promise<void>,
  matches: unknown = choice({ matches: [] }),
): Promise<void> {
  const asked: string[] = [];
  let reads = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', () => {
      asked.push(body);
      const answer = body.includes('notSupported')
        ? said(looks, body)
        : body.includes('"matches"')
          ? said(matches, body)
          : said(Array.isArray(answers) ? answers[Math.min(reads++, answers.length - 1)] : answers, body);
      response
        .writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await run(`http://127.0.0.1:${port}/v1`, asked);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** What a request gives the model to read. */
export function contentOf(asked: string): string {
  return requestSchema.parse(JSON.parse(asked)).messages.at(-1)?.content ?? '';
}

const requestSchema = z.looseObject({ messages: z.array(z.looseObject({ content: z.string() })) });

function said(answer: unknown, asked: string): unknown {
  return typeof answer === 'function' ? said((answer as Says)(asked), asked) : answer;
}

export const filler = (url: string) => compatibleFiller({ url, model: 'small', apiKey: null });
