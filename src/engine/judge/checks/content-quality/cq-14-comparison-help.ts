import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { counted } from '#engine/base/text/wording.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { good, inWords, notSeenOn } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import { isSelling } from '#engine/evidence/site/organisation-kind.ts';
import { proofOf } from '#engine/judge/checks/parts/page-parts.ts';
import texts from '#engine/judge/checks/content-quality/cq-14-comparison-help.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'CQ-14',
  texts,
  points: 1,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, perplexity: 1.25 },
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['AHR-10-26', 'GEOCITLAB'],
  reads: ['site'],
  score: ({ site }) => {
    if (!isSelling(site)) return { kind: 'not-applicable', reason: says.sellsNothing };
    if (!readEnough(site)) return withoutText(site);
    const comparing = readingOf(site.reading, ['comparison']);
    const offers = readingOf(site.reading, ['offer', 'price'], ({ subject }) => subject !== null);
    const named = new Set(
      offers.state === 'seen' ? offers.statements.map(({ subject }) => subject?.toLowerCase()) : [],
    );
    if (comparing.state !== 'seen' && named.size < 3)
      return site.reading?.model.state === 'read'
        ? { kind: 'not-applicable', reason: says.notApplicable }
        : { kind: 'not-measured', reason: says.notMeasured };
    if (comparing.state === 'not-read') {
      const ask = {
        kind: 'comparison',
        subject: null,
        question: says.question,
        points: 1,
        candidate: null,
      };
      return {
        kind: 'seen-so-far',
        ratio: 0,
        reason: comparing.isDoubted ? says.doubted : says.unread,
        findings: [],
        asks: [ask],
      };
    }
    const pages = Map.groupBy(comparing.state === 'seen' ? comparing.statements : [], ({ url }) => url);
    const ratio = pages.size >= 3 ? 1 : pages.size >= 1 ? 0.6 : 0;
    const findings = [...pages].flatMap(([url, statements]): Finding[] =>
      statements
        .slice(0, 1)
        .map((statement) =>
          good(
            'comparison-seen',
            say(notes['comparison-seen'], { page: pageNameFirst(url) }),
            inWords(url, proofOf(statement)),
          ),
        ),
    );
    if (pages.size === 0) return scored(0, says.none, [notSeenOn('comparison-not-seen', says.notSeen, site.pages)]);
    const reason = say(says.reason, {
      pages: counted(pages.size, says.pages),
      which: pages.size === 1 ? says.compares : says.compare,
    });
    const passed = say(title.passed, { count: pages.size });
    return site.reading?.model.state === 'read'
      ? scored(ratio, reason, findings, passed)
      : { kind: 'seen-so-far', ratio, reason, findings, asks: [], passed };
  },
  who: 'writer',
  minutes: 180,
  concerns: 'key-pages',
});
