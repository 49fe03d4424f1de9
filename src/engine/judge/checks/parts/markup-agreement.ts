// Structured data against the visible page: a machine that reads both must not read two truths.
import { contentStems, stemCoverage } from '#engine/base/text/phrases.ts';
import { shownText } from '#engine/evidence/shown-text.ts';
import { ownAddresses } from '#engine/evidence/site/own-addresses.ts';
import { sumsIn } from '#engine/base/text/money.ts';
import { namesWeekday, weekdayAndTimes } from '#engine/read/statements/plain/hours.ts';
import {
  brokenOrganizationNodes,
  organizationNodes,
  propertyItems,
  propertyTexts,
  isOrganization,
  type OrganizationNode,
} from '#engine/evidence/site/organization-nodes.ts';
import { pageText, pageWithPhrase } from '#engine/evidence/site/site-text.ts';
import { postalPart } from '#engine/base/text/contact-words.ts';
import { hasPhrase, withoutLegalForm, foldedWords } from '#engine/base/text/phrases.ts';
import type { Finding, FindingId } from '#engine/contract.ts';
import type { PageFacts, SchemaNode, SiteEvidence } from '#engine/evidence/evidence.ts';
import { bad, inLine } from '#engine/judge/findings.ts';

/** One value of the markup that the visible text confirms or denies. What the text does not speak of is not listed. */
export type MarkupFact = {
  field: 'name' | 'phone' | 'price' | 'rating' | 'hours' | 'postcode' | 'faq';
  agrees: boolean;
  page: PageFacts;
  line: number;
  markup: string;
  visible: string;
};

export function markupFacts(site: SiteEvidence): MarkupFact[] {
  const known = facts.get(site);
  if (known) return known;
  const own = [
    ...organizationFacts(site),
    ...site.pages.flatMap((page) => [...priceFacts(page), ...ratingFacts(page), ...faqFacts(page)]),
  ];
  facts.set(site, own);
  return own;
}

/** Both sides of a value that does not agree, in a sentence. */
/** One finding for each fact on which markup and page disagree, at the line of the markup. */
export function disagreements(id: FindingId, facts: readonly MarkupFact[]): Finding[] {
  return facts.map((fact) => bad(id, disagreement(fact), inLine(fact.page.url, fact.line, fact.markup)));
}

function disagreement({ field, markup, visible }: MarkupFact): string {
  if (field === 'faq')
    return `Structured data has the question “${markup}”, and the text of the page does not show it.`;
  // A title may be no name.
  if (field === 'name')
    return `Structured data gives the name “${markup}”, which no page that we read shows in these words.`;
  return `Structured data gives the ${fieldNames[field]} “${markup}”, and the page gives “${visible}”.`;
}

export const fieldNames: Record<MarkupFact['field'], string> = {
  name: 'name',
  phone: 'phone number',
  price: 'price',
  rating: 'rating',
  hours: 'opening hours',
  postcode: 'postcode',
  faq: 'question',
};

const facts = new WeakMap<SiteEvidence, MarkupFact[]>();

/** A template repeats the same item on every page: each value is told once. */
function organizationFacts(site: SiteEvidence): MarkupFact[] {
  const phones = site.pages.flatMap((page) => page.contact.phones);
  const stated = (site.reading?.statements ?? []).filter(
    ({ kind, proof }) => kind === 'hours' && proof === weekdayAndTimes,
  );
  // Times that agree may stand anywhere; only opening hours can disagree, and where none are a line of their own, times beside a weekday.
  const ranges = [
    ...stated.flatMap(({ quote }) => visibleRanges(quote)),
    ...site.pages.flatMap(({ mainText }) => visibleRanges(mainText)),
  ];
  const inProse = site.pages.flatMap(({ mainText, languages = [] }) =>
    visibleRanges(mainText).filter(({ line }) => namesWeekday(line, languages)),
  );
  const [first] = stated.length > 0 ? ranges : inProse;
  const hours = { first: first?.text, spans: new Set(ranges.map(({ times }) => times.join('-'))) };
  const names = site.pages.flatMap((page) => [
    ...page.titles.map((title) => title.text),
    page.openGraph['og:site_name'] ?? '',
  ]);
  const factsOf = ({ node, page }: OrganizationNode) => {
    if (!node.top) return []; // a nested publisher or brand may be somebody else
    const at = { page, line: node.line };
    return [
      ...nameFacts(node, at, site, names),
      ...phoneFacts(node, at, phones),
      ...hoursFacts(node, at, hours),
      ...postcodeFacts(node, at, site),
    ];
  };
  // No machine reads what is broken, so that it agrees with nothing; once mended, it would contradict.
  const broken = brokenOrganizationNodes(site).flatMap(factsOf);
  const all = [...organizationNodes(site).flatMap(factsOf), ...broken.filter(({ agrees }) => !agrees)];
  return [...new Map(all.toReversed().map((fact) => [`${fact.field} ${fact.markup}`, fact])).values()].toReversed();
}

