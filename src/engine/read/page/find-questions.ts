import { parseFragment } from 'parse5';
import { isQuestion } from '#engine/base/text/question-form.ts';
import type { Block, PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { attribute, collapse, textOf } from '#engine/read/page/dom.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';

type Question = PageFacts['questions'][number];

/** Questions that the page asks and answers itself. Those of the markup say whether a reader sees them, too. */
export function findQuestions(
  tree: PageTree,
  text: { headings: PageFacts['headings']; blocks: Block[]; lines: string[] },
  schema: SchemaNode[],
): Question[] {
  const shown = [
    ...fromHeadings(text.headings, text.blocks),
    ...fromDetails(tree),
    ...fromDefinitions(tree),
    ...fromToggles(tree),
  ];
  return [...shown, ...fromSchema(schema, text.lines)].slice(0, 300);
}

/** Long enough to count its words, short enough to store. */
const maximumAnswer = 1500;

function fromHeadings(headings: PageFacts['headings'], blocks: Block[]): Question[] {
  const below = Map.groupBy(blocks, (block) => block.heading);
  return headings.flatMap((heading, index) => {
    if (heading.level === 1 || !heading.inMain || !isQuestion(heading.text)) return [];
    let answer = '';
    for (let next = index; next < headings.length && answer.length < maximumAnswer; next += 1) {
      const under = headings[next];
      if (next > index && under && under.level <= heading.level) break;
      for (const block of below.get(next) ?? []) {
        answer += `${block.text} `;
        if (answer.length >= maximumAnswer) break;
      }
    }
    return [
      {
        question: heading.text.slice(0, 300),
        answer: answer.trim().slice(0, maximumAnswer),
        source: 'heading' as const,
        visible: true,
        line: heading.line,
      },
    ];
  });
}

function fromDetails(tree: PageTree): Question[] {
  return tree
    .named('details')
    .slice(0, 200)
    .flatMap((item) => {
      const summary = tree.items[item.index + 1];
      if (item.isHidden || summary?.tag !== 'summary') return [];
      const question = tree.proseOf(summary.element);
      return isQuestion(question)
        ? [
            {
              question: question.slice(0, 300),
              answer: tree.proseOf(item.element, summary.element).slice(0, maximumAnswer),
              source: 'details' as const,
              visible: true,
              line: item.line,
            },
          ]
        : [];
    });
}

function fromDefinitions(tree: PageTree): Question[] {
  return tree
    .named('dt')
    .slice(0, 200)
    .flatMap((item) => {
      const answer = tree.items[item.end];
      const question = tree.proseOf(item.element);
      return !item.isHidden && answer?.tag === 'dd' && isQuestion(question)
        ? [
            {
              question: question.slice(0, 300),
              answer: tree.proseOf(answer.element).slice(0, maximumAnswer),
              source: 'dl' as const,
              visible: true,
              line: item.line,
            },
          ]
        : [];
    });
}

/** Builders make the questions of an FAQ of plain boxes: "elementor-tab-title", "faq-question", "accordion-header". */
const toggle =
  /(?:^|[\s_-])(?:faq|accordion|toggle|tab)s?[_-]{1,2}(?:item[_-]{1,2})?(?:question|title|header|heading|button|toggle|label)(?:$|[\s_-])/i;

function fromToggles(tree: PageTree): Question[] {
  return tree.items
    .filter(
      (item) =>
        !item.isHidden &&
        ['div', 'button', 'a', 'p', 'span'].includes(item.tag) &&
        toggle.test(attribute(item.element, 'class') ?? ''),
    )
    .slice(0, 200)
    .flatMap((item) => {
      const answer = tree.items[item.end];
      if (answer === undefined || answer.parent !== item.parent) return [];
      const inside = tree.items.slice(item.index + 1, Math.min(item.end, item.index + 20));
      if (inside.some((one) => /^h[1-6]$/.test(one.tag))) return []; // read as a heading already
      const question = textOf(item.element); // a button is no prose
      return isQuestion(question)
        ? [
            {
              question: question.slice(0, 300),
              answer: tree.proseOf(answer.element).slice(0, maximumAnswer),
              source: 'details' as const,
              visible: true,
              line: item.line,
            },
          ]
        : [];
    });
}

function fromSchema(schema: SchemaNode[], lines: string[]): Question[] {
  const questions = schema.filter((node) => node.types.includes('Question')).slice(0, 200);
  if (questions.length === 0) return [];
  const page = normal(lines.join(' '));
  return questions.flatMap((node) => {
    const { name, text, acceptedAnswer, suggestedAnswer } = node.properties;
    const written = typeof name === 'string' ? name : typeof text === 'string' ? text : '';
    const question = textOf(parseFragment(written.slice(0, 600))); // names hold "&#8217;" and <b> where plugins copy HTML
    const answer = answerText(acceptedAnswer) || answerText(suggestedAnswer);
    return question
      ? [
          {
            question: question.slice(0, 300),
            answer: answer.slice(0, maximumAnswer),
            source: 'schema' as const,
            visible: page.includes(normal(question)),
            line: node.line,
          },
        ]
      : [];
  });
}

function answerText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return collapse(first.slice(0, 5000));
  if (typeof first !== 'object' || first === null || !('text' in first) || typeof first.text !== 'string') return '';
  return collapse(first.text.slice(0, 5000).replaceAll(/<[^<>]{0,500}>/g, ' ')); // answers in markup may hold HTML
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
