import { viewSource } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Every key page has a summary of its own',
    passed: 'has a summary of its own|have a summary of their own',
    fail: 'Some summaries could be clearer',
    faultyPages: {
      'description-missing': '{count} key page has no summary|{count} key pages have no summary',
      'description-duplicate':
        '{count} key page shares its summary with another|{count} key pages share their summaries',
      'description-length':
        '{count} key page has a summary that is too short or too long|{count} key pages have a summary that is too short or too long',
    },
  },
  neutral: 'the summaries of your pages',
  why: 'The summary (meta description) is often what an assistant reads before it opens a page.',
  comparedAs: 'A summary on every key page',
  ownTest: [viewSource, 'Search it for name="description". Each page should have a summary of its own there.'],
  notes: {
    'description-missing': '{page} has no meta description.',
    'description-duplicate': '{page} has the same description as {other}.',
    'description-length':
      'The description of {page} has {characters}. Search engines show {shortest} to {longest} in full.',
  },
  says: {
    proof: '{page} has a summary.',
    ownDescription: 'has a description of its own|have a description of their own',
    reason: '{share} of 50 to 170 characters.',
    characters: 'character|characters',
  },
  advice: {
    title: 'Write a summary for each key page',
    description: 'Write one factual sentence with the page’s main answer.',
    steps: ['Write 50 to 170 characters for each: what, for whom, and the key fact.'],
    resources: ['Snippets: https://developers.google.com/search/docs/appearance/snippet'],
    metrics: ['Share of key pages with a good description'],
    proof: 'Press Check now. We read the summary of each page again.',
  },
} as const satisfies CheckTexts;
