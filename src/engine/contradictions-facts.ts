import { contradiction, type ClaimContext, type Rule } from '#engine/contradictions-rule.ts';
import { fieldNames, markupFacts } from '#engine/derived/markup-agreement.ts';
import { organizationNodes, propertyTexts } from '#engine/derived/organization-nodes.ts';
import { contentStems, hasPhrase, listItems, stemCoverage, withoutLegalForm } from '#engine/derived/phrases.ts';
import { isPlace, isPlaceSeen } from '#engine/derived/places.ts';
import { hasReadableText, pageHasPhrase, pageStems, pageText } from '#engine/derived/site-text.ts';
import type { PageFacts } from '#engine/evidence.ts';
import type { Contradiction } from '#engine/contract.ts';

/** Facts of the business: quiz against page, page against markup. Silent on sites whose text cannot be read. */
export const factRules: readonly Rule[] = [foundingYear, companyName, locations, products, keywords, sellingPoints, description, markup];

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
  const inText = site.pages
    .filter((page) => page.kind === 'home' || page.kind === 'about')
    .flatMap((page) =>
      [
        ...page.mainText.matchAll(
          /\b(?:founded in|established in|est\.?|(?:in business|family[- ]run|serving \p{L}+) since|founded)\s+(1[6-9]\d\d|20\d\d)\b/giu,
        ),
      ].map((match) => ({
        place: 'Page text',
        text: match[0],
        year: Number(match[1]),
        url: page.url,
      })),
    );
  const stated = [...inMarkup, ...inText].filter((fact) => Number.isInteger(fact.year) && fact.year > 1500);
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

function locations({ answers, site }: ClaimContext): Contradiction[] {
  if (!site || !hasReadableText(site)) return [];
  return listItems(answers.locations)
    .filter((place) => isPlace(place) && !isPlaceSeen(site, place))
    .slice(0, 3)
    .map((place) =>
      contradiction('C-15', 'unconfirmed', 'medium', ['BP-12'], {
        said: ['Quiz, locations', place],
        saw: ['Pages read', `“${place}” on none of ${site.pages.length} pages`, site.pages[0]?.url],
        question: `Where does the site say that you serve ${place}?`,
      }),
    );
}

function products({ answers, site }: ClaimContext): Contradiction[] {
  if (!site || !hasReadableText(site)) return [];
  return notOnAnyPage(answers.products, site.pages).map((product) =>
    contradiction('C-16', 'conflict', 'high', ['CQ-03'], {
      said: ['Quiz, products', product],
      saw: ['Pages read', `no page speaks of it, of ${site.pages.length} read`, site.pages[0]?.url],
      question: `Which page tells a buyer about “${product}”?`,
    }),
  );
}

function keywords({ answers, site }: ClaimContext): Contradiction[] {
  if (!site || !hasReadableText(site)) return [];
  return notOnAnyPage(answers.keywords, site.pages).map((keyword) =>
    contradiction('C-17', 'conflict', 'medium', ['CQ-04'], {
      said: ['Quiz, keywords', keyword],
      saw: ['Pages read', `no page has these words, of ${site.pages.length} read`, site.pages[0]?.url],
      question: `Should a page speak of “${keyword}”, or do your buyers say it differently?`,
    }),
  );
}

/** Those of which no page has even half of the words, nor words that begin alike. */
function notOnAnyPage(terms: readonly string[], pages: readonly PageFacts[]): string[] {
  const absent = terms.filter((term) => term.trim() !== '' && pages.every((page) => stemCoverage(term, pageStems(page)) < 0.5));
  if (absent.length === 0) return [];
  // "Riparate borse?" speaks of "riparazioni".
  const beginnings = new Set(pages.flatMap((page) => [...pageStems(page)].map((stem) => stem.slice(0, 6))));
  return absent.filter((term) => {
    const stems = contentStems(term);
    return stems.filter((stem) => stem.length > 6 && beginnings.has(stem.slice(0, 6))).length * 2 < Math.max(1, stems.length);
  });
}

function sellingPoints({ answers, site }: ClaimContext): Contradiction[] {
  const points = listItems(answers.uniqueSellingProps);
  if (points.length === 0 || !site || !hasReadableText(site)) return [];
  const { pages } = site;
  const missing = notOnAnyPage(points, pages);
  if (pages.length === 0 || (points.length - missing.length) * 2 >= points.length) return [];
  return [
    contradiction('C-23', 'unconfirmed', 'medium', ['CQ-13'], {
      said: ['Quiz, unique selling propositions', missing.join('; ')],
      saw: ['Pages read', `${points.length - missing.length} of ${points.length} found on ${pages.length} pages`, pages[0]?.url],
      question: 'Where does the site prove what sets you apart?',
    }),
  ];
}

function description({ answers, site }: ClaimContext): Contradiction[] {
  if (answers.companyDescription.trim() === '' || !site || !hasReadableText(site)) return [];
  const pages = site.pages.filter((page) => page.kind === 'home' || page.kind === 'about');
  const [first] = pages;
  const present = new Set(pages.flatMap((page) => [...pageStems(page)]));
  // "Schrumpftunneln" bends and is no other word than "Schrumpftunnel".
  const beginnings = new Set([...present].map((stem) => stem.slice(0, 6)));
  const stems = contentStems(answers.companyDescription);
  const met = stems.filter((stem) => present.has(stem) || (stem.length > 6 && beginnings.has(stem.slice(0, 6))));
  if (!first || met.length >= 0.3 * stems.length) return [];
  return [
    contradiction('C-24', 'conflict', 'medium', ['AO-13'], {
      said: ['Quiz, description', answers.companyDescription],
      saw: ['Home and about pages', first.headings.find((heading) => heading.level === 1)?.text ?? first.titles[0]?.text ?? 'no title', first.url],
      question: 'The site describes the business in other words than you do. Which should assistants repeat?',
    }),
  ];
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
        said: ['Page text', fact.visible],
        saw: [`Structured data, line ${fact.line}`, fact.markup, fact.page.url],
        question:
          fact.field === 'faq'
            ? 'This question stands in the structured data only. Should visitors see it, too?'
            : `Page and structured data differ in the ${fieldNames[fact.field]}. Which is right?`,
      }),
    ];
  });
}
