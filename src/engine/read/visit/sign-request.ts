// Web Bot Auth: whoever is asked can verify by HTTP message signatures (RFC 9421) that it was us, and by no address. Written after
// draft-meunier-web-bot-auth-architecture and draft-meunier-http-message-signatures-directory.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Headers that prove that a request for this address is ours. */
export type SignRequest = (url: URL) => Record<string, string>;

type PublicKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; use: 'sig' };
export type BotKey = { privateKey: KeyObject; publicKey: PublicKey };

/** Where the public key is served, under the address that signed requests name. */
export const keyDirectoryPath = '/.well-known/http-message-signatures-directory';

/** `seed`: 32 secret bytes that serve nothing else. The same seed is the same key, so every process of an installation has it. */
export function botKey(seed: Buffer): BotKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([ed25519Seed, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  // The thumbprint of RFC 7638 is of these members in this order.
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  return { privateKey, publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig' } };
}

/** Signs for whom we ask and where our key is. Nothing else: what we ask for is no secret, and a cache may change it. */
export function requestSigner(key: BotKey, publicUrl: string, now: () => Date): SignRequest {
  const agent = `"${new URL(publicUrl).origin}"`;
  return (url) => ({
    'signature-agent': agent,
    ...signatureOf(key, {
      label: 'sig1',
      components: [
        ['"@authority"', url.host],
        ['"signature-agent"', agent],
      ],
      tag: 'web-bot-auth',
      now: now(),
      seconds: 300,
    }),
  });
}

/** The answer at `keyDirectoryPath`, signed as well, so that nobody else can offer our key as theirs. */
export function keyDirectory(key: BotKey, publicUrl: string, now: Date): { body: string; headers: SignedHeaders } {
  return {
    body: JSON.stringify({ keys: [key.publicKey] }),
    headers: {
      'content-type': 'application/http-message-signatures-directory+json',
      'cache-control': 'public, max-age=3600',
      ...signatureOf(key, {
        label: 'binding0',
        components: [['"@authority";req', new URL(publicUrl).host]],
        tag: 'http-message-signatures-directory',
        now,
        seconds: 86_400,
      }),
    },
  };
}

type SignedHeaders = Record<string, string>;
type Signed = {
  label: string;
  components: readonly (readonly [identifier: string, value: string])[];
  tag: string;
  now: Date;
  /** For how long it is good. */
  seconds: number;
};

function signatureOf(
  { privateKey, publicKey }: BotKey,
  { label, components, tag, now, seconds }: Signed,
): SignedHeaders {
  const created = Math.floor(now.getTime() / 1000);
  const nonce = randomBytes(64).toString('base64');
  const parameters = `(${components.map(([identifier]) => identifier).join(' ')});created=${created};expires=${created + seconds};keyid="${publicKey.kid}";alg="ed25519";nonce="${nonce}";tag="${tag}"`;
  const base = [...components, ['"@signature-params"', parameters]].map((line) => line.join(': ')).join('\n');
  return {
    'signature-input': `${label}=${parameters}`,
    signature: `${label}=:${sign(null, Buffer.from(base), privateKey).toString('base64')}:`,
  };
}

/** PKCS #8 of an Ed25519 key up to its seed (RFC 8410). */
const ed25519Seed = Buffer.from('302e020100300506032b657004220420', 'hex');
