import { BlockList, isIPv6 } from 'node:net';
import { z } from 'zod';
import { rangeLists } from './agents.ts';
import { isMasked } from './client-address.ts';
import packaged from './packaged-ranges.json' with { type: 'json' };

/** The addresses that one operator publishes, and the day they were read; null where that is unknown. */
export type RangeList = { prefixes: readonly string[]; readOn: string | null };

/** By the file that each list is kept in. */
export type AddressRanges = ReadonlyMap<string, RangeList>;

/** `verified`: inside the operator's published ranges; `spoofed`: outside, whichever address is the client's; `unknown`: no list, a list that is too old, or no such address. */
export type Verdict = 'verified' | 'spoofed' | 'unknown';

const published = z.object({
  prefixes: z.array(z.object({ ipv4Prefix: z.cidrv4().optional(), ipv6Prefix: z.cidrv6().optional() })).min(1),
});

/** Throws where the text is not such a list, or a part of it is not: who is left out would be called spoofed. */
export function readRanges(text: string, readOn: string | null = null): RangeList {
  const { prefixes } = published.parse(JSON.parse(text.replace(/^\u{feff}/u, '')));
  const each = prefixes.map(({ ipv4Prefix, ipv6Prefix }) =>
    [ipv4Prefix, ipv6Prefix].filter((prefix) => prefix !== undefined),
  );
  if (each.some(({ length }) => length === 0)) throw new Error('A row of the list names no addresses');
  return { prefixes: each.flat(), readOn };
}

/** What the operators published on the day that stands in the file. */
export const packagedRanges: AddressRanges = new Map(
  Object.entries(packaged.lists).map(([file, prefixes]) => [file, { prefixes, readOn: packaged.readOn }]),
);

const longestTrustDays = 120; // operators add ranges some times a year: an older list verifies and accuses nobody
const longestPastDays = 730; // and they give ranges up: of visits of years ago a list of today accuses nobody either

/** Judges the addresses of a visit, by the list of its crawler and its day. */
export function addressJudge(
  ranges: AddressRanges,
): (token: string, addresses: readonly string[], day: string) => Verdict {
  const lists = new Map(
    rangeLists.flatMap(({ file, tokens }) => {
      const list = ranges.get(file);
      if (list === undefined) return [];
      const judged = judging(list.prefixes);
      const from = list.readOn === null ? '' : daysAfter(list.readOn, -longestPastDays);
      const until = list.readOn === null ? null : daysAfter(list.readOn, longestTrustDays);
      return tokens.map((token) => [token, { judged, from, until }] as const);
    }),
  );
  return (token, addresses, day) => {
    const list = lists.get(token);
    if (list === undefined || addresses.length === 0) return 'unknown';
    let verdict: Verdict = 'spoofed';
    for (const address of addresses) {
      const own = address === '' ? 'unknown' : list.judged(address);
      if (own === 'verified') return own;
      if (own === 'unknown') verdict = own;
    }
    const isTold = list.until === null || (day >= list.from && day <= list.until);
    return verdict === 'spoofed' && !isTold ? 'unknown' : verdict;
  };
}

function judging(prefixes: readonly string[]): (address: string) => Verdict {
  const v6 = new BlockList();
  const v4 = new Map<number, Set<number>>(); // the networks of each length: a log may ask for many addresses, each but once
  for (const prefix of prefixes) {
    const [network = '', length] = prefix.split('/');
    const bits = Number(length);
    if (isIPv6(network)) v6.addSubnet(network, bits, 'ipv6');
    else v4.set(bits, (v4.get(bits) ?? new Set()).add(networkOf(numberOf(network), bits)));
  }
  const lengths = [...v4];
  const isInside = (address: string) => {
    if (address.includes(':')) return v6.check(address, 'ipv6');
    const number = numberOf(address);
    return lengths.some(([bits, networks]) => networks.has(networkOf(number, bits)));
  };
  return (address) => (isMasked(address) ? 'unknown' : isInside(address) ? 'verified' : 'spoofed');
}

function numberOf(address: string): number {
  let [number, part] = [0, 0];
  for (let at = 0; at < address.length; at += 1) {
    const sign = address.charCodeAt(at);
    if (sign === dot) [number, part] = [number * 256 + part, 0];
    else part = part * 10 + sign - zero;
  }
  return number * 256 + part;
}

const [dot, zero] = [46, 48];

function networkOf(number: number, bits: number): number {
  return Math.floor(number / 2 ** (32 - bits));
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
