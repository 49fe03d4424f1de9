import { getPublicSuffix, parse } from 'tldts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';

export type Address = { url: string; start: number; end: number; kind: 'link' | 'bare' };
export type Link = { text: string; textStart: number; textEnd: number; url: string };

/**
 * The answer with everything a reader does not read as words (addresses, link targets, HTML, titles of sources) replaced by a
 * filler of the same length, so that offsets stay true. `isSource`: whether a place is in a list of sources or a footnote.
 */
export function maskAddresses(text: string): {
  masked: string;
  addresses: Address[];
  links: Link[];
  isSource: (at: number) => boolean;
} {
  const addresses: Address[] = [];
  const links: Link[] = [];
  let masked = text
    .replace(/&amp;/gi, `&${joiner.repeat(4)}`)
    .replace(/<!--[\s\S]{0,2000}?-->|<\/?[a-z][^>\n]{0,300}>/gi, blank);
  masked = masked.replace(
    /\[([^\]\n]{0,300})\]\((\s*<?https?:[^\s)>]+>?[^)\n]{0,100})\)/gi,
    (whole: string, label: string, target: string, at: number) => {
      const url = target.trim().replace(/^<|>$/g, '').split(/\s/)[0] ?? '';
      const textStart = at + 1;
      links.push({ text: label, textStart, textEnd: textStart + label.length, url });
      addresses.push({ url, start: at, end: at + whole.length, kind: 'link' });
      return `${filler}${label}${filler.repeat(whole.length - label.length - 1)}`;
    },
  );
  masked = masked.replace(/https?:\/\/[^\s)\]>"'”]+|\bwww\.[^\s)\]>"'”]+/gi, (whole: string, at: number) => {
    const url = whole.replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '');
    addresses.push({ url, start: at, end: at + url.length, kind: 'bare' });
    return filler.repeat(url.length) + whole.slice(url.length);
  });
  masked = masked.replace(
    /(?:(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@)?(?<![\p{L}\p{N}])(?:[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{N}-]{0,61}[\p{Script=Latin}\p{N}])?\.){1,8}\p{Script=Latin}{2,18}(?:\/[^\s)\]>"'”，。、]*)?/gu,
    (whole: string, at: number) => {
      const url = whole.replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '');
      const host = url.replace(/^[^@/]*@/, '').split('/')[0] ?? '';
      const parsed = parse(host, { allowPrivateDomains: true });
      if (
        (!parsed.isIcann && !parsed.isPrivate && !reserved.test(host)) ||
        (getPublicSuffix(host) === host && !parsed.isPrivate)
      )
        return whole;
      // "sourdough.It rises": a full stop without its space.
      if (/\.\p{Lu}\p{Ll}+$/u.test(host)) return whole;
      addresses.push({ url: host, start: at, end: at + url.length, kind: 'bare' });
      return filler.repeat(url.length) + whole.slice(url.length);
    },
  );
  const read = maskSources(masked, links);
  return {
    masked: read.masked,
    addresses: addresses.toSorted((a, b) => a.start - b.start),
    links,
    isSource: read.isSource,
  };
}

export const filler = '\u0001';
/** Fills up what an HTML entity takes more than its sign; nothing to a reader. */
export const joiner = '\u2060';

export function rootOf(url: string): string {
  return registrableDomain(url)?.split('.')[0] ?? '';
}

const reserved = /\.(?:test|example|localhost|invalid)$/i;

function blank(whole: string): string {
  return filler.repeat(whole.length);
}

const sourcesHeading =
  /^[\s#*_>]*(?:sources?|references|citations|links|further reading|quellen|quellenangaben|fuentes|referencias|sources consultées|références|fonti|来源|參考|参考|参考资料|参考来源|資料来源|出典|参照|참고)[\s:*_：]*$/iu;

/** Titles in a list of sources were written by others: "Sources: [1] Best bakeries …" names nobody. */
function maskSources(masked: string, links: readonly Link[]): { masked: string; isSource: (at: number) => boolean } {
  const sources: { start: number; end: number }[] = [];
  let inSources = false;
  let at = 0;
  let next = 0; // the first link that does not begin before the line
  const lines = masked.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    while ((links[next]?.textStart ?? Infinity) < start) next += 1;
    const link = links[next];
    if (sourcesHeading.test(line)) {
      inSources = true;
      return line;
    }
    if (inSources && /^\s*#/.test(line)) inSources = false;
    const isFootnote =
      /^\s*[¹²³⁴-⁹]+\s/.test(line) ||
      (/^\s*\[\^?\d+\]:?\s/.test(line) && (line.includes(filler) || (link !== undefined && link.textEnd <= at)));
    if (!inSources && !isFootnote) return line;
    sources.push({ start, end: at });
    return filler.repeat(line.length);
  });
  return {
    masked: lines.join('\n'),
    isSource: (place) => sources.some(({ start, end }) => place >= start && place < end),
  };
}
