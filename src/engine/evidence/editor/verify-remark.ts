import type { PageFacts, SiteEvidence, SitemapEvidence } from '#engine/evidence/evidence.ts';
import type { RaisedRemark } from '#engine/evidence/editor/editors-read.ts';
import { siteWords } from '#engine/evidence/editor/own-prose.ts';
import type { SiteWords } from '#engine/evidence/editor/own-prose.ts';
import { knownUnread, numberSite, short } from '#engine/evidence/numbered-site.ts';
import type { NumberedPlace, NumberedSite } from '#engine/evidence/numbered-site.ts';
import { isMarkedArticle } from '#engine/evidence/site/page-age.ts';
import { reachOf } from '#engine/evidence/site/reach.ts';
import { eachPageOnce } from '#engine/evidence/site/same-text.ts';
import { titleParts } from '#engine/evidence/site/title-parts.ts';
import { shownLines } from '#engine/evidence/shown-lines.ts';
import { isTrialHost } from '#engine/base/addresses/not-for-visitors.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { emailsIn } from '#engine/base/text/contact-words.ts';
import { digitsOf, sumsIn } from '#engine/base/text/money.ts';
import { isAimedAtModels } from '#engine/base/text/orders-to-models.ts';
import { distance } from '#engine/base/text/distance.ts';
import { shownCode } from '#engine/base/text/shown-code.ts';
import { bracketedField, standInAddress, writtenField } from '#engine/base/text/stand-ins.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import { countWords } from '#engine/base/text/words.ts';
import { writtenDates } from '#engine/base/text/written-dates.ts';

/** A site made ready for many remarks. */
export type ReadableSite = {
  /** Those read, each under its first address, and the pieces that are put into them. */
  pages: readonly PageFacts[];
  /** Without pieces. */
  pagesRead: number;
  numbered: NumberedSite;
  /** What stands in titles, descriptions and headings: what a question may name. */
  names: SiteWords;
  /** Lines in small letters, each with its place, to look for single words in. */
  lines: readonly { text: string; folded: string; url: string }[];
  reading: SiteEvidence['reading'];
  /** Every page that the site names was read: else nothing is absent. */
  isWhole: boolean;
  /** Keys of the pages that answered with an error: links to them are told as broken. */
  dead: ReadonlySet<string>;
  /** ISO day. */
  today: string;
};

/**
 * What a program can say of a raised remark without a model. `proved`: the fault itself. `look`: its words stand there, and a model has to judge. `absent`: what it
 * misses stands on no line of a site that was read whole. `dropped`: its words stand nowhere, or it contradicts what is there.
 */
export type Verified =
  | {
      state: 'proved' | 'look' | 'absent';
      places: NumberedPlace[];
      found: string;
      value1: string | null;
      value2: string | null;
      /** The link that a remark about a link is about. */
      link?: Link;
    }
  | { state: 'dropped'; why: string };

type Link = PageFacts['links'][number];

export function readableSite(
  site: Pick<SiteEvidence, 'pages' | 'pieces' | 'unread' | 'elsewhere' | 'reading'>,
  sitemap: SitemapEvidence['entries'],
  now: string,
): ReadableSite {
  const { pieces = [], reading } = site;
  const read = eachPageOnce(site.pages);
  const pages = [...read, ...pieces];
  const known = knownUnread(site, sitemap);
  const lines = pages.flatMap((page) =>
    shownLines(page).map(({ text }) => ({ text, folded: folded(text), url: page.url })),
  );
  const heads = pages.flatMap(({ titles, metaDescriptions, headings }) =>
    [...titles, ...metaDescriptions, ...headings].map(({ text }) => text),
  );
  return {
    pages,
    pagesRead: read.length,
    numbered: numberSite(pages, known),
    names: siteWords(heads),
    lines,
    reading,
    isWhole: reachOf(site, known).isWhole,
    dead: new Set(
      site.unread.flatMap(({ url, status }) => (status !== null && status >= 400 ? [samePageKey(url)] : [])),
    ),
    today: now.slice(0, 10),
  };
}

const needsWords: ReadonlySet<RaisedRemark['kind']> = new Set(['unsupported-claim', 'missing-fact']);
const needsTwo: ReadonlySet<RaisedRemark['kind']> = new Set(['contradiction']);

