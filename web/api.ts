// Calls to our own server. A reply that is not a success becomes an error whose message is the status, a colon, a space and the body.
import { jsonOrNull } from '#base/json-or-null.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = jsonOrNull(text);
  }

  /** The server's own sentence, when it sent one. */
  get serverMessage(): string | null {
    return textAt(this.body, 'message');
  }
}

/** Sends JSON with credentials and gives back the parsed reply (null when it is empty). Throws ApiError, or TypeError when the network fails. */
export async function callApi(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const init: RequestInit = { method, credentials: 'include', headers };
  if (body !== undefined)
    Object.assign(init, { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const response = await fetch(path, init);
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return jsonOrNull(text);
}

/** The text under `key` of an unknown reply, or null. */
export function textAt(value: unknown, key: string): string | null {
  const found = at(value, key);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** The value under `key` of an unknown reply, or undefined. */
export function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
