import check from '#engine/judge/checks/brand-presence/bp-02-share-of-voice.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs } from '#engine/testing/platform-answers.ts';

const list = (role: 'listed' | 'absent', rivals: string[]) =>
  evidence({ platformAnswers: answersOf('chatgpt', 20, () => readAs(role, 'Brotwerk', rivals)) });

checkTable(check, {
  'one of four names': {
    evidence: list('listed', ['Mill Bakery', 'Leeds Loaf', 'Crumb & Co']),
    ratio: 0.925,
    findings: ['rival-named', 'rival-named', 'rival-named'],
  },
  'rivals alone': {
    evidence: list('absent', ['Mill Bakery', 'Leeds Loaf']),
    ratio: 0,
    quotes: /Mill Bakery: 20 of 20/,
  },
  'too few answers': {
    evidence: evidence({ platformAnswers: answersOf('chatgpt', 5, () => readAs('absent', 'x')) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
