import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { fetchAnalysis } from '../report/analysis-api.ts';
import { fetchAccount } from './account-api.ts';

const reply = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

describe('“it may be set so a 401 yields an empty result instead of an error”', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asking who is signed in is set so: nobody is', async () => {
    reply(401, '{"message":"Sign in first."}');
    expect(await fetchAccount()).toBeNull();
  });

  it.each([403, 429, 500])('any other refusal of it, %i, is an error', async (status) => {
    reply(status, 'no');
    await expect(fetchAccount()).rejects.toThrow(`${status}: no`);
  });

  it('“The results page treats an unauthorised response as an error”', async () => {
    reply(401, '{"message":"Sign in first."}');
    const error: unknown = await fetchAnalysis('quiz-1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '401: {"message":"Sign in first."}' });
  });
});
