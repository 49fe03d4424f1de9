import { defineCheck } from '#engine/define-check.ts';
import { companyNames } from '#engine/derived/company-names.ts';
import { readsItsLanguage, unlistedLanguage } from '#engine/derived/languages.ts';
import { organizationNodes, propertyItems, propertyTexts } from '#engine/derived/organization-nodes.ts';
import { contentStems, foldedWords, hasPhrase, listItems } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { sentencesOf } from '#engine/derived/sentences.ts';
import type { Answers } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

// Present-tense verbs by which companies say what they do; a bare verb elsewhere in the sentence does no harm, since two of the company's own words must stand beside it.
const definingVerb =
  /\b(?:is|are|was|provides?|helps?|offers?|makes?|builds?|delivers?|serves?|sells?|repairs?|installs?|designs?|develops?|manufactures?|specialises?|specializes?|bakes?|teaches|runs|treats?|cares?|gives?|supplies|supply|ships?|brews?|advises?|trains?|plans?|organi[sz]es?|hosts?|manages?|connects?|lets?|turns?|operates?|creates?|produces?|grows?|cleans?|restores?|protects?|ist|sind|bietet|stellt|macht|est|sommes|propose|fabrique|vend|es|somos|ofrece|hace|vende|offre|produce|fa|zijn|biedt|maakt|verkoopt)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:è|sono|siamo)(?![\p{L}\p{N}])/iu;
// "… for cafés", "… in Leeds": who it is for and where it is, by the form alone.
const forWhomOrWhere =
  /\s(?:for|für|pour|para|per|voor)\s(?!example\b|instance\b|more\b|over\b)\p{L}|\s(?:in|near|bei|à|en|te|a)\s(?:downtown\s|the\s)?\p{Lu}\p{L}/u;

export default defineCheck({
  id: 'AO-13',
  category: 'aiOptimization',
  points: 1.5,
  strength: 'moderate',
  platformWeights: { chatgpt: 1, claude: 1.1, perplexity: 1, grok: 1 },
  title: { pass: 'One sentence says what you are, for whom and where', fail: 'No single early sentence says what you are, for whom and where' },
  why: 'Passages that hold a definition are cited about twice as often, and a sentence with your name in it is what gets repeated.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const pages = site.pages.filter((page) => page.kind === 'home' || page.kind === 'about');
    const names = companyNames(site, answers);
    const [first] = pages;
    if (!first) return { kind: 'not-measured', reason: 'Neither the home page nor an About page could be read' };
    if (names.length === 0) return { kind: 'not-measured', reason: 'The company’s name is not known' };
    const best = pages.flatMap((page) => definitionsOn(page, names, placesOf(site, answers), answers)).toSorted((a, b) => b.ratio - a.ratio)[0];
    if (!best && !readsItsLanguage(site)) return unlistedLanguage;
    if (!best) {
      const note = `We saw no sentence with “${names[0]}” that says what the company is, on the ${pages.length === 1 ? 'page' : `${pages.length} pages`} looked at.`;
      return { kind: 'scored', ratio: 0, reason: note, findings: [{ id: 'definition-not-seen', tone: 'info', note, kind: 'page', url: first.url }] };
    }
    const reason = `A sentence ${best.isEarly ? 'early' : 'late'} on the page says what the company is${best.namesAudience ? ', with for whom or where' : ', but not for whom or where'}.`;
    return {
      kind: 'scored',
      ratio: best.ratio,
      reason,
      findings: [{ id: 'definition', tone: 'good', note: reason, kind: 'quote', url: best.url, quote: best.quote }],
    };
  },
  reported: ({ companyDescription }) =>
    foldedWords(companyDescription).length < 12
      ? null
      : {
          ratio: 0.3,
          worth: 'full',
          reason: 'You described the company in a sentence or more.',
          findings: [
            { id: 'description-reported', tone: 'info', note: 'Your description.', kind: 'answer', field: 'companyDescription', value: companyDescription },
          ],
        },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  advice: (findings, answers) => {
    const name = answers.companyName || 'Your company';
    const place = listItems(answers.locations)[0];
    const audience = listItems(answers.targetAudience)[0];
    return {
      title: 'Say in one sentence what you are',
      description: findings[0]?.note ?? 'No sentence on the home or About page defines the company.',
      steps: [
        `Open the home page with one sentence of this form: ${name} is a … that … ${audience ? `for ${audience}` : 'for whom'}${place ? ` in ${place}` : ''}.`,
        ...(answers.companyDescription.trim() === '' ? [] : [`Start from your own words: “${answers.companyDescription.trim().slice(0, 160)}”`]),
        'Use the same sentence on the About page, on LinkedIn and in listings.',
      ],
      resources: [],
      metrics: ['Definition sentence in the first fifth of the home page'],
      proof: 'Measured again, the sentence is quoted in this check.',
      doer: 'writer',
    };
  },
  sources: cite('INDIG26'),
});

