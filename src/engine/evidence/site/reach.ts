import { eachPageOnce } from '#engine/evidence/site/same-text.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import type { KnownPage } from '#engine/evidence/numbered-site.ts';

/** How far a reading came: what these pages do not show may be on those that are left. */
export type Reach = {
  /** Pages read. */
  read: number;
  /** Pages read, and those on their host that the site names and nobody read, dead ones aside. */
  known: number;
  /** Addresses of those left, the ones that the home page or a menu leads to first. */
  left: string[];
  /** Of those left, how many the home page or a menu leads to. */
  mainLeft: number;
  /** `own`: the HTML of the home page has its menu. `followed`: a script or another file has it, and it was read there. `unread`: nobody knows where it leads. */
  frame: 'own' | 'followed' | 'unread';
  /** Every page that the site names was read, on other hosts of its domain as well, and its frame is known: what was not seen there is absent. */
  isWhole: boolean;
  /** What was not seen may be told: the whole was read, or every main page and at least half of all. */
  mayMiss: boolean;
};

/** `known`: the pages that the site names and that were not read (`knownUnread`). */
export function reachOf({ pages }: { pages: readonly PageFacts[] }, known: readonly KnownPage[]): Reach {
  const home = pages.find(({ kind }) => kind === 'home');
  const hostOf = (url: string) => URL.parse(url)?.host.replace(/^www\./, '');
  const alive = known.filter(({ why }) => why !== '404' && why !== '410').map(({ url }) => url);
  const own = alive.filter((url) => hostOf(url) === hostOf(pages[0]?.url ?? ''));
  const main = new Set(
    [
      ...(home?.links ?? []),
      ...(home?.frame?.links ?? []),
      ...pages.flatMap(({ links }) => links.filter(({ inNav }) => inNav)),
    ].flatMap(({ url }) => (url === null ? [] : [samePageKey(url.replace(/#.*$/, ''))])),
  );
  const isMain = (url: string) => main.has(samePageKey(url.replace(/#.*$/, '')));
  const mainLeft = own.filter(isMain);
  const frame = home?.frame === undefined ? 'own' : home.frame.followed ? 'followed' : 'unread';
  const read = eachPageOnce(pages).length;
  const all = read + own.length;
  return {
    read,
    known: all,
    left: [...mainLeft, ...own.filter((url) => !isMain(url))],
    mainLeft: mainLeft.length,
    frame,
    isWhole: frame === 'own' && alive.length === 0,
    mayMiss: frame === 'own' && mainLeft.length === 0 && read * 2 >= all,
  };
}

/** "on the 20 pages we read of 68": behind a sentence that says what was not seen. */
export function onPagesRead({ read, known }: Pick<Reach, 'read' | 'known'>): string {
  const pages = read === 1 ? 'on the one page we read' : `on the ${read} pages we read`;
  return known > read ? `${pages} of ${known}` : pages;
}
