import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { ReadableSite } from '#engine/evidence/editor/verify-remark.ts';
import { titleParts } from '#engine/evidence/site/title-parts.ts';

/** Characters that go in one call, and those of a group where the site is longer. */
const wholeLength = 60_000;
const groupLength = 50_000;
const digestLength = 10_000;
/** Groups for each 25 pages: what is beyond them is not read, and the read is not whole. */
const groupsPer25 = 2;

/**
 * The numbered site in one piece, or in groups of pages. Each group sees of the rest the home page, the contact page and the lines that a contradiction
 * rests on: with a figure, a mail address or the name of the organisation.
 */
export function groupSite(
  { numbered }: Pick<ReadableSite, 'numbered'>,
  pages: readonly PageFacts[],
): { groups: string[]; cut: boolean } {
  if (numbered.pages.length === 0) return { groups: [], cut: false };
  if (numbered.text.length <= wholeLength) return { groups: [numbered.text], cut: false };
  const groups: (typeof numbered.pages)[] = [[]];
  let size = 0;
  let cut = false;
  for (const page of numbered.pages) {
    if (size > 0 && size + page.text.length > groupLength) {
      groups.push([]);
      size = 0;
    }
    if (page.text.length > groupLength) cut = true;
    groups.at(-1)?.push({ ...page, text: page.text.slice(0, groupLength) });
    size += page.text.length;
  }
  const most = groupsPer25 * Math.ceil(pages.length / 25);
  return {
    groups: groups.slice(0, most).map((group) => {
      const own = new Set(group.map(({ url }) => url));
      const rest = numbered.pages.filter(({ url }) => !own.has(url));
      return [
        ...group.map(({ text }) => text),
        '=== of the other pages, in part',
        digestOf(rest, pages),
        numbered.unread,
      ].join('\n');
    }),
    cut: cut || groups.length > most,
  };
}

function digestOf(rest: ReadableSite['numbered']['pages'], pages: readonly PageFacts[]): string {
  const [home] = pages;
  const name = home ? (titleParts(home).at(-1) ?? '') : '';
  const lines = rest.flatMap(({ text, url }) => {
    const kind = pages.find((page) => page.url === url)?.kind;
    const [header = '', ...own] = text.split('\n');
    const told =
      kind === 'home' || kind === 'contact'
        ? own
        : own.filter((line) => /^[\d.]+\*? .*(?:\d|@)/.test(line) || (name !== '' && line.includes(name)));
    return [header, ...told];
  });
  let size = 0;
  return lines.filter((line) => (size += line.length + 1) <= digestLength).join('\n');
}
