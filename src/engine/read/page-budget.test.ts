import { afterEach, expect, it } from 'vitest';
import { htmlPage, type SiteContext, type SiteDefinition } from '#fakes/sites/define-site.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { gather } from '#engine/read/gather.ts';

let served: ServedSites | null = null;
afterEach(async () => {
  await served?.stop();
  served = null;
});

const own = ['/services', '/prices', '/about', '/contact'];
const german = ['/de/', '/de/leistungen', '/de/preise', '/de/kontakt'];
const dead = Array.from({ length: 8 }, (_, index) => `/services/old-${index}`);

const page = (context: SiteContext, path: string, more = '') =>
  htmlPage(context, {
    title: `Roofs ${path}`,
    lang: path.startsWith('/de/') ? 'de' : 'en',
    head: german.map((url) => `<link rel="alternate" hreflang="de" href="${context.origin}${url}">`).join(''),
    main: `<h1>Roofs</h1><p>Weber repairs slate roofs: this is what ${path} is about.</p>${more}`,
  });

const site: SiteDefinition = {
  name: 'roofs',
  story: 'Links to more pages that are gone or translated than to pages of its own.',
  expected: [],
  answers: (context) =>
    Object.fromEntries([
      ['/', page(context, '/', [...dead, ...german, ...own].map((url) => `<a href="${url}">Roofs</a> `).join(''))],
      ...[...own, ...german].map((path) => [path, page(context, path)]),
    ]),
};

it('dead pages and translations take no place of the site’s own pages', async () => {
  served = await serveSites([site], new Date('2026-11-22T10:00:00Z'));
  const [roofs] = served.sites;
  if (!roofs) throw new Error('The site is not served.');
  const { site: read } = await gather(roofs.url, { allowHosts: [roofs.host], pageLimit: 5 });
  const paths = read.ok ? read.value.pages.map(({ url }) => new URL(url).pathname) : [];
  expect(paths.toSorted()).toEqual(['/', ...own].toSorted());
});
