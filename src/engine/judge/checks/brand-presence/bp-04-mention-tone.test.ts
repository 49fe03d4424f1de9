import type { Tone } from '#engine/evidence/evidence.ts';
import check from '#engine/judge/checks/brand-presence/bp-04-mention-tone.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf, readingOf } from '#engine/testing/platform-answers.ts';

const said = (text: string, tone: Tone | null) =>
  evidence({
    platformAnswers: answersOf('grok', 20, () => ({
      text,
      ...(tone && { reading: readingOf({ role: 'listed', quote: text, tone, toneQuote: text }) }),
    })),
  });

checkTable(check, {
  praise: {
    evidence: said('Brotwerk is an excellent, trusted bakery.', 'positive'),
    ratio: 1,
    findings: ['mention-tone'],
  },
  criticism: { evidence: said('Brotwerk backt langsam und teuer.', 'negative'), ratio: 0 },
  neither: { evidence: said('Brotwerk sells bread.', 'neutral'), ratio: 0.5 },
  'read by nobody': {
    evidence: said('Brotwerk is an excellent, trusted bakery.', null),
    ratio: null,
    outcome: 'not-measured',
  },
  'never named': { evidence: said('Bakeries sell bread.', null), ratio: null, outcome: 'not-measured' },
});
