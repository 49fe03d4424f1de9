import type { Answers, Industry, Proposal } from '#engine/contract.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { organizationNodes, propertyItems, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { linkedProfiles } from '#engine/evidence/site/social-profiles.ts';
import type { Evidence, PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { fullDateAround } from '#engine/base/text/written-dates.ts';
import { isCopyrightLine } from '#engine/read/statements/given.ts';
import type { StatementKind } from '#engine/evidence/statements.ts';

/**
 * The quiz answers that a short visit suggests, each with the words or the measurement it rests on. Only what markup states, the reader proved or we measured;
 * what is not sure is asked, or not offered. What was not seen is proposed only where its absence on the pages read is the answer itself; nothing is proposed of a site
 * whose home page could not be read.
 */
export function proposeAnswers(evidence: Evidence): Proposal[] {
  const site = evidence.site.ok ? evidence.site.value : null;
  const [home] = site?.pages ?? [];
  if (!site || !home) return [];
  return [
    ...companyName(site),
    ...description(site, home),
    ...industry(site),
    ...products(site),
    ...foundingYear(site),
    ...locations(site),
    ...said(site, 'audience', 'targetAudience'),
    ...profiles(site),
    ...wikipedia(site),
    ...keywords(site),
    ...customerQuestions(site.pages),
    structuredData(site.pages),
    faq(site.pages),
    ...said(site, 'difference', 'uniqueSellingProps'),
    ...said(site, 'problem', 'problemsSolved'),
    mobile(site.pages),
    ...loading(home),
    ...https(evidence, site.pages),
  ];
}

const pagesRead = (pages: readonly unknown[]) =>
  pages.length === 1 ? 'the one page we read' : `the ${pages.length} pages we read`;

/** Longest that an input of the quiz takes. */
const longest = { line: 200, entry: 120, text: 2000 };
const entries = 5;

/** "From the home page: “…”." */
function quotedFrom(url: string, quote: string): string {
  return `From ${pageName(url)}: “${quote.length <= 160 ? quote : `${quote.slice(0, 159)}…`}”.`;
}

function inMarkup(url: string, quote: string): string {
  return `${quotedFrom(url, quote).slice(0, -1)}, in its structured data.`;
}

/** The texts of a property of the company's own items, each with the page it is on. */
function ofCompany(site: SiteEvidence, property: string): { value: string; url: string }[] {
  return organizationNodes(site).flatMap(({ node, page }) =>
    propertyTexts(node.properties[property]).map((value) => ({ value, url: page.url })),
  );
}

/** Texts that the markup gives, else those that the reader proved, of pages that were read one by one or together. */
function statementsOf(site: SiteEvidence, kind: StatementKind) {
  return (site.reading?.statements ?? site.pages.flatMap((page) => page.statements ?? [])).filter(
    (statement) => statement.kind === kind,
  );
}

function companyName(site: SiteEvidence): Proposal[] {
  const [name] = companyNames(site, undefined);
  const home = site.pages[0]?.url ?? '';
  return name === undefined || name.length > longest.line
    ? []
    : [{ path: 'companyName', value: name, seen: inMarkup(home, name) }];
}

/** A text of fewer words is a slogan. */
const fewestWords = 6;

function description(site: SiteEvidence, home: PageFacts): Proposal[] {
  const isOne = ({ value }: { value: string }) =>
    value.split(/\s+/).length >= fewestWords && value.length <= longest.text;
  const marked = ofCompany(site, 'description').find(isOne);
  if (marked) return [{ path: 'companyDescription', value: marked.value, seen: inMarkup(marked.url, marked.value) }];
  const [meta] = home.metaDescriptions.map(({ text }) => ({ value: text.trim() })).filter(isOne);
  return meta ? [{ path: 'companyDescription', value: meta.value, seen: quotedFrom(home.url, meta.value) }] : [];
}

/** schema.org's types that belong to one industry of the quiz; a LocalBusiness or a ProfessionalService may be anything. */
const industryTypes: Partial<Record<Industry, string>> = {
  technology: 'SoftwareApplication WebApplication MobileApplication',
  healthcare: `Dentist Hospital MedicalOrganization MedicalBusiness CommunityHealth Dermatology DietNutrition Geriatric Gynecologic MedicalClinic Midwifery Nursing Obstetric Oncologic
    Optician Optometric Otolaryngologic Pediatric Pharmacy Physician IndividualPhysician PhysiciansOffice Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric VeterinaryCare
    DiagnosticLab`,
  finance: 'FinancialService AccountingService BankOrCreditUnion InsuranceAgency',
  retail: `Store OnlineStore BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore
    HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MusicStore OfficeEquipmentStore OutletStore PetStore ShoeStore SportingGoodsStore TireShop ToyStore
    WholesaleStore`,
  consulting: 'LegalService Attorney Notary EmploymentAgency',
  education: 'EducationalOrganization CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School',
  'real-estate': 'RealEstateAgent',
  hospitality: `LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental FoodEstablishment BarOrPub Brewery CafeOrCoffeeShop FastFoodRestaurant
    IceCreamShop Restaurant Winery TravelAgency`,
};
const industryOfType = new Map(
  Object.entries(industryTypes).flatMap(([value, types]) =>
    (types.match(/\S+/g) ?? []).map((type) => [type, value] as const),
  ),
);

function industry(site: SiteEvidence): Proposal[] {
  const typed = [
    ...organizationNodes(site),
    ...site.pages.flatMap((page) =>
      page.schema
        .filter(({ types }) => types.some((type) => type.endsWith('Application')))
        .map((node) => ({ node, page })),
    ),
  ].flatMap(({ node, page }) =>
    node.types.flatMap((type) => {
      const value = industryOfType.get(type);
      return value === undefined ? [] : [{ value, type, url: page.url }];
    }),
  );
  const [first] = typed;
  // Items of two industries decide nothing.
  return first && typed.every(({ value }) => value === first.value)
    ? [
        {
          path: 'industry',
          value: first.value,
          seen: `The structured data of ${pageName(first.url)} says “${first.type}”.`,
        },
      ]
    : [];
}

/** What the markup calls a product or service, then what the reader saw a price of. */
function products(site: SiteEvidence): Proposal[] {
  const named = new Map<string, Omit<Proposal, 'path'>>();
  const add = (value: string, seen: string) => {
    if (value.length <= longest.entry && !named.has(value.toLowerCase()))
      named.set(value.toLowerCase(), { value, seen });
  };
  for (const page of site.pages)
    for (const node of page.schema)
      if (node.types.includes('Product') || node.types.includes('Service'))
        for (const name of propertyTexts(node.properties['name'])) add(name, inMarkup(page.url, name));
  for (const { node, page } of organizationNodes(site))
    for (const offer of propertyItems(node.properties['makesOffer']))
      for (const name of propertyTexts(offer['itemOffered'])) add(name, inMarkup(page.url, name));
  for (const { kind, subject, url, quote } of [...statementsOf(site, 'offer'), ...statementsOf(site, 'price')])
    if (subject !== null) add(subject, quotedFrom(url, kind === 'price' ? `${subject}: ${quote}` : quote));
  return [...named.values()].slice(0, entries).map((each, index) => ({ ...each, path: `products.${index + 1}` }));
}

function foundingYear(site: SiteEvidence): Proposal[] {
  const yearIn = (text: string) => /^(1[6-9]\d\d|20\d\d)\b/.exec(text)?.[1];
  const marked = ofCompany(site, 'foundingDate').find(({ value }) => yearIn(value) !== undefined);
  if (marked)
    return [{ path: 'yearEstablished', value: yearIn(marked.value) ?? '', seen: inMarkup(marked.url, marked.value) }];
  const read = statementsOf(site, 'founding').find(({ value }) => yearIn(value ?? '') !== undefined);
  if (read)
    return [
      { path: 'yearEstablished', value: yearIn(read.value ?? '') ?? '', seen: quotedFrom(read.url, read.sentence) },
    ];
  return site.pages.flatMap(yearsBehindWords).slice(0, 1);
}

/** "Family-run since 1987": the year of no date and no copyright, which may be the founding. */
function yearsBehindWords({ url, blocks, languages = [] }: PageFacts): Proposal[] {
  return blocks.slice(0, mostBlocks).flatMap(({ text }) => {
    const found = isCopyrightLine(text) ? null : /(?<=[\p{L},] )(?:18|19|20)\d\d(?![\d–-])/u.exec(text.slice(0, 600));
    if (!found || fullDateAround(text, { start: found.index, end: found.index + 4 }, languages) !== null) return [];
    const seen = `Is this when your business began? ${quotedFrom(url, text)}`;
    return [{ path: 'yearEstablished', value: found[0], seen, isGuess: true as const }];
  });
}

const mostBlocks = 400;

/** The places it says that it serves, else the town of its address. */
function locations(site: SiteEvidence): Proposal[] {
  const served = ofCompany(site, 'areaServed');
  const towns = organizationNodes(site).flatMap(({ node, page }) =>
    propertyItems(node.properties['address']).flatMap((address) =>
      propertyTexts(address['addressLocality']).map((value) => ({ value, url: page.url })),
    ),
  );
  const places = served.length > 0 ? served : towns;
  const [first] = places;
  const value = [...new Set(places.map((place) => place.value))].join(', ');
  return first && value.length <= longest.line ? [{ path: 'locations', value, seen: inMarkup(first.url, value) }] : [];
}

/** What the reader proved of one kind, sentence by sentence. */
function said(site: SiteEvidence, kind: StatementKind, path: keyof Answers): Proposal[] {
  const found = statementsOf(site, kind).slice(0, 3);
  const [first] = found;
  const value = [...new Set(found.map(({ sentence }) => sentence))].join(' ');
  return first && value.length <= longest.text ? [{ path, value, seen: quotedFrom(first.url, first.sentence) }] : [];
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
    return profile
      ? [{ path: `socialMedia.${network}.url`, value: profile.url, seen: `Your site links ${networks[network]}.` }]
      : [];
  });
}

