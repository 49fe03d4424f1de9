// What a buyer is promised, read from every place that says it: price, total, refund, delivery and how long things are kept must be one and the same.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { askerOf } from '#assistant/testing/asker.ts';
import { saidOf } from '#assistant/testing/said.ts';
import { readConfig } from '#base/config.ts';
import { createReportMail } from '#delivery/report-mail.ts';
import {
  catalogue,
  earlyEndText,
  keptFor,
  refundText,
  taxText,
  type RefundRule,
  type TaxRule,
  type TierId,
  writeReceipt,
} from '#payment/contract.ts';
import { checkoutPage } from '#payment/sandbox/checkout-page.ts';
import { agreementText } from '#payment/contract.ts';
import { sampleRefund, sampleSheet } from '#payment/testing/sample-sheet.ts';
import { buildReport } from '#report/build-report.ts';
import { createPdfPool } from '#report/pdf/pdf-pool.ts';
import { pageTexts, readPdf } from '#report/testing/read-pdf.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { sheetTemplate } from '#site/sheet.ts';
import { fillIn } from './content/brand.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { refundPolicy } from './legal/refund-policy.ts';
import { termsOfService } from './legal/terms-of-service.ts';
import { pages } from './pages.tsx';
import { PlanChoice } from './quiz/plan-choice.tsx';
import { ProgressView } from './report/progress-view.tsx';
import { reportPages } from './report/report-pages.tsx';

const pdfPool = createPdfPool({ size: 1 });
afterAll(() => pdfPool.close());

const { keep } = readConfig({});
const contactEmail = 'hello@citable.test';
const filled = (text: string) =>
  fillIn(text, { publicUrl: 'https://citable.test', contactEmail, ...keptFor(keep), asksAssistants: 'yes' }).replace(
    /\s+/g,
    ' ',
  );
const textOf = (html: string) => filled(load(html)('body').text());
const page = (path: string) => textOf(renderToStaticMarkup(pages[path]?.body()));
const legal = (text: typeof privacyPolicy) =>
  filled([text.summary, ...text.sections.flatMap(({ paragraphs }) => paragraphs)].join(' '));

const chat = async (question: string, refund: RefundRule = '30-days', tax: TaxRule = 'at-checkout') =>
  (await askerOf(saidOf({ refund, tax }))(question)).message;

const createdAt = new Date('2026-11-20T12:00:00Z');
const reportOf = (tier: TierId) =>
  buildReport({ id: 'r', createdAt, tier, answers: sampleAnswers, analysis: sampleAnalysis(), earlier: [] });

function receiptOf(tier: TierId) {
  const plan = catalogue[tier];
  const { amountCents } = plan;
  return writeReceipt(
    { id: 'o', catalogue: plan },
    { key: 'o', amountCents, taxCents: 0, refundedCents: 0, currency: 'usd', paidAt: createdAt, state: 'paid' },
  );
}

/** The words of a receipt as its PDF shows them. */
async function receiptPdf(tier: TierId): Promise<string> {
  const { rows, note } = receiptOf(tier);
  const table = { columns: ['', ''], rows: rows.map(({ name, value }) => [name, value]) };
  const sheet = {
    title: 'Receipt 1',
    intro: catalogue[tier].name,
    sections: [{ heading: 'Payment', table }],
    closing: note,
  };
  const pdf = await pdfPool.typeset({ name: sheet.title, template: sheetTemplate, data: sheet });
  return pageTexts(readPdf(pdf)).join(' ').replaceAll(/\s+/g, ' ');
}

/** A bought report, as the server draws it. */
function reportScreen(): string {
  const report = reportOf('assessment');
  const offers = { contests: true, shares: true, exports: true, reminders: true, competitors: false, badge: false };
  const own = {
    id: 'o',
    submissionId: 'q',
    userEmail: 'a@b.example',
    newerUnderWay: false,
    versions: null,
    comparison: null,
    offers,
  };
  return reportPages
    .report({ ...own, report, board: null }, { css: [], js: [], preload: [] })
    .replaceAll('<!-- -->', '');
}

const refundForm = (rule: RefundRule) =>
  textOf(reportPages.refund({ sheet: sampleRefund, rule }, { css: [], js: [], preload: [] }));

