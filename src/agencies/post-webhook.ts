import { safeFetch } from '#engine/read/visit/fetcher.ts';

/** Posts through the guarded fetcher: an address that is, or leads to, a private one is refused at each delivery. Redirects are not followed. */
export async function postWebhook(
  url: string,
  body: string,
  headers: Record<string, string>,
  allowHosts: readonly string[],
): Promise<{ status: number } | { problem: string }> {
  const answer = await safeFetch(url, {
    method: 'POST',
    body,
    headers,
    userAgent: 'Citable-Webhooks/1.0',
    accept: '*/*',
    maxBytes: 64 * 1024,
    maxRedirects: 0,
    totalMs: 15_000,
    guard: { allowHosts },
  });
  if (answer.ok) return { status: answer.status };
  return answer.status === null ? { problem: answer.detail } : { status: answer.status };
}
