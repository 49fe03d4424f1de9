import check from '#engine/checks/brand-presence/bp-04-mention-tone.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';

const said = (text: string) => evidence({ platformAnswers: answersOf('grok', 20, () => ({ text })) });

checkTable(check, {
  praise: { evidence: said('Brotwerk is an excellent, trusted bakery.'), ratio: 1, findings: ['mention-tone'] },
  criticism: { evidence: said('Brotwerk is slow and expensive.'), ratio: 0 },
  neither: { evidence: said('Brotwerk sells bread.'), ratio: 0.5 },
  'never named': { evidence: said('Bakeries sell bread.'), ratio: null, outcome: 'not-measured' },
});
