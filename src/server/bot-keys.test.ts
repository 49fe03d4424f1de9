import { createHash } from 'node:crypto';
import { verifySignature, webcrypto } from 'http-message-sig';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#base/log.ts';
import { testDatabase } from '#base/testing/database.ts';
import { botKey, keyDirectoryPath, requestSigner } from '#engine/read/visit/sign-request.ts';
import { buildApp } from './app.ts';
import { botKeys } from './bot-keys.ts';

const publicUrl = 'https://citable.example';
const now = () => new Date();
const key = botKey(createHash('sha256').update('a test').digest());
let database: Awaited<ReturnType<typeof testDatabase>>;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  database = await testDatabase();
  const config = { trustProxy: [], rateLimitPerMinute: 20 };
  app = await buildApp({ config, publicUrl, log: createLog('silent'), pool: database.pool });
  botKeys(app, key, publicUrl, now);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** As a site would: the key comes from the directory that the request names. */
it('serves the key by which a public implementation verifies the directory and a request', async () => {
  const answer = await app.inject({ url: keyDirectoryPath });
  expect(answer.headers['content-type']).toBe('application/http-message-signatures-directory+json');
  const [jwk] = answer.json<{ keys: JsonWebKey[] }>().keys;
  if (!jwk) throw new Error('a key was expected');
  const verifier = webcrypto.verifier(
    await crypto.subtle.importKey('jwk', { ...jwk, use: undefined }, 'Ed25519', true, ['verify']),
  );
  const policy = { algorithms: ['ed25519'], requiredParameters: ['created', 'expires', 'keyid', 'tag'] };
  const fields = Object.entries(answer.headers).map(([name, value]) => ({ name, value: String(value) }));
  const directory = await verifySignature(
    {
      kind: 'response',
      status: 200,
      fields,
      request: { kind: 'request', method: 'GET', targetUri: `${publicUrl}${keyDirectoryPath}`, fields: [] },
    },
    {
      label: 'binding0',
      resolveVerifier: () => verifier,
      policy: { ...policy, requiredComponents: [{ name: '@authority', parameters: { req: true } }] },
    },
  );
  expect(directory.parameters).toMatchObject({ tag: 'http-message-signatures-directory' });
  const signed = requestSigner(key, publicUrl, now)(new URL('https://site.example/a'));
  const request = await verifySignature(new Request('https://site.example/a', { headers: signed }), {
    label: 'sig1',
    resolveVerifier: () => verifier,
    policy: { ...policy, requiredComponents: ['@authority', 'signature-agent'] },
  });
  expect(request.parameters).toMatchObject({ tag: 'web-bot-auth' });
});
