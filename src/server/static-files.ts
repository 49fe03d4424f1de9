// Serves the built pages from memory: each file is read and filled in at start, and compressed once, by the build or when it is first asked for.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Capability } from '#base/capabilities.ts';
import { keptFor } from '#payment/contract.ts';
import type { OfferWatch } from '#payment/offer.ts';
import { afterOffer } from './draw-pages.ts';
import { headersOfPage } from './security-headers.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type StaticFilesOptions = {
  /** The folder `vite build` wrote: pages, assets, `app-….html`, `404.html`, `.routes.json`. */
  dir: string;
  /** The pages as the owner chose; those of `dir` by default. */
  pagesDir?: string;
  /** Fill the placeholders in pages, robots.txt and sitemap.xml. */
  publicUrl: string;
  contactEmail: string;
  /** Days; by default as the configuration's. */
  keep?: { unpaidDays: number; chatDays: number };
  /** Whether a platform has a key; without, the pages say that scores are estimates. */
  asksAssistants?: boolean;
  /** Where the lower price ends some day: pages then say the other one, and count the spots that are left. */
  offer?: OfferWatch;
  /** Pages that are drawn when they are asked for. Where `draw` has none, the app's shell of that address is sent, or the 404 page. */
  drawn?: DrawnRoute[];
};

export type DrawnRoute = {
  path: string;
  needs: Capability;
  /** Milliseconds of processor time, where these are more than ten. */
  costMs?: number;
  draw: (request: FastifyRequest) => Promise<DrawnPage | null>;
  /** Whether there is something at an address of which nothing is drawn; without it, the app's shell says so. */
  isThere?: (request: FastifyRequest) => Promise<boolean>;
};
/** `headers` come in place of those that a page has by itself. */
export type DrawnPage = { status: number; file: StaticFile; headers?: Record<string, string> };

/** Adds a GET route per file, the app's shell for each app route, and the 404 page for every other path outside /api. */
export async function registerStaticFiles(app: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  const { pagesDir = options.dir } = options;
  const files = await readFiles(options);
  if (pagesDir !== options.dir)
    for (const [name, file] of await readFiles({ ...options, dir: pagesDir })) files.set(name, file);
  const later = existsSync(join(pagesDir, afterOffer))
    ? await readFiles({ ...options, dir: join(pagesDir, afterOffer) })
    : new Map<string, StaticFile>();
  const { offer } = options;
  const counted = countedFiles();
  const send = (name: string, status = 200) => {
    const file = files.get(name);
    if (!file) throw new Error(`${name} is missing in ${options.dir}: run "vite build" first.`);
    const next = later.get(name);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!offer || !next) return answer(file, status, request, reply);
      await offer.count(spotsAgeMs);
      return answer(offer.isOver() ? next : counted(file, offer.spotsLeft()), status, request, reply);
    };
  };
  const notFound = send('404.html', 404);
  const routes: Record<string, string> = JSON.parse(await readFile(join(options.dir, '.routes.json'), 'utf8'));
  const shells = new Set(Object.values(routes));
  const isPage = (name: string) => !shells.has(name) && !/(^|\/)404\.html$/.test(name);
  for (const name of files.keys())
    if (isPage(name)) app.get(`/${name.replace(/\/?index\.html$/, '')}`, unlisted, send(name));
  // What can be no id of ours (backup.sql, id~) is answered as what is not there, and not by a page that then finds nothing.
  const strict = (route: string) => route.replaceAll(/:\w+/g, String.raw`$&(^[\w-]+$)`);
  const drawn = options.drawn ?? [];
  for (const [route, shell] of Object.entries(routes))
    if (!drawn.some(({ path }) => path === route)) app.get(strict(route), unlisted, send(shell));
  for (const { path, draw, isThere, ...config } of drawn) {
    const shell = routes[path];
    const otherwise = shell === undefined ? notFound : send(shell);
    const missing = shell === undefined ? notFound : send(shell, 404);
    app.get(strict(path), { ...unlisted, config }, async (request, reply) => {
      const page = await draw(request);
      if (page) return answer(page.file, page.status, request, reply, page.headers);
      return (await isThere?.(request)) === false ? missing(request, reply) : otherwise(request, reply);
    });
  }
  // A folder may hold a 404 page of its own.
  for (const name of files.keys())
    if (name.endsWith('/404.html')) app.get(`/${name.replace('404.html', '*')}`, unlisted, send(name, 404));
  app.get('/*', unlisted, (request, reply) =>
    request.url.startsWith('/api/') ? reply.callNotFound() : notFound(request, reply),
  );
}

/** Pages are no part of the API's description. */
const unlisted = { config: { needs: 'public' as const }, schema: { hide: true } };

/** A body as it is sent, with all of its headers. */
type Encoded = { body: Buffer; headers: Record<string, string> };
type Encoding = 'br' | 'gzip';
/** `as` answers the body as it is where compressing gains nothing. */
/** What a page that is kept takes up: itself, and about as much again for its compressed forms and headers. */
export const bytesOfFile = ({ raw }: StaticFile): number => 2 * raw.body.length;

export type StaticFile = { etag: string; raw: Encoded; as: (encoding: Encoding) => Promise<Encoded> };

