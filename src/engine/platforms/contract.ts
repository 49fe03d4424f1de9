// One interface for every AI platform. An adapter knows its vendor's wire format; everything after it reads one shape.
export const platformIds = ['chatgpt', 'claude', 'perplexity', 'grok', 'gemini'] as const;
/** The seed's four carry a score; the others are extra evidence. */
export type PlatformId = (typeof platformIds)[number];

export type Cited = { url: string; start: number | null; end: number | null; quote: string | null };

export type PlatformReply = {
  /** As the vendor names it in its reply. */
  model: string;
  /** Whether the platform looked at the web for this answer. */
  searched: boolean;
  text: string;
  /** Pages that the platform looked at. */
  retrieved: string[];
  /** Pages that the text credits; offsets in `text`. */
  cited: Cited[];
  usage: { inputTokens: number; outputTokens: number; searches: number };
  costUsd: number;
  /** The vendor's reply as it came: the audit trail. */
  raw: unknown;
};

export type FailureKind =
  | 'wrong-key'
  | 'rate-limited'
  | 'server-error'
  | 'timeout'
  | 'unreachable'
  | 'rejected'
  | 'bad-reply'
  | 'failed-inside'
  | 'empty'
  | 'refusal'
  | 'stopped';
export type AskFailure = {
  kind: FailureKind;
  /** One sentence for the report; never the key. */
  detail: string;
  /** How long the vendor asks us to wait; null when it does not say. */
  retryAfterMs: number | null;
  /** What the failed call cost all the same. */
  costUsd: number;
};
export type AskResult = { ok: true; reply: PlatformReply } | { ok: false; failure: AskFailure };

export type PlatformAdapter = {
  id: PlatformId;
  name: string;
  model: string;
  /** What one answer usually costs, in US dollars: reserved before the call. */
  typicalCostUsd: number;
  /**
   * Asks once: no retry, since each call is paid for. `leaving` is awaited when the request is ready and nothing is left to do but to send it; when it
   * throws, nothing is sent and its error comes through. Throws nothing else.
   */
  ask(prompt: string, signal: AbortSignal, leaving: () => Promise<void>): Promise<AskResult>;
};

export type PlatformSettings = { apiKey: string; baseUrl: string | null; model: string | null };

/** What an adapter makes of a reply: the answer, or why there is none. `cost` is null when the vendor names no price. */
export type ReadReply =
  | { ok: true; answer: Omit<PlatformReply, 'costUsd' | 'raw'>; vendorCostUsd: number | null }
  | { ok: false; kind: FailureKind; detail: string; usage: PlatformReply['usage']; vendorCostUsd: number | null };

/** `fetch`: the only way out; it tells the caller that the request leaves, and follows no redirect, so that the key goes to nobody else. */
export type Connection = { apiKey: string; baseUrl: string; model: string; signal: AbortSignal; fetch: typeof fetch };

/** A platform in one file: where it lives, how it is asked, how its reply is read. */
export type Vendor = {
  id: PlatformId;
  name: string;
  defaultBaseUrl: string;
  defaultModel: string;
  /** Sends one question and answers the vendor's reply unread; throws what the client throws. */
  send(prompt: string, connection: Connection): Promise<unknown>;
  read(body: unknown): ReadReply;
};
