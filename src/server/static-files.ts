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
  // What can be no id of ours (backup.sql, id~) is answered as what is not there, and not by a page that then finds nothing.
  for (const route of routes) app.get(route.replaceAll(/:\w+/g, String.raw`$&(^[\w-]+$)`), unlisted, send('app.html'));
  // A folder may hold a 404 page of its own.
  for (const name of files.keys()) if (name.endsWith('/404.html')) app.get(`/${name.replace('404.html', '*')}`, unlisted, send(name, 404));
  app.get('/*', unlisted, (request, reply) => (request.url.startsWith('/api/') ? reply.callNotFound() : notFound(request, reply)));
}

/** Pages are no part of the API's description. */
const unlisted = { schema: { hide: true } };

/** A body as it is sent, with all of its headers. */
type Encoded = { body: Buffer; headers: Record<string, string> };
type StaticFile = { etag: string; raw: Encoded; brotli: Encoded | null; gzip: Encoded | null };

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
    const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'content-type': type,
      etag,
      vary: 'accept-encoding',
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    };
    const encoded = (body: Buffer, encoding: object): Encoded => ({ body, headers: { ...headers, ...encoding, 'content-length': String(body.length) } });
    const compressed = async (encoding: 'br' | 'gzip') =>
      isText ? encoded(await promisify(encoding === 'br' ? brotliCompress : gzip)(raw), { 'content-encoding': encoding }) : null;
    return [name, { etag, raw: encoded(raw, {}), brotli: await compressed('br'), gzip: await compressed('gzip') }];
  };
  return new Map(await Promise.all(visible.map((entry) => read(join(entry.parentPath, entry.name)))));
}

/** The placeholders of web/content/brand.ts; values are escaped, for they land in attributes and XML. */
function fillIn(text: string, publicUrl: string, contactEmail: string): string {
  const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return text.replaceAll('%PUBLIC_URL%', () => escape(publicUrl.replace(/\/$/, ''))).replaceAll('%CONTACT_EMAIL%', () => escape(contactEmail));
}

function answer(file: StaticFile, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const { body, headers } = (/\bbr\b/.test(accepted) ? file.brotli : /\bgzip\b/.test(accepted) ? file.gzip : null) ?? file.raw;
  reply.code(status).headers(headers);
  if (status !== 200 || request.headers['if-none-match'] !== file.etag) return reply.send(body);
  return reply.code(304).removeHeader('content-length').removeHeader('content-encoding').send();
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
};
