import { isLoopback } from '#engine/read/visit/fetcher-guard.ts';
import { UsageError } from './usage.ts';

/**
 * Loopback servers that this run may read: those of CRAWL_ALLOW_HOSTS, and the one that the operator typed. Nobody else's
 * input reaches this command line; in production even the operator's is held to public addresses.
 */
export function allowedHosts(env: Readonly<Record<string, string | undefined>>, typed: string | null): string[] {
  const listed = (env['CRAWL_ALLOW_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  if (![undefined, '', 'development', 'test'].includes(env['NODE_ENV'])) {
    if (listed.length > 0)
      throw new UsageError('CRAWL_ALLOW_HOSTS may be set only when NODE_ENV is unset, development or test');
    return [];
  }
  const url = typed === null ? null : URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `http://${typed}`);
  if (!url || !isLocalName(url.hostname)) return listed;
  return [...listed, `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`];
}

function isLocalName(hostname: string): boolean {
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
