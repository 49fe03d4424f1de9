// Main text and dates against pages that others labelled, beside Mozilla Readability in the same run. Their HTML is fetched by the caller and never committed.
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { z } from 'zod';
import { decodeBody } from '#engine/base/text/decode-body.ts';
import { buildPageTree } from '#engine/read/page/page-tree.ts';
import { parseHtml } from '#engine/read/page/parse-html.ts';
import { readPage } from '#engine/read/read-page.ts';
import { cutIntoBlocks } from '#engine/read/page/blocks.ts';
import { markMainText } from '#engine/read/page/main-text.ts';
import { filesAtHead, type SiteFiles } from '../truth/site-files.ts';

type Row = { what: string; measured: string; goal: string; met: boolean | null };
type Page = { url: string; body: Buffer };
type Half = 'even' | 'odd';

const snippets = z.record(
  z.string(),
  z.object({ file: z.string(), with: z.array(z.string()), without: z.array(z.string()) }),
);
const dated = z.record(z.string(), z.object({ file: z.string(), date: z.string().nullish() }));

/** `folder` contains clones or bare repositories as FOLDER/<owner>+<name>. Tuned on the even half, reported on the odd one; `misses` prints each page that went wrong. */
export function measurePages(folder: string | undefined, half: Half, misses: boolean): Row[] {
  const corpora = { 'adbar/trafilatura': textRows, 'mozilla/readability': readabilityRows, 'adbar/htmldate': dateRows };
  return Object.entries(corpora).flatMap(([repo, rows]) => {
    const files = folder === undefined ? null : filesAtHead(folder, repo);
    return files === null
      ? [{ what: `${repo}: not in ${folder ?? 'any folder'}`, measured: 'not measured', goal: '', met: null }]
      : rows(files, half, misses);
  });
}

function textRows(files: SiteFiles, half: Half, misses: boolean): Row[] {
  const items = halfOf(Object.entries(snippets.parse(jsonIn(files, 'tests/evaldata.json'))), half).flatMap(
    ([url, item]) => {
      const body = firstOf(files, ['cache', 'eval'], item.file);
      return body === null ? [] : [{ url, body, ...item }];
    },
  );
  const marking = { ms: 0 };
  const runs = { ours: (page: Page) => ownText(page, marking), Readability: readabilityText };
  return Object.entries(runs).flatMap(([name, read]) => {
    const sums = { right: 0, wrong: 0, missed: 0, lost: 0 };
    const cost = cpuOf(() => {
      for (const item of items) {
        const text = folded(read(item));
        const isIn = (snippet: string) => text.includes(folded(snippet));
        const [right, wrong] = [item.with.filter(isIn).length, item.without.filter(isIn).length];
        sums.right += right;
        sums.wrong += wrong;
        sums.missed += item.with.length - right;
        if (right === 0 && item.with.length > 0) sums.lost += 1;
        if (misses && name === 'ours' && (right < item.with.length || wrong > 0))
          print(`${item.file}: ${right} of ${item.with.length} kept, wrong: ${item.without.filter(isIn).join(' | ')}`);
      }
    });
    const [precision, recall] = [sums.right / (sums.right + sums.wrong), sums.right / (sums.right + sums.missed)];
    const f = (2 * precision * recall) / (precision + recall);
    const lost = sums.lost / items.length;
    const isOurs = name === 'ours';
    const title = `Main text, ${half} half (${items.length} pages), ${name}`;
    return [
      row(
        `${title}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F`,
        f.toFixed(3),
        isOurs ? '>= 0.89' : '',
        isOurs ? f >= 0.89 : null,
      ),
      row(
        '  pages of which nothing right is left',
        `${sums.lost}`,
        isOurs ? '<= 2 %' : '',
        isOurs ? lost <= 0.02 : null,
      ),
      row('  processor time a page', `${(cost / items.length).toFixed(1)} ms`, '', null),
      ...(isOurs
        ? [
            row(
              '  of it beside the parse',
              `${(marking.ms / items.length).toFixed(2)} ms`,
              '<= 3 ms',
              marking.ms / items.length <= 3,
            ),
          ]
        : []),
    ];
  });
}

