import ipaddr from 'ipaddr.js';

/** What counts as one client: an IPv4 address, or an IPv6 /64, within which a single household may pick any address it likes. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address); // an IPv4 address written as IPv6 becomes IPv4 again
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
