import { afterEach, describe, expect, it } from 'vitest';
import type { FixtureAnswer, SiteDefinition } from '#fakes/sites/define-site.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { readableSite } from '#engine/evidence/editor/verify-remark.ts';
import { judge } from '#engine/judge/judge.ts';
import { gather } from '#engine/read/gather.ts';
import { answers, pageFromHtml } from '#engine/testing/evidence-builder.ts';

let served: ServedSites | null = null;
afterEach(async () => {
  await served?.stop();
  served = null;
});

const paths = ['/boats.html', '/prices.html', '/crew.html', '/contact.html'];
const menu = `<nav>${paths.map((path) => `<a href="${path.slice(1)}">${path.slice(1, -5)}</a>`).join(' ')}</nav>`;
const text = 'We take six guests out on the bay each morning, and show them seals, terns and the old lighthouse.';

/** A home page with this in the place of its menu, and four pages that nothing else names. */
function siteWith(frame: string, files: Record<string, FixtureAnswer> = {}): SiteDefinition {
  const page = (path: string) =>
    html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Seal trips ${path}</title></head>
<body>${frame}<main><h1>Seal trips ${path}</h1><p>${text}</p></main></body></html>`);
  return {
    name: 'seal-trips',
    story: 'Its menu is not in its HTML.',
    expected: [],
    answers: () => ({ ...Object.fromEntries(['/', ...paths].map((path) => [path, page(path)])), ...files }),
  };
}

function html(body: string): FixtureAnswer {
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

async function pathsRead(site: SiteDefinition): Promise<string[]> {
  served = await serveSites([site], new Date('2026-11-22T10:00:00Z'));
  const [own] = served.sites;
  if (!own) throw new Error('The site is not served.');
  const { site: read } = await gather(own.url, { allowHosts: [own.host] });
  return read.ok ? read.value.pages.map(({ url }) => new URL(url).pathname).toSorted() : [];
}

const script = (body: string): FixtureAnswer => ({ headers: { 'content-type': 'text/javascript' }, body });

describe('a menu that is not in the HTML of the page is read where it is', () => {
  it.each<[string, SiteDefinition]>([
    [
      'in a file that a script on the page fetches',
      siteWith(
        `<div id="top"></div><script>fetch('parts/header.html').then((r) => r.text()).then((t) => { top.innerHTML = t; });</script>`,
        { '/parts/header.html': html(`<header>${menu}</header>`) },
      ),
    ],
    [
      'in a file that a script file fetches',
      siteWith('<header id="top"></header><script src="/js/site.js" defer></script>', {
        '/js/site.js': script(`$("#top").load("/parts/header.html");`),
        '/parts/header.html': html(menu),
      }),
    ],
    [
      'in a file that an attribute names',
      siteWith('<div data-include="parts/header.html"></div><script src="/js/include.js"></script>', {
        '/js/include.js': script('include()'),
        '/parts/header.html': html(menu),
      }),
    ],
    [
      'in an element of its own',
      siteWith('<site-header></site-header><script src="/js/header.js"></script>', {
        '/js/header.js': script(
          `customElements.define('site-header', class extends HTMLElement { connectedCallback() { this.innerHTML = \`${menu}\`; } });`,
        ),
      }),
    ],
    ['in what a script writes', siteWith(`<script>document.write('${menu.replaceAll('"', '\\"')}');</script>`)],
    [
      'in a frame',
      siteWith('<iframe src="/menu.html"></iframe>', { '/menu.html': html(`<title>Menu</title>${menu}`) }),
    ],
  ])('%s', async (_where, site) => {
    expect(await pathsRead(site)).toEqual(expect.arrayContaining(['/', ...paths].toSorted()));
  });

  it('in a set of frames', async () => {
    const site = siteWith('');
    const frames =
      '<!doctype html><title>Seal trips</title><frameset cols="20%,80%"><frame src="menu.html"><frame src="boats.html"></frameset>';
    const framed: SiteDefinition = {
      ...site,
      answers: (context) => ({
        ...site.answers(context),
        '/': html(frames),
        '/menu.html': html(`<title>Menu</title>${menu.replaceAll('<a', '<a target="main"')}`),
      }),
    };
    expect(await pathsRead(framed)).toEqual(expect.arrayContaining(['/', ...paths].toSorted()));
  });
});

