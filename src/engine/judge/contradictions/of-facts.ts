import { contradiction, type ClaimContext, type Rule } from '#engine/judge/contradictions/rule.ts';
import { fieldNames, markupFacts } from '#engine/judge/checks/parts/markup-agreement.ts';
import { organizationNodes, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { contentStems, hasPhrase, stemCoverage, withoutLegalForm } from '#engine/base/text/phrases.ts';
import { hasReadableText, pageHasPhrase, pageStems, pageText } from '#engine/evidence/site/site-text.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { counted } from '#engine/base/text/wording.ts';
import { givenValues } from '#engine/read/statements/given.ts';
import type { StatementKind } from '#engine/evidence/statements.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { Contradiction } from '#engine/contract.ts';

/** Facts of the business: quiz against page, page against markup. Silent on sites whose text cannot be read. */
export const factRules: readonly Rule[] = [foundingYear, companyName, notWordForWord, markup, twoYears, twoNumbers];

function foundingYear({ answers, site }: ClaimContext): Contradiction[] {
  const year = answers.yearEstablished;
  if (year === null || !site) return [];
  const inMarkup = organizationNodes(site).flatMap(({ node, page }) =>
    node.top
      ? propertyTexts(node.properties['foundingDate']).map((text) => ({
          place: `Line ${node.line}, foundingDate`,
          text,
          year: Number(text.slice(0, 4)),
          url: page.url,
        }))
      : [],
  );
  const stated = inMarkup.filter((fact) => Number.isInteger(fact.year) && fact.year > 1500);
  const [other] = stated;
  if (!other || stated.some((fact) => Math.abs(fact.year - year) <= 1)) return [];
  return [
    contradiction('C-13', 'conflict', 'medium', ['BP-11', 'BP-13'], {
      said: ['Quiz, year established', String(year)],
      saw: [other.place, other.text, other.url],
      question: 'Which founding year is right? Assistants repeat the one that the site states.',
    }),
  ];
}

function companyName({ answers, home, site }: ClaimContext): Contradiction[] {
  const name = withoutLegalForm(answers.companyName);
  if (name === '' || !home || !site || !hasReadableText(site)) return [];
  const names = [
    ...home.titles.map(({ text }) => text),
    home.openGraph['og:site_name'] ?? '',
    ...organizationNodes(site).flatMap(({ node }) => propertyTexts(node.properties['name'])),
  ];
  if (names.some((text) => hasPhrase(text, name)) || pageHasPhrase(home, name)) return [];
  if ([...names, pageText(home)].some((text) => squeezed(text).includes(squeezed(name)))) return [];
  return [
    contradiction('C-14', 'conflict', 'high', ['BP-12'], {
      said: ['Quiz, company name', answers.companyName],
      saw: ['Title of the home page', names.find((text) => text !== '') ?? 'no title', home.url],
      question: 'The home page does not use the name that you gave. Which name should assistants learn?',
    }),
  ];
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What the owner named and the pages do not say word for word. They may say it in other words: a question, and never a reproach. */
function notWordForWord({ answers, site }: ClaimContext): Contradiction[] {
  if (!site?.reading || !hasReadableText(site)) return [];
  const found = new Set(
    [
      ...site.reading.statements.filter(({ by }) => by === 'given' || by === 'owner'),
      ...(site.reading.matches ?? []),
    ].map(({ subject }) => subject),
  );
  const values = givenValues(answers).filter(
    ({ kind, value }) => rules.has(kind) && !found.has(value) && areWordsAbsent(value, site.pages),
  );
  return [...Map.groupBy(values, ({ kind }) => kind)].flatMap(([kind, missing]) =>
    missing.slice(0, 3).map(({ value }) => {
      const [id, name, checkId] = rules.get(kind) ?? ['', '', ''];
      return contradiction(id, 'unconfirmed', 'low', [checkId], {
        said: [`Quiz, ${name}`, value],
        saw: [
          'Pages read',
          `“${value.slice(0, 120)}” does not occur on the ${counted(site.pages.length, 'page|pages')} we read`,
          site.pages[0]?.url,
        ],
        question:
          kind === 'founding'
            ? `Where does the site say that you began in ${value}?`
            : `Where does the site say “${value.slice(0, 120)}”, or what does it call it?`,
      });
    }),
  );
}

/** No page has the number, in its markup neither; or even half of the words, nor words that begin alike: "Riparate borse?" speaks of "riparazioni". */
function areWordsAbsent(value: string, pages: readonly PageFacts[]): boolean {
  if (/^\d+$/.test(value))
    return !pages.some((page) => pageText(page).includes(value) || JSON.stringify(page.schema).includes(value));
  if (pages.some((page) => stemCoverage(value, pageStems(page)) >= 0.5)) return false;
  const stems = contentStems(value).filter((stem) => stem.length > 6);
  const beginnings = new Set(stems.map((stem) => stem.slice(0, 6)));
  return !pages.some((page) => [...pageStems(page)].some((stem) => beginnings.has(stem.slice(0, 6))));
}

const rules = new Map<StatementKind, [id: string, name: string, checkId: string]>([
  ['place', ['C-15', 'locations', 'CQ-15']],
  ['offer', ['C-16', 'products', 'CQ-03']],
  ['topic', ['C-17', 'keywords', 'CQ-04']],
  ['founding', ['C-27', 'year established', 'BP-11']],
  ['difference', ['C-23', 'unique selling propositions', 'CQ-13']],
]);

function questionOf(field: keyof typeof fieldNames): string {
  if (field === 'faq') return 'This question is only in the structured data. Should visitors see it, too?';
  if (field === 'name')
    return 'No page that we read shows the name of the structured data in these words. Is it right?';
  return `Page and structured data differ in the ${fieldNames[field]}. Which is right?`;
}

/** Structured data that says something else than the page: here the page is the owner's word. */
function markup({ site }: ClaimContext): Contradiction[] {
  if (!site || !hasReadableText(site)) return [];
  const wrong = markupFacts(site).filter((fact) => !fact.agrees);
  const seen = new Set<string>();
  return wrong.flatMap((fact) => {
    const key = `${fact.field} ${fact.markup}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const affects = ['AO-10', ...(fact.field === 'name' || fact.field === 'phone' ? ['BP-12'] : [])];
    return [
      contradiction(`F-${fact.field}`, 'conflict', fact.field === 'faq' ? 'low' : 'medium', affects, {
        said: [fact.field === 'name' ? 'Title of the page' : 'Page text', fact.visible],
        saw: [`Structured data, line ${fact.line}`, fact.markup, fact.page.url],
        question: questionOf(fact.field),
      }),
    ];
  });
}

/** Two founding years on the pages. A year beside the other is the first year of business. */
function twoYears({ site }: ClaimContext): Contradiction[] {
  const stated = (site?.reading?.statements ?? []).flatMap((one) => {
    const year = one.kind === 'founding' ? Number(/\d{4}/.exec(one.value ?? one.quote)?.[0]) : NaN;
    return Number.isInteger(year) ? [{ ...one, year }] : [];
  });
  const [first] = stated;
  const other = first && stated.find(({ year }) => Math.abs(year - first.year) > 1);
  return other ? [twoPlaces('P-founding', first, other, 'Your site names two founding years. Which is right?')] : [];
}

/** Two numbers to call that differ in few digits: one is likely mistyped. The last two digits are where lines of one office differ. */
function twoNumbers({ site }: ClaimContext): Contradiction[] {
  const numbers = (site?.pages ?? []).flatMap((page) =>
    page.links.flatMap(({ href, line }) => {
      const digits = /^tel:(.+)/i.exec(href)?.[1]?.replace(/\D/g, '') ?? '';
      return digits.length >= 8 ? [{ url: page.url, line, quote: href.slice(4), digits }] : [];
    }),
  );
  for (const [index, one] of numbers.entries()) {
    const other = numbers.slice(index + 1).find(({ digits }) => isMistyped(one.digits, digits));
    if (other)
      return [twoPlaces('P-phone', one, other, 'Two numbers to call differ in few digits. Which is right?', ['BP-12'])];
  }
  return [];
}

function isMistyped(one: string, other: string): boolean {
  if (one.length !== other.length || one.slice(0, -2) === other.slice(0, -2)) return false;
  return Array.from(one).filter((digit, index) => digit !== other[index]).length <= 2;
}

type Place = { url: string; line: number | null; quote: string };

function twoPlaces(id: string, one: Place, other: Place, question: string, affects = ['BP-11']): Contradiction {
  const placeOf = ({ url, line }: Place) => `${pageNameFirst(url)}${line === null ? '' : `, line ${line}`}`;
  return contradiction(id, 'conflict', 'medium', affects, {
    said: [placeOf(one), one.quote],
    saw: [placeOf(other), other.quote, other.url],
    question,
  });
}