export function verifyRemark(raised: RaisedRemark, site: ReadableSite): Verified {
  if (raised.kind === 'wrong-link') return verifyLink(raised, site);
  const places = placesOf(raised, site);
  if ('why' in places) return dropped(places.why);
  const { kind } = raised;
  if (kind === 'contradiction') {
    const [one, other] = [raised.value1, raised.value2].map((value) => letters(value ?? ''));
    if (!one || !other) return dropped('it does not say what disagrees');
    if (one === other) return dropped('both values are the same');
  }
  const [value1, value2] = valuesOf(raised, places, site);
  const result = needsWords.has(kind)
    ? absence(raised, places, site)
    : (rules[kind]?.({ ...raised, value1, value2 }, places, site) ?? 'the words stand there');
  if (typeof result === 'string') return { state: 'look', places, found: result, value1, value2 };
  return 'why' in result ? dropped(result.why) : { ...result, places, value1, value2 };
}

/** Where its quotes stand: each whole, in two places, and no order to a machine among them. */
function placesOf(
  { kind, quote1, line1, quote2, line2 }: RaisedRemark,
  { numbered }: ReadableSite,
): NumberedPlace[] | { why: string } {
  const wanted = [
    ...(kind === 'missing-fact' ? [] : [{ quote: quote1, line: line1 }]),
    ...(quote2?.trim() || needsTwo.has(kind) ? [{ quote: quote2 ?? '', line: line2 }] : []),
  ];
  const found = wanted.map(({ quote, line }) => numbered.placeOf(quote, line));
  const places = found.filter((place) => place !== null);
  if (places.length < wanted.length) return { why: 'a quote stands on no page' };
  if (places.some(({ quote, text }) => isAimedAtModels(quote) || isAimedAtModels(text)))
    return { why: 'an order to a machine' };
  const [first, second] = places.map((place) => `${place.number} ${folded(place.quote)}`);
  return second !== undefined && first === second ? { why: 'both quotes are one place' } : places;
}

/** Its values as far as they stand in the quotes; the right spelling may stand anywhere. */
function valuesOf(
  { kind, value1, value2 }: RaisedRemark,
  [first, second]: NumberedPlace[],
  site: ReadableSite,
): [string | null, string | null] {
  const isRight = standsIn(value2, second ?? first) || (kind === 'misspelt' && isOnSite(value2, site));
  return [standsIn(value1, first) ? value1 : null, isRight ? value2 : null];
}

const dropped = (why: string): Verified => ({ state: 'dropped', why });

function standsIn(value: string | null, place: NumberedPlace | undefined): boolean {
  return value !== null && place !== undefined && folded(value) !== '' && folded(place.quote).includes(folded(value));
}

function isOnSite(value: string | null, { lines }: ReadableSite): boolean {
  return value !== null && folded(value) !== '' && lines.some((line) => holds(line.folded, folded(value)));
}

/** Whole words, but within a run of letters without spaces; a sign alone, such as "$", beside a digit. */
function holds(line: string, words: string): boolean {
  for (let at = line.indexOf(words); at !== -1; at = line.indexOf(words, at + 1)) {
    const [before, after] = [line.slice(Math.max(0, at - 2), at), line.slice(at + words.length, at + words.length + 2)];
    if (!/[\p{L}\p{N}]/u.test(words)) {
      if (/\p{N}\s?$/u.test(before) || /^\s?\p{N}/u.test(after)) return true;
    } else if (
      unspaced.test(words) ||
      !(isOneWord.test(before.slice(-1) + words.slice(0, 1)) || isOneWord.test(words.slice(-1) + after.slice(0, 1)))
    )
      return true;
  }
  return false;
}

/** Two letters, or two digits: "uur" is a word of its own in "2uur" and none in "natuurlijke". */
const isOneWord = /^(?:[\p{L}\p{M}]{2}|\p{N}{2})$/u;
/** Scripts without spaces between words, or whose words take endings without one. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

function absence({ words }: RaisedRemark, places: NumberedPlace[], site: ReadableSite): RuleResult {
  const wanted = wordsToLookFor(words);
  if (wanted.length === 0) return { why: 'it names no words to look for' };
  const standing = linesWith(wanted, places, site);
  if (standing !== '') return standing;
  if (!site.isWhole) return { why: 'the site was not read whole' };
  return {
    state: 'absent',
    found: noneStands(site),
  };
}

const noneStands = ({ pages }: ReadableSite): string =>
  `none of the words stands on another line of the ${pages.length} pages, and every known page was read`;

function wordsToLookFor(words: string | null): string[] {
  return (words ?? '')
    .split('|')
    .map((word) => folded(word.trim()))
    .filter((word) => /[\p{L}\p{N}€$£%]/u.test(word))
    .slice(0, 8);
}

/** What stands elsewhere with one of the words, whole; "" where nothing does. */
function linesWith(wanted: readonly string[], places: NumberedPlace[], { lines }: ReadableSite): string {
  const own = new Set(places.map(({ text }) => folded(text)));
  const standing = lines.filter((line) => !own.has(line.folded) && wanted.some((word) => holds(line.folded, word)));
  const shown = [...new Map(standing.map((line) => [line.folded, line])).values()]
    .slice(0, 3)
    .map(({ text }) => text.slice(0, 200));
  return shown.length === 0 ? '' : `these lines have words of an answer: ${shown.join(' / ')}`;
}

