// The combined format where nothing was added or moved, as most lines of most logs are: one pattern, a quarter of the work of looking at each field.
import { isIPv4 } from 'node:net';
import { publicAddress } from './client-address.ts';
import { dayOf, type LogLine, oneSpelling } from './log-line.ts';

const plain =
  /^([\d.]{7,15}) - - \[(\d\d\/[A-Z][a-z]{2}\/\d{4}):\d\d:\d\d:\d\d [+-]\d{4}\] "[A-Z]{3,10} (\/[^\s"\\]*) HTTP\/\d(?:\.\d)?" ([1-5]\d\d) (?:\d+|-) "(-|https?:\/\/[^\s"\\]+)" "([A-Z][\w.-]*\/\d[^"\\]*)"$/;

/** null for every other line: `readText` reads those, and these no differently. */
export function readPlain(line: string): LogLine | null {
  const [, address = '', date = '', target = '', status, referrer = '', agent = ''] = plain.exec(line) ?? [];
  const day = status === undefined || !isIPv4(address) ? null : dayOf(date);
  if (day === null) return null;
  const client = publicAddress(address);
  return {
    addresses: client === '' ? [] : [client],
    host: null,
    day,
    path: oneSpelling(target),
    status: Number(status),
    referrer: referrer === '-' ? '' : referrer,
    agent,
  };
}
