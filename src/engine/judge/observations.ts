import type { Finding } from '#engine/contract.ts';
import { canonicalAddresses, underCanonical } from '#engine/evidence/site/canonical-address.ts';
import { isMarkedArticle } from '#engine/evidence/site/page-age.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { findNotices } from '#engine/judge/notices.ts';
import { refusedIndexes } from '#engine/judge/refused-indexes.ts';
import { usesStated } from '#engine/judge/uses-stated.ts';
import { writtenByScripts } from '#engine/judge/written-by-scripts.ts';
import { softNotFound } from '#engine/judge/checks/parts/soft-not-found.ts';
import type { Evidence, PageFacts, UnreadPage } from '#engine/evidence/evidence.ts';
import { likenessOfSketches, sharedPhrases } from '#engine/base/text/sketch-text.ts';
import { asValue, bad, inLine, inWords, info, onPage } from '#engine/judge/findings.ts';

/** What was seen on the site, is worth knowing and is worth no points, gravest first. Each finding contains its proof. */
export function observe(evidence: Evidence): Finding[] {
  if (!evidence.site.ok || !evidence.now.ok) return [];
  const { pages, unread } = evidence.site.value;
  const keyUrls = new Set(keyPages(evidence.site.value).map((page) => page.url));
  const now = evidence.now.value;
  const declared = declaredVersions(pages, evidence.sitemap);
  const versions = versionsOf(declared);
  return [
    ...findNotices(evidence),
    ...usesStated(evidence),
    ...refusedIndexes(evidence),
    ...writtenByScripts(pages),
    ...pages.flatMap(wallInsteadOfPage),
    ...unread.flatMap(challengeInsteadOfPage),
    ...pages.flatMap((page) => (keyUrls.has(page.url) ? [] : (softNotFound(page) ?? []))), // those of key pages cost points in TS-01
    ...firstOfEach(pages.flatMap(hiddenText)),
    ...duplicatedPages(pages, versions),
    ...falseFreshness(pages, now),
    ...oldCopyrights(pages, now),
    ...pages.flatMap((page) => pastOffers(page, now)),
    ...wrongHreflangs(declared, versions, pages),
    ...firstOfEach(pages.flatMap(unclearLinks)),
  ]
    .slice(0, 60)
    .map((finding) => underCanonical(finding, canonicalAddresses(pages)));
}

export function oldCopyrights(pages: readonly PageFacts[], now: string): Finding[] {
  const found = pages.flatMap((page) => oldCopyright(page, now));
  // One line of the template ends all of them.
  return [
    ...new Map(found.toReversed().map((one) => [one.kind === 'quote' ? one.quote : one.note, one])).values(),
  ].toReversed();
}