/** "Hotel Seeblick in Spiez am Thunersee" contains all of “Hotel Seeblick Spiez”, in its order. */
function isToldIn(title: string, name: string): boolean {
  const wanted = foldedWords(name);
  let next = 0;
  for (const word of foldedWords(title)) if (word === wanted[next]) next += 1;
  return wanted.length >= 2 && next === wanted.length;
}

function nameFacts(node: SchemaNode, at: Place, site: SiteEvidence, names: string[]): MarkupFact[] {
  const name = propertyTexts(node.properties['name'])[0];
  if (!name) return [];
  const short = withoutLegalForm(name);
  const agrees =
    names.some((text) => hasPhrase(text, short) || isToldIn(text, short)) || pageWithPhrase(site, short) !== undefined;
  return [{ ...at, field: 'name', agrees, markup: name, visible: at.page.titles[0]?.text ?? '' }];
}

type Place = { page: PageFacts; line: number };

function phoneFacts(node: SchemaNode, at: Place, visible: string[]): MarkupFact[] {
  const phone = propertyTexts(node.properties['telephone'])[0];
  if (!phone || visible.length === 0 || digits(phone).length < 6 || /[a-z]{3}/i.test(phone.replace(/^\s*tel:/i, '')))
    return []; // "1-800-BREAD" is dialled by letters
  const agrees = visible.some((other) => samePhone(phone, other));
  return [
    {
      ...at,
      field: 'phone',
      agrees,
      markup: phone,
      visible: visible.find((other) => samePhone(phone, other)) ?? visible[0] ?? '',
    },
  ];
}

/** `line`: up to 80 characters before it in its line, and 30 behind it. */
type VisibleRange = { text: string; times: (number | null)[]; line: string };

export function visibleRanges(text: string): VisibleRange[] {
  return [...text.matchAll(visibleRange)].map(({ 0: range, 1: from = '', 2: to = '', index }) => {
    const before = text.slice(Math.max(0, index - 80), index);
    const behind = text.slice(index, index + range.length + 30).split('\n')[0] ?? '';
    return { text: range, times: hoursOf(from, to), line: before.slice(before.lastIndexOf('\n') + 1) + behind };
  });
}

/** "3 to 9 pm" begins in the afternoon, "9 to 5 pm" in the morning. */
function hoursOf(from: string, to: string): (number | null)[] {
  const [first, last] = [minutesOf(from), minutesOf(to)];
  const isShared = /p\.?\s?m/i.test(to) && !/[ap]\.?\s?m|:|noon/i.test(from);
  return [isShared && first !== null && last !== null && first + 720 < last ? first + 720 : first, last];
}

/** `spans`: "480-1050", minutes since midnight. */
function hoursFacts(
  node: SchemaNode,
  at: Place,
  { first, spans }: { first: string | undefined; spans: ReadonlySet<string> },
): MarkupFact[] {
  const specified = propertyItems(node.properties['openingHoursSpecification']).flatMap((item) => [
    ...propertyTexts(item['opens']),
    ...propertyTexts(item['closes']),
  ]);
  const written = propertyTexts(node.properties['openingHours']).flatMap(
    (hours) => hours.match(/\d{1,2}:\d{2}/g) ?? [],
  );
  const times = [...new Set([...specified, ...written].map(minutesOf).filter((time) => time !== null))];
  if (times.length === 0 || first === undefined) return [];
  const agrees = times.some((from) => times.some((to) => spans.has(`${from}-${to}`)));
  return [
    { ...at, field: 'hours', agrees, markup: [...new Set([...specified, ...written])].join(', '), visible: first },
  ];
}

function postcodeFacts(node: SchemaNode, at: Place, site: SiteEvidence): MarkupFact[] {
  const postcode = propertyItems(node.properties['address']).flatMap((address) =>
    propertyTexts(address['postalCode']),
  )[0];
  const [visible] = ownAddresses(site.pages);
  if (!postcode || !visible) return [];
  const agrees = site.pages.some((page) => squeezed(pageText(page)).includes(squeezed(postcode)));
  return [{ ...at, field: 'postcode', agrees, markup: postcode, visible: postalPart(visible) }];
}

