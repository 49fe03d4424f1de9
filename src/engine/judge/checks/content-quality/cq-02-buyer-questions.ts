import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { buyerQuestions } from '#engine/evidence/owners-lists.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { nearestPassage } from '#engine/evidence/site/passages.ts';
import { answerGiven } from '#engine/judge/findings.ts';
import { counted, shortened } from '#engine/base/text/wording.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import type { Statement } from '#engine/evidence/statements.ts';
import { quotable, verifyQuote } from '#engine/base/text/verify-quote.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'CQ-02',
  title: {
    pass: 'Your site answers your buyers’ questions',
    fail: 'We did not find an answer to some of your buyers’ questions',
  },
  neutral: 'answers to your buyers’ questions',
  why: 'Assistants choose the page that fits the question. The style of a page matters less.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const questions = buyerQuestions(answers);
    if (questions.length === 0)
      return { kind: 'not-measured', reason: 'You named no questions that your customers ask.' };
    if (!readEnough(site)) return withoutText(site);
    const results = questions.map((question) => ({ question, answer: answerTo(question, site) }));
    const answered = results.filter(({ answer }) => answer !== null).length;
    // The same question in other words may be answered anywhere: what was not recognised is asked for, never called missing.
    return {
      kind: 'seen-so-far',
      ratio: answered / questions.length,
      reason:
        answered === 0
          ? 'We did not find your buyers’ questions in these words. Your site may answer them in other words.'
          : `We found an answer to ${answered} of ${counted(questions.length, 'question')}.`,
      findings: results.flatMap(({ question, answer }) => (answer ? [answeredFinding(question, answer)] : [])),
      asks: results.flatMap(({ question, answer }) => (answer ? [] : [askAbout(question, site, 4 / questions.length)])),
    };
  },
  reported: byNaming(
    0.4,
    'You named your buyers’ questions, and we could not see whether your site answers them.',
    (answers) => buyerQuestions(answers).length > 0 && answerGiven('customerQuestions', answers.customerQuestions),
  ),
  who: 'writer',
  minutes: { whole: 30, each: 30 },
  concerns: 'key-pages',
  advice: () => ({
    title: 'Publish a direct answer to each buyer question',
    description: 'Each question that buyers ask you deserves its own heading and its own answer.',
    steps: [
      'Give each question its own heading, in the buyers’ words.',
      'Answer in 40 to 120 words, then add price, limits and an example.',
      'Link the answer from the page of the product or service.',
    ],
    resources: ['Why ChatGPT cites pages: https://ahrefs.com/blog/why-chatgpt-cites-pages/'],
    metrics: ['Share of buyer questions with an answer'],
    proof: 'Press Check now. We look for each question and its answer.',
  }),
});

/** A question of the site in the same words with an answer, or what the owner showed. */
function answerTo(question: string, site: SiteEvidence): Statement | null {
  const reading = readingOf(site.reading, ['question'], (statement) => {
    if (statement.by === 'owner') return statement.subject === question;
    if (statement.value === null || statement.by === 'given') return false;
    return (
      verifyQuote(quotable(statement.quote), question) !== null ||
      verifyQuote(quotable(question), statement.quote) !== null
    );
  });
  return reading.state === 'seen' ? reading.statements[0] : null;
}

function answeredFinding(question: string, statement: Statement): Finding {
  return {
    id: 'question-answered',
    tone: 'good',
    note: `“${shortened(question, 120)}” is answered on ${pageName(statement.url)}.`,
    kind: 'quote',
    url: statement.url,
    quote: (statement.value ?? statement.sentence).slice(0, 240),
    statement: { kind: 'question', subject: question },
  };
}

function askAbout(question: string, site: SiteEvidence, points: number) {
  const asked = shortened(question, 120);
  const candidate = nearestPassage(site, question, 0.6);
  return {
    kind: 'question',
    subject: question,
    question: candidate ? `Does this answer “${asked}”?` : `Where does your site answer “${asked}”?`,
    points,
    candidate,
  };
}
