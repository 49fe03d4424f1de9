import type { Answers, Proposal } from '#engine/contract.ts';
import { organizationNodes, propertyTexts } from '#engine/derived/organization-nodes.ts';
import { linkedProfiles } from '#engine/derived/social-profiles.ts';
import type { Evidence, PageFacts, SiteEvidence } from '#engine/evidence.ts';

/**
 * The quiz answers that a short visit suggests. What was not seen is proposed only where its absence on the pages read is the answer itself;
 * nothing is proposed of a site whose home page could not be read.
 */
export function proposeAnswers(evidence: Evidence): Proposal[] {
  const site = evidence.site.ok ? evidence.site.value : null;
  const [home] = site?.pages ?? [];
  if (!site || !home) return [];
  return [
    ...foundingYear(site),
    ...products(site),
    ...profiles(site),
    ...wikipedia(site),
    structuredData(site.pages),
    faq(site.pages),
    mobile(site.pages),
    ...loading(home),
    ...https(evidence, site.pages),
  ];
}

const pagesRead = (pages: readonly unknown[]) => (pages.length === 1 ? 'the one page we read' : `the ${pages.length} pages we read`);

function foundingYear(site: SiteEvidence): Proposal[] {
  const stated = organizationNodes(site).flatMap(({ node }) => propertyTexts(node.properties['foundingDate']));
  const year = stated.map((text) => /^(1[6-9]\d\d|20\d\d)\b/.exec(text)?.[1]).find((found) => found !== undefined);
  if (year !== undefined) return [{ path: 'yearEstablished', value: year, seen: `Your structured data gives ${year} as the founding year.` }];
  for (const page of site.pages) {
    const found = /\b(?:founded|established|in business since|family[- ]run since|trading since)\s+(?:in\s+)?(1[6-9]\d\d|20\d\d)\b/i.exec(page.mainText);
    if (found?.[1]) return [{ path: 'yearEstablished', value: found[1], seen: `“${found[0]}” stands on ${page.url}.` }];
  }
  return [];
}

function products(site: SiteEvidence): Proposal[] {
  const named = new Map<string, string>();
  for (const page of site.pages)
    for (const node of page.schema)
      if (node.types.includes('Product') || node.types.includes('Service'))
        for (const name of propertyTexts(node.properties['name'])) if (name.length <= 120 && !named.has(name)) named.set(name, page.url);
  return [...named].slice(0, 5).map(([value, url], index) => ({ path: `products.${index + 1}`, value, seen: `The structured data of ${url} names it.` }));
}

const networks = {
  linkedin: 'a LinkedIn page',
  twitter: 'an X profile',
  facebook: 'a Facebook page',
  instagram: 'an Instagram profile',
} as const satisfies Record<keyof Answers['socialMedia'], string>;

function profiles(site: SiteEvidence): Proposal[] {
  return (['linkedin', 'twitter', 'facebook', 'instagram'] as const).flatMap((network) => {
    const [profile] = linkedProfiles(site, network);
    return profile ? [{ path: `socialMedia.${network}.url`, value: profile.url, seen: `Your site links ${networks[network]}.` }] : [];
  });
}

function wikipedia(site: SiteEvidence): Proposal[] {
  // A link in the text may lead to any article; only what the organization says of itself is about the company.
  const own = linkedProfiles(site, 'wikipedia').find(({ how }) => how === 'sameAs');
  return own ? [{ path: 'wikipediaPage', value: 'yes', seen: `Your structured data names ${own.url}.` }] : [];
}

function structuredData(pages: PageFacts[]): Proposal {
  const types = [...new Set(pages.flatMap((page) => page.schema.flatMap((node) => node.types)))];
  const value = types.length > 0 ? 'yes' : 'no';
  const seen = types.length > 0 ? `We found structured data (${types.slice(0, 3).join(', ')}).` : `No structured data was found on ${pagesRead(pages)}.`;
  return { path: 'structuredData', value, seen };
}

function faq(pages: PageFacts[]): Proposal {
  const asked = pages.flatMap((page) => page.questions.filter((each) => each.visible && each.answer !== '').map((each) => each.question.toLowerCase()));
  const answered = new Set(asked).size; // markup often repeats what stands on the page
  if (answered === 0) return { path: 'faqUsage', value: 'no', seen: `No question with its answer was found on ${pagesRead(pages)}.` };
  const count = answered === 1 ? 'One question with its answer was' : `${answered} questions with their answers were`;
  return { path: 'faqUsage', value: answered >= 8 ? 'yes' : 'basic', seen: `${count} found on ${pagesRead(pages)}.` };
}

function mobile(pages: PageFacts[]): Proposal {
  const ready = pages.filter((page) => /width\s*=\s*device-width/i.test(page.viewport?.content ?? '')).length;
  const value = ready === pages.length ? 'yes' : ready === 0 ? 'no' : 'partial';
  const which = { yes: 'Every page that we read declares', no: 'No page that we read declares', partial: `${ready} of ${pagesRead(pages)} declare` }[value];
  return { path: 'mobileFriendly', value, seen: `${which} a layout for phones. We did not look at it on one.` };
}

function loading(home: PageFacts): Proposal[] {
  if (home.truncated) return [];
  const seconds = home.totalMs / 1000;
  const value = seconds < 1 ? 'fast' : seconds < 3 ? 'average' : 'slow';
  return [
    {
      path: 'loadingSpeed',
      value,
      seen: `The text of your home page reached us in ${seconds < 0.1 ? 'less than 0.1' : seconds.toFixed(1)} seconds; pictures and scripts come on top of that.`,
    },
  ];
}

function https(evidence: Evidence, pages: PageFacts[]): Proposal[] {
  if (!evidence.transport.ok) return [];
  const { https: secure, httpRedirectsToHttps } = evidence.transport.value;
  if (!secure.ok) return [{ path: 'httpsUsage', value: 'no', seen: `${secure.detail}.` }];
  const plain = pages.filter((page) => !page.url.startsWith('https:')).length;
  if (plain > 0 || httpRedirectsToHttps === false) {
    const seen = plain > 0 ? `${plain} of ${pagesRead(pages)} came without HTTPS.` : 'The address with http:// does not lead to https://.';
    return [{ path: 'httpsUsage', value: 'partial', seen }];
  }
  return [{ path: 'httpsUsage', value: 'yes', seen: 'Your home page came over HTTPS with a valid certificate.' }];
}
