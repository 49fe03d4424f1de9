import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { buyerQuestions } from '#engine/evidence/owners-lists.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { counted, quotedEnd, shortened } from '#engine/base/text/wording.ts';
import type { Answers, Finding } from '#engine/contract.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { matchFor, readingOf } from '#engine/evidence/statements.ts';
import { good, info, inQuiz, inWords, notSeenOn } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-11-faq-content.texts.ts';

const { notes, says, advice, title } = texts;

/** Eight answered questions are enough; three earn half. */
const steps = [
  [0, 0],
  [3, 0.5],
  [8, 1],
] as const;

export default defineCheck({
  id: 'AO-11',
  texts,
  points: 2,
  strength: 'weak',
  platformWeights: { grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['SEMR-CONTENT25', 'SER-CGPT25'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    if (!readEnough(site)) return withoutText(site);
    const reading = readingOf(site.reading, ['question'], ({ value }) => value !== null && value.trim() !== '');
    const pairs = reading.state === 'seen' ? reading.statements.filter(({ by }) => by !== 'given') : [];
    const distinct = [...new Map(pairs.map((pair) => [pair.quote.toLowerCase(), pair])).values()];
    const ratio = alongSteps(steps, distinct.length);
    const where =
      site.pages.length === 1 ? says.onePage : say(says.pagesRead, { pages: counted(site.pages.length, says.page) });
    const reason = say(says.reason, {
      which: distinct.length === 0 ? says.noQuestion : counted(distinct.length, says.questions),
      where,
    });
    const findings = distinct
      .slice(0, 3)
      .map(({ url, quote }) => good('faq-pair', notes['faq-pair'], inWords(url, quote)));
    if (ratio === 1 || site.reading?.model.state === 'read')
      return scored(
        ratio,
        reason,
        [...findings, ...openQuestions(site, answers, distinct.length > 0)],
        say(title.passed, { questions: counted(distinct.length, says.questions) }),
      );
    const told = distinct.length === 0 ? say(says.onlyMarked, { where }) : say(says.maybeOthers, { reason });
    const [offered = null] = site.reading?.candidates.filter(({ kind }) => kind === 'question') ?? [];
    const question = offered ? says.confirm : says.where;
    const candidate = offered && { url: offered.url, quote: offered.quote, sentence: offered.sentence };
    const ask = { kind: 'question' as const, subject: null, question, points: 2 * (1 - ratio), candidate };
    return { kind: 'seen-so-far', ratio, reason: told, findings, asks: [ask] };
  },
  reported: byChoice(
    'faqUsage',
    { yes: 1, basic: 0.5, no: 0 },
    (said) => say(says.reported, { said }),
    (said) => info('faq-reported', notes['faq-reported'], inQuiz('faqUsage', said)),
  ),
  who: 'writer',
  minutes: 180,
  concerns: 'key-pages',
  advice: (findings, answers) => {
    const open = findings.flatMap(({ id, statement }) => (id === 'faq-not-seen' ? (statement?.subject ?? []) : []));
    const questions = (open.length > 0 ? open : buyerQuestions(answers)).slice(0, 5);
    return {
      steps: [
        ...(questions.length > 0
          ? questions.map((question) => say(advice.steps.answerEachOf, { question }))
          : [advice.steps.collect, advice.steps.answerEach]),
        advice.steps.putTheAnswersInto,
      ],
    };
  },
});

/** What a model that read all pages found no answer to: of the owner's questions, or any at all where the owner named none. */
function openQuestions(site: SiteEvidence, answers: Answers | undefined, isAnyAnswered: boolean): Finding[] {
  if (site.reading?.model.state !== 'read') return [];
  const asked = answers ? buyerQuestions(answers) : [];
  const matches = asked.map((question) => ({ question, match: matchFor(site.reading, 'question', question) }));
  if (asked.length === 0) return isAnyAnswered ? [] : [notSeenOn('faq-not-seen', says.notSeen, site.pages)];
  return matches.slice(0, 5).map(({ question, match }) =>
    match === null
      ? {
          ...notSeenOn('faq-not-seen', says.notSeen, site.pages),
          note: say(says.noAnswerTo, {
            pages: counted(site.pages.length, says.page),
            question: quotedEnd(shortened(question, 80)),
          }),
          statement: { kind: 'question', subject: question },
        }
      : good('faq-pair', notes['faq-pair'], inWords(match.url, match.quote)),
  );
}
