// One interface for every AI platform. An adapter knows its vendor's wire format; everything after it reads one shape.
export const platformIds = ['chatgpt', 'claude', 'perplexity', 'grok', 'gemini'] as const;
/** The seed's four carry a score; the others are extra evidence. */
export type PlatformId = (typeof platformIds)[number];

export type Cited = { url: string; start: number | null; end: number | null; quote: string | null };

/** Where the asker is: the platforms' searches take it. `country`: two letters, ISO 3166-1. A town without its country could be anywhere. */
export type Place = { country: string; city: string | null };

/** One question as it is sent. `language`: of its text, ISO 639-1. `cap`: output tokens that the answer may have, thinking included. `model`: another than the adapter's own. */
export type Asked = {
  text: string;
  language: string | null;
  place: Place | null;
  cap: number;
  model?: string | undefined;
};

/** Enough for an answer that nobody would read to its end; thinking counts as well. */
export const usualCap = 4000; // tokens

export type PlatformReply = {
  /** As the vendor names it in its reply. */
  model: string;
  /** Whether the platform looked at the web for this answer. */
  searched: boolean;
  /** What it typed into its search. */
  queries: string[];
  text: string;
  /** Pages that the platform looked at. */
  retrieved: string[];
  /** Pages that the text credits; offsets in `text`. */
  cited: Cited[];
  usage: Usage;
  costUsd: number;
  /** The vendor's reply as it came: the audit trail. */
  raw: unknown;
};
export type Usage = { inputTokens: number; outputTokens: number; searches: number };

export type FailureKind =
  | 'wrong-key'
  | 'out-of-credit'
  | 'unknown-model'
  | 'rate-limited'
  | 'server-error'
  | 'timeout'
  | 'unreachable'
  | 'rejected'
  | 'bad-reply'
  | 'failed-inside'
  | 'incomplete'
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

/** A model that the vendor lists. `endsAt`: the ISO day on which it is shut down, null where the list does not tell; `lifecycle`: a vendor's own word, which counts more than a day. */
export type ListedModel = { id: string; endsAt: string | null; lifecycle?: Lifecycle | undefined };
export type Lifecycle = 'active' | 'deprecated' | 'retired';
export type ModelListResult = { ok: true; models: ListedModel[] } | { ok: false; failure: AskFailure };

export type PlatformAdapter = {
  id: PlatformId;
  name: string;
  model: string;
  /** What one answer usually costs by the list of prices, in US dollars. */
  typicalCostUsd: number;
  /**
   * Asks once: no retry, since each call is paid for. `leaving` is awaited before each request that is sent (a vendor that pauses in mid-answer gets a second one); when
   * it throws, nothing is sent and its error comes through. Throws nothing else.
   */
  ask(asked: Asked, signal: AbortSignal, leaving: () => Promise<void>): Promise<AskResult>;
  /** The vendor's own list, which costs nothing; null where it has none. */
  listModels: ((signal: AbortSignal) => Promise<ModelListResult>) | null;
};

export type PlatformSettings = { apiKey: string; baseUrl: string | null; model: string | null };

/** What an adapter makes of a reply: the answer, or why there is none. `vendorCostUsd` is null when the vendor names no price. */
export type ReadReply =
  | { ok: true; answer: Omit<PlatformReply, 'costUsd' | 'raw'>; vendorCostUsd: number | null }
  | { ok: false; kind: FailureKind; detail: string; usage: Usage; vendorCostUsd: number | null };

export type VendorRequest = { path: string; headers: Record<string, string>; body?: object };
export type Credentials = { apiKey: string; model: string };

/** A platform in one file: where it lives, how it is asked, how its reply is read. */
export type Vendor = {
  id: PlatformId;
  name: string;
  defaultBaseUrl: string;
  /** Ids that we have read the vendor's description of, the one to ask first. */
  models: readonly [string, ...string[]];
  /** Why this platform is not asked unless its operator wants it; null for those that a key switches on. */
  offByDefault: string | null;
  request(asked: Asked, credentials: Credentials): VendorRequest;
  read(body: unknown, cap: number): ReadReply;
  /** For a vendor that pauses in mid-answer: the request that lets it go on (null: it has not paused), and a later reply with what came before it. */
  pauses: {
    goOn(request: VendorRequest, body: unknown): VendorRequest | null;
    whole(request: VendorRequest, body: unknown): unknown;
  } | null;
  /** Error codes in a body that say more than the status does. */
  errorKinds: Record<string, FailureKind>;
  modelList: { request(credentials: Credentials): VendorRequest; read(body: unknown): ListedModel[] | null } | null;
};

/** Money that calls are paid from. */
export type Money = {
  /** Makes the call once there is the most that it may cost, beside those under way; null where the money is used up. */
  pay<T extends { costUsd: number }>(mostUsd: number, call: () => Promise<T>): Promise<T | null>;
};

// The vendors' descriptions (models, prices, fields) were read on 2026-11-28; `npm run watch-vendors` says what changed since.
