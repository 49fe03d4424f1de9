import { APICallError } from 'ai';
import type { AskFailure, FailureKind } from './contract.ts';

/** What a call's error means for the platform. The vendor's own words are not repeated: they may carry the key. */
export function describeError(name: string, error: unknown): AskFailure {
  const call = apiError(error);
  const status = call?.statusCode ?? null;
  if (call === null || status === null) {
    const kind: FailureKind = call === null && !isNetworkError(error) ? 'bad-reply' : 'unreachable';
    return {
      kind,
      detail: kind === 'unreachable' ? `${name} could not be reached` : `${name} sent a reply that cannot be read`,
      retryAfterMs: null,
      costUsd: 0,
    };
  }
  const { kind, detail } = meaningOf(status, name);
  return { kind, detail, retryAfterMs: retryAfterMs(call.responseHeaders ?? {}), costUsd: 0 };
}

function meaningOf(status: number, name: string): { kind: FailureKind; detail: string } {
  if (status === 401 || status === 403) return { kind: 'wrong-key', detail: `${name} refused our key (status ${status})` };
  if (status === 429) return { kind: 'rate-limited', detail: `${name} asked us to slow down (status 429)` };
  if (status >= 500 || status === 408) return { kind: 'server-error', detail: `${name} had an error of its own (status ${status})` };
  if (status >= 400) return { kind: 'rejected', detail: `${name} rejected the request (status ${status})` };
  return { kind: 'bad-reply', detail: `${name} sent a reply that cannot be read` };
}

function apiError(error: unknown): APICallError | null {
  if (APICallError.isInstance(error)) return error;
  return error instanceof Error && error.cause !== undefined ? apiError(error.cause) : null;
}

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    (error instanceof TypeError && /fetch failed|terminated|network/i.test(error.message)) ||
    ('code' in error && typeof error.code === 'string') ||
    isNetworkError(error.cause)
  );
}

function retryAfterMs(headers: Record<string, string>): number | null {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
