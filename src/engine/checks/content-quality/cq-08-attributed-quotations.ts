import { ramp } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { readsItsLanguage, unlistedLanguage } from '#engine/derived/languages.ts';
import { propertyTexts } from '#engine/derived/organization-nodes.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { notSeenOn, scored } from '#engine/derived/scored.ts';
import { ofPages, quotedEnd } from '#engine/derived/wording.ts';
import type { PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-08',
  category: 'contentQuality',
  points: 1.5,
  strength: 'moderate',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1.25, grok: 1 },
  title: { pass: 'Pages quote named people', fail: 'Few pages quote named people' },
  why: 'Quotations by named people had the largest effect in the first study of the field; later tests found less.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const quoting = pages.flatMap((page) => {
      const quote = attributedQuote(page);
      return quote ? [{ page, ...quote }] : [];
    });
    if (quoting.length === 0 && !readsItsLanguage(site)) return unlistedLanguage;
    const findings = quoting.map(({ page, text, by }) => ({
      id: 'quotation-attributed',
      tone: 'good' as const,
      note: `${pageNameFirst(page.url)} says whom it quotes: ${quotedEnd(by)}`,
      kind: 'quote' as const,
      url: page.url,
      quote: text.slice(0, 240),
    }));
    return scored(
      ramp(0, 0.3, quoting.length / pages.length),
      `${ofPages(quoting.length, pages.length, 'holds|hold', 'content page')} a quotation of eight words or more with the name of who said it.`,
      quoting.length > 0 ? findings : [notSeenOn('quotation-not-seen', 'quotation of eight words or more with the name of who said it', pages)],
    );
  },
  reported: null,
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: () => ({
    title: 'Add quotes from named experts and customers',
    description: 'A sentence with a name, a role and a company behind it is worth more than praise without one.',
    steps: [
      'Ask five customers or experts for two sentences each, with their name, role, company and permission.',
      'Place each beside the claim that it supports.',
      'Mark them up as <blockquote> with the name in <cite>.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Pages with an attributed quotation'],
    proof: 'About a third of your content pages hold a quotation with a name.',
    doer: 'writer',
    commonMistakes: ['Writing quotations yourself'],
  }),
  sources: cite('GEO24', 'CSEO25'),
});

function attributedQuote(page: PageFacts): { text: string; by: string } | null {
  const shown = page.quotations.find((quotation) => quotation.attribution !== null && quotation.text.split(/\s+/).length >= 8);
  if (shown?.attribution) return { text: shown.text, by: shown.attribution.slice(0, 80) };
  for (const node of page.schema) {
    if (!node.types.some((type) => type === 'Review' || type === 'Quotation')) continue;
    const text = propertyTexts(node.properties['reviewBody'] ?? node.properties['text'])[0];
    const by = propertyTexts(node.properties['author'] ?? node.properties['creator'] ?? node.properties['spokenByCharacter'])[0];
    if (text && by) return { text, by: by.slice(0, 80) };
  }
  return null;
}
