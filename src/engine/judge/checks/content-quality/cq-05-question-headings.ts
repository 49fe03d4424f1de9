import type { Finding } from '#engine/contract.ts';
import { ramp } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { contentPages, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { isQuestion } from '#engine/base/text/question-form.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import { asValue, good, info, inLine, notSeenOn } from '#engine/judge/findings.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-05-question-headings.texts.ts';

const { notes, says } = texts;

/** Share of the headings from which on no more are needed. */
const enough = 0.2;

export default defineCheck({
  id: 'CQ-05',
  texts,
  points: 0,
  strength: 'weak',
  platformWeights: { grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  sources: ['SEMR-CONTENT25', 'SER-CGPT25', 'GOOG-AI26'],
  reads: ['site'],
  score: ({ site }) => {
    const read = contentPages(site);
    if (read.length === 0) return withoutText(site);
    // A contact page says little, and may ask.
    const pages = [...read, ...keyPages(site).filter(({ kind }) => kind === 'contact')];
    const headings = pages.flatMap((page) => sectionHeadings(page).map((heading) => ({ page, heading })));
    // Questions in a fold-out or a definition list serve readers as headings do.
    const folded = pages.flatMap((page) =>
      page.questions
        .filter(
          (entry) =>
            entry.visible &&
            (entry.source === 'details' || entry.source === 'dl') &&
            !page.headings.some(({ text }) => text === entry.question),
        )
        .map((entry) => ({ page, text: entry.question, line: entry.line })),
    );
    const asking = [
      ...headings
        .filter(({ heading }) => isQuestion(heading.text))
        .map(({ page, heading }) => ({ page, text: heading.text, line: heading.line })),
      ...folded,
    ];
    const all = headings.length + folded.length;
    const findings = asking
      .slice(0, 10)
      .map(({ page, text, line }) =>
        good(
          'question-heading',
          say(notes['question-heading'], { page: pageName(page.url) }),
          inLine(page.url, line ?? 1, text.slice(0, 200)),
        ),
      );
    if (all === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const ratio = ramp(0, enough, asking.length / all);
    const reason = `${ofPages(asking.length, all, says.asks, says.headings)}.`;
    if (asking.length === 0)
      return scored(ratio, reason, [notSeenOn('question-heading-not-seen', says.notSeen, pages)]);
    return scored(ratio, reason, [...(ratio < 1 ? [proportion(asking.length, all)] : []), ...findings]);
  },
  who: 'writer',
  minutes: 30,
  concerns: 'key-pages', // information: worth no points
});

/** The headings of the main text below the first of the first rank. */
function sectionHeadings(page: PageFacts): PageFacts['headings'] {
  const main = page.headings.find(({ level, text }) => level === 1 && text !== '');
  return page.headings.filter(
    (heading) => heading.inMain && heading !== main && heading.text !== '' && !isFiller(page, heading.text),
  );
}

/** What a template left asks nobody. */
function isFiller({ statements = [] }: PageFacts, text: string): boolean {
  return statements.some(({ kind, quote }) => kind === 'placeholder' && text.includes(quote));
}

function proportion(asking: number, all: number): Finding {
  const note = say(notes['question-headings-few'], { share: ofPages(asking, all, says.asks, says.headings) });
  return info('question-headings-few', note, asValue(says.label, say(says.ofAll, { asking, all })));
}
