// Slow, because it reads served sites.
import { afterEach, describe, expect, it } from 'vitest';
import { htmlPage, type SiteContext, textFile } from '#fakes/sites/define-site.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { gather } from '#engine/read/gather.ts';
import { judge } from '#engine/judge/judge.ts';
import { mergeReading } from '#engine/read/merge-reading.ts';
import { reread } from '#engine/read/reread.ts';

const today = new Date('2026-11-20T10:00:00Z');
const running: ServedSites[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((served) => served.stop()));
});

const page = (context: SiteContext, title: string, more = '') =>
  htmlPage(context, {
    title,
    main: `<h1>${title}</h1><p>${title} is a page of a test, and says what a page of a test says.</p><a href="/about">About</a>${more}`,
  });

describe('a site read again', () => {
  it('gives what a whole reading gives, for the pages and files that were named', async () => {
    const served = await serveSites(
      ['before', 'after'].map((name) => ({
        name,
        story: '',
        expected: [],
        answers: (context: SiteContext) => ({
          '/robots.txt': textFile('User-agent: *\nAllow: /\n'),
          '/llms.txt': textFile(name === 'after' ? '# Test' : ''),
          '/': page(context, 'Home'),
          ...(name === 'after' && { '/mended': page(context, 'Mended') }),
          '/about': page(
            context,
            'About',
            name === 'after' ? '<p>Since 1998.</p><a href="/mended">Mended</a>' : '<a href="/mended">Broken</a>',
          ),
        }),
      })),
      today,
    );
    running.push(served);
    const options = { allowHosts: served.hosts, now: () => today };
    const [before, after] = served.sites;
    if (!before || !after) throw new Error('nothing is served');
    const first = await gather(before.url, options);
    const links = (evidence: typeof first) =>
      evidence.site.ok ? evidence.site.value.links.map(({ url, status }) => [new URL(url).pathname, status]) : [];
    expect(links(first)).toContainEqual(['/mended', 404]);

    // The owner changes the site: the same evidence, with the address of the changed one.
    const moved = JSON.parse(
      JSON.stringify(first).replaceAll(new URL(before.url).host, new URL(after.url).host),
    ) as typeof first;
    const again = await reread(
      moved,
      { urls: [`${after.url}about`, `${after.url}llms.txt`, 'https://elsewhere.example/'] },
      options,
    );
    expect(again.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/about']);
    const merged = mergeReading(moved, again);
    expect(links(merged)).toContainEqual(['/mended', 200]);
    expect(merged.llmsTxt).toMatchObject({ ok: true, value: { status: 200, excerpt: '# Test' } });
    expect(judge(merged).checks.find(({ id }) => id === 'TS-14')?.ratio).toBe(1);
  });
});
