// One line of a web server's log, whichever server wrote it, and how its day, path and host are made of what is written.

/** `address` is '' where the line does not tell the client's; `host` is null where it tells none; `day` is "2026-11-03", as written. */
export type LogLine = {
  address: string;
  host: string | null;
  day: string;
  /** Begins with "/" and keeps its query. */
  path: string;
  /** null where the line tells none. */
  status: number | null;
  referrer: string;
  /** '' where the line has none. */
  agent: string;
};

const months: Record<string, string> = Object.fromEntries(
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map((name, index) => [
    name,
    String(index + 1).padStart(2, '0'),
  ]),
);
const named = /(?<!\d)(\d\d)[/ -]([A-Z][a-z]{2})[/ -](\d{4})(?!\d)/;
const numbered = /(?<!\d)(\d{4})[-/](\d\d)[-/](\d\d)(?!\d)/;
const sinceEpoch = /^\d{10}(?:\.\d+)?$|^(?:\d{13}|\d{16}|\d{19})$/;

/** The day in "25/Nov/2026:09:15:02 +0000", in "2026-11-25T09:15:02Z" or in seconds, milliseconds, micro- or nanoseconds since 1970; null where there is none. */
export function dayOf(written: string): string | null {
  const words = named.exec(written);
  if (words !== null) return calendarDay(words[3], months[words[2] ?? ''], words[1]);
  const numbers = numbered.exec(written);
  if (numbers !== null) return calendarDay(numbers[1], numbers[2], numbers[3]);
  if (!sinceEpoch.test(written)) return null;
  let milliseconds = Number(written);
  while (milliseconds >= 1e14) milliseconds /= 1_000;
  if (milliseconds < 1e11) milliseconds *= 1_000;
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function calendarDay(year = '', month = '', date = ''): string | null {
  const day = `${year}-${month}-${date}`;
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day) ? day : null;
}

/** What was asked for, as path and host: a request line or a column may hold the whole address. */
export function targetOf(written: string): { path: string; host: string | null } {
  const whole = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(written);
  const rest = whole === null ? written : written.slice(whole[0].length);
  return {
    path: oneSpelling(rest.startsWith('/') ? rest : `/${rest}`),
    host: whole === null ? null : hostOf(whole[1] ?? ''),
  };
}

/** The name of a host without port and account, in small letters; null where there is none. */
export function hostOf(written: string): string | null {
  const name = written.replace(/^.*@/, '').replace(/:\d*$/, '').toLowerCase();
  return name === '' || name === '-' || name === '_' ? null : name;
}

export function isHostName(written: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z][a-z\d-]*\.?(?::\d+)?$/i.test(written) && !/^\d+\.\d+\./.test(written);
}

/** One page, one spelling: some servers write the letters of a path, some their bytes as percent signs. */
function oneSpelling(path: string): string {
  if (!/[^\w\-.~/?=&+,;:@!$'()*]/.test(path)) return path;
  const url = URL.parse(`http://host${path}`);
  return url === null
    ? path
    : `${url.pathname}${url.search}`.replace(/%[\da-f]{2}/gi, (code) => {
        const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
        return /[\w\-.~]/.test(letter) ? letter : code.toUpperCase();
      });
}

/** Text in which a server wrote some bytes as `\x22`, and quotes and backslashes behind a backslash. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/(?:\\x[\da-fA-F]{2})+|\\(["\\])/g, (found, sign: string | undefined) =>
    sign === undefined ? Buffer.from(found.replaceAll('\\x', ''), 'hex').toString() : sign,
  );
}

export function statusOf(written: string): number | null {
  return /^[1-5]\d\d$/.test(written) ? Number(written) : null;
}
