import { challengeMark } from '#engine/read/visit/challenge.ts';
import { isHtml } from '#engine/read/visit/is-html.ts';
import { parseRobots, readServedRobots } from '#engine/evidence/robots.ts';
import { pieces } from './growth-families.ts';
import { excessiveGrowth } from './work.ts';

/** What a web or worker process itself reads of a stranger's answer: robots.txt, and whether a bot wall or a page came in place of a file. */
const readers: Record<string, (text: string) => unknown> = {
  'parsing robots.txt': parseRobots,
  'deciding by robots.txt for thirty crawlers': (body) => {
    const decide = readServedRobots({ state: 'ok', body });
    for (let crawler = 0; crawler < 30; crawler += 1) decide(`Crawler-${crawler}`, longPath);
  },
  'marks of a bot wall': (text) => challengeMark(403, {}, text),
  'whether it is HTML': (text) => isHtml('', text),
};
const longPath = `https://a.example/${'a'.repeat(2_000)}`;

/** Texts of about `size` characters: each piece by itself, and in each record of a robots.txt, as one line and as many. */
const files: Record<string, (piece: string, size: number) => string> = {
  'as it is': filled,
  'as lines': (piece, size) => filled(`${piece}\n`, size),
  'as rules': (piece, size) => `User-agent: *\n${filled(`Disallow: /*${piece}a\n`, size)}`,
  'as long rules': (piece, size) => `User-agent: *\n${filled(`Allow: /*${filled(piece, 900)}b\n`, size)}`,
  'as one rule': (piece, size) => `User-agent: *\nAllow: /${filled(`*${piece}`, size)}b$`,
  'as agents': (piece, size) => filled(`User-agent: ${piece}\n`, size),
  'as groups': (piece, size) => filled(`User-agent: ${piece}\nDisallow: /${piece}\n`, size),
};

/** The readers that grow faster than the file, for files of `size` characters. */
export function fileGrowthFaults(size: number, some: readonly string[] = pieces): string[] {
  return Object.entries(files).flatMap(([file, make]) =>
    some.flatMap((piece) =>
      Object.entries(readers).flatMap(([reader, read]) => {
        const growth = excessiveGrowth((length) => {
          const text = make(piece, length);
          return () => read(text);
        }, size);
        return growth === null
          ? []
          : [`${JSON.stringify(piece)} ${file}, ${reader}: ${growth.toFixed(2)} x for twice the text`];
      }),
    ),
  );
}

function filled(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}
