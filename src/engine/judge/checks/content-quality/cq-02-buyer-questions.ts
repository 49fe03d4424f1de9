import type { Finding, OwnerQuestion } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { buyerQuestions } from '#engine/evidence/owners-lists.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { answerGiven } from '#engine/judge/findings.ts';
import { contentStems } from '#engine/base/text/phrases.ts';
import { counted, shortened } from '#engine/base/text/wording.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { answerTo } from '#engine/evidence/answer-to.ts';
import type { Statement } from '#engine/evidence/statements.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-02-buyer-questions.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'CQ-02',
  texts,
  points: 4,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, perplexity: 1.25 },
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  consequence: 'question',
  sources: ['AHR-1.4M26', 'WAN24'],
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const questions = buyerQuestions(answers);
    if (questions.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    if (!readEnough(site)) return withoutText(site);
    const results = questions.map((question) => ({ question, answer: answerTo(question, site) }));
    const answered = results.filter(({ answer }) => answer !== null).length;
    // The same question in other words may be answered anywhere: what was not recognised is asked for, never called missing.
    return {
      kind: 'seen-so-far',
      ratio: answered / questions.length,
      reason:
        answered === 0
          ? says.none
          : say(says.reason, { answered, questions: counted(questions.length, says.questions) }),
      findings: results.flatMap(({ question, answer }) => (answer ? [answeredFinding(question, answer)] : [])),
      passed: say(title.passed, { count: questions.length }),
      asks: results.flatMap(({ question, answer }) => (answer ? [] : [askAbout(question, site, 4 / questions.length)])),
    };
  },
  reported: byNaming(
    0.4,
    says.reported,
    (answers) => buyerQuestions(answers).length > 0 && answerGiven('customerQuestions', answers.customerQuestions),
  ),
  who: 'writer',
  minutes: { whole: 30, each: 30 },
  concerns: 'key-pages',
});

/** A question of the site with most of the same words: its label says that what stands below answers it. */
function nearestQuestion(question: string, { reading }: SiteEvidence): OwnerQuestion['candidate'] {
  // A model that read all pages has looked for the answer already.
  if (reading?.model.state === 'read') return null;
  const stems = contentStems(question);
  const isNear = (quote: string) => {
    const own = new Set(contentStems(quote));
    return stems.length > 0 && stems.filter((stem) => own.has(stem)).length >= 0.6 * stems.length;
  };
  const near = [...(reading?.statements ?? []), ...(reading?.candidates ?? [])].find(
    ({ kind, quote, value }) => kind === 'question' && (value ?? '') !== '' && isNear(quote),
  );
  return near?.value ? { url: near.url, quote: near.value.slice(0, 1_000), sentence: near.value.slice(0, 600) } : null;
}

function answeredFinding(question: string, statement: Statement): Finding {
  return {
    id: 'question-answered',
    tone: 'good',
    note: say(notes['question-answered'], { question: shortened(question, 120), page: pageName(statement.url) }),
    kind: 'quote',
    url: statement.url,
    quote: (statement.value ?? statement.sentence).slice(0, 240),
    statement: { kind: 'question', subject: question },
  };
}

function askAbout(question: string, site: SiteEvidence, points: number) {
  const asked = shortened(question, 120);
  const candidate = nearestQuestion(question, site);
  return {
    kind: 'question',
    subject: question,
    question: candidate ? say(says.confirm, { asked }) : say(says.question, { asked }),
    points,
    candidate,
  };
}