function wikipedia(site: SiteEvidence): Proposal[] {
  // A link in the text may lead to any article; only what the organization says of itself is about the company.
  const own = linkedProfiles(site, 'wikipedia').find(({ how }) => how === 'sameAs');
  return own ? [{ path: 'wikipediaPage', value: 'yes', seen: `Your structured data names ${own.url}.` }] : [];
}

/** What the company says that it knows or is found for, in its own markup. */
function keywords(site: SiteEvidence): Proposal[] {
  const given = ['knowsAbout', 'keywords'].flatMap((property) =>
    ofCompany(site, property).flatMap(({ value, url }) =>
      value.split(',').map((each) => ({ value: each.trim(), url })),
    ),
  );
  const fitting = given.filter(
    ({ value }, index) =>
      value !== '' && value.length <= longest.entry && given.findIndex((each) => each.value === value) === index,
  );
  return fitting
    .slice(0, entries)
    .map(({ value, url }, index) => ({ path: `keywords.${index + 1}`, value, seen: inMarkup(url, value) }));
}

const mostQuestions = 6;

/** Questions that the site answers, and headings that ask one: in the words of whoever knows its customers. */
function customerQuestions(pages: readonly PageFacts[]): Proposal[] {
  const asked = pages.flatMap((page) => [
    ...page.questions.filter((each) => each.visible).map(({ question }) => ({ question, url: page.url })),
    ...page.headings
      .filter(({ text, inMain }) => inMain && /\?\s*$/.test(text))
      .map(({ text }) => ({ question: text.trim(), url: page.url })),
  ]);
  const once = asked.filter(
    ({ question }, index) =>
      asked.findIndex((each) => each.question.toLowerCase() === question.toLowerCase()) === index,
  );
  const [first] = once;
  if (!first) return [];
  const told = once.slice(0, mostQuestions);
  const seen =
    told.length === 1
      ? quotedFrom(first.url, first.question)
      : `${quotedFrom(first.url, first.question).slice(0, -1)} and ${told.length - 1} more.`;
  return [
    {
      path: 'customerQuestions',
      value: told
        .map(({ question }) => question)
        .join('\n')
        .slice(0, longest.text),
      seen,
    },
  ];
}

