import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { isCounted } from '#engine/base/text/contact-words.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { disagreements, markupFacts } from '#engine/judge/checks/parts/markup-agreement.ts';
import { organizationNodes, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { hasPhrase, listItems } from '#engine/base/text/phrases.ts';
import { pageHasPhrase, pageText } from '#engine/evidence/site/site-text.ts';
import { isPlaceSeen, placesNamed } from '#engine/evidence/site/places.ts';
import { counted } from '#engine/base/text/wording.ts';
import type { Finding, FindingId } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { asValue, good, inQuiz, inWords, info, onPage, proofId } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-12-consistent-contact-facts.texts.ts';

const { notes, says, advice, title } = texts;

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

/** `count`: places that the owner named, each of them seen. */
function passedTitle(count: number): string {
  return say(title.passed, { places: count > 0 ? say(says.namedPlaces, { count }) : says.postalAddress });
}

const localIndustries = new Set(['retail', 'real-estate', 'hospitality', 'healthcare']);

export default defineCheck({
  id: 'BP-12',
  texts,
  points: 1,
  strength: 'weak',
  platformWeights: { chatgpt: 1.1, claude: 0.75, perplexity: 1.1, grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'question',
  sources: ['YEXT25'],
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const wanted = placesNamed(answers.locations);
    if (wanted.length === 0 && !localIndustries.has(answers.industry))
      return { kind: 'not-applicable', reason: says.notApplicable };
    const home = homePage(site);
    const [name] = companyNames(site, answers);
    if (!home || name === undefined)
      return {
        kind: 'not-measured',
        reason: home ? says.nameUnknown : says.homeUnread,
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
    const notSeen = (id: FindingId, note: string) => info(id, note, onPage(home.url));
    const findings: Finding[] = [
      ...(contact ? [good(proofId, says.proof, inWords(contact.url, contact.quote))] : []),
      ...(hasName ? [] : [notSeen('name-not-seen', say(notes['name-not-seen'], { name }))]),
      ...missing.map((place) =>
        info('location-not-seen', say(notes['location-not-seen'], { place }), asValue(says.location, place)),
      ),
      ...(hasContact ? [] : [notSeen('contact-not-seen', notes['contact-not-seen'])]),
      ...(wanted.length > 0 || hasAddress ? [] : [notSeen('address-not-seen', notes['address-not-seen'])]),
      ...disagreements('contact-disagrees', wrong),
    ];
    return scored(
      (hasName ? 0.4 : 0) + 0.4 * places + (hasContact && wrong.length === 0 ? 0.2 : 0),
      say(says.reason, {
        name: hasName ? says.found : says.notSeen,
        places:
          wanted.length > 0
            ? say(says.placesFound, {
                count: wanted.length - missing.length,
                places: counted(wanted.length, says.places),
              })
            : say(says.address, { found: hasAddress ? says.found : says.notSeen }),
        contact: wrong.length > 0 ? says.disagrees : hasContact ? says.found : says.notSeen,
      }),
      findings,
      passedTitle(wanted.length),
    );
  },
  reported: byNaming(
    0.3,
    says.reported,
    ({ locations }) =>
      listItems(locations).length > 0 &&
      info('locations-reported', notes['locations-reported'], inQuiz('locations', locations)),
  ),
  who: 'you',
  minutes: 60,
  concerns: 'key-pages',
  advice: (findings, answers) => ({
    steps: [
      say(advice.steps.chooseForm, { added: answers.companyName === '' ? '' : ` (“${answers.companyName}”)` }),
      ...findings.flatMap((finding) =>
        finding.kind === 'value' ? [say(advice.steps.write, { value: finding.value })] : [],
      ),
      advice.steps.change,
    ],
  }),
});
