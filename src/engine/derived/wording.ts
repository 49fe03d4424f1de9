// How the sentences of a report are put together: numbers that agree with their nouns, lists, ends.

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

/** "1 page", "3 pages", "2 entries": a noun whose plural takes more than an "s" is given as "entry|entries". */
export function counted(count: number, noun: string): string {
  return `${count} ${numbered(count, noun)}`;
}

/** "3 of 7 key pages have", "1 of 7 key pages has", "None of the 7 key pages has". The predicate is given as "has|have". */
export function ofPages(count: number, all: number, predicate: string, noun = 'key page'): string {
  const [one = '', many = one] = predicate.split('|');
  if (count === 0) return all === 1 ? `No ${numbered(1, noun)} ${one}` : `None of the ${counted(all, noun)} ${one}`;
  return `${count} of ${counted(all, noun)} ${count === 1 ? one : many}`;
}

/** "November 2, 2026", as a report writes its own date. */
export function dayInWords(iso: string): string {
  return days.format(new Date(iso));
}

const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A quotation at the end of a sentence: one end is enough. */
export function quotedEnd(text: string): string {
  return /[.!?…]$/.test(text) ? `“${text}”` : `“${text}”.`;
}

/** For a sentence; what proves it is quoted in full elsewhere. */
export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}

function numbered(count: number, noun: string): string {
  const [one = '', many = `${one}s`] = noun.split('|');
  return count === 1 ? one : many;
}