it('a menu that only a browser can see is asked of it, and of no page that has its own', async () => {
  const asked: string[] = [];
  const site = siteWith('<header></header><script src="https://cdn.example/menu.js"></script>');
  served = await serveSites([site, siteWith(menu)], new Date('2026-11-22T10:00:00Z'));
  for (const { url, host } of served.sites) {
    const { site: read } = await gather(url, {
      allowHosts: [host],
      renderLinks: async (page) => {
        asked.push(page);
        return paths.map((path) => ({ url: new URL(path, page).href, text: path }));
      },
    });
    expect(read.ok && read.value.pages).toHaveLength(1 + paths.length);
  }
  expect(asked).toEqual([served.sites[0]?.url]);
});

it('what is put into pages is no page, and an editor reads it', async () => {
  const own = siteWith(menu);
  const scripted = siteWith(`<script>fetch('/parts/footer.html')</script>`, {
    '/parts/footer.html': html('<footer><p>Rue Photography, Dock Road 3, all rights reserved.</p></footer>'),
  });
  const mixed: SiteDefinition = {
    ...scripted,
    answers: (context) => ({ ...scripted.answers(context), '/': own.answers(context)['/'] ?? html('') }),
  };
  served = await serveSites([mixed], new Date('2026-11-22T10:00:00Z'));
  const [{ url, host } = { url: '', host: '' }] = served.sites;
  const { site } = await gather(url, { allowHosts: [host] });
  if (!site.ok) throw new Error('The site was not read.');
  const { pages, pieces = [] } = site.value;
  expect(pieces.map((piece) => new URL(piece.url).pathname)).toEqual(['/parts/footer.html']);
  expect(pages).toHaveLength(1 + paths.length);
  const readable = readableSite(site.value, [], '2026-11-22T10:00:00Z');
  expect(readable.pagesRead).toBe(pages.length);
  expect(readable.numbered.placeOf('Rue Photography')?.url).toBe(pieces[0]?.url);
});

describe('a page without a menu', () => {
  it.each([
    [
      'of one page that links to its own parts',
      '<nav><a href="#prices">Prices</a></nav><script src="/chat.js"></script>',
    ],
    ['that needs none', '<script src="/chat.js"></script>'],
    [
      'with a chat below its text',
      `<main><h1>Trips</h1><p>${text}</p></main><chat-box></chat-box><script src="/c.js"></script>`,
    ],
  ])('%s waits for nothing', (_what, html) => {
    expect(pageFromHtml(`<title>Trips</title>${html}<main><h1>Trips</h1><p>${text}</p></main>`).frame).toBeUndefined();
  });
});

it('where nobody knows where the menu leads, nothing is absent and the content has no score', async () => {
  served = await serveSites(
    [siteWith('<header></header><script src="https://cdn.example/menu.js"></script>')],
    new Date('2026-11-22T10:00:00Z'),
  );
  const [own] = served.sites;
  const said = answers({ website: own?.url ?? '', yearEstablished: 1998, faqUsage: 'yes' });
  const evidence = await gather(own?.url ?? '', { allowHosts: [own?.host ?? ''], answers: said });
  const { categories, checks, contradictions, scope } = judge(evidence);
  expect(contradictions.filter(({ kind }) => kind === 'unconfirmed')).toEqual([]);
  expect(categories.contentQuality.unscored).toMatch(/^A script writes the menu of your home page/);
  // Files, and what stands in the head of the page that was read, are nobody's frame.
  const inHead = new Set(['TS-03', 'TS-05', 'TS-06', 'TS-08', 'AO-08']);
  expect(checks.filter(({ id, title }) => /\bno\b/.test(title) && !inHead.has(id))).toEqual([]);
  expect(scope.notSeen.filter((line) => line.startsWith('Menu: '))).toHaveLength(1);
});