const copyrightLine = /[©Ⓒⓒ]|\(c\)\s?(?:19|20)\d\d/i;
/** For the second look: a program cannot tell a tense. */
const toldAsPast = 'a line that tells it as past is no fault';

type Rule = (raised: RaisedRemark, places: NumberedPlace[], site: ReadableSite) => RuleResult;
/** A text: what is found, for the second look to judge by. */
type RuleResult = string | { state: 'proved' | 'absent'; found: string } | { why: string };
const proved = (found: string): RuleResult => ({ state: 'proved', found });

const rules: Partial<Record<RaisedRemark['kind'], Rule>> = {
  stale(_raised, [place], site) {
    const page = pageOf(place, site);
    if (!place || !page) return { why: 'no place' };
    if (copyrightLine.test(place.quote)) return { why: 'a copyright line names no day to come' };
    const dates = writtenDates(place.text.slice(0, 2_000), page.languages ?? []).filter(
      ({ precision, text }) => precision === 'day' && folded(place.quote).includes(folded(text)),
    );
    const [last] = dates.toSorted((a, b) => (a.iso < b.iso ? 1 : -1));
    if (!last)
      return mayBeToCome(place.quote, site.today)
        ? { why: 'a day without a year may be still to come' }
        : `no whole date in the words; ${toldAsPast}`;
    const days = (Date.parse(site.today) - Date.parse(last.iso)) / 86_400_000;
    if (days < 0) return { why: `${last.text} is still to come` };
    const isDateAlone = countWords(dates.reduce((rest, { text }) => rest.replace(text, ' '), place.text)) < 2;
    if (days < 14 || page.kind === 'article' || page.kind === 'legal' || isMarkedArticle(page) || isDateAlone)
      return `${last.text} was ${days} days ago; ${toldAsPast}`;
    return proved(`${last.text} was ${days} days ago; ${toldAsPast}`);
  },
  contradiction({ value1, value2 }, [one, other], site) {
    const [a, b] = [pageOf(one, site), pageOf(other, site)];
    if (!a || !b || value1 === null || value2 === null || a === b) return 'both quotes stand there';
    const [sum, second] = [sumsIn(value1, a.languages ?? []), sumsIn(value2, b.languages ?? [])].map((sums) => sums[0]);
    const currency = (text: string) => text.replaceAll(/[\d\s.,’']/g, '');
    const shared = titleParts(a).some(
      (part) =>
        part.length > 3 && titleParts(b).some((own) => folded(own) === folded(part)) && !isOnMostTitles(part, site),
    );
    if (sum && second && currency(sum) === currency(second) && digitsOf(sum) !== digitsOf(second) && shared)
      return proved('two sums on two pages of the same name');
    return 'both quotes stand there';
  },
  'foreign-name'({ value1 }, [place], site) {
    if (value1 === null || !place) return 'the words stand there';
    const name = letters(value1);
    const named = site.pages.filter(({ titles, openGraph }) =>
      letters(`${titles[0]?.text ?? ''} ${openGraph['og:site_name'] ?? ''}`).includes(name),
    ).length;
    const inDomain = site.pages.some(({ url }) => letters(registrableDomain(url) ?? '').includes(name));
    if (name.length > 2 && (inDomain || named * 2 >= site.pages.length)) return { why: 'it is the site’s own name' };
    return named === 0 ? 'the name stands in no title and in no address of the site' : 'the words stand there';
  },
  leftover(_raised, [place], site) {
    if (!place) return { why: 'no place' };
    const isTold = site.reading?.statements.some(
      ({ kind, url, quote }) =>
        kind === 'placeholder' &&
        url === place.url &&
        (folded(place.text).includes(folded(quote)) || folded(quote).includes(folded(place.quote))),
    );
    return isTold || (writtenField(place.quote) ?? bracketedField(place.quote, true)) !== null
      ? proved('the form of a template’s text')
      : (pageOf(place, site)?.forms ?? []).length > 0 && countWords(place.text) <= 4
        ? 'the page has a form, and so short a line may be a label of it'
        : 'the words stand there';
  },
  'broken-text'(_raised, [place]) {
    return place && (shownCode(place.quote) ?? writtenField(place.quote)) !== null
      ? proved('signs of a program')
      : 'the words stand there';
  },
  duplicate(_raised, [one, other], site) {
    if (one && other)
      return one.quote.length >= 60 && likeness(one.quote, other.quote) >= 0.8
        ? proved('both passages are alike')
        : 'both quotes stand there';
    const times = site.lines.filter((line) => one && line.url === one.url && line.folded === folded(one.text)).length;
    if (times >= 2) return proved(`the line stands ${times} times on the page`);
    const pages = new Set(site.lines.flatMap((line) => (one && line.folded === folded(one.text) ? [line.url] : [])))
      .size;
    return pages >= 2 ? `the line stands on ${pages} pages` : { why: 'it stands there once' };
  },
  misspelt({ value1, value2 }, _places, site) {
    if (value1 === null) return { why: 'it names no wrong word' };
    const count = (word: string) => site.lines.filter((line) => holds(line.folded, folded(word))).length;
    if (value2 === null || folded(value1) === folded(value2)) return `“${value1}” stands on ${count(value1)} lines`;
    const found = `“${value1}” stands on ${count(value1)} lines, “${value2}” on ${count(value2)}`;
    return count(value2) > count(value1) && distance(folded(value1), folded(value2)) <= 2 ? proved(found) : found;
  },
  unclear({ words }, places, site) {
    const wanted = wordsToLookFor(words);
    const standing = linesWith(wanted, places, site);
    return standing === '' && wanted.length > 0 && site.isWhole
      ? noneStands(site)
      : standing || 'the words stand there';
  },
  empty({ words }, [place], site) {
    const page = pageOf(place, site);
    if (!page || !place) return { why: 'no place' };
    const next = headingRightBehind(place, page);
    if (next === null && hasSomethingBehind(place, page)) return { why: 'a text or a picture follows' };
    const isBare =
      page.mainWords < 15 &&
      page.kind !== 'contact' &&
      (page.forms ?? []).length === 0 &&
      page.images.filter(({ inMain }) => inMain).length < 3;
    if (isBare) return proved(`the page has ${page.mainWords} words of its own`);
    return [
      next === null ? '' : `the line behind it is the heading “${next}”`,
      `the page has ${page.mainWords} words of its own, read without scripts`,
      linesWith(wordsToLookFor(words), [place], site),
    ]
      .filter((part) => part !== '')
      .join('; ');
  },
};

/** A day without a year, like "07.12.": whether it lies in the six months after today. */
function mayBeToCome(quote: string, today: string): boolean {
  return [...quote.matchAll(/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/g)].some(([, day, month]) => {
    const next = Date.parse(`${today.slice(0, 4)}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
    const days = (next - Date.parse(today)) / 86_400_000;
    return days >= 0 ? days < 183 : days < -183;
  });
}

/** Where a link leads stands in the page: it is proved to lead astray by its address, or a model has to judge it by that address. */
function verifyLink(raised: RaisedRemark, site: ReadableSite): Verified {
  const named = linkNamed(raised, site);
  if (named === null) return dropped('no link has these words, or several lead to several places');
  const { page, link } = named;
  if (isAimedAtModels(link.text)) return dropped('an order to a machine');
  if (link.url !== null && site.dead.has(samePageKey(link.url))) return dropped('it is told as a broken link');
  const number = `${site.pages.indexOf(page) + 1}.0`;
  const shown = link.text === '' ? null : site.numbered.placeOf(link.text, raised.line1);
  const place = shown?.url === page.url ? shown : site.numbered.lineAt(number);
  if (place === null) return dropped('no place');
  return {
    state: leadsAstray(link, page) ? 'proved' : 'look',
    places: [{ ...place, quote: link.text || link.href }],
    found: `the link: [${link.text}](${short(link.href)})`,
    value1: link.href,
    value2: null,
    link,
  };
}

/** By its address, else by its words where all links of these words lead to one place or one leads astray. The page that the remark names comes first. */
function linkNamed(
  { quote1, line1, value1 }: RaisedRemark,
  site: ReadableSite,
): { page: PageFacts; link: Link } | null {
  const address = value1?.trim() ?? '';
  const isSaid = ({ text }: Link) => text !== '' && folded(quote1).includes(folded(text));
  const isThere = ({ href }: Link) => address !== '' && (href === address || short(href) === address);
  const first = site.numbered.lineAt(line1)?.url;
  const pages = site.pages.toSorted((a, b) => Number(b.url === first) - Number(a.url === first));
  const found = (isMeant: (link: Link) => boolean) =>
    pages.flatMap((page) => page.links.filter(isMeant).map((link) => ({ page, link })));
  const [exact] = found((link) => isSaid(link) && isThere(link));
  const [there] = address.startsWith('#') ? [] : found(isThere);
  if (exact ?? there) return exact ?? there ?? null;
  const said = found(isSaid);
  const own = said.filter(({ page }) => page === said[0]?.page);
  const astray = own.find(({ page, link }) => leadsAstray(link, page));
  return astray ?? (new Set(own.map(({ link }) => link.href)).size === 1 ? (own[0] ?? null) : null);
}

/** The heading that a line is, and the next one of its rank or a higher, which ends what it heads. */
function headingOf({ text, line }: NumberedPlace, { headings }: PageFacts): Heading[] {
  const alike = headings.filter((heading) => folded(heading.text) === folded(text));
  const own = alike.find((heading) => heading.line === line) ?? (alike.length === 1 ? alike[0] : undefined);
  const next = own && headings.slice(headings.indexOf(own) + 1).find(({ level }) => level <= own.level);
  return [own, next].filter((heading) => heading !== undefined);
}

type Heading = PageFacts['headings'][number];

/** The heading of the same rank or a higher one that the next line of the page is, with no picture between; null where something else follows. */
function headingRightBehind(place: NumberedPlace, page: PageFacts): string | null {
  const [own, next] = headingOf(place, page);
  const after = shownLines(page).slice(Number(place.number.split('.')[1]));
  const shown = after.find(({ inMain }) => inMain === place.inMain);
  if (!own || !next || !shown || folded(shown.text) !== folded(next.text)) return null;
  return page.images.some(({ line }) => line > own.line && line < next.line) ? null : next.text;
}

/**
 * Between its line and the next heading that is not below it stands a picture, or a text of five words, in the same part of the page: a footer fills no
 * heading of the main part. Of a page written in one line nothing is known.
 */
function hasSomethingBehind(place: NumberedPlace, page: PageFacts): boolean {
  const { line, inMain } = place;
  if (line === null) return false;
  const [own, ending] = headingOf(place, page);
  const isNext = (heading: Heading) => (own ? heading === ending : heading.line > line);
  const next = page.headings.find(isNext)?.line ?? Infinity;
  const isBehind = (at: number | null) => at !== null && at > line && at < next;
  return (
    page.images.some((image) => image.inMain === inMain && isBehind(image.line)) ||
    shownLines(page).some((shown) => shown.inMain === inMain && isBehind(shown.line) && countWords(shown.text) >= 5)
  );
}

function pageOf(place: NumberedPlace | undefined, { pages }: ReadableSite): PageFacts | undefined {
  return place && pages.find(({ url }) => url === place.url);
}

function leadsAstray({ href, url, network, text }: Link, page: PageFacts): boolean {
  const [shown] = emailsIn(text);
  const [written] = /^mailto:/i.test(href) ? emailsIn(href) : [];
  return (
    (shown !== undefined && written !== undefined && shown.toLowerCase() !== written.toLowerCase()) ||
    network !== undefined ||
    /^(?:mailto|tel):\s*$/i.test(href) ||
    /["“”„«»]/.test(href) ||
    standInAddress(href) !== null ||
    (url !== null && isTrialHost(new URL(url).hostname) && !isTrialHost(new URL(page.url).hostname)) ||
    (url !== null &&
      /facebook|instagram|linkedin|youtube|tiktok/i.test(text) &&
      samePageKey(url) === samePageKey(page.url))
  );
}

function isOnMostTitles(part: string, { pages }: ReadableSite): boolean {
  return pages.filter((page) => titleParts(page).some((own) => folded(own) === folded(part))).length * 2 > pages.length;
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** 0..1: of all runs of three letters in both, the share that both have. */
function likeness(one: string, other: string): number {
  const runs = (text: string) =>
    new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
  const [a, b] = [runs(folded(one)), runs(folded(other))];
  const shared = [...a].filter((run) => b.has(run)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}
