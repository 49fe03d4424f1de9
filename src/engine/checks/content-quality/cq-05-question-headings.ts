import { ramp } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { pageName } from '#engine/derived/page-name.ts';
import { isQuestion } from '#engine/derived/question-form.ts';
import { cite } from '#engine/derived/references.ts';
import { notSeenOn, scored } from '#engine/derived/scored.ts';

export default defineCheck({
  id: 'CQ-05',
  category: 'contentQuality',
  points: 1.5,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 0.75 },
  title: { pass: 'Headings ask what buyers ask', fail: 'Few headings ask what buyers ask' },
  why: 'A heading worded as a question, with the answer below it, fits what people type; the evidence for it is mixed.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const headings = pages.flatMap((page) =>
      page.headings
        .filter((heading) => heading.inMain && (heading.level === 2 || heading.level === 3) && heading.text !== '')
        .map((heading) => ({ page, heading })),
    );
    // Questions in a fold-out or a definition list serve readers as headings do.
    const folded = pages.flatMap((page) =>
      page.questions
        .filter((entry) => entry.visible && (entry.source === 'details' || entry.source === 'dl'))
        .map((entry) => ({ page, text: entry.question, line: entry.line })),
    );
    const asking = [
      ...headings.filter(({ heading }) => isQuestion(heading.text)).map(({ page, heading }) => ({ page, text: heading.text, line: heading.line })),
      ...folded,
    ];
    const all = headings.length + folded.length;
    const findings = asking.slice(0, 10).map(({ page, text, line }) => ({
      id: 'question-heading',
      tone: 'good' as const,
      note: `A heading on ${pageName(page.url)} is worded as a question.`,
      kind: 'line' as const,
      url: page.url,
      line: line ?? 1,
      text: text.slice(0, 200),
    }));
    return scored(
      all === 0 ? 0 : ramp(0, 0.2, asking.length / all),
      `${asking.length} of ${all} section headings are worded as questions.`,
      asking.length > 0 ? findings : [notSeenOn('question-heading-not-seen', 'heading worded as a question', pages)],
    );
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  advice: () => ({
    title: 'Word section headings as questions where buyers ask them',
    description: 'Vague headings such as “Overview” or “Solutions” hide the question that the section answers.',
    steps: [
      'Find the sections that answer a question of your buyers.',
      'Word each heading as that question.',
      'Keep the answer in the first sentence below it.',
    ],
    resources: ['Google on AI features: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    metrics: ['Share of headings that ask a question'],
    proof: 'About one section heading in five is a question, and its first sentence answers it.',
    doer: 'writer',
    commonMistakes: ['Turning every heading into a question'],
  }),
  sources: cite('SEMR-CONTENT25', 'SER-CGPT25', 'GOOG-AI26'),
});
