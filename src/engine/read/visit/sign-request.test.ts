// What we sign is verified by Cloudflare's own implementation of Web Bot Auth.
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jwkToKeyID, verify } from 'web-bot-auth';
import { verifierFromJWK } from 'web-bot-auth/crypto';
import { safeFetch } from './fetcher.ts';
import { botKey, keyDirectory, requestSigner } from './sign-request.ts';

const seed = createHash('sha256').update('a test').digest();
const now = () => new Date();
const citable = 'https://citable.example/';
const key = botKey(seed);
const sign = requestSigner(key, citable, now);

const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
const site = createServer(({ url, headers }, response) => {
  asked.push({ url: `http://${headers.host}${url}`, headers });
  if (url === '/moved') response.writeHead(301, { location: `http://localhost:${headers.host?.split(':')[1]}/` });
  response.end('<p>Hello</p>');
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, resolve));
  const address = site.address();
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => site.close());

const verified = async (request: { url: string; headers: IncomingHttpHeaders }, given = key) => {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return verify(new Request(request.url, { headers }), await verifierFromJWK(given.publicKey));
};

it('signs every request, for the host that it is sent to', async () => {
  const allowHosts = [host, host.replace('127.0.0.1', 'localhost')];
  const result = await safeFetch(`http://${host}/moved`, { userAgent: 'CitableBot/1.0', sign, guard: { allowHosts } });
  expect(result).toMatchObject({ ok: true, status: 200 });
  expect(asked.map(({ url }) => new URL(url).hostname)).toEqual(['127.0.0.1', 'localhost']);
  for (const request of asked) {
    await verified(request);
    expect(request.headers['signature-agent']).toBe('"https://citable.example"');
  }
});

it.each<[string, { url?: string; headers?: Record<string, string> }]>([
  ['the request goes to another host', { url: 'http://another.example/' }],
  ['the agent is another', { headers: { 'signature-agent': '"https://another.example"' } }],
])('is not verified where %s', async (_where, change) => {
  const headers = { host: 'site.example', ...sign(new URL('http://site.example/')) };
  await verified({ url: 'http://site.example/', headers });
  await expect(
    verified({ url: change.url ?? 'http://site.example/', headers: { ...headers, ...change.headers } }),
  ).rejects.toThrow('invalid signature');
});

it('is not verified by another key, nor once it has expired', async () => {
  const request = { url: 'http://site.example/', headers: sign(new URL('http://site.example/')) };
  await expect(verified(request, botKey(createHash('sha256').update('another').digest()))).rejects.toThrow();
  const early = requestSigner(key, citable, () => new Date(Date.now() - 301_000));
  await expect(verified({ ...request, headers: early(new URL(request.url)) })).rejects.toThrow('expired');
});

it('serves its key with the thumbprint that the signatures name, and signs that too', async () => {
  const { body, headers } = keyDirectory(key, citable, now());
  const { keys } = JSON.parse(body);
  expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: expect.any(String), use: 'sig' }]);
  const digest = (bytes: BufferSource) => crypto.subtle.digest('SHA-256', bytes);
  const thumbprint = await jwkToKeyID(keys[0], digest, (bytes) => Buffer.from(bytes).toString('base64url'));
  expect(keys[0].kid).toBe(thumbprint);
  expect(sign(new URL('http://site.example/'))['signature-input']).toContain(`keyid="${thumbprint}"`);
  expect(headers['content-type']).toBe('application/http-message-signatures-directory+json');
  expect(headers['signature-input']).toMatch(
    /^binding0=\("@authority";req\);.*tag="http-message-signatures-directory"$/,
  );
  expect(botKey(seed).publicKey).toEqual(key.publicKey);
});
