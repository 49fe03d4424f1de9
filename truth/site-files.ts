// The files of a site that somebody fetched, and a server that answers with them as its host would.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import { extname, join } from 'node:path';
import type { LabelledSite } from './labels.ts';

/** Paths below the site's folder, each with what reads it. */
export type SiteFiles = ReadonlyMap<string, () => Buffer>;

/** null where the folder does not hold the site. */
export function filesOf(folder: string, { site, repo, commit, folder: below }: LabelledSite): SiteFiles | null {
  const prefix = below === '' ? '' : `${below.replace(/\/$/, '')}/`;
  for (const root of [join(folder, site), join(folder, repo.replace('/', '+'))].filter((path) => existsSync(path))) {
    const repository = repositoryIn(root);
    return repository === null ? plainFiles(join(root, prefix)) : filesAt(repository, commit, prefix);
  }
  return null;
}

/** Every file of a fetched repository at its newest commit; null where the folder does not hold it. */
export function filesAtHead(folder: string, repo: string): SiteFiles | null {
  const root = join(folder, repo.replace('/', '+'));
  if (!existsSync(root)) return null;
  const repository = repositoryIn(root);
  return repository === null ? plainFiles(root) : filesAt(repository, 'HEAD', '');
}

function repositoryIn(root: string): string | null {
  const inside = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, name));
  // A clone keeps its own in `.git`.
  return (
    [root, ...inside, ...inside.map((path) => join(path, '.git'))].find(
      (path) => existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects')),
    ) ?? null
  );
}

function plainFiles(root: string): SiteFiles {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(root, name)).isFile(),
  );
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), () => readFileSync(join(root, name))]));
}

/** A file that the copy lists and lacks is an empty one. */
function filesAt(repository: string, commit: string, prefix: string): SiteFiles {
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', repository, ...args], {
      maxBuffer: 500_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const files = git('ls-tree', '-r', '-z', commit)
    .toString()
    .split('\0')
    .flatMap((line): [string, () => Buffer][] => {
      const [, type, hash, path] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
      if (type !== 'blob' || hash === undefined || !path?.startsWith(prefix)) return [];
      return [[path.slice(prefix.length), () => contentOf(hash)]];
    });
  return new Map(files);

  function contentOf(hash: string): Buffer {
    try {
      return git('cat-file', 'blob', hash);
    } catch {
      return Buffer.alloc(0);
    }
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The path on the site of a file in the repository: "about/index.html" is "/about/". */
export function addressOfFile(path: string): string {
  return `/${path.replace(/(^|\/)index\.html?$/, '$1')}`;
}

export async function serveFiles(
  files: SiteFiles,
  domain: string | undefined,
): Promise<{ url: string; host: string; stop: () => Promise<void> }> {
  let origin = '';
  const server = http.createServer((request, response) => {
    const path = decoded(URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/').replace(/^\//, '');
    const wanted =
      path === '' || path.endsWith('/') ? [`${path}index.html`, `${path}index.htm`] : [path, `${path}.html`];
    const found = wanted.find((name) => files.has(name));
    if (found === undefined && files.has(`${path}/index.html`)) {
      response.writeHead(301, { location: `/${path}/` }).end();
      return;
    }
    const shown = found ?? (files.has('404.html') ? '404.html' : null);
    const type = types[extname(shown ?? '.html').toLowerCase()] ?? 'application/octet-stream';
    const body =
      shown === null ? '<!doctype html><title>Not found</title><h1>Not found</h1>' : (files.get(shown)?.() ?? '');
    const sent = /text|json|xml|javascript/.test(type) ? underOrigin(body.toString(), domain, origin) : body;
    response
      .writeHead(found === undefined ? 404 : 200, { 'content-type': type })
      .end(request.method === 'HEAD' ? undefined : sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  const host = `127.0.0.1:${address.port}`;
  origin = `http://${host}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `${origin}/`, host, stop };
}

/** The site's own addresses become ours, also as JSON writes them; without that a foreign canonical hides everything else. */
function underOrigin(text: string, domain: string | undefined, origin: string): string {
  if (domain === undefined) return text;
  return ['https://www.', 'http://www.', 'https://', 'http://'].reduce((changed, scheme) => {
    const whole = `${scheme}${domain}`;
    return changed.replaceAll(whole, origin).replaceAll(whole.replaceAll('/', '\\/'), origin.replaceAll('/', '\\/'));
  }, text);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
