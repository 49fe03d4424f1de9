import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from './main.ts';

const line = (agent: string, path: string, referrer = '-', day = '03') =>
  `203.0.113.7 - - [${day}/Nov/2026:10:00:07 +0000] "GET ${path} HTTP/1.1" 200 512 "${referrer}" "${agent}"\n`;

let folder: string;
let log: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citable-logs-'));
  log = join(folder, 'access.log');
  await writeFile(
    log,
    line('GPTBot/1.2', '/a|b') +
      line('OAI-SearchBot/1.0', '/', '-', '01') +
      line('Mozilla', '/a', 'https://chatgpt.com/'),
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  const texts = { out: '', err: '' };
  const code = await main(['logs', ...args], {
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    env: {},
    renderPdf: null,
  });
  return { code, ...texts };
}

it('prints who came, and whom the assistants sent', async () => {
  const { code, out } = await run(log);
  expect(code).toBe(0);
  expect(out).toContain('We read 3 lines (0.0 MB) and found 2 visits by AI crawlers. Addresses were checked by what');
  expect(out).toMatch(/^GPTBot +OpenAI +training +1 +1 spoofed +0 +0 +2026-11-03 +2026-11-03$/m);
  expect(out).toMatch(/^ChatGPT +1 +\/a$/m);
});
it('prints the same as JSON, or as Markdown in which nothing of the log acts', async () => {
  expect(JSON.parse((await run(log, '--json')).out)).toMatchObject({
    lines: 3,
    crawlers: [{ token: 'GPTBot' }, { token: 'OAI-SearchBot' }],
    notRead: null,
  });
  expect((await run(log, '--markdown')).out).toContain('| /a\\|b | 1 | 0 |');
});
it('names the pages of a sitemap that no search crawler read', async () => {
  const sitemap = join(folder, 'sitemap.xml');
  await writeFile(
    sitemap,
    '<urlset><url><loc>https://shop.example/</loc></url><url><loc>https://shop.example/new?a=1&amp;b=2</loc></url></urlset>',
  );
  const old = join(folder, 'old.log');
  await writeFile(
    old,
    line('Bravebot', '/', '-', '30').replace('Nov', 'Sep') +
      line('Bravebot', '/', '-', '20') +
      line('OAI-SearchBot/1.0', '/new', '-', '20'),
  );
  expect((await run(old, '--sitemap', sitemap)).out).toContain(
    'Pages of the sitemap that no search crawler read since 2026-10-21\n\nPage\n/new?a=1&b=2\n',
  );
  await writeFile(sitemap, 'https://shop.example/new\nhttps://shop.example/contact\n');
  expect((await run(old, '--sitemap', sitemap)).out).toMatch(/\n\nPage\n\/new\n\/contact\n$/);
});
it.each([
  [
    'an index',
    '<sitemapindex><sitemap><loc>https://shop.example/a.xml</loc></sitemap></sitemapindex>',
    /index of sitemaps/,
  ],
  ['prose', 'Hello there,\nthis is no sitemap.', /is not a sitemap/],
  ['a page', '<!doctype html><p>/new</p>', /is not a sitemap \(a web page is served in its place\)/],
])('refuses %s for a sitemap', async (_name, text, why) => {
  const log = join(folder, 'some.log');
  await writeFile(log, line('Bravebot', '/', '-', '20'));
  const sitemap = join(folder, 'other.xml');
  await writeFile(sitemap, text);
  expect(await run(log, '--sitemap', sitemap)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(why) });
});
it.each([
  ['as many days as it has', line('Bravebot', '/', '-', '01') + line('Bravebot', '/', '-', '20'), 'span 20 days'],
  ['none', line('Mozilla', '/'), 'no AI crawler came'],
])('says why a log of %s tells nothing of a sitemap', async (_name, text, why) => {
  const [log, sitemap] = [join(folder, 'short.log'), join(folder, 'short.txt')];
  await writeFile(log, text);
  await writeFile(sitemap, '/new\n');
  const says = new RegExp(`^Pages of the sitemap are not compared: .*${why}.*\\.$`, 'm');
  expect((await run(log, '--sitemap', sitemap)).out).toMatch(says);
  expect((await run(log, '--sitemap', sitemap, '--markdown')).out).toMatch(says);
  expect(JSON.parse((await run(log, '--sitemap', sitemap, '--json')).out)).toMatchObject({
    notRead: null,
    whyNotCompared: expect.stringMatching(why),
  });
  expect((await run(log)).out).not.toContain('sitemap');
});
it('reads a sitemap under a prefix', async () => {
  const log = join(folder, 'prefix.log');
  await writeFile(log, line('Bravebot', '/', '-', '30').replace('Nov', 'Sep') + line('Bravebot', '/', '-', '20'));
  const sitemap = join(folder, 'prefix.xml');
  await writeFile(
    sitemap,
    '<sit:urlset xmlns:sit="http://www.sitemaps.org/schemas/sitemap/0.9"><sit:url><sit:loc>https://shop.example/new</sit:loc></sit:url></sit:urlset>',
  );
  expect((await run(log, '--sitemap', sitemap)).out).toMatch(/\nPage\n\/new\n$/);
});
it('refuses a file that is no log, and counts the lines that it could not read', async () => {
  const other = join(folder, 'other.log');
  await writeFile(other, 'GPTBot was here\n');
  expect(await run(other)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/other\.log was not read\. Its form[^\n]*[^.]\.\n$/),
  });
  await writeFile(other, `${line('GPTBot/1.2', '/')}GPTBot was here\n`);
  expect((await run(other)).out).toContain('1 line that named one could not be read and is not counted.');
});
it('verifies by lists of ranges in a folder', async () => {
  await writeFile(join(folder, 'openai-gptbot.json'), '{"prefixes":[{"ipv4Prefix":"203.0.113.0/24"}]}');
  expect((await run(log, '--ranges', folder)).out).toMatch(/^GPTBot .* 1 yes /m);
  await writeFile(join(folder, 'openai-searchbot.json'), '{"prefixes":[{"ipv4Prefix":"203.0.113.0/24"}]}');
  expect((await run(log, '--ranges', folder)).out).not.toContain('operators published on'); // these lists tell no day
  await writeFile(join(folder, 'ccbot.json'), '{}');
  expect(await run(log, '--ranges', folder)).toMatchObject({
    code: 2,
    err: expect.stringContaining('ccbot.json is not a list of address ranges'),
  });
});
it.each([
  [[], 'A log is needed'],
  [['/no/such.log'], '/no/such.log could not be read (ENOENT)'],
  [['x', '--since', 'yesterday'], '--since is a day like 2026-11-01.\n\nUsage:'],
  [['x', '--json', '--markdown'], 'Use either --json or --markdown, not both'],
  [['x', '--ranges', '/no/such'], '/no/such is not a folder that can be read'],
])('refuses %j', async (args, says) => {
  expect(await run(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(says) });
});
