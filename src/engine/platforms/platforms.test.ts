import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakePlatform, type PlatformFault, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import type { Script } from '#fakes/platforms/scripted-answer.ts';
import { fakeUsage } from '#fakes/platforms/wire-formats.ts';
import { connectPlatforms } from './connect-platforms.ts';
import { platformIds, type PlatformId } from './contract.ts';
import { costOf, listPrices } from './prices.ts';

const own = 'https://brotwerk.example/rye?utm_source=openai';
const guide = 'https://guide.example/leeds';
const text = 'Two bakeries:\n\n1. **Brotwerk** bakes rye.\n2. **Mill Bakery** bakes buns.\n';
const script: Script = () => ({
  text,
  cites: [
    { quote: '**Brotwerk** bakes rye.', url: own },
    { quote: '**Mill Bakery** bakes buns.', url: guide },
  ],
  retrieved: [own, guide, 'https://only-looked-at.example/'],
});
const never = new AbortController().signal;
const atOnce = async () => {};

describe.each(platformIds)('%s', (id: PlatformId) => {
  // Google's client leaves out the search for a model that it does not know.
  const model = id === 'gemini' ? 'gemini-2.5-flash' : 'a-model';
  let fake: FakePlatform;
  beforeAll(async () => {
    fake = await startFakePlatform(id, { script });
  });
  afterAll(() => fake.stop());
  beforeEach(() => {
    fake.calls.length = 0;
    fake.refused.length = 0;
    fake.faults.length = 0;
  });

  const adapter = (more: { apiKey?: string; timeoutMs?: number; baseUrl?: string } = {}) => {
    const settings = { apiKey: more.apiKey ?? fake.apiKey, baseUrl: more.baseUrl ?? fake.url, model };
    const [made] = connectPlatforms({ [id]: settings }, { timeoutMs: more.timeoutMs ?? 5000 });
    if (!made) throw new Error('an adapter with a key is connected');
    return made;
  };
  const failing = async (fault: PlatformFault, more: { timeoutMs?: number } = {}) => {
    fake.faults.push(fault);
    const result = await adapter(more).ask('Which bakeries?', never, atOnce);
    if (result.ok) throw new Error('the call was expected to fail');
    return result.failure;
  };

  it('answers with the text, its citations in place, and what was looked at', async () => {
    const result = await adapter().ask('Which bakeries in Leeds?', never, atOnce);
    expect(fake.refused).toEqual([]);
    expect(fake.calls).toEqual([{ prompt: 'Which bakeries in Leeds?', model, answered: true }]);
    if (!result.ok) throw new Error(result.failure.detail);
    const { reply } = result;
    expect(reply).toMatchObject({ model, searched: true, usage: fakeUsage });
    expect(reply.text.replace(/\[\d\]/g, '')).toBe(text);
    expect(reply.retrieved).toEqual(expect.arrayContaining([own, guide]));
    expect(new Set(reply.cited.map(({ url }) => url))).toEqual(new Set([own, guide]));
    const line = reply.text.indexOf('Brotwerk');
    const near = reply.cited.filter(({ start, end }) => start !== null && end !== null && start <= line + 23 && end > line);
    expect(near.map(({ url }) => url)).toEqual([own]);
    expect(reply.costUsd).toBe(id === 'perplexity' ? 0.0061 : costOf(fakeUsage, listPrices[id]));
    expect(reply.raw).toBeTypeOf('object');
  });

  it('takes an answer without citations as one', async () => {
    fake.faults.push('no-citations');
    const result = await adapter().ask('Which?', never, atOnce);
    expect(result.ok && result.reply.cited).toEqual([]);
  });

  it.each<[PlatformFault, string]>([
    [{ status: 401 }, 'wrong-key'],
    [{ status: 400 }, 'rejected'],
    [{ status: 429, retryAfter: '7200' }, 'rate-limited'],
    [{ status: 500 }, 'server-error'],
    [{ status: 529 }, 'server-error'],
    ['html', 'bad-reply'],
    ['broken', 'bad-reply'],
    ['reset', 'unreachable'],
    ['empty', 'empty'],
    ['refusal', 'refusal'],
    ['failed-inside', id === 'claude' || id === 'gemini' ? 'refusal' : 'failed-inside'],
  ])('%j is a failure with a name: %s', async (fault, kind) => {
    expect((await failing(fault)).kind).toBe(kind);
    expect(fake.calls.length).toBe(1);
  });

  it('says how long the vendor asks to wait', async () => {
    expect((await failing({ status: 429, retryAfter: '7200' })).retryAfterMs).toBe(7_200_000);
  });

  it('does not wait for ever', async () => {
    expect((await failing('hang', { timeoutMs: 300 })).kind).toBe('timeout');
  });

  it('stops when told to', async () => {
    expect(await adapter().ask('Which?', AbortSignal.abort(), atOnce)).toMatchObject({ ok: false, failure: { kind: 'stopped' } });
  });

  it('never repeats the key in what it says', async () => {
    const result = await adapter({ apiKey: 'sk-secret' }).ask('Which?', never, atOnce);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-key' } });
    expect(JSON.stringify(result)).not.toContain('sk-secret');
  });

  it('knows an address where nobody listens', async () => {
    const result = await adapter({ baseUrl: 'http://127.0.0.1:1' }).ask('Which?', never, atOnce);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('connectPlatforms', () => {
  it('leaves out platforms without a key', () => {
    expect(connectPlatforms({ chatgpt: null, grok: { apiKey: 'k', baseUrl: null, model: null } }).map(({ id }) => id)).toEqual(['grok']);
  });
});
