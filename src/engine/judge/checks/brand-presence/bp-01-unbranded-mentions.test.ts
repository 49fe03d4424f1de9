import type { PlaceRole } from '#engine/evidence/evidence.ts';
import check from '#engine/judge/checks/brand-presence/bp-01-unbranded-mentions.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing } from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs } from '#engine/testing/platform-answers.ts';

const thirty = (role: PlaceRole | 'absent', named: number) =>
  evidence({
    answers: answers({}),
    platformAnswers: answersOf('perplexity', 30, (i) =>
      i < named ? readAs(role, 'Brotwerk bakes sourdough.') : readAs('absent', 'Try the market.'),
    ),
  });

checkTable(check, {
  'named in a fifth of the answers': {
    evidence: thirty('recommended', 6),
    ratio: 0.5833,
    findings: ['mention-rate', 'mentioned'],
  },
  'named in none': {
    evidence: thirty('absent', 0),
    ratio: 0,
    findings: ['mention-rate'],
    quotes: /0 of 30 \(95% interval 0% to 20%\)/,
  },
  'a warning is one': { evidence: thirty('warned-against', 30), ratio: 1 },
  'a denial is no mention': { evidence: thirty('denied', 30), ratio: 0 },
  'an echo is no mention': { evidence: thirty('echoed', 30), ratio: 0 },
  'another business of that name is no mention': { evidence: thirty('other-entity', 30), ratio: 0 },
  'nineteen answers say nothing': {
    evidence: evidence({ platformAnswers: answersOf('grok', 19, () => readAs('listed', 'Brotwerk')) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'no model, no rate': {
    evidence: evidence({
      platformAnswers: answersOf('grok', 30, (i) => ({ text: i < 9 ? 'Brotwerk is near.' : 'Try the market.' })),
    }),
    ratio: null,
    outcome: 'not-measured',
  },
  'answers by name do not count': {
    evidence: evidence({
      platformAnswers: answersOf('grok', 30, () => ({ ...readAs('listed', 'Brotwerk'), promptKind: 'branded' })),
    }),
    ratio: null,
    outcome: 'not-measured',
  },
  'nobody asked': {
    evidence: evidence({ platformAnswers: missing('not-asked') }),
    ratio: null,
    outcome: 'not-measured',
  },
});
