import check from '#engine/judge/checks/brand-presence/bp-01-unbranded-mentions.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';

const thirty = (text: string, named: number) =>
  evidence({
    answers: answers({}),
    platformAnswers: answersOf('perplexity', 30, (i) => ({ text: i < named ? text : 'Try the market.' })),
  });

checkTable(check, {
  'named in a fifth of the answers': {
    evidence: thirty('I recommend Brotwerk for sourdough.', 6),
    ratio: 0.5833,
    findings: ['mention-rate', 'mentioned'],
  },
  'named in none': {
    evidence: thirty('', 0),
    ratio: 0,
    findings: ['mention-rate'],
    quotes: /0 of 30 \(95% interval 0% to 20%\)/,
  },
  'a denial is no mention': { evidence: thirty('I could not find any information about Brotwerk.', 30), ratio: 0 },
  'an echo is no mention': { evidence: thirty('You asked about Brotwerk.', 30), ratio: 0 },
  'another company of a longer name is no mention': {
    evidence: thirty('Consider Brotwerk Dynamics for robots.', 30),
    ratio: 0,
  },
  'a look-alike domain is no mention': { evidence: thirty('See notbrotwerk.com for more.', 30), ratio: 0 },
  'accents, case and possessive do not hide it': { evidence: thirty('**BRÓTWERK**’s rye is the best.', 30), ratio: 1 },
  'nineteen answers say nothing': {
    evidence: evidence({ platformAnswers: answersOf('grok', 19, () => ({ text: 'Brotwerk' })) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'answers by name do not count': {
    evidence: evidence({ platformAnswers: answersOf('grok', 30, () => ({ text: 'Brotwerk', promptKind: 'branded' })) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'nobody asked': {
    evidence: evidence({ platformAnswers: missing('not-asked') }),
    ratio: null,
    outcome: 'not-measured',
  },
});
