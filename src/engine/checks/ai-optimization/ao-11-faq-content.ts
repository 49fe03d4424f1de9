import { defineCheck } from '#engine/define-check.ts';
import { alongSteps } from '#engine/derived/answer-statistics.ts';
import { homePage } from '#engine/derived/key-pages.ts';
import { buyerQuestions } from '#engine/derived/buyer-questions.ts';
import { cite } from '#engine/derived/references.ts';
import { counted } from '#engine/derived/wording.ts';

/** Eight answered questions are enough; three earn half. */
const steps = [
  [0, 0],
  [3, 0.5],
  [8, 1],
] as const;

export default defineCheck({
  id: 'AO-11',
  category: 'aiOptimization',
  points: 1.5,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 0.75 },
  title: { pass: 'Buyers’ questions are answered in visible text', fail: 'Few questions are answered in visible text' },
  why: 'Text in question-and-answer form is quoted more often; the markup for it earns nothing by itself.',
  reads: ['site'],
  score: ({ site }) => {
    const pairs = site.pages.flatMap((page) => page.questions.filter((entry) => entry.visible && entry.answer.trim() !== '').map((entry) => ({ page, entry })));
    const distinct = [...new Map(pairs.map((pair) => [pair.entry.question.toLowerCase().trim(), pair])).values()];
    const where = site.pages.length === 1 ? 'the page read' : `the ${counted(site.pages.length, 'page')} read`;
    const reason = `${distinct.length === 0 ? 'No visible question' : counted(distinct.length, 'visible question')} with an answer ${distinct.length > 1 ? 'were' : 'was'} seen on ${where}.`;
    const home = homePage(site);
    if (distinct.length === 0 && !home) return { kind: 'not-measured', reason: 'Your home page could not be read' };
    const seen = distinct.slice(0, 3).map(({ page, entry }) => ({
      id: 'faq-pair',
      tone: 'good' as const,
      note: 'A question with its answer.',
      kind: 'quote' as const,
      url: page.url,
      quote: entry.question,
    }));
    const none =
      home && distinct.length === 0
        ? [{ id: 'faq-not-seen', tone: 'info' as const, note: 'We saw no question with an answer on the pages read.', kind: 'page' as const, url: home.url }]
        : [];
    return { kind: 'scored', ratio: alongSteps(steps, distinct.length), reason, findings: [...seen, ...none] };
  },
  reported: ({ faqUsage }) => {
    if (faqUsage === '') return null;
    const ratio = { yes: 1, basic: 0.5, no: 0 }[faqUsage];
    return {
      ratio,
      worth: 'mapped',
      reason: `You answered “${faqUsage}” to whether you use FAQs.`,
      findings: [{ id: 'faq-reported', tone: 'info', note: 'Your answer on FAQs.', kind: 'answer', field: 'faqUsage', value: faqUsage }],
    };
  },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  advice: (_findings, answers) => {
    const questions = buyerQuestions(answers).slice(0, 5);
    return {
      title: 'Publish an FAQ from real questions',
      description: 'Answer what buyers ask, in visible text and in their own words.',
      steps: [
        ...(questions.length > 0
          ? questions.map((question) => `Answer in 40 to 100 words, where no page does yet: “${question}”`)
          : ['Collect the eight questions that buyers ask most before they buy.', 'Answer each in 40 to 100 words.']),
        'Put the answers into the page text, not behind a script. Markup is optional.',
      ],
      resources: ['Your own inbox and telephone notes'],
      metrics: ['Visible questions with an answer: at least 8'],
      proof: 'Measured again, at least eight pairs are counted.',
      doer: 'writer',
      commonMistakes: ['Questions nobody asks, written to hold keywords.'],
    };
  },
  sources: cite('SEMR-CONTENT25', 'SER-CGPT25'),
});
