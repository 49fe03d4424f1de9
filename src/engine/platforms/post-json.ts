import { APICallError } from 'ai';
import type { Connection } from './contract.ts';

const mostBytes = 2_000_000;

/** One POST with a bearer key, where the vendor's client cannot be used. Throws the same errors as the clients do. */
export async function postJson(url: string, body: object, { apiKey, signal, fetch }: Pick<Connection, 'apiKey' | 'signal' | 'fetch'>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  const text = (await response.text()).slice(0, mostBytes);
  const failure = (message: string) =>
    new APICallError({ message, url, requestBodyValues: body, statusCode: response.status, responseHeaders: Object.fromEntries(response.headers) });
  if (!response.ok) throw failure('not accepted');
  try {
    return JSON.parse(text);
  } catch {
    throw failure('not JSON');
  }
}
