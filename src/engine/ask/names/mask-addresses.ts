import { getPublicSuffix, parse } from 'tldts';

export type Address = { url: string; start: number; end: number };

/**
 * The text with everything that nobody reads as words (addresses, targets of links, HTML) replaced by a filler of the
 * same length, so that offsets stay true; and the addresses, in their order.
 */
export function maskAddresses(text: string): { masked: string; addresses: Address[] } {
  const addresses: Address[] = [];
  let masked = text
    .replace(/&amp;/gi, `&${joiner.repeat(4)}`)
    .replace(/<!--[\s\S]{0,2000}?-->|<\/?[a-z][^>\n]{0,300}>/gi, (whole) => filler.repeat(whole.length));
  masked = masked.replace(
    /\[([^\]\n]{0,300})\]\((\s*<?https?:[^\s)>]+>?[^)\n]{0,100})\)/gi,
    (whole: string, label: string, target: string, at: number) => {
      const url = target.trim().replace(/^<|>$/g, '').split(/\s/)[0] ?? '';
      addresses.push({ url, start: at, end: at + whole.length });
      return `${filler}${label}${filler.repeat(whole.length - label.length - 1)}`;
    },
  );
  masked = masked.replace(/https?:\/\/[^\s)\]>"'”]+|\bwww\.[^\s)\]>"'”]+/gi, (whole: string, at: number) => {
    const url = withoutStops(whole);
    addresses.push({ url, start: at, end: at + url.length });
    return filler.repeat(url.length) + whole.slice(url.length);
  });
  masked = masked.replace(
    /(?:(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@)?(?<![\p{L}\p{N}])(?:[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{N}-]{0,61}[\p{Script=Latin}\p{N}])?\.){1,8}\p{Script=Latin}{2,18}(?:\/[^\s)\]>"'”，。、]*)?/gu,
    (whole: string, at: number) => {
      const url = withoutStops(whole);
      const host = url.replace(/^[^@/]*@/, '').split('/')[0] ?? '';
      const parsed = parse(host, { allowPrivateDomains: true });
      if (
        (!parsed.isIcann && !parsed.isPrivate && !reserved.has(host.split('.').at(-1)?.toLowerCase() ?? '')) ||
        (getPublicSuffix(host) === host && !parsed.isPrivate)
      )
        return whole;
      // "sourdough.It rises": a full stop without its space.
      if (/\.\p{Lu}\p{Ll}+$/u.test(host)) return whole;
      addresses.push({ url: host, start: at, end: at + url.length });
      return filler.repeat(url.length) + whole.slice(url.length);
    },
  );
  return { masked, addresses: addresses.toSorted((a, b) => a.start - b.start) };
}

const filler = '\u0001';
/** Fills up what an HTML entity takes more than its sign; nothing to a reader. */
export const joiner = '\u2060';

const reserved = new Set(['test', 'example', 'localhost', 'invalid']);

function withoutStops(address: string): string {
  return address.replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '');
}
