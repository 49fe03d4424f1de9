import { expect, it } from 'vitest';
import { readerFromEnvironment } from '#engine/read/reader-from-environment.ts';

const all = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', PERPLEXITY_API_KEY: 'k', XAI_API_KEY: 'k' };
it.each([
  ['nobody where nothing is set', {}, null],
  ['nobody where it is switched off', { ...all, READER: 'off', READER_URL: 'http://127.0.0.1:9/v1' }, null],
  ['the platform that has a key', { XAI_API_KEY: 'k' }, 'grok-4.3'],
  ['the cheapest of several', { XAI_API_KEY: 'k', PERPLEXITY_API_KEY: 'k' }, 'perplexity/sonar'],
  ['the cheapest of all', all, 'gpt-6-luna'],
  [
    'a server of one’s own before any platform',
    { ...all, READER_URL: 'http://127.0.0.1:9/v1', READER_MODEL: 'm' },
    'm at 127.0.0.1:9',
  ],
  ['nobody where a key is empty', { OPENAI_API_KEY: '' }, null],
])('%s reads', (_name, env, model) => {
  expect(readerFromEnvironment(env)?.model ?? null).toBe(model);
});

it('counts the price of the platform that reads', () => {
  const form = { instructions: '', input: 'x'.repeat(30_000), mostTokens: 1_000 };
  const mostUsd = (env: Record<string, string>) => readerFromEnvironment(env)?.mostUsd?.(form);
  expect(mostUsd({ OPENAI_API_KEY: 'k' })).toBe(0.0015);
  expect(mostUsd({ XAI_API_KEY: 'k' })).toBe(0.015);
  expect(mostUsd({ READER_URL: 'http://127.0.0.1:9/v1' })).toBeUndefined();
});
