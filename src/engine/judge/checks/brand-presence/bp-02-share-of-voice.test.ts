import check from '#engine/judge/checks/brand-presence/bp-02-share-of-voice.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';

const list = (text: string) => evidence({ platformAnswers: answersOf('chatgpt', 20, () => ({ text })) });

checkTable(check, {
  'one of four names': {
    evidence: list('1. **Brotwerk** – sourdough\n2. **Mill Bakery** – rye\n3. **Leeds Loaf**\n4. **Crumb & Co**'),
    ratio: 0.925,
    findings: ['rival-named', 'rival-named', 'rival-named'],
  },
  'rivals alone': { evidence: list('- **Mill Bakery**\n- **Leeds Loaf**'), ratio: 0, quotes: /Mill Bakery: 20 of 20/ },
  'too few answers': {
    evidence: evidence({ platformAnswers: answersOf('chatgpt', 5, () => ({ text: 'x' })) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
