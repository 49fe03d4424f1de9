import { readUndeclaredProxy } from '../../undeclared-proxy.ts';
import { amber, green, red, type Check } from '../check.ts';

const todo =
  'Set TRUST_PROXY to the address of your proxy (or loopback, uniquelocal): until then all visitors share one rate limit.';

/** Whether the visitors' own addresses are seen. */
export const proxy: Check = {
  id: 'proxy',
  looksAt: 'The proxy in front',
  atStart: true,
  async look({ config, pool }) {
    if (config.trustProxy.length > 0) return green(`X-Forwarded-For is believed from ${config.trustProxy.join(', ')}.`);
    const seen = pool === null ? null : await readUndeclaredProxy(pool);
    if (seen !== null)
      return red(
        `Requests with X-Forwarded-For came from ${seen.from}, last noted at ${seen.at}, and TRUST_PROXY does not name it.`,
        todo,
      );
    if (config.publicUrl?.startsWith('https:'))
      return amber('PUBLIC_URL is https, which a proxy must end, and TRUST_PROXY names none.', todo);
    return green('None is declared, and no request spoke of one.');
  },
};
