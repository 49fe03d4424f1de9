import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages show your name, your places and how to reach you',
    passed: 'We saw your name, {places} and how to reach you',
    fail: 'Some facts about your business differ',
    faults: {
      'contact-disagrees':
        '{count} contact fact differs between page and structured data|{count} contact facts differ between page and structured data',
      'location-not-seen':
        'We did not see {count} place that you named word for word|We did not see {count} places that you named word for word',
      'name-not-seen': '{count} home page does not show your name|{count} home pages do not show your name',
    },
    notSeen: {
      address: 'postal address',
      contact: 'phone number or mail address in your text',
    },
  },
  neutral: 'your name, places and contact',
  why: 'An assistant that finds two names or two phone numbers cannot tell which business is meant.',
  ownTest: [
    'Compare your name, address and telephone number on every page that shows them.',
    'They should be the same everywhere, also in directories.',
  ],
  emits: ['contact-disagrees'],
  notes: {
    'name-not-seen': 'We did not see “{name}” on the home page.',
    'location-not-seen': '“{place}” does not occur word for word on the pages we read.',
    'contact-not-seen': 'We saw no phone number or mail address in the text on the pages we read.',
    'address-not-seen': 'We saw no postal address on the pages we read.',
    'locations-reported': 'Your locations.',
  },
  says: {
    notApplicable: 'You named no place, and your industry seldom needs one',
    nameUnknown: 'We do not know your company’s name',
    homeUnread: 'We could not read your home page',
    proof: 'The page says how to reach you.',
    location: 'Location',
    found: 'found',
    notSeen: 'not seen',
    places: 'place|places',
    namedPlaces: 'the place that you named|the {count} places that you named',
    postalAddress: 'a postal address',
    placesFound: '{count} of {places} found',
    address: 'address {found}',
    disagrees: 'disagrees',
    reason: 'Name {name}; {places}; contact {contact}.',
    reported: 'You named your locations.',
  },
  advice: {
    title: 'Make name, address and phone identical everywhere',
    titles: {
      'contact-disagrees': 'Make name, address and phone identical everywhere',
      'contact-not-seen': 'Say in text how people reach you',
      'address-not-seen': 'Say where you are',
      'name-not-seen': 'Show your name on the home page',
      'location-not-seen': 'Name the places that you serve',
    },
    description: 'Your pages, structured data and listings should give the same facts.',
    steps: {
      chooseForm: 'Choose one form of the name{added}, the address and the phone number.',
      write: 'Write “{value}” on the contact page or in the footer, if you serve it.',
      change: 'Change structured data and listings to the same form.',
    },
    metrics: ['Facts that disagree: none'],
    proof: 'Press Check now. Nothing disagrees.',
  },
} as const satisfies CheckTexts;
