import { viewSource } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your canonical addresses lead to live pages of yours',
    passed:
      'names a live page of yours as its original, or needs none|name a live page of yours as their original, or need none',
    fail: 'Some canonical addresses are wrong',
    faultyPages: {
      'canonical-multiple':
        '{count} key page names several canonical addresses|{count} key pages name several canonical addresses',
      'canonical-invalid': '{count} canonical address is invalid|{count} canonical addresses are invalid',
      'canonical-cross-host':
        '{count} key page names another site as its original|{count} key pages name another site as their original',
      'canonical-dead':
        '{count} key page names a dead address as its original|{count} key pages name a dead address as their original',
      'canonical-chain': '{count} canonical address leads to another|{count} canonical addresses lead to others',
      'canonical-noindex':
        '{count} canonical page asks not to be indexed|{count} canonical pages ask not to be indexed',
      'canonical-to-home':
        '{count} key page names the home page as its original|{count} key pages name the home page as their original',
      'canonical-missing':
        '{count} key page repeats another and names no original|{count} key pages repeat others and name no original',
    },
  },
  neutral: 'the canonical addresses of your pages',
  why: 'The canonical (a page’s one official address) tells indexes which address counts. A wrong one credits another page.',
  comparedAs: 'Correct canonical addresses',
  ownTest: [viewSource, 'Search it for “canonical”. The address beside it should be the page’s own.'],
  notes: {
    'canonical-absent': '{share} no canonical address. That is no fault while each page has only one address.',
    'canonical-multiple': '{page} names {count} different canonical addresses: {urls}.',
    'canonical-invalid': 'The canonical of {page} is no address: {href}',
    'canonical-cross-host': '{page} names a page of another site, {url}, as canonical.',
    'canonical-dead': '{page} names {url} as canonical, which answers with status {status}.',
    'canonical-chain': '{page} names {other} as canonical, which names {onward} in turn.',
    'canonical-noindex': '{page} names {other} as canonical, which asks not to be indexed.',
    'canonical-to-home': '{page} names your home page as canonical, and their texts differ.',
    'canonical-missing': '{page} has the same text as {other}, and no canonical says which of the two counts.',
  },
  says: {
    notMeasured: 'We read no key page.',
    names: 'names|name',
    proof: '{page} names its address.',
    sound:
      'names itself or a live page of yours as canonical, or needs none|name themselves or a live page of yours as canonical, or need none',
    reason: '{share}.',
    titleAbsent: 'No key page names a canonical address, and we saw none that needs one',
  },
  advice: {
    title: 'Fix canonical tags',
    description: 'Each page should name its own address, once.',
    steps: [
      'Put one <link rel="canonical"> with the page’s own full address into the head of each page.',
      'Remove every other canonical from templates, plug-ins and headers.',
    ],
    resources: ['Canonicals: https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
    metrics: ['Key pages with a wrong canonical'],
    proof: 'View the source of each page listed. Its canonical is the address in the browser.',
  },
} as const satisfies CheckTexts;
