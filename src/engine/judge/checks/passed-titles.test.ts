import { expect, it } from 'vitest';
import { judge } from '#engine/judge/judge.ts';
import { answers, evidence, page, reading, site, statement } from '#engine/testing/evidence-builder.ts';

const told = answers({ locations: 'Leeds', products: ['Sourdough bread'], keywords: ['sourdough Leeds'] });
const read = reading(
  [
    statement('definition', 'Brotwerk is a bakery in Leeds that bakes organic sourdough bread every night.'),
    statement('opening', 'Brotwerk is a bakery in Leeds that bakes organic sourdough bread every night.'),
    statement('person', 'Ada Weber, our head baker', { value: 'head baker' }),
    statement('founding', 'since 1998', { value: '1998' }),
  ],
  'read',
);

/** The titles of what is earned in full, by the check's id. */
function passed(paths: readonly string[]): Map<string, string> {
  const pages = paths.map((url, at) => {
    const sound = page({ url });
    return { ...sound, titles: sound.titles.map((title) => ({ ...title, text: `${title.text}, part ${at}` })) };
  });
  const { checks } = judge(evidence({ answers: told, site: site(pages, { reading: read }) }));
  return new Map(checks.flatMap(({ id, ratio, title }) => (ratio === 1 ? [[id, title] as const] : [])));
}

it('says of one page what it saw on one page', () => {
  const titles = [...passed(['/']).values()];
  expect(titles.length).toBeGreaterThan(15);
  expect(
    titles.filter((title) => /\b(?:every|each|whole|all \d+ (?:key )?pages|key pages|pages we read)\b/i.test(title)),
  ).toEqual([]);
});

it('counts the pages that a passed title speaks of', () => {
  const [one, three] = [passed(['/']), passed(['/', '/about', '/contact'])];
  const pageChecks = ['AO-01', 'TS-01', 'TS-04', 'TS-05', 'TS-10', 'TS-13', 'TS-15', 'TS-16'];
  for (const id of pageChecks) {
    expect(one.get(id), id).toMatch(/\b(?:the one key page we read|your home page|the page we read)\b/i);
    expect(three.get(id), id).toMatch(/\b3\b/);
  }
});

it('names the parts that it saw, and no others', () => {
  const titles = passed(['/']);
  expect(titles.get('BP-11')).toBe('We saw a person with a role and a founding year');
  expect(titles.get('AO-13')).toBe('We saw a sentence that says what you are');
  expect(titles.get('BP-12')).toBe('We saw your name, the place that you named and how to reach you');
});
