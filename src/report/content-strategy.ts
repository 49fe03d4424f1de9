import type { Analysis, Answers } from '#engine/contract.ts';
import { shorten } from './clean-text.ts';
import type { ReportView } from './contract.ts';
import { contentPriority } from './scales.ts';

/** The fixed 8-week content plan with the customer's own questions, products and topics in it, the gaps that were seen, and the page to change or create. */
export function contentStrategy(analysis: Analysis, answers: Answers): ReportView['contentStrategy'] {
  const { score, maxScore, unscored = analysis.unscored } = analysis.categories.contentQuality;
  const percent = maxScore > 0 ? Math.round((100 * score) / maxScore) : 0;
  const priority = contentPriority(percent);
  return {
    priority: unscored === undefined ? priority : null,
    percent,
    text: [unscored ?? opening[priority](percent), ...ownWords(answers)].join(' '),
    weeks: eightWeeks(analysis, answers),
    contentTypes: contentTypes
      .filter(({ isForSellers }) => !isForSellers || !sellsNothing(analysis))
      .map(({ name, text }) => ({ name, text })),
    formats,
  };
}

const opening = {
  Critical: (percent: number) =>
    `Content Quality has ${percent}% of its points. Assistants can quote only what a page says plainly. Begin with the pages below.`,
  High: (percent: number) =>
    `Content Quality has ${percent}% of its points. The plan below closes the gaps that keep answers from being quoted.`,
  Optimization: (percent: number) =>
    `Content Quality has ${percent}% of its points. Keep what works. Use the plan below to stay current and to answer more questions.`,
};

/** What the owner wants and how the owner writes: the plan serves the one and keeps the other. */
function ownWords({ businessGoals, contentTone }: Answers): string[] {
  const goal = firstSentence(businessGoals).replace(/[.!?。]+$/u, '');
  return [
    ...(goal === ''
      ? []
      : [`You named this goal: ${quoted(goal)}. End each page below with the step that leads there.`]),
    ...(contentTone === '' ? [] : [`You call your tone ${contentTone}. Keep it.`]),
  ];
}

function eightWeeks(analysis: Analysis, answers: Answers): ReportView['contentStrategy']['weeks'] {
  const questions = buyerQuestions(answers.customerQuestions);
  const products = named(answers.products);
  const keywords = named(answers.keywords);
  const company = answers.companyName.trim() || 'the company';
  const strengths = firstSentence(answers.uniqueSellingProps);
  const cases = hasCustomers(analysis) ? 'customer cases' : 'examples of your work';
  const [faqPage, articlePage, aboutPage] = [
    pageOf(analysis, 'faq') ?? pageWithAnswers(analysis),
    pageOf(analysis, 'article'),
    pageOf(analysis, 'about'),
  ];
  return [
    {
      weeks: 'Weeks 1-2',
      theme: 'FAQ',
      tasks: [
        questions.length > 0
          ? `${faqPage ? `On ${faqPage}, answer` : 'If no page of yours answers questions yet, create one that answers'} in 40-80 words each, the question as its heading: ${questions.map(quoted).join('; ')}.`
          : `Collect the ten questions that people ask you most, and answer each in 40-80 words ${faqPage ? `on ${faqPage}` : 'on one page'}.`,
        ...gapsSeen(analysis, ['CQ-02', 'AO-11']),
      ],
    },
    {
      weeks: 'Weeks 3-4',
      theme: 'How-to guides',
      tasks: [
        products.length > 0
          ? `Create one page with a step-by-step guide, time and cost in figures, for choosing or using each of: ${products.join('; ')}.`
          : 'Create one page with a step-by-step guide for what people come to you for most.',
        ...gapsSeen(analysis, ['CQ-03', 'CQ-15', 'CQ-01']),
      ],
    },
    {
      weeks: 'Weeks 5-6',
      theme: 'Authority',
      tasks: [
        keywords.length > 0
          ? `Create one article with figures, sources and a named author${articlePage ? `, beside ${articlePage},` : ''} on each of: ${keywords.map(quoted).join('; ')}.`
          : 'Create one article with figures, sources and a named author on the topic you know best.',
        ...gapsSeen(analysis, ['CQ-12', 'CQ-07', 'CQ-04']),
        ...(aboutPage ? [] : [`If no page of yours says who is behind ${company}, create one.`]),
      ],
    },
    {
      weeks: 'Weeks 7-8',
      theme: 'Social proof',
      tasks: [
        strengths
          ? `Create two pages with ${cases} that show, with numbers, what you say of yourself: ${quoted(strengths)}`
          : `Create two pages with ${cases} that state what was asked, what was done, and the result in numbers.`,
        ...gapsSeen(analysis, ['CQ-13', 'BP-10', 'BP-05']),
      ],
    },
  ];
}

/** What the plan's own actions saw and ask for, with the page they name: at most one line per check, three in all. */
function gapsSeen(analysis: Analysis, checkIds: string[]): string[] {
  const { immediate, shortTerm, longTerm } = analysis.personalizedPlan;
  const items = [...immediate, ...shortTerm, ...longTerm];
  return checkIds.flatMap((id) => {
    const item = items.find(({ checkId }) => checkId === id);
    const [step] = item?.implementation ?? [];
    return item && step ? [`${item.title}: ${shorten(step, 240)}`] : [];
  });
}

/** Those who sell have customers; of an organisation whose kind nobody knows, nobody knows it. */
function hasCustomers(analysis: Analysis): boolean {
  return analysis.organisation !== undefined && !sellsNothing(analysis);
}

function sellsNothing({ organisation = '' }: Analysis): boolean {
  return ['charity', 'church', 'club', 'public-body', 'event'].includes(organisation);
}

/** The first page on which a question with its answer was seen; null where none was. */
function pageWithAnswers({ checks }: Analysis): string | null {
  const [first] = checks.find(({ id }) => id === 'AO-11')?.findings.filter(({ id }) => id === 'faq-pair') ?? [];
  return first && 'url' in first && first.url && URL.canParse(first.url)
    ? shorten(new URL(first.url).pathname, 80)
    : null;
}

/** "/questions", or null when no page of that kind was read. */
function pageOf({ scope }: Analysis, kind: string): string | null {
  const url = scope.pagesRead.find((page) => page.kind === kind)?.url;
  return url !== undefined && URL.canParse(url) ? shorten(new URL(url).pathname, 80) : null;
}

const contentTypes: { name: string; text: string; isForSellers?: true }[] = [
  { name: 'FAQ pages', text: 'Real buyer questions as headings, a complete answer directly below.' },
  { name: 'How-to guides', text: 'Numbered steps with what is needed, how long it takes and what it costs.' },
  {
    name: 'Comparison pages',
    text: 'You beside the alternatives, criteria first, weaknesses included.',
    isForSellers: true,
  },
  { name: 'Data and research', text: 'Your own figures with method and date: the thing others have to cite.' },
  {
    name: 'Customer cases',
    text: 'Problem, action and result in numbers, with a name behind the quote.',
    isForSellers: true,
  },
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
