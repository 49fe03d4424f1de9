import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { buyerQuestions } from '#engine/evidence/owners-lists.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { counted } from '#engine/base/text/wording.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { good, info, inQuiz, inWords, notSeenOn } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';

/** Eight answered questions are enough; three earn half. */
const steps = [
  [0, 0],
  [3, 0.5],
  [8, 1],
] as const;

export default defineCheck({
  id: 'AO-11',
  title: { pass: 'Your pages answer eight questions or more', fail: 'We saw fewer than eight questions with answers' },
  neutral: 'questions and answers on your pages',
  why: 'Assistants quote questions and answers more often. The markup for them earns nothing by itself.',
  reads: ['site'],
  score: ({ site }) => {
    if (!readEnough(site)) return withoutText(site);
    const reading = readingOf(site.reading, ['question'], ({ value }) => value !== null && value.trim() !== '');
    const pairs = reading.state === 'seen' ? reading.statements.filter(({ by }) => by !== 'given') : [];
    const distinct = [...new Map(pairs.map((pair) => [pair.quote.toLowerCase(), pair])).values()];
    const ratio = alongSteps(steps, distinct.length);
    const where = site.pages.length === 1 ? 'the page we read' : `the ${counted(site.pages.length, 'page')} we read`;
    const reason = `We saw ${distinct.length === 0 ? 'no question' : counted(distinct.length, 'question')} with an answer on ${where}.`;
    const findings = distinct
      .slice(0, 3)
      .map(({ url, quote }) => good('faq-pair', 'A question with its answer.', inWords(url, quote)));
    if (ratio === 1 || site.reading?.model.state === 'read')
      return scored(
        ratio,
        reason,
        findings.length > 0 ? findings : [notSeenOn('faq-not-seen', 'question with an answer', site.pages)],
      );
    const told =
      distinct.length === 0
        ? `We did not look for more than marked questions on ${where}.`
        : `${reason} There may be others.`;
    const [offered = null] = site.reading?.candidates.filter(({ kind }) => kind === 'question') ?? [];
    const question = offered
      ? 'Is this a question of your buyers, with its answer below?'
      : 'On which page do you answer your buyers’ questions?';
    const candidate = offered && { url: offered.url, quote: offered.quote, sentence: offered.sentence };
    const ask = { kind: 'question' as const, subject: null, question, points: 2 * (1 - ratio), candidate };
    return { kind: 'seen-so-far', ratio, reason: told, findings, asks: [ask] };
  },
  reported: byChoice(
    'faqUsage',
    { yes: 1, basic: 0.5, no: 0 },
    (said) => `You answered “${said}” to whether you use FAQs.`,
    (said) => info('faq-reported', 'Your answer on FAQs.', inQuiz('faqUsage', said)),
  ),
  who: 'writer',
  minutes: 180,
  concerns: 'key-pages',
  comparedAs: 'Eight questions with their answers',
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
      proof: 'Press Check now. We count at least eight questions with answers.',
      commonMistakes: ['Questions that nobody asks, written for keywords.'],
    };
  },
});
