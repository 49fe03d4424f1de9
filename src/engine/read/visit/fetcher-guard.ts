// Which addresses we may ask at all. A customer types the address, so it may point at our own network on purpose.
import dns from 'node:dns';
import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';

export type ResolvedAddress = { address: string; family: number };
type Lookup = (hostname: string) => Promise<ResolvedAddress[]>;

export type Guard = {
  ports: readonly number[];
  /** Whether an IP address may be connected to. Injected in tests only; no configuration reaches it. */
  isPublic: (address: string) => boolean;
  lookup: Lookup;
  /** Exact "host:port" of loopback servers that tests and development may reach. Never set in production. */
  allowHosts: readonly string[];
  /** PEM certificates to trust instead of the machine's own list. Injected in tests only; empty: the machine's list. */
  certificates: readonly string[];
};

export type RefusalReason = 'url' | 'scheme' | 'credentials' | 'port' | 'host' | 'private' | 'dns';
export class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export const defaultGuard: Guard = {
  ports: [80, 443],
  isPublic: isPublicAddress,
  lookup: lookupAll,
  allowHosts: [],
  certificates: [],
};

/** Throws a Refusal unless `url` names a public web address by scheme, port and host. Names are checked again when resolved. */
export function checkUrl(url: URL, guard: Guard): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Refusal('scheme', `Only http and https addresses are read, not ${url.protocol}`);
  if (url.username !== '' || url.password !== '')
    throw new Refusal('credentials', 'The address holds a user name or a password');
  if (isAllowListed(url, guard)) return;
  if (!guard.ports.includes(portOf(url))) throw new Refusal('port', `Port ${portOf(url)} is not a web port`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (net.isIP(host)) {
    if (!guard.isPublic(host)) throw new Refusal('private', `${host} is not a public address`);
  } else if (!isPublicName(host)) throw new Refusal('host', `${host} is not a public host name`);
}

/** Whether a website as it was typed may be asked at all, as far as its address tells. */
export function isPublicWebsite(website: string, allowHosts: readonly string[]): boolean {
  const url = URL.parse(website);
  if (!url) return false;
  try {
    checkUrl(url, { ...defaultGuard, allowHosts });
    return true;
  } catch (error) {
    return unlessRefused(error);
  }
}

/** Whether an address may be asked and leads to nothing private now. A name without an address may still get one. */
export async function leadsToPublic(address: string, allowHosts: readonly string[]): Promise<boolean> {
  const url = URL.parse(address);
  if (url === null || !isPublicWebsite(address, allowHosts)) return false;
  const addresses = await defaultGuard.lookup(url.hostname.replace(/^\[|\]$/g, '')).catch(() => []);
  const guard = { ...defaultGuard, allowHosts, lookup: async () => addresses };
  return addresses.length === 0 || resolvePublic(url, guard).then(() => true, unlessRefused);
}

function unlessRefused(error: unknown): false {
  if (error instanceof Refusal) return false;
  throw error;
}

/** All addresses of the host, or a Refusal when it has none or any of them is not public: a mixed answer is an attack. */
export async function resolvePublic(url: URL, guard: Guard): Promise<ResolvedAddress[]> {
  const addresses = await guard.lookup(url.hostname);
  if (addresses.length === 0) throw new Refusal('dns', `${url.hostname} has no address`);
  const allowed = (address: string) => guard.isPublic(address) || (isAllowListed(url, guard) && isLoopback(address));
  const bad = addresses.find(({ address }) => !allowed(address));
  if (bad) throw new Refusal('private', `${url.hostname} leads to ${bad.address}, which is not a public address`);
  return addresses;
}

/** Global unicast only. For IPv6 that is 2000::/3; everything that wraps an IPv4 address is outside it or is named by its range. */
export function isPublicAddress(address: string): boolean {
  if (!net.isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  const isRoutable = parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
  return isRoutable && parsed.range() === 'unicast';
}

export function isLoopback(address: string): boolean {
  return net.isIP(address) > 0 && ipaddr.parse(address).range() === 'loopback';
}

/** true for exactly a host and port of the allow-list that is loopback by its own name. */
export function isAllowListed(url: URL, guard: Pick<Guard, 'allowHosts'>): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return guard.allowHosts.includes(`${url.hostname}:${portOf(url)}`) && (!net.isIP(host) || isLoopback(host));
}

function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
}

/**
 * A name below a suffix that a registry hands out. What a network names inside itself (svc, corp, home, lan, whatever comes next) is below none; `arpa` and
 * `onion` are suffixes of no website. The two that are in documents and tests go on, to be found by no name server (RFC 2606).
 */
function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  const labels = name.split('.');
  const top = labels.at(-1)?.toLowerCase() ?? '';
  if (name.length > 253 || labels.length < 2 || !labels.every((label) => /^\w([\w-]{0,61}\w)?$/.test(label)))
    return false;
  return ['example', 'invalid'].includes(top) || (parse(name).isIcann === true && !['arpa', 'onion'].includes(top));
}

function lookupAll(hostname: string): Promise<ResolvedAddress[]> {
  return dns.promises.lookup(hostname, { all: true });
}
