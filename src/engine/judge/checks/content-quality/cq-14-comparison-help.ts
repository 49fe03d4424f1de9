import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { counted } from '#engine/base/text/wording.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { good, inWords, notSeenOn } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'CQ-14',
  title: {
    pass: 'Your site helps buyers compare',
    fail: 'We saw no page that helps buyers compare',
    faults: {
      'comparison-seen': 'page helps buyers compare, fewer than three|pages help buyers compare, fewer than three',
    },
  },
  neutral: 'help for buyers who compare',
  why: 'For “which is best” questions, assistants cite lists and comparisons more than any other page.',
  reads: ['site'],
  score: ({ site }) => {
    if (!readEnough(site)) return withoutText(site);
    const comparing = readingOf(site.reading, ['comparison']);
    const offers = readingOf(site.reading, ['offer', 'price'], ({ subject }) => subject !== null);
    const named = new Set(
      offers.state === 'seen' ? offers.statements.map(({ subject }) => subject?.toLowerCase()) : [],
    );
    if (comparing.state !== 'seen' && named.size < 3)
      return site.reading?.model.state === 'read'
        ? { kind: 'not-applicable', reason: 'We saw fewer than three offers to choose from.' }
        : { kind: 'not-measured', reason: 'We did not read how many offers there are to choose from.' };
    if (comparing.state === 'not-read') {
      const ask = {
        kind: 'comparison',
        subject: null,
        question: 'Where does your site help to choose between your offers?',
        points: 1,
        candidate: null,
      };
      return {
        kind: 'seen-so-far',
        ratio: 0,
        reason: 'We did not read whether your site helps to compare its offers.',
        findings: [],
        asks: [ask],
      };
    }
    const pages = Map.groupBy(comparing.state === 'seen' ? comparing.statements : [], ({ url }) => url);
    const ratio = pages.size >= 3 ? 1 : pages.size >= 1 ? 0.6 : 0;
    const findings = [...pages].flatMap(([url, statements]): Finding[] =>
      statements
        .slice(0, 1)
        .map(({ sentence }) =>
          good('comparison-seen', `${pageNameFirst(url)} helps buyers choose.`, inWords(url, sentence.slice(0, 240))),
        ),
    );
    if (pages.size === 0)
      return scored(0, 'We saw no page that compares or helps to choose.', [
        notSeenOn('comparison-not-seen', 'comparison or help to choose', site.pages),
      ]);
    const reason = `${counted(pages.size, 'page')} ${pages.size === 1 ? 'compares or helps' : 'compare or help'} to choose. Full points take three.`;
    return site.reading?.model.state === 'read'
      ? scored(ratio, reason, findings)
      : { kind: 'seen-so-far', ratio, reason, findings, asks: [] };
  },
  who: 'writer',
  minutes: 180,
  concerns: 'key-pages',
  comparedAs: 'Help for buyers who compare',
  advice: () => ({
    title: 'Help buyers compare',
    description: 'An honest comparison also says when you are not the right choice.',
    steps: [
      'Publish one comparison of the ways to solve your buyers’ problem. Say when yours does not fit.',
      'Use a table with the criteria as rows.',
      'Ask the editors of existing lists in your field to consider you.',
    ],
    metrics: ['Pages that compare', 'Lists of others that name you'],
    proof: 'Open the page. It shows a comparison table with at least three rows and three columns.',
  }),
});
