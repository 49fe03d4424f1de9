import {
  AlignmentType,
  CheckBox,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { strFromU8, unzipSync } from 'fflate';

/** Where the finished document is kept: who runs a server then needs no library that writes Word documents. */
export const contentStrategyFile = new URL('../src/site/content-strategy-template.docx', import.meta.url);

/** A Word document to fill in: questions, pages, eight weeks, and a check before each page goes out. Its bytes differ each time, what `wordsOf` reads does not. */
export async function contentStrategyTemplate(): Promise<Uint8Array> {
  return Packer.toBuffer(
    new Document({
      title: 'AI content strategy',
      description: 'A template: questions, pages, eight weeks of work',
      styles: {
        default: {
          document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 120 } } },
          heading1: {
            run: { size: 32, bold: true, color: '1C3F94' },
            paragraph: { spacing: { before: 320, after: 120 } },
          },
        },
      },
      sections: [{ footers: { default: pageNumbers() }, children: content() }],
    }),
  );
}

/** What the document says and how it looks, without the time at which it was written. */
export function wordsOf(docx: Uint8Array): string[] {
  const parts = unzipSync(docx);
  return ['word/document.xml', 'word/styles.xml', 'word/footer1.xml'].map((name) =>
    strFromU8(parts[name] ?? new Uint8Array()),
  );
}

function content(): (Paragraph | Table)[] {
  return [
    text('AI content strategy', HeadingLevel.TITLE),
    text('Company: ____________________    Owner of this plan: ____________________    Date: ______________'),
    text('1. Who you are, in one sentence', HeadingLevel.HEADING_1),
    text(
      '“[Name] is a [kind of business] that [does what] for [whom] in [where].” Use the same sentence on the home page, in profiles and in directories.',
    ),
    text('Ours: ________________________________________________________________'),
    text('2. The questions that customers ask', HeadingLevel.HEADING_1),
    text(
      'Write each as a customer would say it to an assistant, without your name. Ask sales and support; read ten real e-mails.',
    ),
    table(['Question', 'Who asks it', 'Page that answers it today', 'Named by assistants? (of 5 tries)'], blank(10, 4)),
    text('3. One brief per page', HeadingLevel.HEADING_1),
    text(
      'Copy this table for each page that is missing or weak. Begin with the question that brings the most business.',
    ),
    table(
      ['Field', 'Your decision'],
      [
        'Question it answers',
        'Answer in two sentences',
        'What only we know (figures, cases, prices)',
        'Sources we cite',
        'Author and reviewer',
        'Format: FAQ, how-to, comparison or case',
        'Publish by',
        'Review on',
      ].map((field) => [field, '']),
    ),
    text('4. Eight weeks', HeadingLevel.HEADING_1),
    table(
      ['Weeks', 'Content', 'What to publish', 'Done by'],
      [
        ['1-2', 'FAQ', 'The ten questions above, each with an answer that stands alone', ''],
        ['3-4', 'How-to', 'Two guides to a decision or a task, in numbered steps', ''],
        ['5-6', 'Authority', 'One piece with figures of your own: a survey, a price list explained, a test', ''],
        ['7-8', 'Social proof', 'Two cases with a named customer, a problem, a number and a date', ''],
      ],
    ),
    text('5. Before a page goes out', HeadingLevel.HEADING_1),
    ...[
      'The first paragraph answers the title in at most 60 words',
      'Every figure is true and has a source or a method beside it',
      'The author’s name and the date are visible',
      'Price, area and contact are text, not a picture',
      'The page reads completely with JavaScript switched off',
      'The title is a question or a phrase that a customer would use',
      'Two other pages of ours link to it, and it is in the sitemap',
    ].map(checkLine),
    text('6. Counting', HeadingLevel.HEADING_1),
    text(
      'Put the same questions to the same assistants, five times each, before you begin and every three months. Note names, not ranks: the order changes with every try.',
    ),
    table(['Date', 'Assistant', 'Tries', 'We were named', 'Our page was cited', 'Others named'], blank(6, 6)),
  ];
}

function text(words: string, heading?: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph {
  return new Paragraph({ ...(heading && { heading }), children: [new TextRun(words)] });
}

function checkLine(words: string): Paragraph {
  return new Paragraph({ children: [new CheckBox({ checked: false, alias: words }), new TextRun(`  ${words}`)] });
}

function table(columns: string[], rows: string[][]): Table {
  const row = (words: string[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: words.map(
        (each) =>
          new TableCell({
            ...(isHeader && { shading: { type: ShadingType.CLEAR, fill: 'F2EEE4' } }),
            children: [new Paragraph({ children: [new TextRun({ text: each, bold: isHeader })] })],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(columns, true), ...rows.map((each) => row(each, false))],
  });
}

function blank(rows: number, columns: number): string[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
}

function pageNumbers(): Footer {
  const numbers = new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [numbers] })] });
}
