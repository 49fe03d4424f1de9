import { openChat } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Assistants know you and describe you correctly',
    fail: 'Some AI answers about you by name are empty or wrong',
  },
  neutral: 'what assistants know about you',
  why: 'A buyer who asks about you by name hears this answer before they see your site.',
  ownTest: [openChat, 'Ask what your business does, and repeat it on three days. One answer is chance.'],
  emits: ['recognition'],
  says: {
    neverByName: 'No platform answered a question about you by name',
    andFacts: ', and {percent}% of checkable facts are right',
    reason: '{percent}% of answers about you by name know you{added}.',
    recognised: '{percent}% recognised',
    proof: 'Asked about you by name, {platform} knew you in {percent}% of its answers.',
  },
  advice: {
    title: 'Correct what assistants say about you',
    description: 'People ask for you by name, and assistants know little or get facts wrong.',
    steps: {
      correct: 'Correct wrong facts on the page that the answer cites.',
      sameEverywhere:
        'Give the same name, description, place and founding year{added} on the site, on LinkedIn and in listings.',
    },
    metrics: ['Share of answers that know you', 'Share of facts that are right'],
    proof: 'Ask all assistants about you by name. Each gives the right facts.',
  },
} as const satisfies CheckTexts;
