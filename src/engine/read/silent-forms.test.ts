import { afterEach, describe, expect, it } from 'vitest';
import type { FixtureAnswer } from '#fakes/sites/define-site.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { gather } from '#engine/read/gather.ts';

let served: ServedSites | null = null;
afterEach(async () => {
  await served?.stop();
  served = null;
});

const html = (body: string): FixtureAnswer => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body });
const script = (body: string): FixtureAnswer => ({ headers: { 'content-type': 'text/javascript' }, body });
const page = `<!doctype html><html lang="en"><title>Seal trips</title><main><h1>Seal trips</h1><p>We take six guests out.</p>
<form id="ask"><input type="email" name="mail"><textarea name="text"></textarea><button>Send</button></form>
<form action="find.php"><input name="q"><button>Find</button></form></main><script src="/main.js"></script></html>`;
const stops = `document.getElementById('ask').addEventListener('submit', (e) => { e.preventDefault(); alert('Thank you for asking!'); });`;

describe('a form without an address is decided by the scripts of its site', () => {
  it.each<[string, Record<string, FixtureAnswer>, unknown]>([
    [
      'that send nothing',
      { '/main.js': script(stops) },
      [{ line: 2, tag: '<form id="ask">', how: 'stopped', says: 'Thank you for asking!' }],
    ],
    ['that send', { '/main.js': script(stops.replace('alert(', 'fetch(')) }, undefined],
    ['that are not there', {}, undefined],
  ])('%s', async (_what, files, expected) => {
    const answers = () => ({ '/': html(page), ...files });
    served = await serveSites(
      [{ name: 'seal-trips', story: 'Its form.', expected: [], answers }],
      new Date('2026-11-22T10:00:00Z'),
    );
    const [own] = served.sites;
    if (!own) throw new Error('The site is not served.');
    const { site } = await gather(own.url, { allowHosts: [own.host] });
    const [home] = site.ok ? site.value.pages : [];
    expect(home?.silentForms).toEqual(expected);
    expect(home?.openForms).toBeUndefined();
    expect(site.ok && site.value.formTargets).toEqual([{ url: `${own.url}find.php`, status: 404 }]);
  });
});
