import check from '#engine/judge/checks/ai-optimization/ao-16-own-citations.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, testSite } from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs } from '#engine/testing/platform-answers.ts';

const cited = (n: number, url: string) =>
  evidence({
    answers: answers({}),
    platformAnswers: answersOf('chatgpt', 30, (i) => ({
      ...readAs('absent', 'Bakeries.'),
      cited: i < n ? [{ url, start: 0, end: 3, quote: null }] : [],
    })),
  });

checkTable(check, {
  'nine of thirty': { evidence: cited(9, `${testSite}about?utm_source=openai`), ratio: 1 },
  none: { evidence: cited(0, testSite), ratio: 0, findings: ['own-citation-rate'], quotes: /0 of 30/ },
  'a domain that only looks alike': { evidence: cited(9, 'https://notbrotwerk.example/'), ratio: 0 },
  'retrieved is not cited': {
    evidence: evidence({
      platformAnswers: answersOf('chatgpt', 30, () => ({ ...readAs('absent', 'Bakeries.'), retrieved: [testSite] })),
    }),
    ratio: 0,
  },
  'too few answers': {
    evidence: evidence({ platformAnswers: answersOf('chatgpt', 19, () => readAs('absent', 'Bakeries.')) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'nobody asked': {
    evidence: evidence({ platformAnswers: missing('not-asked') }),
    ratio: null,
    outcome: 'not-measured',
  },
});
