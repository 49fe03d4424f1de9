import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, at, callApi, textAt } from './api.ts';

const reply = (body: string | null, init: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init));

describe('callApi', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [{ status: 404 }, '{"message":"gone"}', '404: {"message":"gone"}', 'gone'],
    [{ status: 502, statusText: 'Bad Gateway' }, '', '502: Bad Gateway', null],
    [{ status: 500 }, '<html>', '500: <html>', null],
  ])('turns a refusal %j with %j into the error %j', async (init, body, message, serverMessage) => {
    reply(body, init);
    const error: unknown = await callApi('GET', '/api/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, status: init.status, serverMessage });
  });

  it('gives back parsed JSON, and null for an empty reply', async () => {
    reply('{"id":"a"}', { status: 201 });
    expect(await callApi('POST', '/api/x', {})).toEqual({ id: 'a' });
    reply(null, { status: 204 });
    expect(await callApi('DELETE', '/api/x')).toBeNull();
  });

  it('sends credentials always, and a body as JSON', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sent.push([path, init]);
      return new Response('{}');
    });
    await callApi('GET', '/api/a');
    await callApi('POST', '/api/b', { name: 'Ada' }, { 'idempotency-key': 'k' });
    expect(sent).toEqual([
      ['/api/a', { method: 'GET', credentials: 'include', headers: {} }],
      [
        '/api/b',
        {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
          body: '{"name":"Ada"}',
        },
      ],
    ]);
  });
});

describe('reading an unknown reply', () => {
  it.each([
    [{ id: 'a' }, 'a'],
    [{ id: '' }, null],
    [{ id: 7 }, null],
    [{}, null],
    [null, null],
    ['id', null],
  ])('textAt(%j, "id") is %j', (value, text) => {
    expect(textAt(value, 'id')).toBe(text);
  });

  it('does not find what an object only inherits', () => {
    expect(at({}, 'toString')).toBeUndefined();
  });
});