/** A text in the template is hidden on every page; it is told once, where it was met first. */
function firstOfEach(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = `${finding.id} ${finding.id === 'link-text-unclear' || finding.kind !== 'line' ? finding.note : finding.text}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

const challenge =
  /^(?:just a moment|attention required|checking your browser|verify(?:ing)? you are (?:a )?human|are you a robot|security check|access denied|ddos-guard|please wait)/i;
const consent =
  /\b(?:cookies?|consent|einwilligung|datenschutz|akzeptieren|accept all|reject all|zustimmen|gdpr|dsgvo|tracking|partners?)\b/gi;

/** The address answered, and what it showed was a guard and not the page. */
function wallInsteadOfPage(page: PageFacts): Finding[] {
  const title = page.titles[0]?.text ?? '';
  const heading = page.headings[0]?.text ?? '';
  if (
    page.bodyWords < 150 &&
    (page.headers['cf-mitigated'] !== undefined || challenge.test(title) || challenge.test(heading))
  )
    return [
      bad(
        'challenge-page',
        `${pageNameFirst(page.url)} showed us a challenge for robots instead of its content.`,
        inWords(page.url, title || heading),
      ),
    ];
  const mentions = page.mainText.match(consent)?.length ?? 0;
  // A real page about cookies has more to say; a wall has little text, and a good part of it asks.
  if (
    page.kind !== 'legal' &&
    page.mainWords >= 15 &&
    page.mainWords < 200 &&
    mentions >= 4 &&
    mentions / page.mainWords > 0.04 &&
    /\b(?:accept|agree|akzeptieren|zustimmen|accepter|aceptar)/i.test(page.mainText)
  )
    return [
      bad(
        'cookie-wall',
        `${pageNameFirst(page.url)} showed us a request for consent instead of its content.`,
        inWords(page.url, page.mainText.slice(0, 240)),
      ),
    ];
  return [];
}

/** A later page answered with a challenge; the home page's is a finding of AO-06. */
function challengeInsteadOfPage({ url, reason, detail, kind }: UnreadPage): Finding[] {
  if (kind === 'home' || reason !== 'blocked' || !detail.startsWith('A bot wall ')) return [];
  return [
    bad(
      'challenge-page',
      `${pageNameFirst(url)} showed us a challenge for robots instead of its content.`,
      asValue('Mark of the challenge', detail, url),
    ),
  ];
}

function hiddenText(page: PageFacts): Finding[] {
  return page.hidden.map(({ text, how, line, aimedAtModels }) =>
    aimedAtModels
      ? bad(
          'hidden-prompt',
          `${pageNameFirst(page.url)} hides a text that speaks to AI models (${how}). Assistants may treat it as manipulation. If you did not write it, your site may have been broken into.`,
          inLine(page.url, line, text),
        )
      : bad(
          'hidden-text',
          `${pageNameFirst(page.url)} has a text that visitors cannot see (${how}).`,
          inLine(page.url, line, text),
        ),
  );
}

/** The same text, or almost, under two addresses that each claim to count. Versions for another language or country may be alike. */
function duplicatedPages(pages: PageFacts[], versions: Versions): Finding[] {
  const counted = [
    ...new Map(
      pages
        .filter((page) => page.mainWords >= 50)
        .map((page) => [samePageKey(page.canonicals[0]?.url ?? page.url), page]),
    ).values(),
  ];
  const groups = [
    ...Map.groupBy(counted, ({ contentHash, besideText = '' }) => `${contentHash} ${besideText}`).values(),
  ].map((group) =>
    group.filter((page, index) => !group.slice(0, index).some((other) => areVersions(page, other, versions))),
  );
  return [
    ...groups.flatMap(sameText),
    ...almostSameText(
      groups.flatMap((group) => group.slice(0, 1)),
      versions,
    ),
  ];
}

function sameText(group: PageFacts[]): Finding[] {
  const [, second] = group;
  if (!second) return [];
  return [
    bad(
      'duplicate-page',
      `${group.length} addresses show the same text: ${group
        .slice(0, 4)
        .map((page) => pageName(page.url))
        .join(', ')}.`,
      onPage(second.url),
    ),
  ];
}

/** Of all phrases of two pages, the share in both from which on they are one text with some words exchanged. */
const almostSame = 0.8;

/** Each page beside the first page that it repeats. The sketches say where to look, the texts decide. */
function almostSameText(pages: PageFacts[], versions: Versions): Finding[] {
  const earlier: PageFacts[] = [];
  return pages.flatMap((page): Finding[] => {
    const twin = earlier.find((other) => !areVersions(page, other, versions) && isAlmostSame(page, other));
    if (!twin) {
      earlier.push(page);
      return [];
    }
    const percent = Math.floor(sharedPhrases(page.mainText, twin.mainText) * 100);
    return [
      bad(
        'near-duplicate-page',
        `${pageNameFirst(page.url)} says almost the same as ${pageName(twin.url)}.`,
        asValue('Phrases of five words in both, of all in either', `${percent} %`, page.url),
      ),
    ];
  });
}

function isAlmostSame(page: PageFacts, other: PageFacts): boolean {
  if (!page.textSketch || !other.textSketch || likenessOfSketches(page.textSketch, other.textSketch) < almostSame - 0.2)
    return false;
  return sharedPhrases(page.mainText, other.mainText) >= almostSame;
}

const day = 86_400_000;

/** "© 2019", "© 2016–2021": the last year of the sign's line. Templates that write the year themselves are a year late at the turn of it at most. */
function oldCopyright(page: PageFacts, now: string): Finding[] {
  for (const line of `${page.besideText ?? ''}\n${page.mainText}`.split('\n')) {
    const span = /©\s?(?:\p{L}{1,9}\.?\s)?((?:19|20)\d\d(?:\s?[-–—,]\s?(?:(?:19|20)\d\d|\d\d(?!\d)))?)(?!\d)/u.exec(
      line.slice(0, 1_000),
    );
    if (!span) continue;
    const text = span[1] ?? '';
    const last = Number(
      `${text.length > 4 && /\D\d\d$/.test(text) ? text.slice(0, 2) : ''}${/\d{1,4}$/.exec(text)?.[0] ?? ''}`,
    );
    if (last >= Number(now.slice(0, 4)) - 1) return [];
    return [
      info(
        'copyright-year-old',
        `${pageNameFirst(page.url)} ends its copyright in ${last}. Visitors may take the site for one that nobody looks after.`,
        inWords(page.url, span[0]),
      ),
    ];
  }
  return [];
}

const endsOfOffers = ['priceValidUntil', 'validThrough', 'availabilityEnds'];

/** Offers whose own markup says that they have ended. A sentence that names a day may say anything of it. */
export function pastOffers(page: PageFacts, now: string): Finding[] {
  return page.schema
    .filter(({ types }) => types.some((type) => type.endsWith('Offer')))
    .flatMap(({ properties, line }): Finding[] => {
      const end = endsOfOffers.flatMap((name) => {
        const value = properties[name];
        return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? [{ name, iso: value.slice(0, 10) }] : [];
      })[0];
      if (!end || Date.parse(end.iso) > Date.parse(now) - 2 * day) return [];
      return [
        bad(
          'offer-expired',
          `${pageNameFirst(page.url)} tells machines that an offer ended on ${end.iso}.`,
          inLine(page.url, line, `${end.name}: ${end.iso}`),
        ),
      ];
    })
    .slice(0, 1);
}

function falseFreshness(pages: PageFacts[], now: string): Finding[] {
  const found = pages.flatMap((page): Finding[] => {
    const future = page.dates.find(
      (date) =>
        date.source !== 'last-modified' && date.kind !== 'unknown' && Date.parse(date.iso) > Date.parse(now) + 2 * day,
    );
    if (future)
      return [
        bad(
          'date-in-future',
          `${pageNameFirst(page.url)} says that it was ${future.kind} on ${future.iso}, which is still to come.`,
          inWords(page.url, future.text),
        ),
      ];
    const marked = newest(
      page,
      (date) => (date.source === 'json-ld' || date.source === 'meta') && date.kind === 'modified',
    );
    const shown = newest(page, (date) => date.source === 'visible' || date.source === 'time');
    // A page may show the day on which it was published, and tell machines that of its change as well.
    const isTold = page.dates.some(
      ({ source, iso }) =>
        (source === 'json-ld' || source === 'meta') &&
        Math.abs(Date.parse(iso) - Date.parse(shown?.iso ?? '')) <= 30 * day,
    );
    // What is shown may be an event's day, unless the page is an article.
    if (!marked || !shown || isTold || !isMarkedArticle(page)) return [];
    return [
      bad(
        'dates-disagree',
        `${pageNameFirst(page.url)} tells machines that it changed on ${marked.iso} and tells visitors “${shown.text}”.`,
        inWords(page.url, shown.text),
      ),
    ];
  });
  const dated = pages.flatMap((page) => {
    const date = newest(page, ({ source, kind }) => (source === 'json-ld' || source === 'meta') && kind === 'modified');
    return date ? [{ page, date }] : [];
  });
  const today = dated.filter(({ page, date }) => date.iso === page.seenAt.slice(0, 10));
  const [example] = today;
  // One page may have been edited today; all of them carry the date of the visit.
  if (example && today.length >= 4 && today.length === dated.length)
    found.push(
      bad(
        'date-always-today',
        `All ${today.length} pages with a date of change in their markup show the day of our visit, ${example.date.iso}.`,
        inLine(example.page.url, example.date.line ?? 1, example.date.text),
      ),
    );
  return found;
}

function newest(
  page: PageFacts,
  fits: (date: PageFacts['dates'][number]) => boolean,
): PageFacts['dates'][number] | undefined {
  return page.dates.filter(fits).toSorted((a, b) => (a.iso < b.iso ? 1 : -1))[0];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** "en", "de-AT", "zh-Hant-TW", "x-default". "en-UK" and "english" are none. */
function isHreflang(tag: string): boolean {
  if (tag.toLowerCase() === 'x-default') return true;
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(tag) ?? [];
  if (!language || languageNames.of(language.toLowerCase()) === undefined) return false;
  return region === undefined || (region.toUpperCase() !== 'UK' && regionNames.of(region.toUpperCase()) !== undefined);
}

/** By page, the pages that it names as its versions, in its own head or in the sitemap. */
type Versions = Map<string, Set<string>>;
type Declared = { from: string; lang: string; url: string; line: number | null };

function declaredVersions(pages: PageFacts[], sitemap: Evidence['sitemap']): Declared[] {
  const entries = sitemap.ok ? sitemap.value.entries : [];
  return [
    ...pages.flatMap((page) => page.hreflangs.map((version) => ({ from: page.url, ...version }))),
    ...entries.flatMap((entry) =>
      (entry.alternates ?? []).map((version) => ({ from: entry.url, ...version, line: null })),
    ),
  ];
}

function versionsOf(declared: Declared[]): Versions {
  const versions: Versions = new Map();
  for (const { from, url } of declared) {
    const key = samePageKey(from);
    versions.set(key, (versions.get(key) ?? new Set()).add(samePageKey(url)));
  }
  return versions;
}

function areVersions(a: PageFacts, b: PageFacts, versions: Versions): boolean {
  const [keyA, keyB] = [samePageKey(a.url), samePageKey(b.url)];
  return (versions.get(keyA)?.has(keyB) ?? false) || (versions.get(keyB)?.has(keyA) ?? false);
}

function wrongHreflangs(declared: Declared[], versions: Versions, pages: PageFacts[]): Finding[] {
  const read = new Set(pages.map((page) => samePageKey(page.url)));
  const reported = new Set<string>();
  return declared.flatMap(({ from, lang, url, line }): Finding[] => {
    const text = `hreflang="${lang}" href="${url}"`.slice(0, 200);
    const at =
      line === null
        ? { tone: 'bad' as const, kind: 'value' as const, label: 'In the sitemap', value: text, url: from }
        : { tone: 'bad' as const, kind: 'line' as const, url: from, line, text };
    const said = line === null ? `In the sitemap ${pageName(from)}` : pageNameFirst(from);
    const key = samePageKey(url);
    if (!isHreflang(lang)) {
      if (reported.has(lang)) return [];
      reported.add(lang);
      const hint = /-uk$/i.test(lang) ? ' (Britain is GB)' : '';
      return [
        {
          ...at,
          id: 'hreflang-invalid',
          note: `${said} names a language version “${lang.slice(0, 30)}”, which is no language code${hint}.`,
        },
      ];
    }
    // What was neither read nor names any version may well name this one where we did not look.
    const isKnown = read.has(key) || (line === null && versions.has(key));
    const own = samePageKey(from);
    if (!isKnown || key === own || versions.get(key)?.has(own) || reported.has(`${own} ${key}`)) return [];
    reported.add(`${own} ${key}`);
    return [
      {
        ...at,
        id: 'hreflang-no-return',
        note: `${said} names ${pageName(url)} as its version in “${lang}”, and that page does not name it back.`,
      },
    ];
  });
}

const unclear =
  /^(?:click here|here|click|this|this page|read more|more|learn more|more info|find out more|link|go|see more|hier|hier klicken|mehr|mehr lesen|weiterlesen|mehr erfahren|klicken sie hier|ici|cliquez ici|en savoir plus|lire la suite|aquí|haga clic aquí|leer más|más|clicca qui|leggi di più|lees meer|klik hier)[\s.…>»→]*$/i;

function unclearLinks(page: PageFacts): Finding[] {
  return page.links
    .filter((link) => link.inMain && link.internal && unclear.test(link.text))
    .map((link) =>
      bad(
        'link-text-unclear',
        `On ${pageName(page.url)} a link to ${pageName(link.url ?? link.href)} is called “${link.text}”, which says nothing about its target.`,
        inLine(page.url, link.line, link.text),
      ),
    );
}
