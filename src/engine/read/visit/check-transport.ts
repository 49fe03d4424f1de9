import type { Gathered, TransportEvidence } from '#engine/evidence/evidence.ts';
import type { FetchResult, Hop } from '#engine/read/visit/fetcher.ts';
import type { Visit } from './visit.ts';

/** How the home page travels: `home` is its answer, `secureFailure` why https did not work when it was tried first. Asks once more, over plain http, where it may. */
export async function checkTransport(
  visit: Visit,
  home: FetchResult,
  secureFailure: string | null,
  { asksPlain = true } = {},
): Promise<Gathered<TransportEvidence>> {
  const url = new URL(home.url);
  if (visit.isAllowListed(url))
    return { ok: false, reason: 'not-asked', detail: 'A server on this machine has no certificate to check' };
  const isSecure = url.protocol === 'https:';
  const https = isSecure
    ? { ok: true, detail: 'The home page is served over https with a valid certificate' }
    : { ok: false, detail: secureFailure ?? 'The home page is served over plain http' };
  const httpRedirectsToHttps = !isSecure ? false : asksPlain ? await redirectsToHttps(visit, url) : null;
  return { ok: true, value: { https, httpRedirectsToHttps, finalUrl: home.url, hops: home.hops satisfies Hop[] } };
}

async function redirectsToHttps(visit: Visit, secure: URL): Promise<boolean | null> {
  const plain = new URL(secure);
  plain.protocol = 'http:';
  const result = await visit.ask(plain.href, { maxBytes: 1_024, totalMs: 6_000 });
  if (result.hops.length === 0) return null; // nothing listens on port 80, or it did not answer: no proof either way
  return new URL(result.url).protocol === 'https:';
}
