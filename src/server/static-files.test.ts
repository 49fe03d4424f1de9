import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerStaticFiles } from './static-files.ts';

const built: Record<string, string> = {
  'index.html': '<a href="mailto:%CONTACT_EMAIL%">home</a><link rel="canonical" href="%PUBLIC_URL%/">',
  'quiz/index.html': 'quiz',
  'app-results.html': 'results shell',
  'app-payment.html': 'payment shell',
  'favicon.ico': 'icon',
  '404.html': 'Page Not Found',
  'blog/first/index.html': 'first post',
  'blog/404.html': 'Post Not Found',
  'robots.txt': 'Sitemap: %PUBLIC_URL%/sitemap.xml',
  'assets/app-abc.js': '"%PUBLIC_URL%"',
  '.routes.json': '{"/results/:id":"app-results.html","/payment-success":"app-payment.html"}',
};

let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'static-files-'));
  for (const [name, text] of Object.entries(built)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  await writeFile(join(dir, 'assets/app-abc.js.br'), brotliCompressSync('packed by the build'));
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(swagger, { openapi: {} });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'no such call' }));
  await registerStaticFiles(app, {
    dir,
    publicUrl: 'https://citable.test/',
    contactEmail: 'a"b@citable.test',
    drawn: [
      {
        path: '/results/:id',
        needs: 'reader',
        draw: async () => null,
        isThere: async ({ url }) => !url.endsWith('unknown'),
      },
    ],
  });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the files server', () => {
  it.each([
    [
      '/',
      200,
      '<a href="mailto:a&quot;b@citable.test">home</a><link rel="canonical" href="https://citable.test/">',
      'text/html; charset=utf-8',
    ],
    ['/quiz', 200, 'quiz', 'text/html; charset=utf-8'],
    ['/quiz/', 200, 'quiz', 'text/html; charset=utf-8'],
    ['/quiz?tier=audit', 200, 'quiz', 'text/html; charset=utf-8'],
    ['/robots.txt', 200, 'Sitemap: https://citable.test/sitemap.xml', 'text/plain; charset=utf-8'],
    ['/assets/app-abc.js', 200, '"%PUBLIC_URL%"', 'text/javascript; charset=utf-8'],
    ['/results/unknown', 404, 'results shell', 'text/html; charset=utf-8'],
    ['/results/abc', 200, 'results shell', 'text/html; charset=utf-8'],
    ['/payment-success', 200, 'payment shell', 'text/html; charset=utf-8'],
    ['/favicon.ico', 200, 'icon', 'image/x-icon'],
    ['/results/backup.sql', 404, 'Page Not Found', 'text/html; charset=utf-8'],
    ['/results/abc~', 404, 'Page Not Found', 'text/html; charset=utf-8'],
    ['/results', 404, 'Page Not Found', 'text/html; charset=utf-8'],
    ['/nothing/here', 404, 'Page Not Found', 'text/html; charset=utf-8'],
    ['/blog/first', 200, 'first post', 'text/html; charset=utf-8'],
    ['/blog/unknown', 404, 'Post Not Found', 'text/html; charset=utf-8'],
    ['/blog/404.html', 404, 'Post Not Found', 'text/html; charset=utf-8'],
    ['/assets/app-abc.js.br', 404, 'Page Not Found', 'text/html; charset=utf-8'],
    ['/app-results.html', 404, 'Page Not Found', 'text/html; charset=utf-8'],
    ['/404.html', 404, 'Page Not Found', 'text/html; charset=utf-8'],
    ['/.routes.json', 404, 'Page Not Found', 'text/html; charset=utf-8'],
    ['/..%2f..%2fpackage.json', 404, 'Page Not Found', 'text/html; charset=utf-8'],
  ])('answers %s with %i', async (url, status, body, type) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([status, body, type]);
  });

  it('leaves unknown calls of the API to the API', async () => {
    expect((await get('/api/nothing')).json()).toEqual({ message: 'no such call' });
  });

  it('compresses as the client asks, and says that it depends on that', async () => {
    const brotli = await get('/quiz', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/quiz', { 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
      'br',
      'quiz',
    ]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', 'quiz']);
    expect([brotli.headers.vary, gzip.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
  });

  it('sends what the build has packed as it is', async () => {
    const { rawPayload, headers } = await get('/assets/app-abc.js', { 'accept-encoding': 'br' });
    expect([
      brotliDecompressSync(rawPayload).toString(),
      headers['content-encoding'],
      headers['content-length'],
    ]).toEqual(['packed by the build', 'br', String(rawPayload.length)]);
  });

  it('answers 304 to a client that has the page already', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('never answers 304 for a page that is not there', async () => {
    const { etag } = (await get('/nothing')).headers;
    expect((await get('/nothing', { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });

  it('lets assets be kept for a year, since their names change with their content, and pages not at all', async () => {
    expect((await get('/assets/app-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/')).headers['cache-control']).toBe('public, no-cache');
  });

  it('keeps pages out of the description of the API', () => {
    expect(Object.keys(app.swagger().paths ?? {})).toEqual([]);
  });

  it('names the folder and the remedy when the pages were not built', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'static-files-'));
    await expect(registerStaticFiles(Fastify(), { dir: empty, publicUrl: '', contactEmail: '' })).rejects.toThrow(
      'run "vite build" first',
    );
    await rm(empty, { recursive: true });
  });
});