async function readFiles(options: StaticFilesOptions): Promise<Map<string, StaticFile>> {
  const { dir, publicUrl, contactEmail, keep = { unpaidDays: 365, chatDays: 365 }, asksAssistants = false } = options;
  const values = {
    publicUrl: publicUrl.replace(/\/$/, ''),
    contactEmail,
    ...keptFor(keep),
    asksAssistants: asksAssistants ? 'yes' : 'no',
  };
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const isHidden = ({ name, parentPath }: { name: string; parentPath: string }) =>
    name.startsWith('.') || relative(dir, parentPath).startsWith('.');
  const visible = entries.filter((entry) => entry.isFile() && !isHidden(entry) && !entry.name.endsWith(packedEnding));
  const read = async (path: string): Promise<[string, StaticFile]> => {
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    const isFilled = /\.(html|txt|xml)$/.test(path);
    const bytes = await readFile(path);
    const raw = isFilled ? Buffer.from(fillIn(bytes.toString(), values)) : bytes;
    const name = relative(dir, path).split(sep).join('/');
    const cacheControl = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache';
    const packed = existsSync(path + packedEnding) ? await readFile(path + packedEnding) : undefined;
    return [name, encodeFile(raw, { type, cacheControl, quality: constants.BROTLI_MAX_QUALITY, packed })];
  };
  return new Map(await Promise.all(visible.map((entry) => read(join(entry.parentPath, entry.name)))));
}

/** The build compresses what makes a page alive: it takes a second, and no first visitor should wait for it. */
const packedEnding = '.br';

/** How old a number of spots may be on a page; the checkout counts again. */
const spotsAgeMs = 10_000;

/** A page with the number of spots that are left in it: made again when the number moves. */
function countedFiles(): (file: StaticFile, left: number | null) => StaticFile {
  const made = new Map<StaticFile, { left: number; file: StaticFile | null }>();
  return (file, left) => {
    if (left === null) return file;
    const known = made.get(file);
    if (known?.left === left) return known.file ?? file;
    const text = file.raw.body.toString();
    const { 'content-type': type = '', 'cache-control': cacheControl = '' } = file.raw.headers;
    const filled = text.includes(spotsPlaceholder)
      ? encodeFile(Buffer.from(text.replaceAll(spotsPlaceholder, String(left))), { type, cacheControl, quality: 5 })
      : null;
    made.set(file, { left, file: filled });
    return filled ?? file;
  };
}

const spotsPlaceholder = '%SPOTS_LEFT%';

/** A page that was drawn for anybody with its address: filled in and compressed once, for as long as it is kept. */
export function encodePage(
  html: string,
  { publicUrl, contactEmail, keep }: Omit<StaticFilesOptions, 'dir'>,
): StaticFile {
  const kept = keptFor(keep ?? { unpaidDays: 365, chatDays: 365 });
  const raw = Buffer.from(
    fillIn(html, { publicUrl: publicUrl.replace(/\/$/, ''), contactEmail, ...kept, asksAssistants: 'no' }),
  );
  // The best quality costs a fifth of a second for a report, this one a few milliseconds.
  return encodeFile(raw, { type: 'text/html; charset=utf-8', cacheControl: 'private, no-cache', quality: 5 });
}

/** Sends a text that is the same for everybody and never changes while this process lives: made, hashed and compressed once. */
export function madeOnce(type: string, make: () => string) {
  let file: StaticFile | null = null;
  return (request: FastifyRequest, reply: FastifyReply) => {
    file ??= encodeFile(Buffer.from(make()), { type, cacheControl: 'public, no-cache', quality: 9 });
    return answer(file, 200, request, reply);
  };
}

type EncodeOptions = { type: string; cacheControl: string; quality: number; packed?: Buffer };

function encodeFile(body: Buffer, { type, cacheControl, quality, packed }: EncodeOptions): StaticFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const ofPage = type.startsWith('text/html') ? headersOfPage(body.toString()) : {};
  const headers = { 'content-type': type, etag, vary: 'accept-encoding', 'cache-control': cacheControl, ...ofPage };
  const withLength = (sent: Buffer, more: object): Encoded => ({
    body: sent,
    headers: { ...headers, ...more, 'content-length': String(sent.length) },
  });
  const raw = withLength(body, {});
  if (!/^text|json|xml|svg/.test(type)) return { etag, raw, as: () => Promise.resolve(raw) };
  const compress = {
    br: () =>
      packed
        ? Promise.resolve(packed)
        : promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => promisify(gzip)(body),
  };
  const compressed: Partial<Record<Encoding, Promise<Encoded>>> = {};
  const as = (encoding: Encoding) =>
    (compressed[encoding] ??= compress[encoding]().then((bytes) =>
      withLength(bytes, { 'content-encoding': encoding }),
    ));
  return { etag, raw, as };
}

/** The placeholders of web/content/brand.ts; values are escaped, for they land in attributes and XML. */
export function fillIn(
  text: string,
  values: Record<'publicUrl' | 'contactEmail' | 'keepUnpaid' | 'keepChats' | 'asksAssistants', string>,
): string {
  const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return text
    .replaceAll('%PUBLIC_URL%', () => escape(values.publicUrl))
    .replaceAll('%CONTACT_EMAIL%', () => escape(values.contactEmail))
    .replaceAll('%KEEP_UNPAID%', values.keepUnpaid)
    .replaceAll('%KEEP_CHATS%', values.keepChats)
    .replaceAll('%ASKS_ASSISTANTS%', values.asksAssistants);
}

async function answer(
  file: StaticFile,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  more: Record<string, string> = {},
) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const { body, headers } = encoding === null ? file.raw : await file.as(encoding);
  reply.code(status).headers(headers).headers(more);
  if (status !== 200 || request.headers['if-none-match'] !== file.etag) return reply.send(body);
  return reply.code(304).removeHeader('content-length').removeHeader('content-encoding').send();
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
};
