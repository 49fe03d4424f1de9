import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { contentPages, nothingToRead } from '#engine/judge/checks/parts/content-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { median } from '#engine/base/statistics.ts';
import { counted } from '#engine/base/text/wording.ts';
import { asValue, info, proofByValue } from '#engine/judge/findings.ts';
import { sentencesOf } from '#engine/base/text/sentences.ts';
import { wordsOf } from '#engine/base/text/words.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-09-readable-prose.texts.ts';

const { notes, says, advice, title } = texts;

export default defineCheck({
  id: 'CQ-09',
  texts,
  points: 1.5,
  strength: 'moderate',
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['GEO24', 'ZHANG25', 'INDIG26'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return nothingToRead;
    const english = pages.filter(({ lang, languages = [] }) => /^en\b/i.test(languages[0] ?? lang ?? ''));
    if (english.length === 0) return { kind: 'not-applicable', reason: says.notApplicable };
    const measured = english.flatMap((page) => {
      const ease = readingEase(page);
      return ease ? [{ page, ...ease }] : [];
    });
    if (measured.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const flesch = median(measured.map((one) => one.flesch));
    const sentenceWords = median(measured.map((one) => one.sentenceWords));
    const isLong = sentenceWords > longest;
    const middle = measured.toSorted((a, b) => a.flesch - b.flesch)[measured.length >> 1];
    const proof = middle
      ? [
          proofByValue(
            say(says.proof, { page: pageNameFirst(middle.page.url) }),
            says.fleschReadingEase,
            String(Math.round(middle.flesch)),
            middle.page.url,
          ),
        ]
      : [];
    const findings: Finding[] = measured
      .filter((one) => one.flesch < 35 || one.sentenceWords > longest)
      .map(({ page, flesch: ease, sentenceWords: words }) => ({
        ...info(
          'prose-hard-to-read',
          say(words > longest ? notes['prose-hard-to-read/long'] : notes['prose-hard-to-read'], {
            page: pageNameFirst(page.url),
            ease: Math.round(ease),
            words: Math.ceil(words),
          }),
          asValue(says.fleschReadingEase, String(Math.round(ease)), page.url),
        ),
        ...(words > longest && { about: [says.longSentences] }),
      }));
    return scored(
      band(flesch) * (isLong ? 0.7 : 1),
      say(says.reason, { flesch: Math.round(flesch), words: counted(sentenceWords, says.words) }),
      [...findings, ...proof],
      say(title.passed, { words: counted(sentenceWords, says.words) }),
    );
  },
  who: 'writer',
  minutes: { whole: 0, each: 45 },
  concerns: 'found-pages',
  advice: (findings) => ({
    title: findings.some((finding) => finding.id === 'prose-hard-to-read') ? says.titleHard : says.titlePlain,
    steps: findings.some((finding) => finding.id === 'prose-hard-to-read')
      ? [
          ...(findings.some(({ about }) => about?.includes(says.longSentences)) ? [advice.steps.split] : []),
          advice.steps.explain,
          advice.steps.readAloud,
        ]
      : [advice.steps.addFacts],
  }),
});

/** Words: a longer sentence is read twice. */
const longest = 24;

/** Full from 35 to 75; falls to 0 at 5 and at 100. */
function band(flesch: number): number {
  if (flesch < 35) return Math.max(0, (flesch - 5) / 30);
  return flesch > 75 ? Math.max(0, (100 - flesch) / 25) : 1;
}

/** Flesch reading ease (about 0 to 100, higher is easier) and the median length of a sentence in words. null below 60 words of prose. English only. */
function readingEase(page: PageFacts): { flesch: number; sentenceWords: number } | null {
  // Lists, cells and buttons are no sentences.
  const prose = page.blocks
    .filter((block) => ['p', 'div', 'blockquote', 'dd', 'section', 'main', 'article', 'body'].includes(block.tag))
    .map((block) => sentencesOf(block.text).map((sentence) => wordsOf(sentence.text)))
    .filter((block) => block.reduce((sum, words) => sum + words.length, 0) >= 8);
  const sentences = prose.flat().filter((words) => words.length >= 3);
  const words = sentences.flat();
  if (words.length < 60) return null;
  const known = new Map<string, number>();
  const syllables = words.reduce((sum, word) => {
    const count = known.get(word) ?? syllablesOf(word);
    known.set(word, count);
    return sum + count;
  }, 0);
  return {
    flesch: 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length),
    sentenceWords: median(sentences.map((sentence) => sentence.length)),
  };
}

/** Groups of vowels, without the silent "e" at the end. Right for about nine of ten English words, and even over a page. */
function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const trimmed = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0)).replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
