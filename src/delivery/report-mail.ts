import type { Analysis, Finding } from '#engine/contract.ts';
import { buyerMeets, leftOver, notReadLine, unreadAnswersLine } from '#engine/wording.ts';
import type { ReportDocument } from '#report/contract.ts';
import { reportFileName } from '#report/contract.ts';
import { automaticMail } from './automatic-mail.ts';
import type { Block } from './mail-body.ts';
import type { Mail } from './mail.ts';
import {
  catalogue,
  commitmentTerms,
  defaultRefundRule,
  refundText,
  type Receipt,
  type RefundRule,
} from '#payment/contract.ts';

/** What changed since the run before, in words. */
export type Moved = {
  /** "up from 61 to 66" */ headline: string;
  rows: { name: string; value: string }[];
  better: string[];
  worse: string[];
  notes: string[];
};

export type ReportMailInput = {
  report: ReportDocument;
  /** Set for a further run of the same order. */
  moved: Moved | null;
  /** Where a subscriber sees and ends the subscription; null for a one-time purchase. */
  manageLink: string | null;
  /** Of the payment that this report answers. */
  receipt: Receipt | null;
  to: string;
  /** The report's page. */ link: string;
  pdf: Buffer;
  messageId: string;
  deliveryId: string;
};

type ScorePicture = (report: ReportDocument) => { png: Buffer; width: number; height: number; alt: string };

/** The mail that brings the report. `scorePicture` draws the gauge; it is the report's and is passed in where both are known. */
export function createReportMail({
  scorePicture,
  refund = defaultRefundRule,
}: {
  scorePicture: ScorePicture;
  refund?: RefundRule;
}): (input: ReportMailInput) => Mail {
  return ({ report, moved, manageLink, receipt, to, link, pdf, messageId, deliveryId }) => {
    const picture = scorePicture(report);
    return automaticMail({
      to,
      subject: subjectOf(report, moved),
      title: 'Your LLM SEO Report is Ready!',
      preview: previewOf(report),
      blocks: blocks(report, { moved, manageLink, receipt, refund }, link, picture),
      messageId,
      deliveryId,
      attachments: [
        { filename: 'score.png', contentType: 'image/png', content: picture.png, contentId: scoreId },
        { filename: reportFileName(new Date(report.createdAt)), contentType: 'application/pdf', content: pdf },
      ],
    });
  };
}

const scoreId = 'score@report';

function previewOf({ analysis, view }: ReportDocument): string {
  return analysis.unscored === undefined
    ? `${analysis.overallScore} of 100, grade ${analysis.grade.letter}. ${view.headline}`
    : view.headline;
}

function subjectOf({ company, analysis }: ReportDocument, moved: Moved | null): string {
  const name = Array.from(company.name.replaceAll(/\s+/g, ' '));
  const short = name.length > 60 ? `${name.slice(0, 59).join('')}…` : name.join('');
  return `Your LLM SEO Report is Ready: ${short} ${moved !== null ? `is ${moved.headline}` : analysis.unscored === undefined ? `scores ${analysis.overallScore} of 100` : 'has no score yet'}`;
}

