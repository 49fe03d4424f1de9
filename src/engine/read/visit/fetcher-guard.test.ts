import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RefusalReason } from './fetcher-guard.ts';
import { checkUrl, defaultGuard, isPublicAddress, Refusal, resolvePublic } from './fetcher-guard.ts';

function refusalOf(address: string, allowHosts: string[] = []): RefusalReason | null {
  const url = URL.parse(address);
  if (!url) return 'url';
  try {
    checkUrl(url, { ...defaultGuard, allowHosts });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

describe('an address that may be asked', () => {
  it.each([
    'http://example.com/',
    'https://example.com:443/',
    'https://bücher.example/',
    'http://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://example.com./',
    'https://a_b.example.com/',
    'https://www.gov.uk/',
    'https://gov.uk/',
    'https://müller.de/',
    'https://somebody.github.io/',
    'https://пример.рф/',
  ])('%s', (address) => {
    expect(refusalOf(address)).toBeNull();
  });
});

describe('an address that is refused', () => {
  it.each<[string, RefusalReason]>([
    ['http://127.0.0.1/', 'private'],
    ['http://127.1/', 'private'],
    ['http://2130706433/', 'private'],
    ['http://0177.0.0.1/', 'private'],
    ['http://0x7f000001/', 'private'],
    ['http://①②⑦.⓪.⓪.①/', 'private'],
    ['http://0.0.0.0/', 'private'],
    ['http://0/', 'private'],
    ['http://10.0.0.1/', 'private'],
    ['http://172.16.0.1/', 'private'],
    ['http://192.168.1.1/', 'private'],
    ['http://100.64.0.1/', 'private'],
    ['http://169.254.169.254/', 'private'],
    ['http://198.18.0.1/', 'private'],
    ['http://224.0.0.1/', 'private'],
    ['http://255.255.255.255/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://[::]/', 'private'],
    ['http://[::ffff:127.0.0.1]/', 'private'],
    ['http://[::ffff:8.8.8.8]/', 'private'],
    ['http://[::7f00:1]/', 'private'],
    ['http://[::127.0.0.1]/', 'private'],
    ['http://[0:0:0:0:0:ffff:7f00:1]/', 'private'],
    ['http://[64:ff9b::169.254.169.254]/', 'private'],
    ['http://[fd00:ec2::254]/', 'private'],
    ['http://[fe80::1%25eth0]/', 'url'],
    ['http://017700000001/', 'private'],
    ['http://0x7f.1/', 'private'],
    ['http://127.0.0.1%2f@example.com/', 'credentials'],
    ['http://example.com:99999/', 'url'],
    ['http://1.1.1.256/', 'url'],
    ['http://[64:ff9b::7f00:1]/', 'private'],
    ['http://[64:ff9b:1::7f00:1]/', 'private'],
    ['http://[2002:7f00:1::1]/', 'private'],
    ['http://[2001::1]/', 'private'],
    ['http://[2001:db8::1]/', 'private'],
    ['http://[fc00::1]/', 'private'],
    ['http://[fe80::1]/', 'private'],
    ['http://[fec0::1]/', 'private'],
    ['http://[ff02::1]/', 'private'],
    ['http://localhost/', 'host'],
    ['http://localhost./', 'host'],
    ['http://a.localhost/', 'host'],
    ['http://printer.local/', 'host'],
    ['http://metadata.google.internal/', 'host'],
    ['http://router.home.arpa/', 'host'],
    ['http://hidden.onion/', 'host'],
    ['http://intranet/', 'host'],
    ['http://payments.default.svc/', 'host'],
    ['http://payments.default.svc.cluster.local/', 'host'],
    ['http://wiki.corp/', 'host'],
    ['http://router.home/', 'host'],
    ['http://wiki.intranet/', 'host'],
    ['http://nas.lan./', 'host'],
    ['http://db.private/', 'host'],
    ['http://staging.test/', 'host'],
    ['http://printer.CORP/', 'host'],
    ['http://anything.that-nobody-registers/', 'host'],
    ['http://1.0.0.10.in-addr.arpa/', 'host'],
    [`http://${'a'.repeat(64)}.example/`, 'host'],
    ['http://example.com:22/', 'port'],
    ['http://example.com:6379/', 'port'],
    ['https://example.com:8443/', 'port'],
    ['http://user:password@example.com/', 'credentials'],
    ['http://example.com@127.0.0.1/', 'credentials'],
    ['file:///etc/passwd', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['gopher://127.0.0.1/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['unix:/run/a.sock', 'scheme'],
    ['http+unix://%2Frun%2Fa.sock/', 'scheme'],
    ['http://', 'url'],
    ['not an address', 'url'],
  ])('%s: %s', (address, reason) => {
    expect(refusalOf(address)).toBe(reason);
  });

  it('is refused in every spelling of a private IPv4 address', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const privateAddress = fc.oneof(
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    );
    fc.assert(
      fc.property(privateAddress, fc.integer({ min: 0, max: 7 }), ([a, b, c, d], spelling) => {
        const number = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
        const high = ((a << 8) | b).toString(16);
        const low = ((c << 8) | d).toString(16);
        const octets = [a, b, c, d];
        const spelled = [
          octets.join('.'),
          String(number),
          `0x${number.toString(16)}`,
          octets.map((value) => `0${value.toString(8)}`).join('.'),
          octets.map((value) => `0x${value.toString(16)}`).join('.'),
          `[::ffff:${octets.join('.')}]`,
          `[64:ff9b::${high}:${low}]`,
          `[2002:${high}:${low}::1]`,
        ][spelling];
        return refusalOf(`http://${spelled}/`) !== null;
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the allow-list', () => {
  const allowHosts = ['127.0.0.1:8101', '[::1]:8101', 'localhost:8101', '10.0.0.1:8101'];
  it.each<[string, RefusalReason | null]>([
    ['http://127.0.0.1:8101/a', null],
    ['http://[::1]:8101/a', null],
    ['http://localhost:8101/a', null],
    ['http://127.0.0.1:8102/', 'port'],
    ['http://127.0.0.1/', 'private'],
    ['http://127.0.0.2:8101/', 'port'],
    ['http://10.0.0.1:8101/', 'port'],
    ['http://u:p@127.0.0.1:8101/', 'credentials'],
  ])('is exact about host and port, and only for loopback: %s', (address, reason) => {
    expect(refusalOf(address, allowHosts)).toBe(reason);
  });
});

describe('a name', () => {
  const guardFor = (addresses: string[]) => ({
    ...defaultGuard,
    lookup: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
  const url = new URL('http://name.example/');
  it.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['93.184.216.34', '10.0.0.1']],
    [['2606:4700::1111', '::ffff:127.0.0.1']],
  ])('that resolves to %j is refused', async (addresses) => {
    await expect(resolvePublic(url, guardFor(addresses))).rejects.toMatchObject({ reason: 'private' });
  });
  it('without an address is refused', async () => {
    await expect(resolvePublic(url, guardFor([]))).rejects.toMatchObject({ reason: 'dns' });
  });
  it('with public addresses only is let through', async () => {
    await expect(resolvePublic(url, guardFor(['93.184.216.34', '2606:4700::1111']))).resolves.toHaveLength(2);
  });
  it('of the allow-list may lead to loopback, and to no other private network', async () => {
    const local = new URL('http://localhost:8101/');
    await expect(
      resolvePublic(local, { ...guardFor(['127.0.0.1']), allowHosts: ['localhost:8101'] }),
    ).resolves.toHaveLength(1);
    await expect(
      resolvePublic(local, { ...guardFor(['10.0.0.1']), allowHosts: ['localhost:8101'] }),
    ).rejects.toMatchObject({ reason: 'private' });
  });
});

describe('a public address', () => {
  it.each([
    '',
    'x',
    '1.2.3',
    '0.0.0.0',
    '192.0.0.1',
    '203.0.113.1',
    '240.0.0.1',
    '192.88.99.1',
    '::',
    '100::1',
    '5f00::1',
  ])('is not "%s"', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it('is never claimed by a throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => typeof isPublicAddress(text) === 'boolean'),
    );
  });
});
