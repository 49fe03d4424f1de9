import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { buyerQuestions } from '#engine/derived/buyer-questions.ts';
import { readEnough, withoutText } from '#engine/derived/content-pages.ts';
import { pageName, pageNameFirst } from '#engine/derived/page-name.ts';
import { passageAbout } from '#engine/derived/passages.ts';
import { contentStems } from '#engine/derived/phrases.ts';
import { isQuestion } from '#engine/derived/question-form.ts';
import { cite } from '#engine/derived/references.ts';
import { answerGiven, scored } from '#engine/derived/scored.ts';
import { countWords } from '#engine/derived/words.ts';
import { ofPages, shortened } from '#engine/derived/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-02',
  category: 'contentQuality',
  points: 3,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 1, perplexity: 1.25, grok: 1 },
  title: { pass: 'Your buyers’ questions are answered on your site', fail: 'Some of your buyers’ questions have no answer on your site' },
  why: 'How well a page fits the question decides more than its style which page an assistant chooses.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const questions = buyerQuestions(answers);
    if (questions.length === 0) return { kind: 'not-measured', reason: 'You named no questions that your customers ask.' };
    if (!readEnough(site)) return withoutText(site);
    const results = questions.map((question) => ({ question, ...bestAnswer(question, site) }));
    const ratio = results.reduce((sum, result) => sum + result.worth, 0) / results.length;
    const answered = results.filter((result) => result.worth === 1).length;
    const touched = results.filter((result) => result.worth === 0.5).length;
    const own = ofPages(answered, results.length, 'has a heading and an answer of its own|have a heading and an answer of their own', 'question');
    return scored(ratio, `${own}${touched === 0 ? '' : `; ${touched} ${touched === 1 ? 'is' : 'are'} touched on`}.`, results.map(findingFor));
  },
  reported: (answers) =>
    buyerQuestions(answers).length === 0
      ? null
      : {
          ratio: 0.4,
          worth: 'full',
          reason: 'You know what your buyers ask; whether your site answers it could not be seen.',
          findings: [answerGiven('customerQuestions', answers.customerQuestions)],
        },
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Publish a direct answer to each buyer question',
    description: 'Each question that buyers ask you deserves its own heading and its own answer.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Give each its own heading, worded as buyers ask it.',
      'Answer in 40 to 120 words, then add price, limits and an example.',
      'Link the answer from the page of the product or service.',
    ],
    resources: ['Why ChatGPT cites pages: https://ahrefs.com/blog/why-chatgpt-cites-pages/'],
    metrics: ['Share of buyer questions with an answer of their own'],
    proof: 'For each question there is a heading that asks it and at least 30 words below it that answer.',
    doer: 'writer',
  }),
  sources: cite('AHR-1.4M26', 'WAN24'),
});

type Answer = { worth: 0 | 0.5 | 1; page: PageFacts | null; quote: string };

/** The heading or question that fits best and is answered below, else a page whose title asks it, else a passage that speaks of the matter. */
function bestAnswer(question: string, site: SiteEvidence): Answer {
  let best: { answer: Answer & { page: PageFacts }; fit: number } | null = null;
  let short: { page: PageFacts; text: string } | null = null;
  for (const page of site.pages) {
    for (const { text, answerWords } of askedOn(page)) {
      const fit = fitOf(question, text);
      if (fit > (best?.fit ?? 0) && answerWords() >= 30) best = { answer: { worth: 1, page, quote: text }, fit };
      else if (fit === 1 && isQuestion(text)) short ??= { page, text };
    }
  }
  // "How long does a divorce take?" with a short answer is no "How long does a sale take?" with a long one elsewhere.
  if (best && short && best.fit < 1)
    return best.answer.page === short.page ? { ...best.answer, quote: short.text } : { worth: 0.5, page: short.page, quote: short.text };
  if (best) return best.answer;
  const titled = site.pages.find((page) => page.kind !== 'home' && page.mainWords >= 30 && fitOf(question, page.titles[0]?.text ?? '') >= 0.75);
  if (titled) return { worth: 1, page: titled, quote: titled.titles[0]?.text ?? '' };
  if (short) return { worth: 0.5, page: short.page, quote: short.text };
  for (const page of site.pages) {
    const passage = passageAbout(page, question, 0.7);
    if (passage !== null) return { worth: 0.5, page, quote: passage };
  }
  return { worth: 0, page: null, quote: '' };
}

function askedOn(page: PageFacts): { text: string; answerWords: () => number }[] {
  return [
    ...page.questions.filter((entry) => entry.visible).map((entry) => ({ text: entry.question, answerWords: () => countWords(entry.answer) })),
    ...page.headings.flatMap(({ level, text }, index) => (level <= 3 ? [{ text, answerWords: () => wordsBelow(page, index) }] : [])),
  ];
}

/** 0..1, from half of the question's words on; one word in common ("Long-term" for "How long does it take?") is none. */
function fitOf(question: string, heading: string): number {
  const wanted = contentStems(question);
  const present = new Set(contentStems(heading));
  const met = wanted.filter((stem) => present.has(stem)).length;
  if (wanted.length === 1) return met === 1 && (present.size === 1 || isQuestion(heading)) ? 1 / present.size : 0;
  return met >= 2 && met * 2 >= wanted.length ? met / wanted.length : 0;
}

function wordsBelow(page: PageFacts, index: number): number {
  const level = page.headings[index]?.level ?? 6;
  const next = page.headings.findIndex((heading, at) => at > index && heading.level <= level);
  const end = next === -1 ? page.headings.length : next;
  return page.blocks.filter((block) => block.heading >= index && block.heading < end).reduce((sum, block) => sum + countWords(block.text), 0);
}

function findingFor({ question, worth, page, quote }: Answer & { question: string }): Finding {
  const asked = shortened(question, 120);
  if (page && worth === 1)
    return {
      id: 'question-answered',
      tone: 'good',
      note: `“${asked}” is answered on ${pageName(page.url)}.`,
      kind: 'quote',
      url: page.url,
      quote: quote.slice(0, 200),
    };
  if (page)
    return {
      id: 'question-touched',
      tone: 'info',
      note: `${pageNameFirst(page.url)} touches on “${asked}”, and we saw no heading for it with 30 words or more below it.`,
      kind: 'quote',
      url: page.url,
      quote: quote.slice(0, 200),
    };
  return { id: 'question-not-seen', tone: 'info', note: `No answer to “${asked}” was seen.`, kind: 'answer', field: 'customerQuestions', value: asked };
}