/** Readability’s pages with what its makers expect of it: the words that both have, of both. Its own figure is near one by their making. */
function readabilityRows(files: SiteFiles): Row[] {
  const names = [...files.keys()].filter((name) => /^test\/test-pages\/[^/]+\/source\.html$/.test(name));
  const pages = names.flatMap((name) => {
    const expected = files.get(name.replace('source.html', 'expected.html'))?.();
    const body = files.get(name)?.();
    return body && expected
      ? [{ url: 'http://fakehost/test/page.html', body, expected: shownText(expected.toString()) }]
      : [];
  });
  return Object.entries({ ours: (page: Page) => ownText(page), Readability: readabilityText }).map(([name, read]) => {
    const all = pages.map((page) => sharedWords(read(page), page.expected));
    return row(
      `Readability’s ${pages.length} test pages, ${name}: F by words, mean`,
      (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(3),
      '',
      null,
    );
  });
}

function dateRows(files: SiteFiles, half: Half, misses: boolean): Row[] {
  const all = ['tests/eval_default.json', 'tests/eval_mediacloud_2020.json'].flatMap((name) =>
    Object.entries(dated.parse(jsonIn(files, name))),
  );
  const items = halfOf(
    all.filter(([, { date }]) => /^\d{4}-\d\d-\d\d$/.test(date ?? '')),
    half,
  ).flatMap(([url, item]) => {
    const body = firstOf(files, ['cache', 'test_set', 'eval'], item.file);
    return body === null ? [] : [{ url, body, date: item.date, file: item.file }];
  });
  const shares = (name: string, read: (page: Page) => readonly string[], goal: number | null): Row[] => {
    let [found, first, listed] = [0, 0, 0];
    for (const item of items) {
      const dates = read(item);
      if (dates.length > 0) found += 1;
      if (dates[0] === item.date) first += 1;
      else if (misses && goal !== null)
        print(`${item.file}: ${item.date}, read ${dates.slice(0, 4).join(', ')} (${item.url.slice(0, 90)})`);
      if (dates.some((date) => date === item.date)) listed += 1;
    }
    const share = (count: number) => (count / items.length).toFixed(3);
    return [
      row(
        `Dates, ${half} half (${items.length} pages), ${name}: found ${share(found)}, listed ${share(listed)}, first right`,
        share(first),
        goal === null ? '' : `>= ${goal}`,
        goal === null ? null : first / items.length >= goal,
      ),
    ];
  };
  return [...shares('ours', publishedFirst, 0.83), ...shares('Readability', readabilityDate, null)];
}

/** The corpora ask for the day of publication. */
function publishedFirst(page: Page): string[] {
  const { dates } = factsOf(page);
  return dates
    .toSorted((a, b) => Number(b.kind === 'published') - Number(a.kind === 'published'))
    .map(({ iso }) => iso);
}

function factsOf({ url, body }: Page) {
  return readPage({
    url,
    requestedUrl: url,
    hops: [],
    status: 200,
    headers: { 'content-type': 'text/html' },
    body,
    ttfbMs: 1,
    totalMs: 2,
    seenAt: '2026-11-22T00:00:00.000Z',
    truncated: false,
    isHome: false,
    siteHost: new URL(url).host,
  });
}

function ownText({ body }: Pick<Page, 'body'>, marking = { ms: 0 }): string {
  const tree = buildPageTree(parseHtml(decodeBody(body, 'text/html').text).document);
  const shown = cutIntoBlocks(tree, new Map());
  let text = '';
  marking.ms += cpuOf(() => {
    const main = markMainText(tree, shown);
    text = shown
      .filter((block) => main.has(block) && !block.place.inControl)
      .map((block) => block.text)
      .join('\n');
  });
  return text;
}

function shownText(html: string): string {
  return cutIntoBlocks(buildPageTree(parseHtml(html).document), new Map())
    .map(({ text }) => text)
    .join('\n');
}

function readabilityText(page: Page): string {
  return shownText(readabilityOf(page)?.content ?? '');
}

function readabilityDate(page: Page): string[] {
  const day = /^\d{4}-\d\d-\d\d/.exec(readabilityOf(page)?.publishedTime ?? '')?.[0];
  return day === undefined ? [] : [day];
}

function readabilityOf({ body }: Page) {
  try {
    return new Readability(parseHTML(decodeBody(body, 'text/html').text).document).parse();
  } catch {
    return null; // a page that it cannot read is one that it lost
  }
}

/** 0..1: twice the words that both have, of all words of both. */
function sharedWords(one: string, other: string): number {
  const [own, wanted] = [one, other].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const left = new Map<string, number>();
  for (const word of wanted ?? []) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of own ?? []) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  const total = (own?.length ?? 0) + (wanted?.length ?? 0);
  return total === 0 ? 1 : (2 * shared) / total;
}

/** The corpora write NaN for what they do not know. */
function jsonIn(files: SiteFiles, name: string): unknown {
  return JSON.parse((files.get(name)?.().toString() ?? '{}').replaceAll(/: NaN\b/g, ': null'));
}

function firstOf(files: SiteFiles, folders: readonly string[], file: string): Buffer | null {
  return folders.map((folder) => files.get(`tests/${folder}/${file}`)).find((read) => read !== undefined)?.() ?? null;
}

function halfOf<T>(items: readonly T[], half: Half): T[] {
  return items.filter((_, index) => index % 2 === (half === 'even' ? 0 : 1));
}

/** The corpora compose their letters, some pages do not. */
function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function row(what: string, measured: string, goal: string, met: boolean | null): Row {
  return { what, measured, goal, met };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