/** The step that asks for the money back; without a right to it, the page itself. */
const refundStep = (refundRule: RefundRule) =>
  textOf(
    reportPages.subscription(
      {
        sheet: { ...sampleSheet, refundRule, ...(refundRule === 'final' && { refundable: null }) },
        pageKey: 'k',
        step: 'refund',
        hasProblem: false,
      },
      { css: [], js: [], preload: [] },
    ),
  );

function mail(tier: TierId, refund: RefundRule = '30-days'): string {
  const report = reportOf(tier);
  const plan = catalogue[tier];
  const receipt = receiptOf(tier);
  const manageLink = plan.interval === null ? null : 'https://citable.test/subscription/o?key=k';
  const picture = { png: Buffer.from(''), width: 1, height: 1, alt: '' };
  const compose = createReportMail({ scorePicture: () => picture, refund });
  const pdf = Buffer.from('');
  return compose({
    report,
    moved: null,
    manageLink,
    receipt,
    to: 'a@b.example',
    link: 'https://citable.test/report/o',
    pdf,
    messageId: 'm',
    deliveryId: 'd',
  }).text.replaceAll(/\s+/g, ' ');
}

function checkout(tier: TierId): string {
  const { amountCents, currency, name, interval } = catalogue[tier];
  const session = {
    id: 's',
    orderId: 'o',
    idempotencyKey: 'k',
    description: name,
    commitment: agreementText(catalogue[tier]),
    amountCents,
    currency,
  };
  const more = {
    isSubscription: interval !== null,
    email: 'a@b.example',
    successUrl: '',
    cancelUrl: '',
    status: 'open',
    subscriptionStatus: 'active',
  };
  return textOf(
    checkoutPage({ ...session, ...more } as Parameters<typeof checkoutPage>[0], {
      step: 'choose',
      method: 'card',
      notice: null,
    }),
  );
}

const planChoice = textOf(
  renderToStaticMarkup(<PlanChoice quizId="q" chosen="assessment" pending={null} contactEmail={contactEmail} />),
);

const plans = [
  ['monitoring', '$49', '$49 × 6 = $294', 'renews at $49 each month until you cancel'],
  ['audit', '$149', '$149 × 4 = $596', 'renews at $149 each quarter until you cancel'],
] as const;

describe.each(plans)('%s costs %s, in all %s, and it %s', (tier, price, total, renewal) => {
  it.each<[string, () => string | Promise<string>]>([
    ['the cards of the landing page', () => page('/')],
    ['the plans side by side', () => page('/plans')],
    ['the page of the plan', () => page(`/plans/${tier}`)],
    ['the choice after the quiz', () => planChoice],
    ['the checkout', () => checkout(tier)],
    ['the terms', () => legal(termsOfService('30-days', 'at-checkout'))],
    ['the mail with the report', () => mail(tier)],
    ['the receipt as PDF', () => receiptPdf(tier)],
    ['the chat', () => chat(`What does ${catalogue[tier].name} cost?`)],
  ])('in %s', async (_place, read) => {
    const text = await read();
    expect(
      [price, total, renewal].filter((words) => !text.includes(words)),
      text,
    ).toEqual([]);
  });
});

it.each<[string, () => string | Promise<string>]>([
  ['the cards of the landing page', () => page('/')],
  ['the plans side by side', () => page('/plans')],
  ['the page of the plan', () => page('/plans/assessment')],
  ['the choice after the quiz', () => planChoice],
  ['the checkout', () => checkout('assessment')],
  ['the terms', () => legal(termsOfService('30-days', 'at-checkout'))],
  ['the mail with the report', () => mail('assessment')],
  ['the receipt as PDF', () => receiptPdf('assessment')],
  ['the chat', () => chat(`What is in the ${catalogue.assessment.name}?`)],
])('the price of the assessment is in %s', async (_place, read) => {
  expect(await read()).toMatch(/\$99\b/);
});

it('a report leads to its receipt and to the page with the rule of refunds', () => {
  const report = load(reportScreen());
  const links = report('a')
    .toArray()
    .map((link) => report(link).attr('href'));
  expect(links).toEqual(expect.arrayContaining(['/refund/o', '/api/report/o/receipt.pdf']));
});

