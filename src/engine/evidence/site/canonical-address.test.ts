import { expect, it } from 'vitest';
import { canonicalAddresses, underCanonical, withCanonicalNames } from '#engine/evidence/site/canonical-address.ts';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';

const site = 'https://brotwerk.example';
const read = (url: string, ...canonicals: string[]) =>
  pageFromHtml(
    `<!doctype html><head>${canonicals.map((href) => `<link rel="canonical" href="${href}">`).join('')}</head>`,
    { url },
  );

it.each<[string, string, string[], string]>([
  ['the address without a query', '/quiz?tier=audit&fresh=true', ['/quiz'], '“/quiz” opens well, and so does “/quiz”.'],
  ['the same with a slash at its end', '/quiz?tier=audit', ['/quiz/'], '“/quiz/” opens well, and so does “/quiz/”.'],
  ['the home page', '/?utm_source=mail', ['/'], 'The home page opens well, and so does the home page.'],
  [
    'the address as it was read, where the page names none',
    '/quiz?tier=audit',
    [],
    '“/quiz?tier=audit” opens well, and so does “/quiz?tier=audit”.',
  ],
  [
    'the address as it was read, where the page names two',
    '/quiz?a=1',
    ['/quiz', '/other'],
    '“/quiz?a=1” opens well, and so does “/quiz?a=1”.',
  ],
  [
    'the address as it was read, where the page names another page',
    '/quiz?a=1',
    ['/other'],
    '“/quiz?a=1” opens well, and so does “/quiz?a=1”.',
  ],
  [
    'the address as it was read, where the page names another site',
    '/quiz?a=1',
    ['https://other.example/quiz'],
    '“/quiz?a=1” opens well, and so does “/quiz?a=1”.',
  ],
])('a finding names %s', (_name, url, canonicals, expected) => {
  const page = read(url, ...canonicals);
  const name = url === '/' ? 'the home page' : `“${url}”`;
  const canonical = canonicalAddresses([page]);
  expect(withCanonicalNames(`${name} opens well, and so does ${name}.`, canonical)).toBe(expected);
  const isNamed = !expected.includes('?');
  const finding = underCanonical(
    { id: 'title-missing', tone: 'good', note: '', kind: 'page', url: page.url },
    canonical,
  );
  expect(finding.url).toBe(isNamed ? `${site}${canonicals[0]}` : page.url);
});
