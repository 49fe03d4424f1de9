import check from '#engine/judge/checks/brand-presence/bp-03-recognition.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';

const asked = (text: string) =>
  evidence({
    answers: answers({ locations: 'Leeds', yearEstablished: 1998, products: ['Sourdough'] }),
    platformAnswers: [
      ...answersOf('claude', 20, () => ({ text: 'Bakeries.' })),
      ...answersOf('claude', 3, () => ({ text, promptKind: 'branded', prompt: 'What is Brotwerk?' })),
    ],
  });

checkTable(check, {
  'known, all facts right': { evidence: asked('Brotwerk is a bakery in Leeds, founded in 1998.'), ratio: 1 },
  'known, wrong year': { evidence: asked('Brotwerk is a bakery in Leeds, founded in 2015.'), ratio: 0.8 },
  'not known': {
    evidence: asked('I have no information about Brotwerk.'),
    ratio: 0,
    findings: ['recognition'],
    quotes: /0% recognised/,
  },
  'never asked by name': {
    evidence: evidence({ platformAnswers: answersOf('claude', 20, () => ({ text: 'Bakeries.' })) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
