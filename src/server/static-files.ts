// Serves the built pages from memory: each file is read, filled in and compressed once, at start.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type StaticFilesOptions = {
  /** The folder `vite build` wrote: pages, assets, `app.html`, `404.html`, `.routes.json`. */
  dir: string;
  /** Fill the placeholders in pages, robots.txt and sitemap.xml. */
  publicUrl: string;
  contactEmail: string;
};

/** Adds a GET route per file, the app's shell for each app route, and the 404 page for every other path outside /api. */
export async function registerStaticFiles(app: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  const files = await readFiles(options);
  const send = (name: string, status = 200) => {
    const file = files.get(name);
    if (!file) throw new Error(`${name} is missing in ${options.dir}: run "vite build" first.`);
    return (request: FastifyRequest, reply: FastifyReply) => answer(file, status, request, reply);
  };
  const notFound = send('404.html', 404);
  const isPage = (name: string) => name !== 'app.html' && !/(^|\/)404\.html$/.test(name);
  for (const name of files.keys()) if (isPage(name)) app.get(`/${name.replace(/\/?index\.html$/, '')}`, unlisted, send(name));
  const routes: string[] = JSON.parse(await readFile(join(options.dir, '.routes.json'), 'utf8'));
  for (const route of routes) app.get(route, unlisted, send('app.html'));
  // A folder may hold a 404 page of its own.
  for (const name of files.keys()) if (name.endsWith('/404.html')) app.get(`/${name.replace('404.html', '*')}`, unlisted, send(name, 404));
  app.get('/*', unlisted, (request, reply) => (request.url.startsWith('/api/') ? reply.callNotFound() : notFound(request, reply)));
}

/** Pages are no part of the API's description. */
const unlisted = { schema: { hide: true } };

type StaticFile = {
  raw: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
  headers: { 'content-type': string; etag: string; vary: string; 'cache-control': string };
};

async function readFiles({ dir, publicUrl, contactEmail }: StaticFilesOptions): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const visible = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const read = async (path: string): Promise<[string, StaticFile]> => {
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    const isFilled = /\.(html|txt|xml)$/.test(path);
    const bytes = await readFile(path);
    const raw = isFilled ? Buffer.from(fillIn(bytes.toString(), publicUrl, contactEmail)) : bytes;
    const isText = /^text|json|xml|svg/.test(type);
    const name = relative(dir, path).split(sep).join('/');
    const headers = {
      'content-type': type,
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    };
    return [name, { raw, brotli: isText ? await promisify(brotliCompress)(raw) : null, gzip: isText ? await promisify(gzip)(raw) : null, headers }];
  };
  return new Map(await Promise.all(visible.map((entry) => read(join(entry.parentPath, entry.name)))));
}

/** The placeholders of web/content/brand.ts; values are escaped, for they land in attributes and XML. */
function fillIn(text: string, publicUrl: string, contactEmail: string): string {
  const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return text.replaceAll('%PUBLIC_URL%', () => escape(publicUrl.replace(/\/$/, ''))).replaceAll('%CONTACT_EMAIL%', () => escape(contactEmail));
}

function answer(file: StaticFile, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(status).headers(file.headers);
  if (status === 200 && request.headers['if-none-match'] === file.headers.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (file.brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli);
  if (file.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.raw);
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};
