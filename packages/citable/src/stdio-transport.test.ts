import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StdioTransport } from './stdio-transport.ts';

describe('a client that speaks without the library', () => {
  const open = (protocolVersion: string) => ({
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  });
  const ping = (id: number | string) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const pong = (id: number | string) => ({ jsonrpc: '2.0', id, result: {} });
  const refused = (code: number) => ({ jsonrpc: '2.0', id: null, error: { code, message: expect.any(String) } });
  const notice = { jsonrpc: '2.0', method: 'notifications/initialized' };

  it.each<[version: string, sent: unknown[], answered: unknown[]]>([
    ['2025-03-26', [[ping(1), ping('b')]], [[pong(1), pong('b')]]],
    ['2025-03-26', [[ping(1)], [notice, ping(2)], ping(3)], [[pong(1)], [pong(2)], pong(3)]],
    ['2025-03-26', [[notice], ping(1)], [pong(1)]],
    ['2025-03-26', [[], ping(1)], [refused(-32600), pong(1)]],
    ['2025-03-26', [[1, ping(1)], ping(2)], [[refused(-32600), pong(1)], pong(2)]],
    ['2025-03-26', ['{"jsonrpc":', 'ping', ping(1)], [refused(-32700), refused(-32700), pong(1)]],
    ['2025-03-26', [{ hello: 1 }, ping(1)], [refused(-32600), pong(1)]],
    [
      '2025-03-26',
      [[ping(1), { ...notice, method: 'notifications/cancelled', params: { requestId: 1 } }, ping(2)], ping(3)],
      [expect.arrayContaining([pong(2)]), pong(3)],
    ],
    ['2025-06-18', [[ping(1)], ping(2)], [refused(-32600), pong(2)]],
  ])('by %s is answered: %j', async (version, sent, answered) => {
    const input = new PassThrough();
    const output = new PassThrough();
    const heard = createInterface({ input: output })[Symbol.asyncIterator]();
    const next = async () => JSON.parse((await heard.next()).value ?? 'null');
    const server = new McpServer({ name: 'test', version: '1' });
    const handle = serveStdio(() => server, { transport: new StdioTransport(input, output) });
    onTestFinished(() => handle.close());
    input.write(`${JSON.stringify(open(version))}\n`);
    expect(await next()).toMatchObject({ id: 0, result: { protocolVersion: version } });
    for (const one of sent) input.write(`${typeof one === 'string' ? one : JSON.stringify(one)}\n`);
    const got: unknown[] = [];
    while (got.length < answered.length) got.push(await next());
    expect(got).toEqual(answered);
  });
});
