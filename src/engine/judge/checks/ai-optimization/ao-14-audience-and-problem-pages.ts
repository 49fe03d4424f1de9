import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { hasPhrase, listItems } from '#engine/base/text/phrases.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { nearestPassage } from '#engine/evidence/site/passages.ts';
import { good, inLine, inQuiz, info } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'AO-14',
  title: {
    pass: 'Your headings name each audience and problem that you listed',
    fail: 'We saw no heading for some audiences or problems that you named',
  },
  neutral: 'headings for your audiences and their problems',
  why: 'Buyers ask about themselves and their problem. A heading in those words matches.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const wanted = [...listItems(answers.targetAudience), ...listItems(answers.problemsSolved)].slice(0, 12);
    if (wanted.length === 0) return { kind: 'not-measured', reason: 'You named no audience and no problems' };
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
    const reason = `${ofPages(wanted.length - missing.length, wanted.length, 'is|are', 'audience or problem|audiences and problems')} in a title or heading in your words.`;
    const findings = found.flatMap(({ item, at }) =>
      at
        ? [good('audience-heading', `A title or heading has the words “${item}”.`, inLine(at.url, at.line, at.text))]
        : [],
    );
    if (missing.length === 0) return scored(1, reason, findings);
    // Headings may say it in other words, and a text that no heading names may speak of it.
    const asks = missing.map(({ item }) => {
      const candidate = nearestPassage(site, item, 0.7);
      const question = candidate ? `Does this speak of “${item}”?` : `Which heading of your site speaks of “${item}”?`;
      return { kind: 'audience', subject: item, question, points: 1.5 / wanted.length, candidate };
    });
    return { kind: 'seen-so-far', ratio, reason, findings, asks };
  },
  reported: byNaming(
    0.3,
    'You named audiences and problems.',
    ({ targetAudience, problemsSolved }) =>
      listItems(`${targetAudience}\n${problemsSolved}`).length > 0 &&
      info('audience-reported', 'Your audience.', inQuiz('targetAudience', targetAudience)),
  ),
  who: 'writer',
  minutes: { whole: 0, each: 60 },
  concerns: 'key-pages',
  advice: (findings) => ({
    title: 'Write for each audience and problem',
    description: 'Some of the people and problems that you named are in no heading.',
    steps: [
      ...findings
        .flatMap((finding) =>
          finding.kind === 'value' ? [`Give “${finding.value}” a section or page whose heading says so.`] : [],
        )
        .slice(0, 8),
      'Use the buyers’ own words in the heading, and answer below it at once.',
    ],
    metrics: ['Share of audiences and problems that a heading names'],
    proof: 'Press Check now. We find each one in a heading.',
  }),
});
