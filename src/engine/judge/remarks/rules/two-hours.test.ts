import { describe, expect, it } from 'vitest';
import { findRemarks } from '#engine/judge/remarks/find-remarks.ts';
import { readSite } from '#engine/read/read-site.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const hours = (weekdays: string, saturday = '10:00 – 14:00') =>
  `<ul><li>Monday – Friday: ${weekdays}</li><li>Saturday: ${saturday}</li></ul>`;
const page = (url: string, main: string, markup = '', lang = 'en') =>
  pageFromHtml(
    `<html lang="${lang}"><title>Weber Bikes ${url}</title>${markup}<main><h1>Weber Bikes ${url}</h1><p>Weber repairs bicycles of every make in its workshop.</p>${main}</main></html>`,
    { url },
  );
const markup = (days: string[], opens: string, closes: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BikeStore',
    name: 'Weber Bikes',
    openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }],
  })}</script>`;
const written = (...openingHours: string[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'BikeStore', name: 'Weber Bikes', openingHours })}</script>`;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function told(...pages: ReturnType<typeof page>[]): string[] {
  return findRemarks(evidence({ site: { ...site(pages), ...readSite(pages, null) } }))
    .filter(({ findings }) => findings.some(({ id }) => id === 'two-hours'))
    .flatMap(({ findings }) => findings.map(({ note }) => note));
}

describe('opening hours that contradict', () => {
  it.each([
    [
      'on two pages',
      [page('/', hours('9:00 – 17:00')), page('/contact', hours('9:00 – 18:00'))],
      'The home page says “Monday – Friday: 9:00 – 17:00”, and “/contact” says “Monday – Friday: 9:00 – 18:00”.',
    ],
    [
      'in another language and another form',
      [
        page('/', hours('9:00 – 17:00')),
        page('/kontakt', '<ul><li>Montag – Freitag: 8.30 – 17.00</li><li>Samstag: 10.00 – 14.00</li></ul>', '', 'de'),
      ],
      'The home page says “Monday – Friday: 9:00 – 17:00”, and “/kontakt” says “Montag – Freitag: 8.30 – 17.00”.',
    ],
    [
      'in the markup of the same page',
      [page('/', hours('9:00 – 17:00'), markup(weekdays, '08:00', '17:00'))],
      'The home page says “Monday – Friday: 9:00 – 17:00”, and the markup of the home page says “Monday, Tuesday, Wednesday, Thursday, Friday 08:00–17:00”.',
    ],
    [
      'in the short form of markup',
      [page('/', hours('9:00 – 17:00'), written('Mo-Fr 09:00-17:00', 'Sa 10:00-12:00'))],
      'The home page says “Saturday: 10:00 – 14:00”, and the markup of the home page says “Sa 10:00-12:00”.',
    ],
  ])('are told %s', (_where, pages, note) => {
    expect([...new Set(told(...pages))]).toEqual([note]);
  });

  it.each([
    [
      'the same hours in another form',
      [page('/', hours('9:00 – 17:00')), page('/contact', hours('9 am – 5 pm', '10 am – 2 pm'))],
    ],
    ['the same hours in the markup', [page('/', hours('9:00 – 17:00'), written('Mo-Fr 09:00-17:00'))]],
    [
      'two branches on one page',
      [
        page('/', hours('9:00 – 17:00')),
        page('/branches', hours('9:00 – 18:00') + hours('8:00 – 12:00', '8:00 – 10:00')),
      ],
    ],
    [
      'branches with addresses of their own',
      [
        page(
          '/',
          `${hours('9:00 – 17:00')}<address>12 Mill Lane, Leeds LS1 4AB</address><address>3 Dock Road, Hull HU1 1AA</address>`,
        ),
        page('/hull', `${hours('9:00 – 18:00')}<address>3 Dock Road, Hull HU1 1AA</address>`),
      ],
    ],
    [
      'a season in the markup',
      [
        page(
          '/',
          hours('9:00 – 17:00'),
          markup(weekdays, '08:00', '17:00').replace('"opens"', '"validFrom":"2026-12-01","opens"'),
        ),
      ],
    ],
    [
      'days in a list',
      [
        page('/', hours('9:00 – 17:00')),
        page('/contact', '<ul><li>Monday, Friday: 9:00 – 12:00</li><li>Tuesday – Thursday: 9:00 – 17:00</li></ul>'),
      ],
    ],
  ])('are not told of %s', (_what, pages) => {
    expect(told(...pages)).toEqual([]);
  });
});
