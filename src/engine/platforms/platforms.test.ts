import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakePlatform, type PlatformFault, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import type { Script } from '#fakes/platforms/scripted-answer.ts';
import { platformStates } from '#fakes/platforms/states.ts';
import { fakeUsage, statedCost } from '#fakes/platforms/wire-formats.ts';
import { connectPlatforms, vendors } from './connect-platforms.ts';
import { type Asked, type Lifecycle, platformIds, type PlatformId, usualCap } from './contract.ts';
import { type ModelState, modelState, nextModel } from './model-state.ts';
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
const asked = (question: string): Asked => ({ text: question, language: null, place: null, cap: usualCap });

describe.each(platformIds)('%s', (id: PlatformId) => {
  const model = 'a-model';
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
    const result = await adapter(more).ask(asked('Which bakeries?'), never, atOnce);
    if (result.ok) throw new Error('the call was expected to fail');
    return result.failure;
  };

  it('answers with the text, its citations in place, and what was looked at', async () => {
    const result = await adapter().ask(asked('Which bakeries in Leeds?'), never, atOnce);
    expect(fake.refused).toEqual([]);
    expect(fake.calls).toMatchObject([{ prompt: 'Which bakeries in Leeds?', model, answered: true }]);
    if (!result.ok) throw new Error(result.failure.detail);
    const { reply } = result;
    expect(reply).toMatchObject({ model, searched: true, usage: fakeUsage });
    expect(reply.text.replace(/\[\d\]/g, '')).toBe(text);
    expect(reply.retrieved).toEqual(expect.arrayContaining([own, guide]));
    expect(new Set(reply.cited.map(({ url }) => url))).toEqual(new Set([own, guide]));
    const line = reply.text.indexOf('Brotwerk');
    const near = reply.cited.filter(
      ({ start, end }) => start !== null && end !== null && start <= line + 23 && end > line,
    );
    expect(near.map(({ url }) => url)).toEqual([own]);
    expect(reply.queries).toEqual(['a query']);
    expect(reply.costUsd).toBe(
      id === 'perplexity' || id === 'grok' ? statedCost[id] : costOf(fakeUsage, listPrices[id]),
    );
    expect(reply.raw).toBeTypeOf('object');
  });

  it('takes an answer without citations as one', async () => {
    fake.faults.push('no-citations');
    const result = await adapter().ask(asked('Which?'), never, atOnce);
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

  it.each(platformStates[id])('takes "$name" for what it is', async ({ name, means }) => {
    for (let turn = 0; turn < 4; turn += 1) fake.faults.push({ state: name });
    const result = await adapter().ask(asked('Which?'), never, atOnce);
    expect(fake.refused).toEqual([]);
    if ('answer' in means) {
      if (!result.ok) throw new Error(result.failure.detail);
      expect(result.reply).toMatchObject(means.answer);
      return;
    }
    if (result.ok) throw new Error('the call was expected to fail');
    expect(result.failure.kind).toBe(means.kind);
    expect(result.failure.retryAfterMs).toBe(means.retryAfterMs ?? null);
    if (means.isPaid === true && id !== 'perplexity') expect(result.failure.costUsd).toBeGreaterThan(0);
  });

  it('has a state in the table for all that its contract knows', () => {
    const states = platformStates[id];
    const kinds = new Set<string>(states.map(({ means }) => ('kind' in means ? means.kind : 'answer')));
    // Perplexity declines in words alone (the model that reads its answer tells); nobody describes how Gemini says that the credit is spent.
    const unknown = { perplexity: 'refusal', gemini: 'out-of-credit', chatgpt: null, claude: null, grok: null }[id];
    const wanted = [
      'incomplete',
      'refusal',
      'rate-limited',
      'server-error',
      'out-of-credit',
      'unknown-model',
      'wrong-key',
      'answer',
    ];
    expect(wanted.filter((kind) => !kinds.has(kind) && kind !== unknown)).toEqual([]);
    expect(states.map(({ name }) => name)).toEqual(expect.arrayContaining(['no search', 'another model']));
  });

  it('sends the place and the cap', async () => {
    const sent = { text: 'Which?', language: 'de', cap: 8000 };
    await adapter().ask({ ...sent, place: { country: 'GB', city: 'Leeds' } }, never, atOnce);
    await adapter().ask({ ...sent, place: { country: 'GB', city: null } }, never, atOnce);
    await adapter().ask({ ...sent, language: null, place: null }, never, atOnce);
    expect(fake.refused).toEqual([]);
    const [first, second, third] = fake.calls.map(({ body }) => JSON.stringify(body));
    expect(first).toContain('Leeds');
    expect(first).toContain('8000');
    // Gemini's search takes no place, and only Perplexity is told a language.
    for (const body of [first, second]) expect(body?.includes('"country":"GB"')).toBe(id !== 'gemini');
    expect(first?.includes('"language_preference":"de"')).toBe(id === 'perplexity');
    expect(third).not.toMatch(/"country"|"city"|language_preference/);
    expect(third?.includes('"user_location":{"type":"approximate"}')).toBe(id === 'chatgpt');
  });

  it('reads the vendor’s list of models, and says when a model is gone or going', async () => {
    const { listModels } = adapter();
    if (id === 'perplexity') return expect(listModels).toBeNull();
    const [preferred = ''] = vendors.find((vendor) => vendor.id === id)?.models ?? [];
    const listed = await listModels?.(never);
    if (!listed?.ok) throw new Error('a list was expected');
    const now = '2026-11-22T10:00:00.000Z';
    expect(modelState(listed.models, preferred, now)).toEqual({ state: 'offered' });
    expect(modelState(listed.models, 'an-old-one', now)).toEqual({ state: 'absent' });
    expect(nextModel(id, listed.models, now)).toBe(preferred);
    expect(await adapter({ apiKey: 'wrong' }).listModels?.(never)).toMatchObject({
      ok: false,
      failure: { kind: 'wrong-key' },
    });
  });

  it('says how long the vendor asks to wait', async () => {
    expect((await failing({ status: 429, retryAfter: '7200' })).retryAfterMs).toBe(7_200_000);
  });

  it('does not wait for ever', async () => {
    expect((await failing('hang', { timeoutMs: 300 })).kind).toBe('timeout');
  });

  it('stops when told to', async () => {
    expect(await adapter().ask(asked('Which?'), AbortSignal.abort(), atOnce)).toMatchObject({
      ok: false,
      failure: { kind: 'stopped' },
    });
  });

  it('never repeats the key in what it says', async () => {
    const result = await adapter({ apiKey: 'sk-secret' }).ask(asked('Which?'), never, atOnce);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-key' } });
    expect(JSON.stringify(result)).not.toContain('sk-secret');
  });

  it('knows an address where nobody listens', async () => {
    const result = await adapter({ baseUrl: 'http://127.0.0.1:1' }).ask(asked('Which?'), never, atOnce);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('a model that the vendor ends', () => {
  const listed = (endsAt: string | null) => [
    { id: 'gpt-6.1-terra', endsAt },
    { id: 'gpt-6.1-sol', endsAt: null },
    { id: 'grok-4.7-2026-09-11', endsAt: null },
  ];
  it.each([
    [null, { state: 'offered' }, 'gpt-6.1-terra'],
    ['2027-03-01', { state: 'offered' }, 'gpt-6.1-terra'],
    ['2026-12-11', { state: 'ending', on: '2026-12-11' }, 'gpt-6.1-sol'],
    ['2026-11-01', { state: 'absent' }, 'gpt-6.1-sol'],
  ])('ending on %s is %j, and new subscriptions take %s', (endsAt, state, next) => {
    expect(modelState(listed(endsAt), 'gpt-6.1-terra', '2026-11-22')).toEqual(state);
    expect(nextModel('chatgpt', listed(endsAt), '2026-11-22')).toBe(next);
  });
  it.each<[Lifecycle, string | null, ModelState, string | null]>([
    ['active', null, { state: 'offered' }, 'claude-sonnet-5-5'],
    ['deprecated', null, { state: 'ending', on: null }, 'claude-haiku-5-5'],
    ['deprecated', '2027-06-01', { state: 'offered' }, 'claude-haiku-5-5'],
    ['deprecated', '2026-12-01', { state: 'ending', on: '2026-12-01' }, 'claude-haiku-5-5'],
    ['deprecated', '2026-11-01', { state: 'ending', on: '2026-11-01' }, 'claude-haiku-5-5'],
    ['retired', null, { state: 'absent' }, 'claude-haiku-5-5'],
    ['retired', '2027-06-01', { state: 'absent' }, 'claude-haiku-5-5'],
  ])('called %s with the day %s is %j, and new subscriptions take %s', (lifecycle, endsAt, state, next) => {
    const models = [
      { id: 'claude-sonnet-5-5', endsAt, lifecycle },
      { id: 'claude-haiku-5-5', endsAt: null, lifecycle: 'active' as const },
    ];
    expect(modelState(models, 'claude-sonnet-5-5', '2026-11-22')).toEqual(state);
    expect(nextModel('claude', models, '2026-11-22')).toBe(next);
  });
  it('knows an alias by its dated name', () => {
    expect(modelState(listed(null), 'grok-4.7', '2026-11-22')).toEqual({ state: 'offered' });
  });
});

describe('connectPlatforms', () => {
  it('leaves out platforms without a key', () => {
    expect(
      connectPlatforms({ chatgpt: null, grok: { apiKey: 'k', baseUrl: null, model: null } }).map(({ id }) => id),
    ).toEqual(['grok']);
  });
});
