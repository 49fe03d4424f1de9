import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { judge } from '#engine/judge/judge.ts';
import { evidence, missing, page, pageFromHtml, reading, site, statement } from '#engine/testing/evidence-builder.ts';

const body = (menu: readonly string[], inMain = '') =>
  `<html lang="en"><title>Wells Roofing</title><nav>${menu.map((path) => `<a href="${path}">${path}</a>`).join(' ')}</nav>
<main><h1>Roofs</h1><p>We repair slate roofs in and around Wells, and we have done so for many years now.</p>${inMain}</main></html>`;
const home = (menu: readonly string[], inMain?: string) => pageFromHtml(body(menu, inMain));
const other = (url: string) => pageFromHtml(body([]), { url });

/** The check on price, area, contact and terms, where a model read each of these pages whole and found nothing. */
function hardFacts(pages: PageFacts[]) {
  const judged = judge(
    evidence({ site: site(pages, { reading: reading([], 'read') }), sitemap: missing('not-asked') }),
  );
  return judged.checks.find(({ id }) => id === 'CQ-15');
}

const unread = (count: number) => Array.from({ length: count }, (_, at) => `<a href="/more/${at}">More</a>`).join(' ');

describe('what was not seen', () => {
  it('is told of a site whose every page was read, and says of how many', () => {
    expect(hardFacts([home(['/a']), other('/a')])).toMatchObject({
      ratio: 0,
      title: 'We saw no price, no area, no contact and no terms or hours on the 2 pages we read',
    });
  });

  it('says of how many known pages, where all of the menu and half of all were read', () => {
    const deep = pageFromHtml(body(['/a'], unread(1)), { url: '/a' });
    expect(hardFacts([home(['/a']), deep])).toMatchObject({ ratio: 0, title: / on the 2 pages we read of 3$/ });
  });

  it.each<[string, PageFacts[]]>([
    ['a page of the menu was not read', [home(['/a', '/b']), other('/a')]],
    ['a page that the home page links to was not read', [home(['/a'], unread(1)), other('/a')]],
    ['less than half was read', [home(['/a']), pageFromHtml(body([], unread(3)), { url: '/a' })]],
  ])('is open, and costs nothing, where %s', (_why, pages) => {
    expect(hardFacts(pages)).toMatchObject({ outcome: 'not-measured', earned: null });
    expect(JSON.stringify(hardFacts(pages))).not.toMatch(/\bno (?:price|area|contact|terms)\b/);
  });

  it.each([
    ['a file', '<a href="/list.pdf">List</a>'],
    ['an address that does something', '<a href="/cart">Cart</a>'],
    ['another site', '<a href="https://other.example/">Friends</a>'],
    ['another host of the domain', '<a href="https://mail.brotwerk.example/inbox">Mail</a>'],
  ])('does not wait for %s', (_what, link) => {
    expect(hardFacts([home(['/a'], link), other('/a')])?.ratio).toBe(0);
  });

  it('does not wait for a page that is gone, nor for one that leads to another', () => {
    const pages = [home(['/a', '/gone', '/old']), other('/a')];
    const gone = {
      url: 'https://brotwerk.example/gone',
      status: 404,
      reason: 'unreachable',
      detail: '',
      kind: 'other',
    } as const;
    const judged = judge(
      evidence({
        site: site(pages, {
          unread: [gone],
          elsewhere: ['https://brotwerk.example/old'],
          reading: reading([], 'read'),
        }),
        sitemap: missing('not-asked'),
      }),
    );
    expect(judged.checks.find(({ id }) => id === 'CQ-15')?.ratio).toBe(0);
  });

  it('is settled by any page that was read, whatever its kind', () => {
    const legal = pageFromHtml(body([]), { url: '/legal-notice' });
    const price = statement('price', 'We repair slate roofs', { url: legal.url });
    const judged = judge(
      evidence({ site: site([home([]), legal], { reading: reading([price], 'read') }), sitemap: missing('not-asked') }),
    );
    expect(judged.checks.find(({ id }) => id === 'CQ-15')?.title).not.toMatch(/no price/);
  });
});

describe('what was left', () => {
  it('is one line, and the headline counts it', () => {
    const { scope } = judge(evidence({ site: site([page()]) }));
    expect(scope.headline).toBe('Read 1 of the 3 pages that we know of https://brotwerk.example/');
    expect(scope.notSeen.filter((line) => line.includes('/about'))).toEqual([
      'Pages: 2 of 3 that your site links to or lists were not read (/about, /contact)',
    ]);
  });
});
