import { describe, expect, it } from 'vitest';
import { makeSecret, seal, unseal } from './webhook-secret.ts';

describe('the secret of a webhook', () => {
  const sealed = seal('whsec_c2VjcmV0', 'the key of this installation');
  it('is had again with the key that sealed it, each time from other bytes', () => {
    expect(unseal(sealed, 'the key of this installation')).toBe('whsec_c2VjcmV0');
    expect(seal('whsec_c2VjcmV0', 'the key of this installation')).not.toBe(sealed);
    expect(sealed).not.toContain('whsec');
  });
  it('is not had with another key, nor once a byte was changed', () => {
    expect(() => unseal(sealed, 'another key')).toThrow();
    for (const at of [0, 20, 45]) {
      const changed = Buffer.from(sealed, 'base64url');
      changed.writeUInt8(changed.readUInt8(at % changed.length) ^ 1, at % changed.length);
      expect(() => unseal(changed.toString('base64url'), 'the key of this installation')).toThrow();
    }
  });
  it('is random, in the form of Standard Webhooks', () => {
    expect(makeSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(makeSecret()).not.toBe(makeSecret());
  });
});
