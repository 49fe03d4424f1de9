import type { AskFailure, Credentials, FailureKind, Vendor, VendorRequest } from './contract.ts';

const mostBytes = 2_000_000;

export type CallResult = { ok: true; body: unknown } | { ok: false; failure: AskFailure };

/** One request to a vendor. Follows no redirect, so that the key goes to nobody else. Throws what `leaving` throws, and when `signal` is aborted. */
export async function callVendor(
  vendor: Pick<Vendor, 'name' | 'errorKinds'>,
  {
    baseUrl,
    request,
    signal,
    leaving,
  }: { baseUrl: string; request: VendorRequest; signal: AbortSignal; leaving: () => Promise<void> },
): Promise<CallResult> {
  await leaving();
  const { path, headers, body } = request;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    });
    text = await readUpTo(response, mostBytes);
  } catch (error) {
    if (signal.aborted) throw error;
    return failed('unreachable', `${vendor.name} could not be reached`);
  }
  const parsed = jsonOrUndefined(text);
  if (response.ok)
    return parsed === undefined
      ? failed('bad-reply', `${vendor.name} sent a reply that cannot be read`)
      : { ok: true, body: parsed };
  return { ok: false, failure: describeError(vendor, response.status, response.headers, parsed) };
}

/** Bearer tokens are what four of five vendors take. */
export function bearer({ apiKey }: Credentials): Record<string, string> {
  return { authorization: `Bearer ${apiKey}` };
}

/** What an error means for the platform. The vendor's own words are not repeated: they may carry the key. */
function describeError(
  { name, errorKinds }: Pick<Vendor, 'name' | 'errorKinds'>,
  status: number,
  headers: Headers,
  body: unknown,
): AskFailure {
  const codes = wordsOf(body);
  const known = [...codes, String(status)].flatMap((code) => errorKinds[code] ?? [])[0];
  const kind = known ?? kindOfStatus(status);
  return {
    kind,
    detail: `${name} ${meaning[kind] ?? 'rejected the request'} (status ${status})`,
    retryAfterMs: retryAfterMs(headers, body),
    costUsd: 0,
  };
}

const meaning: Partial<Record<FailureKind, string>> = {
  'wrong-key': 'refused our key',
  'out-of-credit': 'says that our account has no credit left',
  'unknown-model': 'does not offer this model any more',
  'rate-limited': 'asked us to slow down',
  'server-error': 'had an error of its own',
  'bad-reply': 'sent a reply that cannot be read',
};

function kindOfStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return 'wrong-key';
  if (status === 402) return 'out-of-credit';
  if (status === 404) return 'unknown-model';
  if (status === 429) return 'rate-limited';
  if (status >= 500 || status === 408) return 'server-error';
  return status >= 400 ? 'rejected' : 'bad-reply';
}

/** The codes of an error: {error: {code, type, status}}, {error: {details: [{reason}]}}, or {code} alone. */
function wordsOf(body: unknown): string[] {
  const error = fieldOf(body, 'error') ?? body;
  const details = fieldOf(error, 'details');
  const one = Array.isArray(details) ? details : [details];
  return [...one, error]
    .flatMap((own) => ['error_code', 'reason', 'code', 'type', 'status'].map((key) => fieldOf(own, key)))
    .filter((own) => typeof own === 'string');
}

/** By the header, or by `retryDelay` in the details of the body, as Google writes it: "37s". */
function retryAfterMs(headers: Headers, body: unknown): number | null {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds !== null && Number.isFinite(Number(milliseconds))) return Math.max(0, Number(milliseconds));
  const value = headers.get('retry-after');
  if (value !== null) {
    const seconds = Number(value);
    if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
    const at = Date.parse(value);
    if (!Number.isNaN(at)) return Math.max(0, at - Date.now());
  }
  const details = fieldOf(fieldOf(body, 'error'), 'details');
  const delay = (Array.isArray(details) ? details : [])
    .map((own) => fieldOf(own, 'retryDelay'))
    .find((own) => typeof own === 'string');
  const seconds = Number.parseFloat(delay ?? '');
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : null;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

async function readUpTo(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most) break;
  }
  return text;
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failed(kind: FailureKind, detail: string): { ok: false; failure: AskFailure } {
  return { ok: false, failure: { kind, detail, retryAfterMs: null, costUsd: 0 } };
}
