import type { Gathered, SitemapEvidence } from '#engine/evidence/evidence.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';
import { missingReason } from './missing-reason.ts';
import { maxBytes, maxEntries } from './read-sitemap.ts';
import type { Visit } from './visit.ts';

type SitemapFile = SitemapEvidence['files'][number];
type SitemapEntry = SitemapEvidence['entries'][number];

const maxFiles = 8;
const usualPaths = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];

/**
 * The sitemaps that robots.txt lists, else the usual places, index files followed. `sampled` is filled later, when the
 * pages are known. Not ok only when nothing could be asked.
 */
export async function fetchSitemaps(
  visit: Visit,
  siteUrl: URL,
  listed: string[],
  mayFetch: (url: string) => boolean,
): Promise<Gathered<SitemapEvidence>> {
  const asked = (listed.length > 0 ? listed : usualPaths.map((path) => new URL(path, siteUrl).href)).filter(mayFetch);
  if (asked.length === 0) return { ok: false, reason: 'robots', detail: 'robots.txt does not let us read the sitemap' };
  const queue = [...asked];
  const seen = new Set<string>();
  const files: SitemapFile[] = [];
  const entries = new Map<string, SitemapEntry>();
  const isGuess = (url: string) => listed.length === 0 && asked.includes(url);
  let inIndex: ReadonlySet<string> = new Set();
  const early = new Map<string, Promise<Read>>();
  for (
    let url = queue.shift();
    url !== undefined && files.length < maxFiles && entries.size < maxEntries;
    url = queue.shift()
  ) {
    if (seen.has(url)) continue;
    seen.add(url);
    const { file, children, found } = await (early.get(url) ?? readOne(visit, url, listed.includes(url)));
    if (file === null) continue;
    const elsewhere = children.filter((child) => !sameSite(child, siteUrl)).length;
    files.push(withOrigin(file, inIndex.has(url), elsewhere));
    for (const entry of found) if (entries.size < maxEntries && !entries.has(entry.url)) entries.set(entry.url, entry);
    const own = children.filter((child) => mayFetch(child) && sameSite(child, siteUrl));
    if (listed.length === 0 && file.valid) queue.length = 0; // the usual places are alternatives, not a list
    // Where the first one has nothing, the others are asked side by side.
    else if (isGuess(url)) {
      for (const other of queue) {
        if (early.has(other)) continue;
        const read = readOne(visit, other, false);
        read.catch(() => {}); // heard when its turn comes, if it comes
        early.set(other, read);
      }
    }
    inIndex = new Set([...inIndex, ...own]);
    queue.unshift(...own);
  }
  if (files.length === 0)
    return {
      ok: false,
      reason: visit.signal.aborted ? 'deadline' : 'unreachable',
      detail: 'No sitemap address could be asked',
    };
  return {
    ok: true,
    value: {
      files: listed.length > 0 ? files : withoutGuesses(files, asked),
      entries: [...entries.values()],
      sampled: [],
    },
  };
}

function withOrigin(file: SitemapFile, isInIndex: boolean, elsewhere: number): SitemapFile {
  return { ...file, ...(isInIndex && { listedInIndex: true as const }), ...(elsewhere > 0 && { elsewhere }) };
}

/** Nobody promised the usual places: those that hold nothing are dropped, unless none does; then the first stands for them. */
function withoutGuesses(files: SitemapFile[], guessed: string[]): SitemapFile[] {
  const kept = files.filter((file) => file.valid || !guessed.includes(file.url));
  return kept.length > 0 ? kept : files.slice(0, 1);
}

type Read = { file: SitemapFile | null; children: string[]; found: SitemapEntry[] };

async function readOne(visit: Visit, url: string, listedInRobots: boolean): Promise<Read> {
  const result = await visit.ask(url, { accept: 'application/xml,text/xml,*/*;q=0.5', maxBytes });
  const outcome = (
    status: number,
    problem: string | null,
    children: string[] = [],
    found: SitemapEntry[] = [],
  ): Read => ({
    file: { url, status, valid: problem === null, problem, listedInRobots },
    children,
    found,
  });
  if (!result.ok)
    return missingReason(result.reason) === 'deadline'
      ? { file: null, children: [], found: [] }
      : outcome(result.status ?? 0, result.detail);
  if (result.status !== 200) return outcome(result.status, `It answers with status ${result.status}`);
  try {
    const { problem, children, entries } = await visit.run(
      'readSitemap',
      result.body,
      result.headers['content-type'] ?? '',
      result.url,
    );
    return outcome(200, problem, children, entries);
  } catch (error) {
    if (error instanceof TaskStopped) return { file: null, children: [], found: [] }; // nothing is known of it, so nothing is said
    throw error;
  }
}

function sameSite(url: string, siteUrl: URL): boolean {
  return URL.parse(url)?.hostname.replace(/^www\./, '') === siteUrl.hostname.replace(/^www\./, '');
}