function structuredData(pages: PageFacts[]): Proposal {
  const types = [...new Set(pages.flatMap((page) => page.schema.flatMap((node) => node.types)))];
  const value = types.length > 0 ? 'yes' : 'no';
  const seen =
    types.length > 0
      ? `We found structured data (${types.slice(0, 3).join(', ')}).`
      : `We found no structured data on ${pagesRead(pages)}.`;
  return { path: 'structuredData', value, seen };
}

function faq(pages: PageFacts[]): Proposal {
  const asked = pages.flatMap((page) =>
    page.questions.filter((each) => each.visible && each.answer !== '').map((each) => each.question.toLowerCase()),
  );
  const answered = new Set(asked).size; // markup often repeats what the page shows
  if (answered === 0)
    return { path: 'faqUsage', value: 'no', seen: `We found no question with its answer on ${pagesRead(pages)}.` };
  const count = answered === 1 ? 'one question with its answer' : `${answered} questions with their answers`;
  return {
    path: 'faqUsage',
    value: answered >= 8 ? 'yes' : 'basic',
    seen: `We found ${count} on ${pagesRead(pages)}.`,
  };
}

function mobile(pages: PageFacts[]): Proposal {
  const ready = pages.filter((page) => /width\s*=\s*device-width/i.test(page.viewport?.content ?? '')).length;
  const value = ready === pages.length ? 'yes' : ready === 0 ? 'no' : 'partial';
  const which = {
    yes: 'Every page that we read declares',
    no: 'No page that we read declares',
    partial: `${ready} of ${pagesRead(pages)} declare`,
  }[value];
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
    const seen =
      plain > 0
        ? `${plain} of ${pagesRead(pages)} came without HTTPS.`
        : 'The address with http:// does not lead to https://.';
    return [{ path: 'httpsUsage', value: 'partial', seen }];
  }
  return [{ path: 'httpsUsage', value: 'yes', seen: 'Your home page came over HTTPS with a valid certificate.' }];
}
