import { defineCheck } from '#engine/define-check.ts';
import { contentStems, listItems, stemCoverage } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { ofPages } from '#engine/derived/wording.ts';

export default defineCheck({
  id: 'AO-14',
  category: 'aiOptimization',
  points: 1,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'Headings speak of your audiences and their problems', fail: 'Headings leave out some audiences or problems that you named' },
  why: 'Buyers ask about themselves and their problem, and a heading in those words is what matches.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const wanted = [...listItems(answers.targetAudience), ...listItems(answers.problemsSolved)].slice(0, 12);
    if (wanted.length === 0) return { kind: 'not-measured', reason: 'You named neither audience nor problems' };
    const lines = site.pages.flatMap((page) =>
      [...page.titles, ...page.headings].map(({ text, line }) => ({ text, line, url: page.url, stems: new Set(contentStems(text)) })),
    );
    const found = wanted.map((item) => ({ item, at: lines.find((line) => stemCoverage(item, line.stems) >= 0.6) }));
    const missing = found.filter(({ at }) => !at);
    return {
      kind: 'scored',
      ratio: 1 - missing.length / wanted.length,
      reason: `${ofPages(wanted.length - missing.length, wanted.length, 'stands|stand', 'audience or problem|audiences and problems')} in a title or heading.`,
      findings: [
        ...found
          .flatMap(({ item, at }) =>
            at
              ? [
                  {
                    id: 'audience-heading',
                    tone: 'good' as const,
                    note: `A title or heading speaks of “${item}”.`,
                    kind: 'line' as const,
                    url: at.url,
                    line: at.line,
                    text: at.text,
                  },
                ]
              : [],
          )
          .slice(0, 3),
        ...missing.map(({ item }) => ({
          id: 'audience-not-seen',
          tone: 'info' as const,
          note: `No title or heading on the pages read speaks of “${item}”.`,
          kind: 'value' as const,
          label: 'Not seen in headings',
          value: item,
        })),
      ],
    };
  },
  reported: ({ targetAudience, problemsSolved }) =>
    listItems(`${targetAudience}\n${problemsSolved}`).length === 0
      ? null
      : {
          ratio: 0.3,
          worth: 'full',
          reason: 'You named audiences and problems.',
          findings: [{ id: 'audience-reported', tone: 'info', note: 'Your audience.', kind: 'answer', field: 'targetAudience', value: targetAudience }],
        },
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Write for each audience and problem',
    description: 'Some of the people and problems that you named appear in no heading.',
    steps: [
      ...findings.flatMap((finding) => (finding.kind === 'value' ? [`Give “${finding.value}” a section or page whose heading says so.`] : [])).slice(0, 8),
      'Use the buyers’ own words in the heading, and answer below it at once.',
    ],
    resources: [],
    metrics: ['Share of audiences and problems that a heading names'],
    proof: 'Measured again, each one is found in a heading.',
    doer: 'writer',
  }),
  sources: cite('AHR-1.4M26', 'WAN24'),
});
