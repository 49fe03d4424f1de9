import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { ownAddresses } from '#engine/evidence/site/own-addresses.ts';
import { organizationNodes, propertyItems, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { visibleRanges } from '#engine/judge/checks/parts/markup-agreement.ts';
import { bad, inLine, inWords } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';
import { daysOfWeek } from '#engine/read/statements/plain/hours.ts';

/** When one place of the site says that a day is open: its words, and "540-1080", minutes since midnight. */
type Opening = { url: string; text: string; line: number | null; spans: string; inMarkup: boolean };
/** By day, 0 to 6 from Monday. A day that a place names twice may be of two branches or seasons, and is left out. */
type Week = ReadonlyMap<number, Opening>;

/** One day with other hours on one page than on another, or than in the markup; a business at several addresses may have both. */
export function twoHours(site: SiteEvidence): Sighting[] {
  if (new Set(ownAddresses(site.pages)).size > 1) return [];
  const weeks = [...weeksOnPages(site), ...weeksInMarkup(site)];
  for (const [index, week] of weeks.entries())
    for (const other of weeks.slice(index + 1)) {
      const day = [...week.keys()].find((one) => other.has(one) && other.get(one)?.spans !== week.get(one)?.spans);
      const [first, second] = day === undefined ? [] : [week.get(day), other.get(day)];
      if (first && second) return [first, second].map((one) => proven('two-hours', told(one, first, second)));
    }
  return [];
}

function told(at: Opening, first: Opening, second: Opening) {
  const said = ({ url, inMarkup }: Opening, name: (url: string) => string) =>
    inMarkup ? `the markup of ${pageName(url)}` : name(url);
  const opening = said(first, pageNameFirst);
  const note = `${opening.charAt(0).toUpperCase()}${opening.slice(1)} says “${first.text}”, and ${said(second, pageName)} says “${second.text}”.`;
  return bad('two-hours', note, at.line === null ? inWords(at.url, at.text) : inLine(at.url, at.line, at.text));
}

function weeksOnPages({ pages, reading }: SiteEvidence): Week[] {
  const hours = (reading?.statements ?? []).filter(({ kind }) => kind === 'hours');
  return pages.flatMap(({ url, languages = [] }) => {
    const openings = hours
      .filter((one) => one.url === url)
      .flatMap(({ quote, line }) =>
        quote.split('\n').flatMap((text) =>
          openingsIn(text, languages).map(({ days, spans }) => ({
            days,
            opening: { url, text, line, spans, inMarkup: false },
          })),
        ),
      );
    return weekOf(openings);
  });
}

/** The days of a line with their spans: a span of days, or one day. Where days are listed, or stand behind their times, nobody knows which is of which. */
function openingsIn(text: string, languages: readonly string[]): { days: ReadonlySet<number>; spans: string }[] {
  const ranges = visibleRanges(text);
  const [first] = ranges;
  if (!first) return [];
  const before = text.slice(0, text.indexOf(first.text));
  const days = daysOfWeek(before, languages);
  const rest = text.slice(before.length);
  const isPlain = days.size === 1 || (days.size > 1 && /[-–—]/.test(before) && !/[,;&+/]/.test(before));
  if (!isPlain || daysOfWeek(rest, languages).size > 0 || ranges.some(({ times }) => times.includes(null))) return [];
  return [{ days, spans: spansOf(ranges.map(({ times }) => times.join('-'))) }];
}

function weeksInMarkup(site: SiteEvidence): Week[] {
  return organizationNodes(site)
    .filter(({ node }) => node.top)
    .flatMap(({ node, page }) => {
      const openings = propertyItems(node.properties['openingHoursSpecification'])
        .filter((item) => item['validFrom'] === undefined && item['validThrough'] === undefined)
        .flatMap((item) => {
          const names = propertyTexts(item['dayOfWeek']).map((name) => name.replace(/^.*\//, ''));
          const days = new Set(names.flatMap((name) => [...daysOfWeek(name, ['en'])]));
          const [opens = '', closes = ''] = [propertyTexts(item['opens'])[0], propertyTexts(item['closes'])[0]];
          const [range] = visibleRanges(`${opens.slice(0, 5)}–${closes.slice(0, 5)}`);
          if (!range || range.times.includes(null) || opens === closes) return [];
          const text = `${names.join(', ')} ${range.text}`;
          const spans = spansOf([range.times.join('-')]);
          return [{ days, opening: { url: page.url, text, line: node.line, spans, inMarkup: true } }];
        });
      const written = propertyTexts(node.properties['openingHours']).flatMap((text) =>
        openingsIn(
          text.replaceAll(dayCode, (code) => dayOfCode[code] ?? code),
          ['en'],
        ).map(({ days, spans }) => ({
          days,
          opening: { url: page.url, text, line: node.line, spans, inMarkup: true },
        })),
      );
      return weekOf([...openings, ...written]);
    });
}

/** As schema.org writes days: "Mo-Fr 09:00-17:00". */
const dayOfCode: Record<string, string> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
};
const dayCode = /\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g;

function weekOf(openings: readonly { days: ReadonlySet<number>; opening: Opening }[]): Week[] {
  const byDay = Map.groupBy(
    openings.flatMap(({ days, opening }) => [...days].map((day) => ({ day, opening }))),
    ({ day }) => day,
  );
  const sure = [...byDay].flatMap(([day, own]) =>
    new Set(own.map(({ opening }) => opening.spans)).size === 1 && own[0] ? [[day, own[0].opening] as const] : [],
  );
  // Where any day is named in two ways, the rest may be of two branches as well.
  return sure.length === byDay.size && sure.length >= fewestDays ? [new Map(sure)] : [];
}

const fewestDays = 4;

function spansOf(spans: readonly string[]): string {
  return spans.toSorted().join(' ');
}