type Definition = { url: string; quote: string; ratio: number; isEarly: boolean; namesAudience: boolean };

/** Where the company works, in the owner's words, or where its own markup says that it is. */
function placesOf(site: SiteEvidence, answers: Answers | undefined): string[] {
  const marked = organizationNodes(site).flatMap(({ node }) =>
    propertyItems(node.properties['address']).flatMap((address) => propertyTexts([address['addressLocality'], address['addressRegion']])),
  );
  return [...listItems(answers?.locations ?? ''), ...marked];
}

function definitionsOn(page: PageFacts, names: readonly string[], places: readonly string[], answers: Answers | undefined): Definition[] {
  const described = new Set(contentStems([answers?.companyDescription ?? '', ...(answers?.products ?? []), ...(answers?.keywords ?? [])].join(' ')));
  const audience = new Set(contentStems(answers?.targetAudience ?? ''));
  const nameStems = new Set(contentStems(names.join(' ')));
  const texts = [
    ...page.blocks.map(({ text, offset }) => ({ text, offset })),
    ...page.headings.filter((heading) => heading.level === 1).map(({ text }) => ({ text, offset: 0 })),
  ];
  return texts.flatMap(({ text, offset }) =>
    sentencesOf(text).flatMap(({ text: quote }): Definition[] => {
      if (quote.endsWith('?') || !definingVerb.test(quote)) return [];
      const isPlain = isPlainDefinition(quote, names);
      if (!isPlain && !names.some((name) => hasPhrase(quote, name))) return [];
      const own = contentStems(quote).filter((word) => !nameStems.has(word));
      // Without a description to compare with, any two content words beside the name define something.
      const meets = described.size === 0 || isPlain ? own.length >= 2 : own.filter((word) => described.has(word)).length >= 2;
      if (!meets) return [];
      const isEarly = offset + text.indexOf(quote) <= page.mainText.length * 0.2;
      const namesAudience =
        places.some((place) => hasPhrase(quote, place)) ||
        own.some((word) => audience.has(word)) ||
        forWhomOrWhere.test(quote.slice(quote.search(definingVerb)));
      return [{ url: page.url, quote: quote.slice(0, 240), ratio: 0.6 + (isEarly ? 0.2 : 0) + (namesAudience ? 0.2 : 0), isEarly, namesAudience }];
    }),
  );
}

const copulas = new Set(['is', 'are', 'ist', 'sind', 'est', 'sommes', 'es', 'son', 'e', 'sono', 'zijn']);
const articles = new Set(
  ['a an the one our your', 'ein eine einer der die das ihr ihre', 'un une le la les votre', 'una el los las tu su', 'uno il lo i gli', 'een de het'].flatMap(
    (words) => words.split(' '),
  ),
);

/**
 * "Brotwerk is a …": needs no word of the quiz to be a definition. The name may have lost its end, as people say it:
 * "Larch & Finch is a firm …" speaks of Larch & Finch Accountants.
 */
function isPlainDefinition(quote: string, names: readonly string[]): boolean {
  const words = foldedWords(quote.replace(/,[^,]{2,80},/, ' '));
  const from = words[0] !== undefined && articles.has(words[0]) ? 1 : 0;
  return names.some((name) => {
    const own = foldedWords(name).filter((word, index) => index > 0 || !articles.has(word));
    const shortest = Math.min(2, own.length);
    for (let length = own.length; length >= shortest; length -= 1) {
      if (own.slice(0, length).some((word, index) => words[from + index] !== word)) continue;
      return copulas.has(words[from + length] ?? '') && articles.has(words[from + length + 1] ?? '');
    }
    return false;
  });
}
