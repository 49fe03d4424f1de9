import { describe, expect, it } from 'vitest';
import { apiKeyHash, makeApiKey } from './api-key.ts';

describe('an API key', () => {
  it('says its mode, is never the same, and is known by its digest', () => {
    const keys = Array.from({ length: 200 }, () => makeApiKey('live'));
    expect(new Set(keys).size).toBe(200);
    for (const key of keys) {
      expect(key).toMatch(/^ctb_live_[0-9A-Za-z]{49}$/);
      expect(apiKeyHash(key)).toMatch(/^[\w-]{43}$/);
    }
    expect(makeApiKey('test')).toMatch(/^ctb_test_/);
  });
  it('with a wrong letter is no key, and nobody is asked', () => {
    const key = makeApiKey('live');
    const wrong = `${key.slice(0, 20)}${key[20] === 'A' ? 'B' : 'A'}${key.slice(21)}`;
    expect([wrong, key.replace('live', 'test'), `${key}A`, key.slice(1), '', 'ctb_live_'].map(apiKeyHash)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
