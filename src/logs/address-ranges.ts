import { BlockList, isIPv6 } from 'node:net';
import { z } from 'zod';
import { rangeLists } from './agents.ts';
import { isMasked } from './client-address.ts';
import packaged from './packaged-ranges.json' with { type: 'json' };

/** The addresses that one operator publishes, and the day they were read; null where that is unknown. */
export type RangeList = { prefixes: readonly string[]; readOn: string | null };

/** By the file that each list is kept in. */
export type AddressRanges = ReadonlyMap<string, RangeList>;

/** `verified`: inside the operator's published ranges; `spoofed`: a public address outside; `unknown`: no list, a list that is too old, or no such address. */
export type Verdict = 'verified' | 'spoofed' | 'unknown';

const published = z.object({
  prefixes: z.array(z.union([z.object({ ipv4Prefix: z.cidrv4() }), z.object({ ipv6Prefix: z.cidrv6() })])),
});

/** Throws where the text is not such a list. */
export function readRanges(text: string, readOn: string | null = null): RangeList {
  const { prefixes } = published.parse(JSON.parse(text));
  return { prefixes: prefixes.map((each) => ('ipv4Prefix' in each ? each.ipv4Prefix : each.ipv6Prefix)), readOn };
}

/** What the operators published on the day that stands in the file. */
export const packagedRanges: AddressRanges = new Map(
  Object.entries(packaged.lists).map(([file, prefixes]) => [file, { prefixes, readOn: packaged.readOn }]),
);

const longestTrustDays = 120; // operators add ranges some times a year: an older list verifies and accuses nobody
const longestPastDays = 730; // and they give ranges up: of visits of years ago a list of today accuses nobody either

/** Judges addresses, each once for a list; a crawler's few addresses come again and again. */
export function addressJudge(ranges: AddressRanges): (token: string, address: string, day: string) => Verdict {
  const lists = new Map(
    rangeLists.flatMap(({ file, tokens }) => {
      const list = ranges.get(file);
      if (list === undefined) return [];
      const judged = judgedOnce(blocksOf(list.prefixes));
      const from = list.readOn === null ? '' : daysAfter(list.readOn, -longestPastDays);
      const until = list.readOn === null ? null : daysAfter(list.readOn, longestTrustDays);
      return tokens.map((token) => [token, { judged, from, until }] as const);
    }),
  );
  return (token, address, day) => {
    const list = lists.get(token);
    if (list === undefined || address === '') return 'unknown';
    const verdict = list.judged(address);
    const isTold = list.until === null || (day >= list.from && day <= list.until);
    return verdict === 'spoofed' && !isTold ? 'unknown' : verdict;
  };
}

function judgedOnce(blocks: BlockList): (address: string) => Verdict {
  const judged = new Map<string, Verdict>();
  return (address) => {
    const known = judged.get(address);
    if (known !== undefined) return known;
    const isInside = blocks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    const verdict = isMasked(address) ? 'unknown' : isInside ? 'verified' : 'spoofed';
    if (judged.size < 100_000) judged.set(address, verdict);
    return verdict;
  };
}

function blocksOf(prefixes: readonly string[]): BlockList {
  const list = new BlockList();
  for (const prefix of prefixes) {
    const [network = '', bits] = prefix.split('/');
    list.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4');
  }
  return list;
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
