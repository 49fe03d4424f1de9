// How the sentences of a report are put together: numbers that agree with their nouns, lists, ends.
import type { Finding } from '#engine/contract.ts';
import { formFor, say } from '#engine/base/text/say.ts';

/** With the full stop that a sentence of a report ends with, unless it has an end. */
export function asSentence(text: string): string {
  const said = text.trim();
  return said === '' || /[.!?…]["”’)]?$/.test(said) ? said : `${said}.`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** "1 page", "3 pages" of "page|pages". */
export function counted(count: number, noun: string): string {
  return `${count} ${formFor(noun, count)}`;
}

/**
 * A title by count, of the findings whose ids begin so, or of their pages: "3 titles are too long and 1 page has no title". Each fault is given as
 * "{count} page has no title|{count} pages have no title"; a title has room for the two most frequent. null: none of them was found.
 */
export function titleByCount(
  findings: readonly Finding[],
  faults: Readonly<Record<string, string>>,
  byPage: boolean,
): string | null {
  const found = Object.entries(faults)
    .map(([start, fault]) => {
      const own = findings.filter(({ id }) => id.startsWith(start));
      return {
        fault,
        times: byPage ? new Set(own.flatMap((finding) => ('url' in finding ? [finding.url] : []))).size : own.length,
      };
    })
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times);
  return found.length === 0 ? null : listed(found.slice(0, 2).map(({ fault, times }) => say(fault, { count: times })));
}

/** "We saw no price and no terms", of the parts whose finding is "price-not-seen"; null where none is. */
export function notSeenTitle(findings: readonly Finding[], parts: Readonly<Record<string, string>>): string | null {
  const missing = Object.entries(parts).flatMap(([part, name]) =>
    findings.some(({ id }) => id === `${part}-not-seen`) ? [`no ${name}`] : [],
  );
  return missing.length === 0 ? null : `We saw ${listed(missing)}`;
}

/** "12 days", "5 months", "3 years": a number of days as a reader thinks of it. */
export function ageInWords(days: number): string {
  if (days < 61) return counted(days, 'day|days');
  return days < 731
    ? counted(Math.round(days / 30.44), 'month|months')
    : counted(Math.round(days / 365.25), 'year|years');
}

/** "3 of 7 key pages have", "1 of 7 key pages has", "Not one of the 7 key pages has". The predicate is given as "has|have". */
export function ofPages(count: number, all: number, predicate: string, noun = 'key page|key pages'): string {
  const [one = ''] = predicate.split('|');
  if (count === 0) return all === 1 ? `No ${formFor(noun, 1)} ${one}` : `Not one of the ${counted(all, noun)} ${one}`;
  return `${count} of ${counted(all, noun)} ${formFor(predicate, count)}`;
}

/** "The one key page we read has", "Both …", "All 8 key pages we read have", "5 of the 8 …": whatever passes says on how much it was seen. */
export function ofThoseRead(count: number, all: number, predicate: string, noun = 'key page|key pages'): string {
  const whole = all === 1 ? 'The one' : all === 2 ? 'Both' : `All ${all}`;
  const who = count === all ? whole : `${count} of the ${all}`;
  return `${who} ${formFor(noun, all)} we read ${formFor(predicate, count)}`;
}

/** "November 2, 2026", as a report writes its own date. */
export function dayInWords(iso: string): string {
  days ??= new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  return days.format(new Date(iso));
}

let days: Intl.DateTimeFormat | null = null;

/** A quotation at the end of a sentence: one end is enough. */
export function quotedEnd(text: string): string {
  return /[.!?…]$/.test(text) ? `“${text}”` : `“${text}”.`;
}

/** For a sentence; what proves it is quoted in full elsewhere. */
export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