describe.each<RefundRule>(['30-days', 'final'])('with the rule “%s”', (rule) => {
  it.each<[string, () => string | Promise<string>]>([
    ['the refund policy', () => legal(refundPolicy(rule))],
    ['the chat', () => chat('Can I get my money back?', rule)],
    ['the page that takes requests', () => refundForm(rule)],
    ['the mail of an assessment', () => mail('assessment', rule)],
    ['the mail of a subscription', () => mail('monitoring', rule)],
  ])('%s says the same of refunds', async (_place, read) => {
    const text = await read();
    expect(text).toContain(refundText(rule));
    expect(text).not.toContain(refundText(rule === 'final' ? '30-days' : 'final'));
    if (rule === 'final') expect(text).not.toMatch(/30[ -]days?\b/);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['the refund policy', () => legal(refundPolicy(rule))],
    ['the chat', () => chat('Can I leave before the agreed payments are made?', rule)],
    ['the page that takes requests', () => refundForm(rule)],
    ['the page of a subscription', () => refundStep(rule)],
  ])('%s says the same of a subscription that ends early', async (_place, read) => {
    expect(await read()).toContain(earlyEndText(rule));
  });

  it('the terms do not contradict it', () => {
    const text = legal(termsOfService(rule, 'at-checkout'));
    expect(text).toContain('non-refundable');
    expect(text.includes('30 days have passed since your first payment')).toBe(rule === '30-days');
  });
});

describe('until the owner has chosen, the longer right', () => {
  it.each<[string, () => string]>([
    ['the landing page', () => page('/')],
    ['the page of the assessment', () => page('/plans/assessment')],
    ['the page of monitoring', () => page('/plans/monitoring')],
    ['the choice after the quiz', () => planChoice],
  ])('is on %s', (_place, read) => {
    expect(read()).toMatch(/30-day money-back guarantee|You get your money back if you ask within 30 days/);
  });
});

it.each<[string, () => string | Promise<string>]>([
  ['the landing page', () => page('/')],
  ['the page of the assessment', () => page('/plans/assessment')],
  ['the choice after the quiz', () => planChoice],
  ['the terms', () => legal(termsOfService('30-days', 'at-checkout'))],
  ['the refund policy', () => legal(refundPolicy('30-days'))],
  [
    'the page on which a report is awaited',
    () => textOf(renderToStaticMarkup(<ProgressView status="running" progress={[]} />)),
  ],
  ['the chat', () => chat('How long does it take?')],
])('within 24 hours is said on %s', async (_place, read) => {
  expect(await read()).toContain('within 24 hours');
});

describe.each<TaxRule>(['at-checkout', 'none'])('with tax “%s”', (tax) => {
  it.each<[string, () => string | Promise<string>]>([
    ['the terms', () => legal(termsOfService('30-days', tax))],
    ['the chat', () => chat('Is VAT or sales tax included?', '30-days', tax)],
  ])('%s says whether the checkout adds any', async (_place, read) => {
    expect(await read()).toContain(taxText(tax));
  });
});

it.each<[string, () => string]>([
  ['the landing page', () => page('/')],
  ['the plans side by side', () => page('/plans')],
  ['the page of the assessment', () => page('/plans/assessment')],
  ['the page of monitoring', () => page('/plans/monitoring')],
  ['the page of the audit', () => page('/plans/audit')],
  ['the choice after the quiz', () => planChoice],
])('tax at the checkout is named on %s', (_place, read) => {
  expect(read()).toContain(taxText('at-checkout'));
});

it.each<[string, () => string | Promise<string>]>([
  ['the privacy policy', () => legal(privacyPolicy)],
  ['the chat', () => chat('How long do you keep my data?')],
])('%s tells how long things are kept, as the nightly forgetting does it', async (_place, read) => {
  expect(keep).toEqual({ unpaidDays: 365, chatDays: 365, reportDays: null });
  const text = await read();
  for (const words of [
    /at least 3 years/,
    /never paid for(?:| is kept for):? 12 months/,
    /contact requests?(?:| for):? 12 months/,
  ])
    expect(text).toMatch(words);
});

it.each<[string, () => string | Promise<string>]>([
  ['the terms', () => legal(termsOfService('30-days', 'at-checkout'))],
  ['the refund policy', () => legal(refundPolicy('30-days'))],
  ['the questions of the landing page', () => page('/')],
  ['the page of monitoring', () => page('/plans/monitoring')],
  ['the choice after the quiz', () => planChoice],
  ['the chat', () => chat('How do I cancel?')],
])('how to cancel is said on %s', async (_place, read) => {
  expect(await read()).toContain('You cancel on the page of your subscription.');
});
