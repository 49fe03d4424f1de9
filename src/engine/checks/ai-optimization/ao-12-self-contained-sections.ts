import { defineCheck } from '#engine/define-check.ts';
import { ramp } from '#engine/derived/answer-statistics.ts';
import { withoutText } from '#engine/derived/content-pages.ts';
import { keyPages } from '#engine/derived/key-pages.ts';
import { readsItsLanguage, unlistedLanguage } from '#engine/derived/languages.ts';
import { contentStems, foldedWords, firstSentence } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { notSeenOn, proofId } from '#engine/derived/scored.ts';
import { serverText } from '#engine/derived/server-text.ts';
import { ofPages } from '#engine/derived/wording.ts';
import type { Finding } from '#engine/contract.ts';
import type { PageFacts } from '#engine/evidence.ts';

/** A section that opens with one of these leans on what stood before it. */
const leaning = new Set(['this', 'it', 'its', 'they', 'these', 'those', 'that', 'we', 'he', 'she', 'there', 'here', 'such']);

export default defineCheck({
  id: 'AO-12',
  category: 'aiOptimization',
  points: 0,
  strength: 'moderate',
  platformWeights: { perplexity: 1.1 },
  title: {
    pass: 'Your sections make sense alone',
    fail: (findings) =>
      findings.some(({ id }) => id === 'section-leans') ? 'Some sections need the text before them' : 'Few of your sections make sense alone',
  },
  neutral: 'sections that can be quoted alone',
  why: 'Assistants quote single sections. A short one that names its subject makes sense alone.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site).filter((page) => page.kind !== 'contact' && serverText(page).ratio >= 0.25);
    if (pages.length === 0) return withoutText(site);
    const sections = pages.flatMap(sectionsOf);
    const standing = sections.filter((section) => section.standsAlone);
    if (standing.length * 2 < sections.length && !readsItsLanguage(site)) return unlistedLanguage;
    const structured = pages.filter((page) => page.listItems >= 3 || page.tables.length > 0).length / pages.length;
    const share = sections.length === 0 ? 0 : standing.length / sections.length;
    const ratio = sections.length === 0 ? 0 : Math.min(1, ramp(0.15, 0.6, share) + (structured >= 0.3 ? 0.1 : 0));
    const proof: Finding[] = standing
      .slice(0, 1)
      .map(({ url, opening }) => ({ id: proofId, tone: 'good', note: 'This section makes sense alone.', kind: 'quote', url, quote: opening }));
    if (sections.length === 0) proof.push(notSeenOn('section-not-seen', 'section with a heading of its own', pages));
    const leans = sections.filter((section) => !section.standsAlone && section.why !== '').slice(0, 5);
    return {
      kind: 'scored',
      ratio,
      reason:
        sections.length === 0
          ? 'We saw no section with a heading of its own.'
          : `${ofPages(standing.length, sections.length, 'names its subject and has|name their subject and have', 'section')} 40 to 220 words.`,
      findings: [
        ...proof,
        ...(ratio >= 1
          ? []
          : leans.map(({ url, opening, why }) => ({ id: 'section-leans', tone: 'info' as const, note: why, kind: 'quote' as const, url, quote: opening }))),
      ],
    };
  },
  reported: null,
  who: 'writer',
  minutes: { whole: 0, each: 30 },
  concerns: 'found-pages',
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: null, // information: worth no points
  sources: cite('MS-AIO25', 'SEMR-CONTENT25', 'GOOG-AI26'),
});

type Section = { url: string; opening: string; standsAlone: boolean; why: string };

function sectionsOf(page: PageFacts): Section[] {
  const topic = new Set(contentStems([...page.titles.map((title) => title.text), ...page.headings.map((heading) => heading.text)].join(' ')));
  const blocks = Map.groupBy(page.blocks, (block) => block.heading);
  return page.headings.flatMap((heading, index) => {
    if (!heading.inMain || (heading.level !== 2 && heading.level !== 3)) return [];
    const text = (blocks.get(index) ?? []).map((block) => block.text).join('\n');
    const count = foldedWords(text).length;
    if (count === 0) return [];
    const opening = openingOf(text);
    const first = foldedWords(opening)[0] ?? '';
    const hasTopic = heading.text.trim().endsWith('?') || contentStems(opening).some((word) => topic.has(word)); // a question names the subject of its answer
    const why = leaning.has(first) ? `The section opens with “${first}”.` : !hasTopic ? 'The opening repeats no word of the title or the headings.' : '';
    return [{ url: page.url, opening: opening.slice(0, 160), standsAlone: count >= 40 && count <= 220 && why === '', why }];
  });
}

/** "Yes." opens an answer and says nothing yet, and a label ("4 payments") is no sentence: the first one after them counts. */
function openingOf(text: string): string {
  const isLong = (sentence: string) => foldedWords(sentence).length > 2;
  return firstSentence(text, (sentence) => isLong(sentence) && /[.!?…。！？:]["”’»)]*$/.test(sentence)) ?? firstSentence(text, isLong) ?? text;
}
