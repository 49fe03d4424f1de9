import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your addresses are made of readable words',
    passed: 'is made of readable words|are made of readable words',
    fail: 'Some addresses could be easier to read',
    faultyPages: {
      'address-with-session':
        '{count} address contains the number of a visit|{count} addresses contain the number of a visit',
      'address-without-words':
        '{count} address has no word that names its page|{count} addresses have no word that names their page',
      'address-long': '{count} address is longer than 100 characters|{count} addresses are longer than 100 characters',
      'address-upper-case': '{count} address has capitals|{count} addresses have capitals',
    },
  },
  neutral: 'the addresses of your pages',
  why: 'Assistants see the address before the page. They cited pages with readable addresses more often (90% against 81%).',
  ownTest: ['Open five pages, and read their addresses.', 'The words should say what each page is about.'],
  notes: {
    'address-with-session': 'contains the number of a visit',
    'address-without-words': 'has no word that names its page',
    'address-long': 'is longer than 100 characters',
    'address-upper-case': 'has capitals, and one page may get two spellings',
  },
  says: {
    notApplicable: 'The home page is the one key page we read, and its address needs no words.',
    proof: 'This address is made of readable words.',
    addresses: 'page address|page addresses',
    is: 'is|are',
    reason: '{share} readable.',
    address: 'The address {page} {note}.',
  },
  advice: {
    title: 'Use descriptive slugs for new pages',
    description: 'A good address says in three to six words what the page is about.',
    steps: [
      'Name new pages with the words of their title, in lower case, separated by hyphens.',
      'Leave established addresses as they are unless you redirect the old one with status 301.',
    ],
    resources: ['URL structure: https://developers.google.com/search/docs/crawling-indexing/url-structure'],
    metrics: ['Share of key pages with a readable address'],
    proof: 'Read only the address. You can tell what the page is about.',
    commonMistakes: ['Changing old addresses without a redirect'],
  },
} as const satisfies CheckTexts;
