import ipaddr from 'ipaddr.js';

/** What counts as one client: an IPv4 address, or an IPv6 /64, within which a single household may pick any address it likes. */
export function clientNetwork(address: string): string {
  return networkOf(address, 4);
}

/** Who counts as one where all draw on one allowance: an IPv4 address, or an IPv6 /48, which a single customer of a provider is given. */
export function sharedNetwork(address: string): string {
  return networkOf(address, 3);
}

function networkOf(address: string, groups: 3 | 4): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address); // an IPv4 address written as IPv6 becomes IPv4 again
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, groups).join(':')}::/${groups * 16}`;
}
