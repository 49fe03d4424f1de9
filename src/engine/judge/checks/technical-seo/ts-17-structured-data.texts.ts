import { useValidator } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your structured data is present and valid',
    passed: 'has valid structured data|have valid structured data',
    fail: 'Some key pages have no structured data',
    whenFound: {
      'structured-data-not-seen': 'We saw no structured data',
      'structured-data-by-script': 'A script writes your structured data',
    },
    faults: {
      'json-ld-invalid':
        '{count} block of structured data cannot be read|{count} blocks of structured data cannot be read',
      'schema-type': '{count} item has an unknown type|{count} items have an unknown type',
      'schema-property':
        '{count} item of structured data is incomplete|{count} items of structured data are incomplete',
    },
  },
  neutral: 'your structured data',
  why: 'Structured data (facts in a form for machines) needs no guessing. Studies have not shown more citations.',
  comparedAs: 'Valid structured data',
  ownTest: [useValidator, 'It lists your structured data and its errors.'],
  emits: ['structured-data-not-seen'],
  notes: {
    'json-ld-invalid': 'The JSON-LD of {page} cannot be read ({message}).{added}',
    'structured-data-by-script':
      'A script writes structured data on {page} ({types}). Most AI crawlers run no scripts and see none of it.',
    'schema-type-unknown': '{page} uses the type “{wrong}”, which schema.org does not know. It is called “{right}”.',
    'schema-property-missing': 'The {type} on {page} lacks {missing}.',
  },
  says: {
    notMeasured: 'We read no key page.',
    notSeen: 'structured data in the HTML that your server sends',
    sent: 'View the source of each page. It holds the items that the script writes today.',
    none: 'We saw no structured data.',
    byScript: 'A script writes the structured data of {pages}, and the HTML that your server sends has none.',
    pages: 'page|pages',
    types: 'Types written by scripts',
    proof: '{page} has a valid item.',
    has: 'has|have',
    homeHasNone: ', the home page none',
    valid: 'is valid|are valid',
    items: 'item|items',
    reason: '{share} structured data{home}{items}.',
    reported: 'You answered “{said}” to whether your site uses structured data.',
    repaired: ' We could read it after a repair that most readers do not make.',
  },
  advice: {
    title: 'Add valid JSON-LD',
    description: 'Say in schema.org’s words what the visible page says.',
    titles: { 'structured-data-by-script': 'Send your structured data in the HTML' },
    steps: {
      describe: 'Describe your business on the home page as an Organization, or as the type that fits it best.',
      pages: 'Mark up offers and articles on their own pages as Product, Service or Article.',
      visible: 'Mark up only what visitors see.',
      check: 'Check the result at validator.schema.org.',
      send: 'Let your server write the same items into the HTML of each page. The script then adds nothing.',
    },
    resources: [
      'Validator: https://validator.schema.org',
      'Google’s rules: https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
    ],
    metrics: ['Key pages with valid structured data'],
    proof: 'Paste each address into validator.schema.org. It shows no error.',
    commonMistakes: ['Marking up ratings or answers that the page does not show'],
  },
} as const satisfies CheckTexts;
