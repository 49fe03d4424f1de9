import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { isCounted } from '#engine/base/text/contact-words.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { disagreements, markupFacts } from '#engine/judge/checks/parts/markup-agreement.ts';
import { organizationNodes, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { hasPhrase, listItems } from '#engine/base/text/phrases.ts';
import { pageHasPhrase, pageText } from '#engine/evidence/site/site-text.ts';
import { isPlace, isPlaceSeen } from '#engine/evidence/site/places.ts';
import { counted } from '#engine/base/text/wording.ts';
import type { Finding } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { asValue, info, inQuiz, onPage, proofId } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';

/** "Lund's HjemmeService" and "Lunds Hjemmeservice" alike. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ');
}

function isNameShown(site: SiteEvidence, home: PageFacts, name: string): boolean {
  const names = [
    ...home.titles.map((title) => title.text),
    home.openGraph['og:site_name'] ?? '',
    ...organizationNodes(site).flatMap(({ node }) => propertyTexts(node.properties['name'])),
  ];
  const isThere = inEitherOrder(name).some(
    (written) => names.some((text) => hasPhrase(text, written)) || pageHasPhrase(home, written),
  );
  return isThere || lettersOf(pageText(home)).includes(lettersOf(name));
}

/** "Bakery Mill Street Ada Weber" and "Ada Weber, Bakery Mill Street": of four words to twelve, those at the end may stand first. */
function inEitherOrder(name: string): string[] {
  const words = name.split(/\s+/);
  return words.length < 4 || words.length > 12
    ? [name]
    : words.map((_word, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
}

/** Numbers on a page may be of others; the reader's statements are the firm's own. The address of a bank reaches nobody. */
function contactIn({ reading, pages }: SiteEvidence): { url: string; quote: string } | undefined {
  const stated = reading?.statements.find(({ kind }) => kind === 'contact');
  if (stated) return { url: stated.url, quote: stated.quote };
  return pages.flatMap(({ url, contact: { phones, emails } }) =>
    [...phones.filter((phone) => !isCounted(phone)), ...emails].map((quote) => ({ url, quote })),
  )[0];
}

const localIndustries = new Set(['retail', 'real-estate', 'hospitality', 'healthcare']);

export default defineCheck({
  id: 'BP-12',
  title: {
    pass: 'Your pages show your name, your places and how to reach you',
    fail: 'Some facts about your business differ',
    faults: {
      'contact-disagrees':
        'contact fact differs between page and structured data|contact facts differ between page and structured data',
      'location-not-seen':
        'place that you named does not occur word for word|places that you named do not occur word for word',
      'name-not-seen': 'home page does not show your name|home pages do not show your name',
    },
    notSeen: { address: 'postal address', contact: 'phone number or mail address in your text' },
  },
  neutral: 'your name, places and contact',
  why: 'An assistant that finds two names or two phone numbers cannot tell which business is meant.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const wanted = listItems(answers.locations).filter(isPlace);
    if (wanted.length === 0 && !localIndustries.has(answers.industry))
      return { kind: 'not-applicable', reason: 'You named no place, and your industry seldom needs one' };
    const home = homePage(site);
    const [name] = companyNames(site, answers);
    if (!home || name === undefined)
      return {
        kind: 'not-measured',
        reason: home ? 'We do not know your company’s name' : 'We could not read your home page',
      };
    const hasName = isNameShown(site, home, name);
    const missing = wanted.filter((place) => !isPlaceSeen(site, place));
    const hasAddress = site.pages.some((page) => page.contact.addresses.length > 0);
    const places = wanted.length > 0 ? 1 - missing.length / wanted.length : Number(hasAddress);
    const wrong = markupFacts(site).filter(
      (fact) => !fact.agrees && (fact.field === 'phone' || fact.field === 'postcode'),
    );
    const contact = contactIn(site);
    const hasContact = contact !== undefined;
    const notSeen = (id: string, note: string) => info(id, note, onPage(home.url));
    const findings: Finding[] = [
      ...(contact
        ? [
            {
              id: proofId,
              tone: 'good' as const,
              note: 'The page says how to reach you.',
              kind: 'quote' as const,
              ...contact,
            },
          ]
        : []),
      ...(hasName ? [] : [notSeen('name-not-seen', `We did not see “${name}” on the home page.`)]),
      ...missing.map((place) =>
        info(
          'location-not-seen',
          `“${place}” does not occur word for word on the pages we read.`,
          asValue('Location', place),
        ),
      ),
      ...(hasContact
        ? []
        : [notSeen('contact-not-seen', 'We saw no phone number or mail address in the text on the pages we read.')]),
      ...(wanted.length > 0 || hasAddress
        ? []
        : [notSeen('address-not-seen', 'We saw no postal address on the pages we read.')]),
      ...disagreements('contact-disagrees', wrong),
    ];
    return scored(
      (hasName ? 0.4 : 0) + 0.4 * places + (hasContact && wrong.length === 0 ? 0.2 : 0),
      `Name ${hasName ? 'found' : 'not seen'}; ${wanted.length > 0 ? `${wanted.length - missing.length} of ${counted(wanted.length, 'place')} found` : `address ${hasAddress ? 'found' : 'not seen'}`}; contact ${wrong.length > 0 ? 'disagrees' : hasContact ? 'found' : 'not seen'}.`,
      findings,
    );
  },
  reported: byNaming(
    0.3,
    'You named your locations.',
    ({ locations }) =>
      listItems(locations).length > 0 && info('locations-reported', 'Your locations.', inQuiz('locations', locations)),
  ),
  who: 'you',
  minutes: 60,
  concerns: 'key-pages',
  advice: (findings, answers) => ({
    title: 'Make name, address and phone identical everywhere',
    description: 'Your pages, structured data and listings should give the same facts.',
    steps: [
      `Choose one form of the name${answers.companyName === '' ? '' : ` (“${answers.companyName}”)`}, the address and the phone number.`,
      ...findings.flatMap((finding) =>
        finding.kind === 'value'
          ? [`Write “${finding.value}” on the contact page or in the footer, if you serve it.`]
          : [],
      ),
      'Change structured data and listings to the same form.',
    ],
    metrics: ['Facts that disagree: none'],
    proof: 'Press Check now. Nothing disagrees.',
  }),
});
