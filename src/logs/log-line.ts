// One line of a web server's log, whichever server wrote it, and how its day, path and host are made of what is written.

/** `host` is null where the line tells none; `day` is "2026-11-03", as written. */
export type LogLine = {
  /** Public ones, of which one is the client's; '' beside them says that it may be none of them. */
  addresses: readonly string[];
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
/** cPanel begins with the month. */
const american = /(?<!\d)(\d\d)\/(\d\d)\/(\d{4}):/;
const sinceEpoch = /^\d{10}(?:\.\d+)?$|^(?:\d{13}|\d{16}|\d{19})$/;

/** The day in "25/Nov/2026:09:15:02 +0000", in "11/25/2026:09:15:02 +0000", in "2026-11-25T09:15:02Z" or in seconds, milliseconds, micro- or nanoseconds since 1970; null where there is none. */
export function dayOf(written: string): string | null {
  if (written.charCodeAt(2) !== slash || written.charCodeAt(6) !== slash) return newDayOf(written);
  const date = written.slice(0, 11);
  const known = knownDays.get(date);
  if (known !== undefined) return known;
  const day = newDayOf(written);
  if (knownDays.size < 10_000) knownDays.set(date, day);
  return day;
}

const slash = 47;
const knownDays = new Map<string, string | null>(); // of "25/Nov/2026": a log has few days

function newDayOf(written: string): string | null {
  const words = named.exec(written);
  if (words !== null) return calendarDay(words[3], months[words[2] ?? ''], words[1]);
  const numbers = numbered.exec(written);
  if (numbers !== null) return calendarDay(numbers[1], numbers[2], numbers[3]);
  const [, first = '', second = '', year] = american.exec(written) ?? [];
  if (year !== undefined) return first > '12' ? calendarDay(year, second, first) : calendarDay(year, first, second);
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

/** What was asked for, as path and host: a request line or a column may hold the whole address. Bytes may be written as `\x22`, or behind a backslash. */
export function targetOf(written: string): { path: string; host: string | null } {
  const target = !written.includes('\\')
    ? written
    : written.replace(/\\x([\da-f]{2})|\\(["\\])/gi, (_, byte: string | undefined, sign: string) =>
        byte === undefined ? sign : `%${byte}`,
      );
  const whole = target.startsWith('/') ? null : /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(target);
  const rest = whole === null ? target : target.slice(whole[0].length);
  return {
    path: oneSpelling(rest.startsWith('/') ? rest : `/${rest}`),
    host: whole === null ? null : hostOf(whole[1] ?? ''),
  };
}

/** The name of a host without port and account, in small letters; null where there is none. */
export function hostOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  const name = written.replace(/^.*@/, '').replace(/:\d*$/, '').toLowerCase();
  return name === '' || name === '-' || name === '_' ? null : name;
}

export function isHostName(written: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z][a-z\d-]*\.?(?::\d+)?$/i.test(written) && !/^\d+\.\d+\./.test(written);
}

/** One page, one spelling: some servers write the letters of a path, some their bytes as percent signs. What is encoded wrongly or no UTF-8 keeps its letters. */
export function oneSpelling(path: string): string {
  if (!/[^\w\-.~/?=&+,;:@!$'()*]/.test(path)) return path;
  const encoded = path.toWellFormed().replace(/[^!-~]|["<>\\^`{}]/gu, encodeURIComponent);
  if (/%(?![\da-f]{2})/i.test(encoded)) return encoded;
  const isText = decodes(encoded);
  return encoded.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return isText && /[\w\-.~]/.test(letter) ? letter : code.toUpperCase();
  });
}

export function withoutQuery(path: string): string {
  const end = path.search(/[?#]/);
  return end === -1 ? path : path.slice(0, end);
}

function decodes(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** Text in which a server wrote some bytes as "%20"; what is no such code stays. */
export function withoutCodes(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll('%', ''), 'hex').toString());
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
