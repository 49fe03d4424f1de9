import { expect, it } from 'vitest';
import { observe } from '#engine/judge/observations.ts';
import { describeScope } from '#engine/judge/scope.ts';
import { evidence, page, pageFromHtml, site, testSite } from '#engine/testing/evidence-builder.ts';

const robots = (body: string) => ({
  url: `${testSite}robots.txt`,
  state: 'ok' as const,
  status: 200,
  body,
  seenAt: '',
});
const notesOf = (given: Parameters<typeof evidence>[0]) => observe(evidence(given)).map(({ id, note }) => [id, note]);

it('tells each line and header with what it allows and refuses, and who defined it', () => {
  const given = {
    robots: robots(
      'User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /\nLicense: https://site.test/license.xml',
    ),
    site: site([
      page({ headers: { 'content-usage': 'train-ai=n' } }),
      page({
        url: `${testSite}b`,
        contentHash: 'another',
        mainText: 'Another page.',
        headers: { 'content-usage': 'train-ai=n' },
      }),
    ]),
  };
  expect(notesOf(given)).toEqual([
    [
      'use-signal',
      'Line 2 of your robots.txt says “Content-Signal: search=yes, ai-input=no”. It allows search results and refuses AI answers. We know of no assistant that obeys it, so it costs no points. It is defined by contentsignals.org.',
    ],
    [
      'licence-for-machines',
      'Line 4 of your robots.txt says “License: https://site.test/license.xml”. It names the terms under which machines may use your texts. We know of no assistant that obeys it, so it costs no points. It is defined by rslstandard.org.',
    ],
    [
      'use-signal',
      'A header of your pages says “Content-Usage: train-ai=n”. It refuses AI training. We know of no assistant that obeys it, so it costs no points. It is defined by the IETF draft aipref-attach.',
    ],
  ]);
  expect(observe(evidence(given))).toMatchObject([
    { kind: 'line', line: 2 },
    { kind: 'line', line: 4 },
    { kind: 'header', name: 'Content-Usage', value: 'train-ai=n' },
  ]);
});

it('tells one cause for all that scripts write', () => {
  const shell = (body: string, url: string) =>
    pageFromHtml(
      `<title>Lamps</title><nav><a onclick="go()">Shop</a><a onclick="go()">Help</a></nav><script>document.head.append(Object.assign(document.createElement('script'), { type: 'application/ld+json', text: JSON.stringify({ "@context": "https://schema.org", ${body} }) }))</script><main><h1>Lamps</h1></main>`,
      { url },
    );
  const pages = [shell('"@type": "Product"', testSite), shell('"@type": "Organization"', `${testSite}about`)];
  expect(notesOf({ site: site(pages) }).filter(([id]) => id === 'written-by-scripts')).toEqual([
    [
      'written-by-scripts',
      'Scripts write the structured data of 1 page, the shop’s items (Product) of 1 page and the menu of 2 pages. Most AI crawlers run no scripts and see none of it. Let your server send it in the HTML.',
    ],
  ]);
});

it('tells that an index’s crawler was refused under its name, and takes no points for it', () => {
  const probes = [{ token: 'OAI-SearchBot', status: 200, challenge: false, detail: '' }];
  const indexProbes = [
    { token: 'Googlebot', status: 403, challenge: false, detail: '' },
    { token: 'Bingbot', status: 200, challenge: false, detail: '' },
  ];
  expect(notesOf({ edge: { state: 'clear', detail: '', probes, indexProbes } })).toEqual([
    [
      'index-crawler-refused',
      'Your server refused our request under the name Googlebot. It may know the real one by its address. Ask your host whether Googlebot gets status 200 in the server’s log.',
    ],
  ]);
});

it.each([
  ['nginx', 1],
  ['cloudflare', 2],
])('asks the owner for what only owners see, behind %s', (server, questions) => {
  const { notSeen } = describeScope(evidence({ site: site([page({ headers: { server } })]) }));
  expect(notSeen.filter((line) => line.includes('Only you can see it')).length).toBe(questions);
  expect(notSeen.some((line) => line.includes('Googlebot, Bingbot and Applebot'))).toBe(server === 'cloudflare');
});
