import type { Analysis, Answers } from '#engine/contract.ts';
import { shorten } from './clean-text.ts';
import type { ReportView } from './contract.ts';
import { contentPriority } from './scales.ts';

/** The fixed 8-week content plan with the customer's own questions, products and topics in it. */
export function contentStrategy(analysis: Analysis, answers: Answers): ReportView['contentStrategy'] {
  const { score, maxScore } = analysis.categories.contentQuality;
  const percent = maxScore > 0 ? Math.round((100 * score) / maxScore) : 0;
  const priority = contentPriority(percent);
  return { priority, percent, text: opening[priority](percent), weeks: eightWeeks(answers), contentTypes, formats };
}

const opening = {
  Critical: (percent: number) =>
    `Content quality stands at ${percent}% of its points. Assistants can only quote what a page says plainly; until the pages below exist, little else will help.`,
  High: (percent: number) =>
    `Content quality stands at ${percent}% of its points. The ground is laid; the plan below closes the gaps that keep answers from being quoted.`,
  Optimization: (percent: number) =>
    `Content quality stands at ${percent}% of its points. Keep what works, and use the plan below to stay current and to widen the questions you answer.`,
};

function eightWeeks(answers: Answers): ReportView['contentStrategy']['weeks'] {
  const questions = buyerQuestions(answers.customerQuestions);
  const products = named(answers.products);
  const keywords = named(answers.keywords);
  const company = answers.companyName.trim() || 'the company';
  const strengths = firstSentence(answers.uniqueSellingProps);
  return [
    {
      weeks: 'Weeks 1-2',
      theme: 'FAQ',
      tasks: [
        questions.length > 0
          ? `Publish one FAQ page that answers in 40-80 words each: ${questions.map(quoted).join('; ')}.`
          : 'Ask sales and support for the ten questions buyers ask most, and publish one FAQ page that answers each in 40-80 words.',
        'Write each question as a heading, word for word as customers ask it, and put the answer directly below.',
      ],
    },
    {
      weeks: 'Weeks 3-4',
      theme: 'How-to guides',
      tasks: [
        products.length > 0
          ? `Write one step-by-step guide for choosing or using each of: ${products.join('; ')}.`
          : 'Write one step-by-step guide for each thing you sell.',
        'Number the steps, name what is needed, and state time and cost in figures.',
      ],
    },
    {
      weeks: 'Weeks 5-6',
      theme: 'Authority',
      tasks: [
        keywords.length > 0
          ? `Publish one article with figures, sources and a named author on: ${keywords.map(quoted).join('; ')}.`
          : 'Publish one article with figures, sources and a named author on the topic you know best.',
        `Offer the figures to two trade publications and keep an About page that says who stands behind ${company}.`,
      ],
    },
    {
      weeks: 'Weeks 7-8',
      theme: 'Social proof',
      tasks: [
        strengths
          ? `Publish two customer cases that show, with numbers, what you say of yourself: ${quoted(strengths)}`
          : 'Publish two customer cases that state the problem, what was done, and the result in numbers.',
        'Quote customers by name and role, with their consent, and link each case from the matching product page.',
      ],
    },
  ];
}

const contentTypes = [
  { name: 'FAQ pages', text: 'Real buyer questions as headings, a complete answer directly below.' },
  { name: 'How-to guides', text: 'Numbered steps with what is needed, how long it takes and what it costs.' },
  { name: 'Comparison pages', text: 'You beside the alternatives, criteria first, weaknesses included.' },
  { name: 'Data and research', text: 'Your own figures with method and date: the thing others have to cite.' },
  { name: 'Customer cases', text: 'Problem, action and result in numbers, with a name behind the quote.' },
];

const formats = [
  { name: 'Question and answer', text: 'Self-contained passages that can be lifted without their surroundings.' },
  { name: 'Lists and steps', text: 'One idea per item, in the order a reader needs them.' },
  { name: 'Tables', text: 'Prices, sizes and comparisons as real tables, not pictures.' },
  { name: 'Definitions', text: 'One plain sentence that says what the thing is, for whom, and what sets it apart.' },
];

/** The first four lines or question sentences of a free text. */
function buyerQuestions(text: string): string[] {
  return text
    .split(/\n|(?<=[?？؟])\s*/u)
    .map((line) => line.replace(/^[\s\-*•\d.)]+/u, '').trim())
    .filter((line) => line.length > 2)
    .slice(0, 4)
    .map((line) => shorten(line, 140));
}

function named(list: string[]): string[] {
  return list
    .map((entry) => shorten(entry.trim(), 80))
    .filter((entry) => entry !== '')
    .slice(0, 5);
}

function firstSentence(text: string): string {
  return shorten((text.trim().split(/(?<=[.!?。])\s|\n/u)[0] ?? '').trim(), 160);
}

function quoted(text: string): string {
  return `“${text}”`;
}
