import { useValidator } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Structured data describes your company and its profiles',
    fail: 'The structured data about your company is incomplete',
    whenFound: {
      'organization-schema-missing': 'We saw no company item in your structured data',
      'organization-by-script': 'A script describes your company to machines',
    },
  },
  neutral: 'your company in structured data',
  why: 'An Organization item with sameAs tells machines which of several companies of that name you are.',
  comparedAs: 'The company in structured data',
  ownTest: [useValidator, 'Look for your company, with its name, address, logo and profiles.'],
  emits: ['organization-schema', 'organization-schema-incomplete'],
  notes: {
    'organization-schema-missing': 'We saw no Organization or LocalBusiness in the HTML of the {pages} that we read.',
    'organization-by-script':
      'A script writes the company item on {page} ({types}). Most AI crawlers run no scripts and see none of it.',
  },
  says: {
    notMeasured: 'We could not read your home page',
    item: 'The {types} item',
    itemAndMore: '{item}, with {count} more of the same company,',
    complete: '{items} has all we look for.',
    incomplete: '{items} lacks {missing}.',
    elsewhere: '{items} is on {page}, and not on your home page.',
    types: 'Types written by scripts',
    keyPages: 'key page|key pages',
    twoProfiles: 'sameAs with two profiles',
    listProfiles: 'List your profiles in sameAs: {given}.',
    listProfilesYouHave: 'List your profiles in sameAs: LinkedIn, Wikidata if there is an item, and your main listing.',
  },
  advice: {
    title: 'Describe the company in JSON-LD',
    titles: {
      'organization-schema-incomplete': 'Complete the company item in your structured data',
      'organization-by-script': 'Send the company item in the HTML',
    },
    description: 'We saw no company item in your structured data.',
    steps: {
      send: 'Let your server write the same item into the HTML of the home page.',
      complete: 'Add what is missing to the item that is there, exactly as the page shows it.',
      yourName: 'your company name',
      addItem:
        'Add one Organization item, or the exact LocalBusiness subtype, to the home page with name “{companyName}”, url and logo.',
      addDetails: 'Add description, address and foundingDate exactly as the page shows them.',
    },
    resources: ['https://schema.org/Organization', 'https://validator.schema.org'],
    metrics: ['Organization item complete'],
    proof: 'Paste your home page into validator.schema.org. The item shows name, url, logo and sameAs, and no error.',
  },
} as const satisfies CheckTexts;
