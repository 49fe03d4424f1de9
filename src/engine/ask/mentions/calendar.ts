// Names of days and months, as the runtime has them in the languages of answers that we know.

export function isMonth(word: string): boolean {
  return (months ??= namesOf({ month: 'long' })).has(word.toLowerCase());
}

export function isDayOrMonth(word: string): boolean {
  return isMonth(word) || (days ??= namesOf({ weekday: 'long' })).has(word.toLowerCase());
}

// Made at their first use: both take 20 ms.
let months: Set<string> | null = null;
let days: Set<string> | null = null;
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'da', 'sv', 'nb', 'pl'];

function namesOf(part: Intl.DateTimeFormatOptions): Set<string> {
  const dates = Array.from({ length: 12 }, (_one, at) => new Date(2026, at, at + 1)).flatMap((date) => [
    date,
    new Date(2026, 0, date.getDate()),
  ]);
  return new Set(
    languages.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, part);
      return dates.map((date) => format.format(date).toLowerCase());
    }),
  );
}
