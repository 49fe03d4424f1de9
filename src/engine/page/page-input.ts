/** A page as it was fetched. `hops` are the redirects before it; `body` is decoded of its compression, not of its charset. */
export type PageInput = {
  url: string;
  requestedUrl: string;
  hops: { url: string; status: number }[];
  status: number;
  /** Lower-case names. Repeated headers joined by ", ". */
  headers: Record<string, string>;
  body: Buffer;
  ttfbMs: number;
  totalMs: number;
  seenAt: string;
  truncated: boolean;
  isHome: boolean;
  /** Host, with its port, of the site that is assessed. */
  siteHost: string;
};
