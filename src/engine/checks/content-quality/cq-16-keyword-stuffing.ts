import type { Finding } from '#engine/contract.ts';
import { ramp } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { companyNames } from '#engine/derived/company-names.ts';
import { contentPages, nothingToRead } from '#engine/derived/content-pages.ts';
import { pageName } from '#engine/derived/page-name.ts';
import { contentStems, foldedWords } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { proofByValue, scored } from '#engine/derived/scored.ts';
import type { PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-16',
  category: 'contentQuality',
  points: 1,
  strength: 'moderate',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'The text is free of keyword stuffing', fail: 'Some words are repeated until they read as stuffing' },
  why: 'Stuffed keywords lowered visibility by about a tenth, in the laboratory and on live Perplexity.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return nothingToRead;
    const brand = new Set(companyNames(site, answers).flatMap((name) => foldedWords(name)));
    const densest = pages.flatMap((page) => densestTerm(page, brand) ?? []).sort((a, b) => b.share - a.share)[0];
    const titles = pages.flatMap((page) => stuffedTitle(page, brand) ?? []);
    const findings: Finding[] = [...titles];
    if (densest && densest.share >= 0.06)
      findings.push({
        id: 'keyword-stuffing',
        tone: 'bad',
        note: `“${densest.term}” makes up ${(densest.share * 100).toFixed(1)}% of the words on ${pageName(densest.page.url)} (${densest.count} times).`,
        kind: 'value',
        label: 'Most repeated term',
        value: `${densest.term}: ${densest.count} of ${densest.page.mainWords} words`,
        url: densest.page.url,
      });
    else if (densest)
      findings.push(
        proofByValue(
          `“${densest.term}” is the most repeated term on ${pageName(densest.page.url)}.`,
          'Most repeated term',
          `${densest.term}: ${densest.count} of ${densest.page.mainWords} words`,
          densest.page.url,
        ),
      );
    else {
      const longest = pages.toSorted((a, b) => b.mainWords - a.mainWords)[0];
      if (!longest || (longest.mainWords < enoughWords && titles.length === 0))
        return { kind: 'not-measured', reason: 'No page is long enough for a repeated term to stand out.' };
      findings.push(
        proofByValue(`No term stands ${enoughTimes} times on ${pageName(longest.url)}, the longest page.`, 'Words', String(longest.mainWords), longest.url),
      );
    }
    const ratio = titles.length > 0 ? 0 : densest ? ramp(0.06, 0.03, densest.share) : 1;
    const reason = densest
      ? `The most repeated term, “${densest.term}”, makes up ${(densest.share * 100).toFixed(1)}% of ${pageName(densest.page.url)} (3% is natural, 6% is stuffing)`
      : `No term other than your name stands ${enoughTimes} times on one page`;
    return scored(
      ratio,
      `${reason}${titles.length > 0 ? `; ${titles.length} title${titles.length === 1 ? ' repeats' : 's repeat'} a word three times or more` : ''}.`,
      findings,
    );
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Remove stuffed keywords',
    description: 'Say each thing once, in the words that you would use to a customer.',
    steps: [...findings.map((finding) => finding.note), 'Rewrite the pages listed in natural language, with synonyms and pronouns.'],
    resources: ['Spam policies: https://developers.google.com/search/docs/essentials/spam-policies'],
    metrics: ['Share of the most repeated term'],
    proof: 'No term but your name makes up more than three in a hundred words of a page.',
    doer: 'writer',
  }),
  sources: cite('GEO24'),
});

/** In a shorter text, the topic itself may well be three words in a hundred. */
const enoughWords = 250;
const enoughTimes = 10;

type Dense = { page: PageFacts; term: string; count: number; share: number };

/** The content word or pair of words that takes the largest share of the page's words. The company's own name may be repeated. */
function densestTerm(page: PageFacts, brand: Set<string>): Dense | null {
  const words = foldedWords(page.mainText);
  if (words.length < enoughWords) return null;
  const content = new Set([...new Set(words)].filter((word) => isContent(word, brand)));
  const counts = new Map<string, number>();
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!content.has(word)) return;
    add(word);
    if (next !== undefined && content.has(next)) add(`${word} ${next}`);
  });
  const ranked = [...counts].map(([term, count]) => ({ page, term, count, share: count / words.length })).filter(({ count }) => count >= enoughTimes);
  return ranked.sort((a, b) => b.share - a.share || (a.term < b.term ? -1 : 1))[0] ?? null;
}

function isContent(word: string, brand: ReadonlySet<string>): boolean {
  return word.length > 2 && !/^\d+$/.test(word) && !brand.has(word) && contentStems(word).length > 0 && !common.has(word);
}

// Function words beyond the English ones that the stems leave out already.
const common = new Set(
  `not all any more most one two also than then them out over into about been were has had his her its who may such there these those some only other each every very just like make
  und der die das den dem des ein eine einer eines einen mit von für auf ist sind nicht auch bei wir sie uns ihr ihre aus als wie oder zum zur nach werden wird haben hat kann durch sich
  les des une dans pour sur avec est sont par plus vous nous votre nos pas que qui aux ces cette los las del una con por para que más sus como este esta son
  het een van voor met zijn niet ook bij per che non gli alla della delle nel con sono`.match(/\S+/g),
);

function stuffedTitle(page: PageFacts, brand: Set<string>): Finding | null {
  const title = page.titles[0];
  if (!title) return null;
  const counts = new Map<string, number>();
  for (const word of foldedWords(title.text)) if (isContent(word, brand)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [repeated] = [...counts].filter(([, count]) => count >= 3);
  return repeated
    ? {
        id: 'title-stuffed',
        tone: 'bad',
        note: `The title of ${pageName(page.url)} repeats “${repeated[0]}” ${repeated[1]} times.`,
        kind: 'line',
        url: page.url,
        line: title.line,
        text: title.text.slice(0, 200),
      }
    : null;
}
