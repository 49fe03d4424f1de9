import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#base/config.ts';
import { type FakePlatform, type PlatformFault, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { platformVariables } from '#fakes/platforms/platform-variables.ts';
import { aiPlatforms } from './ai-platforms.ts';

let fake: FakePlatform;
beforeAll(async () => {
  fake = await startFakePlatform('chatgpt');
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.faults.length = 0;
  fake.models.splice(0, fake.models.length, { id: 'gpt-6.1-terra', endsAt: null }, { id: 'gpt-6.1-sol', endsAt: null });
});

const look = (env: Record<string, string>) => {
  const check = aiPlatforms.find((own) => own.id === 'ai-chatgpt');
  if (!check) throw new Error('ChatGPT has a check');
  return check.look({
    config: readConfig(env),
    pool: null,
    now: () => new Date('2026-11-22T10:00:00Z'),
    signal: new AbortController().signal,
  });
};

describe('an AI platform', () => {
  it('that answers by the model that was asked is in order', async () => {
    expect(await look(platformVariables(fake))).toMatchObject({
      tone: 'green',
      saw: 'ChatGPT answered by gpt-6.1-terra, after a search, for $0.0170.',
    });
  });

  it('without a key is not asked', async () => {
    expect(await look({})).toMatchObject({ tone: 'green', saw: 'ChatGPT has no key and is not asked.' });
  });

  it.each<[string, PlatformFault, string, RegExp]>([
    ['refuses the key', { status: 401 }, 'red', /refused our key/],
    ['has no credit', { state: 'no credit' }, 'red', /no credit left/],
    [
      'answers by another model',
      { state: 'another model' },
      'amber',
      /answered by gpt-6-luna, and gpt-6.1-terra was asked/,
    ],
  ])('that %s is told', async (_name, fault, tone, saw) => {
    fake.faults.push(fault);
    expect(await look(platformVariables(fake))).toMatchObject({ tone, saw: expect.stringMatching(saw) });
  });

  it.each([
    ['2026-12-10', 'amber', /ends gpt-6.1-terra on 2026-12-10/],
    ['2026-11-01', 'red', /does not offer gpt-6.1-terra any more/],
  ])('whose model ends on %s is told, with the next one', async (endsAt, tone, saw) => {
    fake.models.splice(0, 1, { id: 'gpt-6.1-terra', endsAt });
    const asked = fake.calls.length;
    expect(await look(platformVariables(fake))).toMatchObject({
      tone,
      saw: expect.stringMatching(saw),
      todo: expect.stringContaining('gpt-6.1-sol'),
    });
    expect(fake.calls.length).toBe(asked);
  });
});
