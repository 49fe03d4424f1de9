import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

// Of these nobody outside can tell whose they are.
const insideV4 =
  /^(?:0|10|127|22[4-9]|2[345]\d)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const insideV6 = new Set(['uniqueLocal', 'loopback', 'linkLocal', 'unspecified', 'multicast']);

/** The first public address of a list as proxies write it, with ports, brackets or `for=` about it; '' where none is public. */
export function publicAddress(list: string): string {
  if (isIPv4(list)) return insideV4.test(list) ? '' : list;
  if (!mayHoldAddress(list)) return '';
  for (const part of list.split(/[,\s]+/)) {
    const address = ipv4WhereMapped(addressIn(part));
    if (address === null) continue;
    const isInside = isIPv4(address) ? insideV4.test(address) : insideV6.has(ipaddr.parse(address).range());
    if (!isInside) return address;
  }
  return '';
}

export function isAddressList(list: string): boolean {
  if (list.length < 2) return false;
  if (isIPv4(list)) return true;
  if (!mayHoldAddress(list) && !list.startsWith('unknown')) return false;
  const parts = list.split(/[,\s]+/).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => part === 'unknown' || addressIn(part) !== null);
}

export function hasPort(address: string): boolean {
  return /\]:\d+$|^[\d.]+:\d+$/.test(address);
}

/** Written with the zeros of a mask, "203.0.113.0" or "2001:db8:77::": it names a network, and anybody in it may have come. */
export function isMasked(address: string): boolean {
  if (!address.includes(':')) return address.endsWith('.0');
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 && parsed.parts.slice(4).every((part) => part === 0);
}

/** Cheaply: most fields hold none. */
function mayHoldAddress(text: string): boolean {
  return /\d+\.\d+\.\d|[\da-f]*:[\da-f]*:/i.test(text);
}

function ipv4WhereMapped(address: string | null): string | null {
  return address?.includes(':') ? ipaddr.process(address).toString() : address;
}

function addressIn(part: string): string | null {
  const bare = part.replace(/^for=/i, '').replace(/;.*$/, '').replaceAll('"', '');
  if (isIP(bare) !== 0) return bare;
  const found =
    /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? /:(\d+\.[\d.]+)$/.exec(bare)?.[1]; // behind the name of a file, as grep writes it
  return found !== undefined && isIP(found) !== 0 ? found : null;
}
