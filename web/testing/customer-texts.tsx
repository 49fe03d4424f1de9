// Every text that a customer can see, with the place it is in: pages as they are served, the quiz, each mail, the sample report and the labels of the PDF.
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { readIntents } from '#assistant/intents.ts';
import { saidOf } from '#assistant/testing/said.ts';
import { accountMail } from '#delivery/account-mail.ts';
import { noticeMail } from '#delivery/notice-mail.ts';
import { refundMail } from '#delivery/refund-mail.ts';
import { orderStateMail } from '#delivery/order-state-mail.ts';
import { quizLinkMail } from '#delivery/quiz-link-mail.ts';
import { reminderMail } from '#delivery/reminder-mail.ts';
import { createReportMail } from '#delivery/report-mail.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { textsOfAnalysis } from '#engine/testing/prose-faults.ts';
import { catalogue, type SubscriptionSheet, writeReceipt } from '#payment/contract.ts';
import { sampleRefund, sampleSheet } from '#payment/testing/sample-sheet.ts';
import { steps } from '#quiz/steps.ts';
import { reportDocumentSchema } from '#report/contract.ts';
import { pages, referencePages } from '../pages.tsx';
import { RefundPage } from '../payment/refund-page.tsx';
import { SubscriptionPage } from '../payment/subscription-page.tsx';

const cancelledAt = '2026-11-21T12:00:00.000Z';
const sheets: SubscriptionSheet[] = [
  sampleSheet,
  { ...sampleSheet, state: 'past-due', periodEndsAt: null, endsAt: null, paymentsLeft: 1 },
  { ...sampleSheet, state: 'paused', refundable: null },
  { ...sampleSheet, state: 'ending', cancelRequestedAt: cancelledAt },
  { ...sampleSheet, state: 'ending', cancelRequestedAt: cancelledAt, refundAskedAt: cancelledAt, paymentsLeft: 0 },
  { ...sampleSheet, state: 'ended', refundRule: 'final', refundable: null },
];

export type CustomerText = { place: string; text: string };

export function customerTexts(): CustomerText[] {
  const at = (place: string, texts: string[]): CustomerText[] => texts.map((text) => ({ place, text }));
  return [
    ...Object.entries({ ...pages, ...referencePages }).flatMap(([path, page]) =>
      at(path, textsOfHtml(renderToStaticMarkup(page.body()))),
    ),
    ...at(
      'the quiz',
      steps.flatMap(({ title, description, fields }) => [title, description, ...fields.map(({ label }) => label)]),
    ),
    ...mails().flatMap(({ subject, html }) => at(`the mail “${subject}”`, [subject, ...textsOfHtml(html)])),
    ...at(
      'the rubric',
      checks.flatMap(({ title, neutral, why }) => [title.pass, neutral, why]),
    ),
    ...sheets.flatMap((sheet) =>
      ([null, 'cancel', 'refund', 'keep'] as const).flatMap((step) => {
        const page = <SubscriptionPage sheet={sheet} pageKey="k" step={step} hasProblem={step === null} />;
        return at('the page of a subscription', textsOfHtml(renderToStaticMarkup(page)));
      }),
    ),
    ...[sampleRefund, { ...sampleRefund, askedAt: cancelledAt }, { ...sampleRefund, isPaid: false }].flatMap((sheet) =>
      at('the refund page', textsOfHtml(renderToStaticMarkup(<RefundPage sheet={sheet} rule="30-days" />))),
    ),
    ...at('the sample report', textsOfAnalysis(sampleReport().analysis)),
    ...at('the sample report', sampleReport().view.summary),
    ...at('the PDF', labelsOfTemplate()),
    ...at(
      'the chat',
      readIntents(saidOf())
        // A sentence may begin with a figure, which ends none for who splits texts by their letters.
        .flatMap(({ title, answer }) => [title, ...answer.split(/(?<=[.!?]\)?) (?=\d)|(?<=\)\.) (?=\d)/)]),
    ),
    ...at('an error', errorMessages()),
  ];
}

