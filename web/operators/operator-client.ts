// The operators' calls. The bearer lives in this module and nowhere else: a reload, another tab or a page brought back from the browser's
// memory of pages starts locked.
import { unlockReplySchema } from '#operators/contract.ts';
import { ApiError, callApi } from '../api.ts';
import { queryClient } from '../query-client.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type OperatorClient = ReturnType<typeof createOperatorClient>;

export const adminClient = createOperatorClient('admin', 'passcode');
export const superAdminClient = createOperatorClient('super-admin', 'code');

function createOperatorClient(role: 'admin' | 'super-admin', field: 'passcode' | 'code') {
  let token: string | null = null;
  let idleMs = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function hold(next: string | null): void {
    token = next;
    clearTimeout(idleTimer);
    if (next === null) queryClient.removeQueries({ queryKey: [role] }); // what was shown is somebody's data
    else stayAwake();
    for (const listener of listeners) listener();
  }
  function stayAwake(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => hold(null), idleMs);
  }
  const authorization = (): Record<string, string> => (token === null ? {} : { authorization: `Bearer ${token}` });
  async function guarded<T>(ask: () => Promise<T>): Promise<T> {
    stayAwake();
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) hold(null);
      throw error;
    }
  }
  if (typeof window !== 'undefined') window.addEventListener('pageshow', (event) => event.persisted && hold(null));

  return {
    role,
    isUnlocked: () => token !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Throws ApiError with the server's sentence when the code is wrong or tried too often. */
    async unlock(code: string): Promise<void> {
      const reply = unlockReplySchema.parse(await callApi('POST', `/api/${role}/unlock`, { [field]: code }));
      idleMs = reply.idleMinutes * 60_000;
      hold(reply.token);
    },
    async lock(): Promise<void> {
      const held = authorization();
      hold(null);
      await callApi('POST', `/api/${role}/lock`, undefined, held).catch(() => {}); // it ends by itself a little later
    },
    call: (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      guarded(() => callApi(method, `/api/${role}/${path}`, body, { ...headers, ...authorization() })),
    /** A POST whose answer is read by the caller: a file, or a stream of lines. */
    post: (path: string, body: unknown, signal?: AbortSignal, accept = '*/*'): Promise<Response> =>
      guarded(async () => {
        const headers = { accept, 'content-type': 'application/json', ...authorization() };
        const response = await fetch(`/api/${role}/${path}`, {
          method: 'POST',
          credentials: 'include',
          headers,
          body: JSON.stringify(body),
          ...(signal ? { signal } : {}),
        });
        if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
        return response;
      }),
  };
}