/** A product in several sizes shows the price of the one that is chosen: of its prices, one must be on the page. */
function priceFacts(page: PageFacts): MarkupFact[] {
  const visible = sumsIn(`${page.mainText}\n${page.besideText ?? ''}`, page.languages ?? []).map((text) => ({
    text,
    amount: amountOf(text),
  }));
  const [first] = visible;
  if (!first) return [];
  return itemsWithParts(page).flatMap((nodes): MarkupFact[] => {
    const marked = nodes.flatMap((node) =>
      isOrganization(node)
        ? []
        : propertyItems(node.properties['offers'])
            .flatMap((offer) => propertyTexts(offer['price'] ?? offer['lowPrice']))
            .map((text) => ({ text, amount: amountOf(text), line: node.line })),
    );
    const prices = marked.filter(({ amount }) => amount !== null && amount !== 0);
    const shown = prices.find(({ amount }) => visible.some((other) => other.amount === amount));
    const told = shown ?? prices[0];
    if (!told) return [];
    const same = visible.find((other) => other.amount === told.amount);
    return [
      {
        field: 'price',
        agrees: same !== undefined,
        page,
        line: told.line,
        markup: told.text,
        visible: (same ?? first).text,
      },
    ];
  });
}

/** Each top-level item with what is nested in it: the variants of a product, the products of a list. */
function itemsWithParts(page: PageFacts): SchemaNode[][] {
  const groups: SchemaNode[][] = [];
  for (const node of page.schema) {
    const last = groups.at(-1);
    if (node.top || !last) groups.push([node]);
    else last.push(node);
  }
  return groups;
}

function ratingFacts(page: PageFacts): MarkupFact[] {
  const visible = [...page.mainText.matchAll(/\b([1-5][.,]\d)\s*(?:\/\s*5|out of 5|(?:of|von) 5|stars?|★)/gi)].map(
    (match) => ({
      text: match[0],
      value: amountOf(match[1] ?? ''),
    }),
  );
  const [first] = visible;
  if (!first) return [];
  return page.schema.flatMap((node) =>
    propertyItems(node.properties['aggregateRating']).flatMap((rating) =>
      propertyTexts(rating['ratingValue']).map((value): MarkupFact => {
        const same = visible.find((other) => Math.abs((other.value ?? 0) - (amountOf(value) ?? 0)) <= 0.05 + 1e-9); // 4.87 is shown as 4.9
        return {
          field: 'rating',
          agrees: same !== undefined,
          page,
          line: node.line,
          markup: value,
          visible: (same ?? first).text,
        };
      }),
    ),
  );
}

/** A question may stand on the page in other words: of one with half of its words there nothing is said. */
function faqFacts(page: PageFacts): MarkupFact[] {
  const asked = page.questions.filter((entry) => entry.source === 'schema');
  const words = new Set(asked.length > 0 ? contentStems(shownText(page).text) : []);
  return asked
    .filter((entry) => entry.visible || stemCoverage(entry.question, words) < 0.5)
    .map((entry) => ({
      field: 'faq',
      agrees: entry.visible,
      page,
      line: entry.line ?? 1,
      markup: entry.question,
      visible: entry.visible ? entry.question : 'not in the visible text',
    }));
}

/** "LS14AB" is "LS1 4AB". */
function squeezed(text: string): string {
  return text.replaceAll(/[\s-]+/g, '').toLowerCase();
}

/** One number in two forms: country code, trunk zero and an extension of up to four digits ("208599-0") may be in one only. */
function samePhone(a: string, b: string): boolean {
  const core = (phone: string) => digits(phone.replace(/\(0\)/, '')).replace(/^0+/, '');
  const [short = '', long = ''] = [core(a), core(b)].toSorted((x, y) => x.length - y.length);
  const at = long.indexOf(short);
  return short.length >= 6 && at !== -1 && at <= 3 && long.length - at - short.length <= 4;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

const visibleRange =
  /\b(noon|midday|\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?)\s?(?:-|–|—|to|until|bis)\s*(midnight|\d{1,2}(?:[:.]\d{2})\s*(?:[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\.?)/gi;

/** Minutes since midnight of "8:30", "08.30", "8 am"; null when it is no time. */
function minutesOf(text: string): number | null {
  if (/^\s*(?:noon|midday)/i.test(text)) return 720;
  if (/^\s*midnight/i.test(text)) return 1440;
  const match = /^\s*(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?/i.exec(text);
  if (!match) return null;
  const half = match[3]?.toLowerCase();
  const hour = Number(match[1]);
  if (hour > 24) return null;
  return (half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour) * 60 + Number(match[2] ?? 0);
}

/** The number in a price or rating, "€1.299,00" and "$1,299.00" alike. */
function amountOf(text: string): number | null {
  const match = /\d[\d.,\s]*/.exec(text);
  if (!match) return null;
  const raw = match[0].replace(/\s/g, '').replace(/(?<![.,])[.,]+$/, '');
  const decimal = /[.,](\d{1,2})$/.exec(raw);
  const whole = (decimal ? raw.slice(0, -decimal[0].length) : raw).replace(/[.,]/g, '');
  return Number(`${whole}.${decimal?.[1] ?? '0'}`);
}