/** The words of each element that contains no further block. */
export function textsOfHtml(html: string): string[] {
  const $ = load(html);
  $('script, style, pre, code, svg, [aria-hidden=true]').remove();
  const blocks =
    'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, summary, figcaption, blockquote, button, label, legend, caption, div, section, a';
  return $(blocks)
    .toArray()
    .filter(
      (element) =>
        $(element).find(
          'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, summary, figcaption, blockquote, button, label, legend, div, section',
        ).length === 0,
    )
    .map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

function sampleReport() {
  return reportDocumentSchema.parse(
    JSON.parse(readFileSync(new URL('../report/demo-report.json', import.meta.url), 'utf8')),
  );
}

function mails() {
  const to = 'owner@brotwerk.example';
  const publicUrl = 'https://citable.test';
  const named = {
    to,
    companyName: 'Brotwerk',
    planName: 'Monitoring',
    link: publicUrl,
    messageId: '<m@citable.test>',
    deliveryId: 'd',
  };
  return [
    ...(['welcome', 'known', 'confirm', 'sign-in', 'device-code'] as const).map((purpose) =>
      accountMail({ id: 'm', purpose, to, firstName: 'Ada', link: publicUrl, code: null }, publicUrl),
    ),
    ...(['payment-failed', 'paused', 'resumed', 'ended', 'cancelled', 'kept', 'refund-asked'] as const).flatMap(
      (purpose) =>
        [sampleSheet, { ...sampleSheet, paymentsLeft: 0, endsAt: null }].map((sheet) =>
          noticeMail({
            ...named,
            purpose,
            subscription: { sheet, link: publicUrl },
            pausesOn: new Date('2026-12-01T00:00:00Z'),
          }),
        ),
    ),
    noticeMail({ ...named, purpose: 'refund-asked', subscription: null, pausesOn: null }),
    ...[9900, 5000].map((refundedCents) =>
      refundMail({ ...named, isSubscription: refundedCents === 5000, refundedCents, paidCents: 9900, currency: 'usd' }),
    ),
    reminderMail({ id: 'q', to, publicUrl }),
    ...[true, false].map((isSent) => quizLinkMail({ id: 'q', to, isSent, path: '/quiz', publicUrl })),
    orderStateMail({
      to,
      orders: (['awaited', 'under-way', 'not-made', 'paid', 'refunded', 'disputed'] as const).map((payment, at) => ({
        planName: 'Monitoring',
        companyName: 'Brotwerk',
        orderedAt: new Date('2026-11-20T12:00:00Z'),
        payment,
        report: at > 3 ? publicUrl : null,
        isLate: true,
      })),
      contactEmail: 'hello@citable.test',
      id: 'm',
      publicUrl,
    }),
    reportMail(to, publicUrl),
  ];
}

function reportMail(to: string, publicUrl: string) {
  const compose = createReportMail({
    scorePicture: () => ({ png: Buffer.from(''), width: 1, height: 1, alt: '' }),
    refund: '30-days',
  });
  const paidAt = new Date('2026-11-20T12:00:00Z');
  const { amountCents } = catalogue.monitoring;
  const receipt = writeReceipt(
    { id: 'o', catalogue: catalogue.monitoring },
    { key: 'o', amountCents, taxCents: 0, refundedCents: 0, currency: 'usd', paidAt, state: 'paid' },
  );
  const sent = { to, link: publicUrl, manageLink: publicUrl, pdf: Buffer.from(''), messageId: 'm', deliveryId: 'd' };
  return compose({ report: sampleReport(), moved: null, receipt, ...sent });
}

/** What the server says where it refuses something: every message that is written out. */
function errorMessages(): string[] {
  const src = new URL('../../src/', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test|^(engine|logs|mcp)[\\/]/.test(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(new URL(file.replaceAll('\\', '/'), src), 'utf8');
    return [...source.matchAll(/new AppError\(\s*\d{3},\s*'[\w-]+',\s*(['`])((?:\\.|(?!\1).)*)\1/g)].map(
      ([, , message = '']) => message.replaceAll(/\$\{[^}]*\}/g, '…'),
    );
  });
}

/** Texts in quotation marks and headings of the template: letters with a space between them. */
function labelsOfTemplate(): string[] {
  const template = readFileSync(new URL('../../src/report/template/report.typ', import.meta.url), 'utf8').replaceAll(
    /\s\/\/ .*$/gm,
    '',
  );
  return [...template.matchAll(/"([A-Z][^"\\]* [^"\\]*)"|^=+ (.+)$|\[([A-Z][^\]#]* [^\]#]*)\]/gm)].map(
    ([, text, heading, block]) => text ?? heading ?? block ?? '',
  );
}
