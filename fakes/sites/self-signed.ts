// A certificate that nobody but a test trusts, made again in each run: X.509 in DER, as RFC 5280 lays it out.
import { generateKeyPairSync, sign } from 'node:crypto';

/** Key and certificate in PEM for `hostname`, valid from yesterday until tomorrow. */
export function selfSigned(hostname: string, now: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from(hostname))))); // common name
  const day = (days: number) =>
    der(
      0x18,
      Buffer.from(
        `${new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}000000Z`,
      ),
    );
  const alternativeName = sequence(oid('551d11'), der(0x04, sequence(der(0x82, Buffer.from(hostname)))));
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.of(2))), // version 3
    der(0x02, Buffer.of(1)), // serial number
    ecdsaWithSha256,
    name,
    sequence(day(-1), day(2)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeName)),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', facts, privateKey));
  const lines = sequence(facts, ecdsaWithSha256, signature)
    .toString('base64')
    .replaceAll(/.{1,64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function set(...parts: Buffer[]): Buffer {
  return der(0x31, ...parts);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
