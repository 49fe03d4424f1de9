import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { readEnough, withoutText } from '#engine/derived/content-pages.ts';
import { readsItsLanguage, unlistedLanguage } from '#engine/derived/languages.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { notSeenOn, scored } from '#engine/derived/scored.ts';
import { counted } from '#engine/derived/wording.ts';
import type { PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-14',
  category: 'contentQuality',
  points: 1,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 1, perplexity: 1.25, grok: 1 },
  title: { pass: 'The site helps buyers compare', fail: 'The site helps buyers compare too little' },
  why: 'For “which is best” questions assistants cite lists and comparisons more than any other page.',
  reads: ['site'],
  score: ({ site }) => {
    if (!readEnough(site)) return withoutText(site);
    const comparing = site.pages
      .filter((page) => page.kind !== 'legal')
      .flatMap((page) => {
        const proof = comparison(page);
        return proof ? [{ page, proof }] : [];
      });
    if (comparing.length === 0 && !readsItsLanguage(site)) return unlistedLanguage;
    const ratio = comparing.length >= 3 ? 1 : comparing.length >= 1 ? 0.6 : 0;
    const findings = comparing.map(({ page, proof }): Finding => {
      const what = typeof proof === 'string' ? 'names a comparison or help to choose in its title or main heading' : 'holds a table that compares';
      const at = { id: 'comparison-seen', tone: 'good' as const, note: `${pageNameFirst(page.url)} ${what}.`, url: page.url };
      return typeof proof === 'string'
        ? { ...at, kind: 'quote', quote: proof.slice(0, 200) }
        : {
            ...at,
            kind: 'value',
            label: 'Table with the columns',
            value: proof
              .filter((cell) => cell !== '')
              .join(' | ')
              .slice(0, 200),
          };
    });
    return scored(
      ratio,
      comparing.length === 0
        ? 'No page that compares or helps to choose was seen.'
        : `${counted(comparing.length, 'page')} ${comparing.length === 1 ? 'compares or helps' : 'compare or help'} to choose; full marks take three.`,
      comparing.length > 0 ? findings : [notSeenOn('comparison-not-seen', 'comparison or help to choose', site.pages)],
    );
  },
  reported: null,
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: () => ({
    title: 'Help buyers compare',
    description: 'An honest comparison that also says when you are not the right choice is cited; a list that you win by yourself is not.',
    steps: [
      'Publish one comparison of the ways to solve your buyers’ problem, with the cases in which yours does not fit.',
      'Use a table with the criteria as rows.',
      'Ask the editors of existing lists in your field to consider you.',
    ],
    resources: [],
    metrics: ['Pages that compare', 'Lists of others that name you'],
    proof: 'A page with a comparison table of at least three rows and columns is online.',
    doer: 'writer',
  }),
  sources: cite('AHR-10-26', 'GEOCITLAB'),
});

const comparing =
  /\b(?:vs\.?|versus|alternatives?|compar(?:e|ed|ing|ison|isons)|(?:\d+|the) best \S+s|best (?:\S+ ){1,4}for|which is (?:the )?best|how to choose|which .{1,40} (?:is right|should you)|buy(?:er|ing)['’]?s? guide|vergleich|im vergleich|welche[rs]? .{1,40} passt|kaufberatung|comparatif|comparaison|comparativa|confronto|vergelijk\w*)\b/i;

/** Its title or main heading says so, or a table of three by three does it. */
function comparison(page: PageFacts): string | string[] | null {
  const titles = [page.titles[0]?.text ?? '', ...page.headings.filter((heading) => heading.level === 1).map((heading) => heading.text)];
  const title = titles.find((text) => comparing.test(text));
  if (title) return title;
  const table = page.tables.find(
    ({ inMain, rows, columns, header }) =>
      inMain && rows >= 3 && columns >= 3 && header.filter((cell) => cell !== '').length >= 2 && !header.some((cell) => timetable.test(cell)),
  );
  return table?.header ?? null;
}

/** A table of hours or dates compares nothing that one could buy. */
const timetable =
  /^(?:(?:week)?days?|opening hours|hours|opens|closes|date|tag|wochentag|öffnungszeiten|uhrzeit|datum|jours?|horaires|días?|horario|giorno|orari|dag)$/i;
