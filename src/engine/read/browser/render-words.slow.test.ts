// Slow, because it starts a browser.
import { existsSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assess } from '#engine/assess.ts';
import { defaultGuard } from '#engine/read/visit/fetcher-guard.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { jsOnlyShop } from '#fakes/sites/js-only-shop.ts';
import { serveSecureSite } from '#fakes/sites/serve-secure-site.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { startGuardedProxy } from './guarded-proxy.ts';
import { runHere } from '#engine/read/visit/run-here.ts';
import { browserLinks, browserWords } from './render-words.ts';

// Two servers on loopback: one stands for the public web (it is allow-listed), the other for our own network (it is not).
let internalHits = 0;
const internal = http.createServer((_request, response) => {
  internalHits += 1;
  response.setHeader('access-control-allow-origin', '*').end('secret '.repeat(500));
});
internal.on('upgrade', () => (internalHits += 1));
const hostile = () => {
  const secret = `http://127.0.0.1:${portOf(internal)}/`;
  return `<!doctype html><title>Shop</title><div id="root"></div><img src="${secret}"><iframe src="${secret}"></iframe><iframe src="file:///etc/passwd"></iframe>
<script>
const add = (text) => (document.getElementById('root').textContent += ' ' + text);
add('word '.repeat(300));
fetch('${secret}').then((answer) => answer.text()).then(add, () => {});
fetch('http://localhost:${portOf(internal)}/').then((answer) => answer.text()).then(add, () => {});
fetch('http://[::1]:${portOf(internal)}/').then(() => add('reached'), () => {});
try { new WebSocket('ws://127.0.0.1:${portOf(internal)}/'); } catch {}
</script>`;
};
const site = http.createServer((request, response) => {
  const html = (text: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(text);
  if (request.url === '/hostile') html(hostile());
  else if (request.url === '/away')
    response.writeHead(302, { location: `http://127.0.0.1:${portOf(internal)}/` }).end();
  else if (request.url === '/menu')
    html(`<p>Trips</p><header></header><script>
const link = document.createElement('a');
link.setAttribute('href', ['/bo', 'ats'].join(''));
link.append('Boats');
document.querySelector('header').append(link);
</script>`);
  else if (request.url === '/plain') html('<p>three plain words');
  // "/silent" is never answered.
});
const portOf = (server: net.Server) => (server.address() as AddressInfo).port;
const guard = () => ({ allowHosts: [`127.0.0.1:${portOf(site)}`] });
const address = (path: string) => `http://127.0.0.1:${portOf(site)}${path}`;

beforeAll(async () => {
  for (const server of [internal, site]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const server of [internal, site]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  internalHits = 0;
});

describe('the guarded proxy', () => {
  /** The first line of the answer to one request written by hand. */
  async function ask(request: string): Promise<string> {
    const proxy = await startGuardedProxy({ ...defaultGuard, ...guard() });
    const socket = net.connect(proxy.port, '127.0.0.1');
    socket.write(request);
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n')[0] ?? ''));
      socket.once('close', () => resolve('closed'));
    });
    socket.destroy();
    await proxy.close();
    return answer;
  }
  const get = (url: string) => ask(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const connect = (host: string) => ask(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);

  it('passes on what the guard allows', async () => {
    expect(await get(address('/plain'))).toBe('HTTP/1.1 200 OK');
    expect(await connect(`127.0.0.1:${portOf(site)}`)).toBe('HTTP/1.1 200 Connection Established');
  });
  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://2130706433/',
    'http://[::1]/',
    'http://u:p@example.com/',
  ])('refuses %s', async (url) => {
    expect(await get(url)).toBe('HTTP/1.1 403 Forbidden');
  });
  it.each([
    '127.0.0.1:443',
    '10.0.0.1:443',
    'localhost:443',
    '[::1]:443',
    '[64:ff9b::7f00:1]:443',
    'example.com:22',
    'nonsense',
  ])('refuses a tunnel to %s', async (host) => {
    expect(await connect(host)).toBe('HTTP/1.1 403 Forbidden');
  });
  it('refuses our own network, at any port and way', async () => {
    expect(await get(`http://127.0.0.1:${portOf(internal)}/`)).toBe('HTTP/1.1 403 Forbidden');
    expect(await connect(`127.0.0.1:${portOf(internal)}`)).toBe('HTTP/1.1 403 Forbidden');
    expect(await get('/etc/passwd')).toBe('HTTP/1.1 403 Forbidden');
    expect(internalHits).toBe(0);
  });
});

const chromiumPath =
  [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  ) ?? '';
const words = (path: string, timeoutMs = 60_000) =>
  browserWords({ chromiumPath, userAgent: 'CitableBot/1.0', guard: guard(), timeoutMs })(
    address(path),
    new AbortController().signal,
    runHere,
  );

describe.skipIf(chromiumPath === '')('a page in a real browser', () => {
  it('holds the words that its scripts write, and its scripts reach nothing of ours', async () => {
    expect(await words('/hostile')).toBe(300);
    expect(internalHits).toBe(0);
  });
  it('that leads to our own network is not measured', async () => {
    expect(await words('/away')).toBeNull();
    expect(internalHits).toBe(0);
  });
  it('leads where its scripts write links to', async () => {
    const links = browserLinks({ chromiumPath, userAgent: 'CitableBot/1.0', guard: guard(), timeoutMs: 60_000 });
    expect(await links(address('/menu'), new AbortController().signal, runHere)).toEqual([
      { url: address('/boats'), text: 'Boats' },
    ]);
  });
  it('whose certificate the browser does not trust is not measured', async () => {
    const secure = await serveSecureSite(goodBaker, 'baker.example.com', new Date(), { redirects: false });
    const ask = browserWords({ chromiumPath, userAgent: 'CitableBot/1.0', guard: secure.guard, timeoutMs: 60_000 });
    expect(await ask(secure.url, new AbortController().signal, runHere)).toBeNull();
    await secure.stop();
  });
  it('that never answers is not measured', async () => {
    expect(await words('/silent', 1_500)).toBeNull();
  });
});

describe.skipIf(chromiumPath === '')('the shop that its scripts draw', () => {
  it('is told by what the server sends beside what a browser shows', async () => {
    const served = await serveSites([jsOnlyShop], new Date());
    const render = browserWords({
      chromiumPath,
      userAgent: 'CitableBot/1.0',
      guard: { allowHosts: served.hosts },
      timeoutMs: 60_000,
    });
    const { analysis } = await assess(served.sites[0]?.url ?? '', { allowHosts: served.hosts, renderWords: render });
    await served.stop();
    expect(analysis.checks.find(({ id }) => id === 'TS-05')).toMatchObject({
      ratio: 0,
      reason: '1 of 1 key page needs JavaScript to show its text (compared with the page as a browser renders it).',
      findings: [
        {
          note: 'The home page needs JavaScript to show its text: 0 words in the HTML that the server sends, 47 after rendering.',
        },
      ],
    });
  });
});

describe('a browser that cannot be used', () => {
  it('measures nothing', async () => {
    const render = browserWords({ chromiumPath: '/no/such/browser', userAgent: 'x', guard: guard() });
    expect(await render(address('/plain'), new AbortController().signal, runHere)).toBeNull();
    expect(await render(address('/plain'), AbortSignal.abort(), runHere)).toBeNull();
    expect(await render('file:///etc/passwd', new AbortController().signal, runHere)).toBeNull();
  });
});