/** In the order of the page: score, sentence and first tasks, then what moved and the platforms. */
function blocks(
  report: ReportDocument,
  {
    moved,
    manageLink,
    receipt,
    refund,
  }: Pick<ReportMailInput, 'moved' | 'manageLink' | 'receipt'> & { refund: RefundRule },
  link: string,
  picture: ReturnType<ScorePicture>,
): Block[] {
  const { analysis, view, company } = report;
  const notRead = notReadLine(analysis, 'owner');
  const unreadAnswers = unreadAnswersLine(report.answersRead?.platforms ?? []);
  return [
    { kind: 'heading', text: view.headline },
    { kind: 'picture', contentId: scoreId, alt: picture.alt, width: picture.width, height: picture.height },
    { kind: 'paragraph', text: view.summary[0] ?? view.headline },
    ...(analysis.scope.unread === undefined
      ? []
      : [{ kind: 'paragraph' as const, text: unreadWords(company.website, analysis.scope.unread) }]),
    ...remarkBlocks(analysis),
    ...recommendations(view.topRecommendations),
    ...(notRead === null ? [] : [{ kind: 'paragraph' as const, text: notRead }]),
    { kind: 'button', text: 'Open the report', url: link },
    ...(moved === null ? [] : movedBlocks(moved)),
    ...(unreadAnswers === null ? [] : [{ kind: 'paragraph' as const, text: unreadAnswers }]),
    {
      kind: 'table',
      rows: view.platforms.map(({ name, score, basisLabel }) => ({
        name,
        value: score === null ? basisLabel : `${score} of 100, ${basisLabel.toLowerCase()}`,
      })),
    },
    { kind: 'paragraph', text: 'The same report is attached as a PDF, with the evidence for every point.' },
    ...(receipt === null ? [] : receiptBlocks(receipt, link)),
    ...(manageLink === null
      ? []
      : [
          { kind: 'paragraph' as const, text: commitmentTerms(catalogue[report.tier]) },
          { kind: 'button' as const, text: 'See or cancel the subscription', url: manageLink },
        ]),
    { kind: 'small', text: refundText(refund) },
    {
      kind: 'small',
      text: `You receive this because a report for ${company.domain || company.name} was bought with this address at ${report.productName}. Keep this mail to yourself: its link lets you change the report and share its tasks.`,
    },
  ];
}

function unreadWords(website: string, reason: string): string {
  return `We could not read ${website}. ${reason}. The score is an estimate from your answers. Open the report to correct the address or to have the website read again; that costs nothing.`;
}

/** What a buyer meets on the site, gravest first. Reports of earlier days tell what a template left. */
function remarkBlocks({ remarks, notices = [] }: Analysis): Block[] {
  if (remarks === undefined) return leftOverBlocks(notices);
  const told = remarks.slice(0, buyerMeets.mostInBrief).map(({ title }) => `${title}.`);
  const more = remarks.length - told.length;
  return told.length === 0
    ? []
    : [
        {
          kind: 'paragraph',
          text: `${buyerMeets.title}: ${told.join(' ')}${more > 0 ? ` The report names ${more} more.` : ''}`,
        },
      ];
}

/** What a template left, before anything else is asked of the reader: no fact inside it counts. */
function leftOverBlocks(notices: readonly Finding[]): Block[] {
  const more = notices.length - leftOver.mostInBrief;
  const told = notices.slice(0, leftOver.mostInBrief).map(({ note }) => note);
  return notices.length === 0
    ? []
    : [
        {
          kind: 'paragraph',
          text: `${leftOver.label}: ${told.join(' ')}${more > 0 ? ` The report names ${more} more.` : ''}`,
        },
      ];
}

function receiptBlocks({ rows, note, pdfPath }: Receipt, link: string): Block[] {
  return [
    { kind: 'heading', text: 'Your receipt' },
    { kind: 'table', rows },
    { kind: 'small', text: note },
    { kind: 'paragraph', text: `The receipt as PDF: ${receiptLink(pdfPath, link)}` },
  ];
}

/** The receipt is the buyer's alone, and opens by what the report's own link proves. */
function receiptLink(pdfPath: string, link: string): string {
  const receipt = new URL(pdfPath, link);
  const access = new URL(link).searchParams.get('access');
  if (access !== null) receipt.searchParams.set('access', access);
  return receipt.href;
}

function movedBlocks({ headline, rows, better, worse, notes }: Moved): Block[] {
  return [
    { kind: 'paragraph', text: `Since the last run: ${headline}.` },
    { kind: 'table', rows },
    ...(better.length === 0 ? [] : [{ kind: 'paragraph' as const, text: `Better: ${better.join('; ')}.` }]),
    ...(worse.length === 0 ? [] : [{ kind: 'paragraph' as const, text: `Worse: ${worse.join('; ')}.` }]),
    ...notes.map((text) => ({ kind: 'paragraph' as const, text })),
  ];
}

function recommendations(items: string[]): Block[] {
  return items.length === 0
    ? []
    : [
        { kind: 'paragraph', text: items.length === 1 ? 'Do this first:' : 'Do these first:' },
        { kind: 'steps', items },
      ];
}
