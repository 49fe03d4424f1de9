import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { rangeLists } from './agents.ts';

/** The addresses that operators publish, by the file each list is kept in. */
export type AddressRanges = ReadonlyMap<string, BlockList>;

/** `verified`: inside the operator's published ranges; `spoofed`: such a list is known and the address is outside; `unknown`: no list. */
export type Verdict = 'verified' | 'spoofed' | 'unknown';

const prefixes = z.object({
  prefixes: z.array(z.union([z.object({ ipv4Prefix: z.cidrv4() }), z.object({ ipv6Prefix: z.cidrv6() })])),
});

/** Throws where the text is not such a list. */
export function readRanges(text: string): BlockList {
  const list = new BlockList();
  for (const prefix of prefixes.parse(JSON.parse(text)).prefixes) {
    const [kind, block] =
      'ipv4Prefix' in prefix ? (['ipv4', prefix.ipv4Prefix] as const) : (['ipv6', prefix.ipv6Prefix] as const);
    const [network = '', bits] = block.split('/');
    list.addSubnet(network, Number(bits), kind);
  }
  return list;
}

/** Judges addresses, each once for a list; a crawler's few addresses come again and again. */
export function addressJudge(ranges: AddressRanges | null): (token: string, address: string) => Verdict {
  if (ranges === null) return () => 'unknown';
  const lists = new Map(
    rangeLists.flatMap(({ file, tokens }) => tokens.map((token) => [token, ranges.get(file)] as const)),
  );
  const judged = new Map<string, Verdict>();
  return (token, address) => {
    const list = lists.get(token);
    if (list === undefined) return 'unknown';
    const key = `${token} ${address}`;
    const known = judged.get(key);
    if (known !== undefined) return known;
    const version = isIP(address);
    const verdict = version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4') ? 'verified' : 'spoofed';
    if (judged.size < 100_000) judged.set(key, verdict);
    return verdict;
  };
}
