import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { entriesOf, hasPhrase } from '#engine/base/text/phrases.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { good, inLine, inQuiz, info } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-14-audience-and-problem-pages.texts.ts';

const { notes, says, advice, title } = texts;

export default defineCheck({
  id: 'AO-14',
  texts,
  points: 1.5,
  strength: 'weak',
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'blur',
  sources: ['AHR-1.4M26', 'WAN24'],
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const wanted = [...entriesOf(answers.targetAudience), ...entriesOf(answers.problemsSolved)].slice(0, 12);
    if (wanted.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const lines = site.pages.flatMap((page) =>
      [...page.titles, ...page.headings].map(({ text, line }) => ({ text, line, url: page.url })),
    );
    const shownBy = (item: string) => {
      const shown = readingOf(
        site.reading,
        ['audience', 'problem'],
        ({ by, subject }) => by === 'owner' && subject === item,
      );
      return shown.state === 'seen'
        ? { url: shown.statements[0].url, line: shown.statements[0].line ?? 1, text: shown.statements[0].quote }
        : undefined;
    };
    const found = wanted.map((item) => ({
      item,
      at: shownBy(item) ?? lines.find(({ text }) => hasPhrase(text, item)),
    }));
    const missing = found.filter(({ at }) => !at);
    const ratio = 1 - missing.length / wanted.length;
    const reason = say(says.reason, {
      share: ofPages(wanted.length - missing.length, wanted.length, says.is, says.audiences),
    });
    const findings = found.flatMap(({ item, at }) =>
      at ? [good('audience-heading', say(notes['audience-heading'], { item }), inLine(at.url, at.line, at.text))] : [],
    );
    if (missing.length === 0) return scored(1, reason, findings, say(title.passed, { count: wanted.length }));
    // Headings may say it in other words, and a text that no heading names may speak of it.
    const asks = missing.map(({ item }) => {
      const question = say(says.question, { item });
      return { kind: 'audience', subject: item, question, points: 1.5 / wanted.length, candidate: null };
    });
    return { kind: 'seen-so-far', ratio, reason, findings, asks };
  },
  reported: byNaming(
    0.3,
    says.reported,
    ({ targetAudience, problemsSolved }) =>
      entriesOf(`${targetAudience}\n${problemsSolved}`).length > 0 &&
      info('audience-reported', notes['audience-reported'], inQuiz('targetAudience', targetAudience)),
  ),
  who: 'writer',
  minutes: { whole: 0, each: 60 },
  concerns: 'key-pages',
  advice: (findings) => ({
    steps: [
      ...findings
        .flatMap((finding) => (finding.kind === 'value' ? [say(advice.steps.section, { value: finding.value })] : []))
        .slice(0, 8),
      advice.steps.buyersWords,
    ],
  }),
});
