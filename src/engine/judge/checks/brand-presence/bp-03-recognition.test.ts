import check from '#engine/judge/checks/brand-presence/bp-03-recognition.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs } from '#engine/testing/platform-answers.ts';

const asked = (role: 'listed' | 'denied', text: string) =>
  evidence({
    answers: answers({ locations: 'Leeds', yearEstablished: 1998, products: ['Sourdough'] }),
    platformAnswers: [
      ...answersOf('claude', 20, () => readAs('absent', 'Bakeries.')),
      ...answersOf('claude', 3, () => ({
        ...readAs(role, text),
        promptKind: 'branded',
        prompt: 'What is Brotwerk?',
      })),
    ],
  });

checkTable(check, {
  'known, all facts right': { evidence: asked('listed', 'Brotwerk is a bakery in Leeds, founded in 1998.'), ratio: 1 },
  'known, wrong year': { evidence: asked('listed', 'Brotwerk is a bakery in Leeds, founded in 2015.'), ratio: 0.8 },
  'not known': {
    evidence: asked('denied', 'I have no information about Brotwerk.'),
    ratio: 0,
    findings: ['recognition'],
    quotes: /0% recognised/,
  },
  'never asked by name': {
    evidence: evidence({ platformAnswers: answersOf('claude', 20, () => readAs('absent', 'Bakeries.')) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
