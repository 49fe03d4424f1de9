import type { Finding } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { isRefused } from '#engine/evidence/site/refused-probe.ts';
import { asValue, info } from '#engine/judge/findings.ts';

/** Where our requests under the names of search indexes were refused. Firewalls that know these crawlers by address refuse all others, so it proves nothing. */
export function refusedIndexes({ edge }: Evidence): Finding[] {
  return (edge.ok ? (edge.value.indexProbes ?? []) : [])
    .filter(isRefused)
    .map(({ token, status, challenge }) =>
      info(
        'index-crawler-refused',
        `Your server refused our request under the name ${token}. It may know the real one by its address. Ask your host whether ${token} gets status 200 in the server’s log.`,
        asValue(`Answer to the ${token} probe`, challenge ? `${status}, challenge` : String(status)),
      ),
    );
}
