import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { dayInWords } from '#engine/base/text/wording.ts';
import { weekdayNames, writtenDates } from '#engine/base/text/written-dates.ts';
import { countWords } from '#engine/base/text/words.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { shownLines } from '#engine/evidence/shown-lines.ts';
import { isMarkedArticle } from '#engine/evidence/site/page-age.ts';
import { bad, inLine, inWords } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

const day = 86_400_000;
/** Nobody takes an old year for a coming one. */
const longestPast = 3 * 365 * day;
/** In words beside the date: a longer line tells a story, and whether of what was or of what comes, structure does not say. */
const longestNotice = 14;
/** A page with more appointments is a record of them. */
const mostAppointments = 3;

/**
 * Appointments that are over: a whole date with its weekday or an hour, in a line that says more. A page with one to come, or with many, keeps a
 * calendar; an article tells what was.
 */
export function pastAppointments(page: PageFacts, now: string): Sighting[] {
  if (page.kind === 'article' || page.kind === 'legal' || isMarkedArticle(page)) return [];
  const languages = page.languages ?? [];
  const found = shownLines(page).flatMap(({ text, line }) => {
    if (text.length > 400) return [];
    const dates = writtenDates(text, languages).filter(({ precision }) => precision === 'day');
    const last = dates.toSorted((a, b) => (a.iso < b.iso ? 1 : -1))[0];
    if (!last) return [];
    const rest = dates.reduce((left, { text: date }) => left.replace(date, ' '), text);
    const words = countWords(rest);
    return isAppointed(rest, languages) && words >= 3 && words <= longestNotice ? [{ text, line, iso: last.iso }] : [];
  });
  const age = ({ iso }: { iso: string }) => Date.parse(now) - Date.parse(iso);
  if (found.length > mostAppointments || found.some((one) => age(one) < 14 * day)) return [];
  return found
    .filter((one) => age(one) < longestPast)
    .map(({ text, line, iso }) => {
      const note = `${pageNameFirst(page.url)} names an appointment that was over on ${dayInWords(iso)}.`;
      return proven(
        'past-date',
        bad('appointment-over', note, line === null ? inWords(page.url, text) : inLine(page.url, line, text)),
      );
    });
}

/** Who names the hour or the weekday of a day asks people to come: "Saturday, 14 June 2025", "19:30", "8 pm", "19h". */
function isAppointed(rest: string, languages: readonly string[]): boolean {
  if (/(?<![\d.:])(?:[01]?\d|2[0-3])(?:[:.h][0-5]\d(?![\d.:])|\s?(?:[ap]\.?m\.?\b|h\b))/iu.test(rest)) return true;
  const words = new Set(rest.toLowerCase().match(/\p{L}+/gu));
  return weekdayNames(languages).some((name) => words.has(name));
}
