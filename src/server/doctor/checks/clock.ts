import type { Config } from '#base/config.ts';
import { amber, green, red, type Check } from '../check.ts';

const redAfter = 60_000; // signatures of webhooks are refused after five minutes, and a clock that drifts goes on
const amberAfter = 5_000;

/** Holds this machine's clock against one of another machine that is configured anyway. */
export const clock: Check = {
  id: 'clock',
  looksAt: 'This machine’s clock',
  atStart: true,
  async look({ config, pool, now, signal }) {
    const address = providerOf(config);
    const before = now().getTime();
    let theirs: number | null = null;
    let whose = 'the database';
    if (address !== null) {
      whose = new URL(address).host;
      const { headers } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal });
      theirs = Date.parse(headers.get('date') ?? '') || null;
    } else if (pool !== null && config.databaseUrl !== null) {
      const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
      theirs = rows[0]?.now.getTime() ?? null;
    }
    if (theirs === null) return green('No clock of another machine is configured to compare it with.');
    const after = now().getTime();
    // Theirs was read somewhere between, and a Date header is cut to the second.
    const off = Math.max(0, before - (theirs + 1000), theirs - after);
    const said = `It and the clock of ${whose} are ${off === 0 ? 'the same' : `${Math.round(off / 1000)} seconds apart`}.`;
    const todo =
      'Let the system keep its time by NTP (timedatectl set-ntp true): signed messages that look old are refused, and links end too early or too late.';
    if (off > redAfter) return red(said, todo);
    return off > amberAfter ? amber(said, todo) : green(said);
  },
};

/** The first service that is configured by an address or a key. */
function providerOf({ payments, platforms }: Config): string | null {
  return (
    payments.stripe?.apiBase ??
    payments.paypal?.apiBase ??
    Object.values(platforms).find((platform) => platform?.baseUrl)?.baseUrl ??
    null
  );
}
