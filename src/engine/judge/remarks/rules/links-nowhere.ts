import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { shortened } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inLine } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** Links that nobody gave a target: words that lead to their own page, icons that lead to the front page of a network. */
export function linksNowhere(pages: readonly PageFacts[]): Sighting[] {
  const dead = onceEach(
    pages.flatMap((page) =>
      page.links.flatMap((link) => (link.nowhere ? [{ page, link, key: link.text.toLowerCase() }] : [])),
    ),
  );
  const bare = onceEach(
    pages.flatMap((page) =>
      page.links.flatMap((link) => (isFrontPage(link) ? [{ page, link, key: link.url ?? '' }] : [])),
    ),
  );
  return [
    // One alone may be the way back to the top.
    ...(dead.length < fewest ? [] : dead.map(nowhere)),
    ...bare.map(frontPage),
  ];
}

const fewest = 2;

type Placed = { page: PageFacts; link: PageFacts['links'][number]; key: string };

function onceEach(found: readonly Placed[]): Placed[] {
  return [...new Map(found.toReversed().map((one) => [one.key, one])).values()].toReversed();
}

function nowhere({ page, link: { href, text, line } }: Placed): Sighting {
  const where = href === '#' ? 'the top of the page' : `a place that the page does not have, “${shortened(href, 60)}”`;
  const note = `${pageNameFirst(page.url)} links “${shortened(text, 60)}” to ${where}.`;
  return { ...proven('dead-words', bad('link-nowhere', note, inLine(page.url, line, `href="${href}"`))), named: text };
}

function frontPage({ page, link: { href, line } }: Placed): Sighting {
  const note = `${pageNameFirst(page.url)} links to “${href}”, which is the network’s own front page.`;
  return proven('bare-network', bad('link-to-front-page', note, inLine(page.url, line, `href="${href}"`)));
}

/** Of a network of profiles, where a firm has an address of its own behind the host. */
function isFrontPage({ url }: Placed['link']): boolean {
  const address = url === null ? null : URL.parse(url);
  return (
    address !== null &&
    address.pathname.replaceAll('/', '') === '' &&
    address.search === '' &&
    networks.has(registrableDomain(address.href) ?? '') &&
    /^(?:www\.|[a-z]{2}-[a-z]{2}\.)?[^.]+\.com$/.test(address.hostname)
  );
}

const networks = new Set([
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'twitter.com',
  'x.com',
  'tiktok.com',
  'youtube.com',
  'pinterest.com',
]);
