// The tools as the official client of the protocol sees them.
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedClinic } from '#fakes/sites/blocked-clinic.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';

const root = join(import.meta.dirname, '../../..');
let served: ServedSites;
let clinic: string;
let client: Client;
beforeAll(async () => {
  served = await serveSites([blockedClinic], new Date());
  clinic = served.sites[0]?.url ?? '';
  client = new Client({ name: 'test', version: '1' });
  const env = { PATH: process.env['PATH'] ?? '', CRAWL_ALLOW_HOSTS: new URL(clinic).host };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [join(root, 'bin/citable.mjs'), 'mcp'], env }));
});
afterAll(async () => {
  await client.close();
  await served.stop();
});
const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });

it('offers four tools that change nothing', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['assess_site', 'check_fix', 'explain_check', 'crawler_access']);
  for (const { annotations, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(outputSchema).toBeDefined();
  }
});

describe('a tool', () => {
  it('assesses a website', async () => {
    const { structuredContent } = await call('assess_site', { url: clinic, pages: 2 });
    expect(structuredContent).toMatchObject({ score: expect.any(Number), low: expect.any(Number), pagesRead: 2, unread: null });
    expect(JSON.stringify(structuredContent)).toContain('"fromTheWebsite":"Disallow: /"');
  });
  it('says whether a fix worked', async () => {
    expect((await call('check_fix', { url: clinic, id: 'AO-03' })).structuredContent).toMatchObject({ id: 'AO-03', passes: false });
    expect((await call('check_fix', { url: clinic, id: 'AO-01' })).structuredContent).toMatchObject({ id: 'AO-01', passes: true });
  });
  it('explains a check', async () => {
    expect((await call('explain_check', { id: 'AO-03' })).structuredContent).toMatchObject({ category: 'aiOptimization', sources: expect.any(Array) });
  });
  it('tells which crawlers are shut out', async () => {
    const { structuredContent, content } = await call('crawler_access', { url: clinic });
    expect(content).toEqual([{ type: 'text', text: expect.stringContaining('PerplexityBot') }]);
    expect(structuredContent).toMatchObject({
      crawlers: expect.arrayContaining([expect.objectContaining({ token: 'PerplexityBot', allowed: false, line: 5 })]),
    });
  });
  it.each([
    ['assess_site', { url: 'not an address' }, '"not an address" is not a web address'],
    ['assess_site', { url: 'example.com', pages: 500 }, 'pages'],
    ['explain_check', { id: 'AO-99' }, 'There is no check AO-99'],
    ['check_fix', { url: 'example.com', id: 'x' }, 'a check is named like AO-03'],
  ])('%s refuses %j', async (name, args, says) => {
    const result = await call(name, args).catch((error: unknown) => ({ isError: true, content: [{ type: 'text', text: String(error) }] }));
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining(says) }] });
  });
  it('reads no private address', async () => {
    const { structuredContent } = await call('crawler_access', { url: 'http://10.0.0.1/' });
    expect(structuredContent).toMatchObject({ robots: null, reason: expect.stringContaining('not a public address') });
  });
});

it('offers rubric, crawlers and each check to read', async () => {
  const read = async (uri: string) =>
    JSON.parse((await client.readResource({ uri })).contents.map((content) => ('text' in content ? content.text : '')).join(''));
  expect((await read('citable://rubric')).checks.length).toBeGreaterThan(60);
  expect(await read('citable://crawlers')).toContainEqual(expect.objectContaining({ token: 'GPTBot' }));
  expect(await read('citable://check/TS-01')).toMatchObject({ id: 'TS-01', why: expect.any(String) });
});
