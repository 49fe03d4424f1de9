import { putFile } from '#base/files.ts';
import { randomId } from '#base/secrets.ts';
import { assessments, deliveries, orders, paidInvoices, reports, sandboxSessions, submissions } from '#db/schema.ts';
import type { Analysis, FixPack } from '#engine/contract.ts';
import { catalogue } from '#payment/contract.ts';
import { buildReport } from '#report/build-report.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import type { Db } from '#base/db.ts';
import type { TierId } from '#payment/contract.ts';

export const boughtPdf = Buffer.from('%PDF-1.7 of the test');

/** A published report as a guest bought it, with everything that a purchase leaves behind. */
export async function boughtReport(
  db: Db,
  email: string,
  {
    tier = 'assessment',
    createdAt = new Date('2026-11-01T10:00:00Z'),
    score = 61,
    analysis: read,
    fixPack,
  }: { tier?: TierId; createdAt?: Date; score?: number; analysis?: Analysis; fixPack?: FixPack } = {},
) {
  const [submissionId, orderId, assessmentId, reportId, deliveryId] = [
    randomId(),
    randomId(),
    randomId(),
    randomId(),
    randomId(),
  ];
  const sessionId = `cs_sandbox_${randomId()}`;
  const answers = { ...sampleAnswers, email };
  const analysis = read ?? { ...sampleAnalysis(), overallScore: score };
  const document = buildReport({
    id: reportId,
    createdAt,
    tier,
    answers,
    analysis,
    earlier: [],
    ...(fixPack && { fixPack }),
  });
  const lead = {
    contactName: 'Olive',
    companyName: answers.companyName,
    companySize: '',
    email,
    contactPhone: '',
    website: answers.website,
  };
  const { amountCents, currency, interval } = catalogue[tier];
  await db.insert(submissions).values({
    id: submissionId,
    idempotencyKey: submissionId,
    answersHash: 'x',
    answers,
    email,
    website: answers.website,
    createdAt,
  });
  await db
    .insert(assessments)
    .values({ id: assessmentId, submissionId, runNumber: 1, pageLimit: 25, status: 'judged', analysis, createdAt });
  await db.insert(orders).values({
    id: orderId,
    submissionId,
    tier,
    amountCents,
    currency,
    catalogue: catalogue[tier],
    lead,
    email,
    provider: 'sandbox',
    status: 'paid',
    providerSessionId: sessionId,
    providerPaymentId: `pi_${sessionId}`,
    subscriptionStatus: interval === null ? null : 'active',
    providerSubscriptionId: interval === null ? null : `sub_${sessionId}`,
    expiresAt: createdAt,
    paidAt: createdAt,
    createdAt,
  });
  if (interval !== null)
    await db.insert(paidInvoices).values({
      provider: 'sandbox',
      invoiceId: `in_${sessionId}_1`,
      orderId,
      amountCents,
      currency,
      paidAt: createdAt,
    });
  await db.insert(sandboxSessions).values({
    id: sessionId,
    idempotencyKey: sessionId,
    orderId,
    status: 'paid',
    paidAt: createdAt,
    paymentId: `pi_${sessionId}`,
    periodMonths: interval?.count ?? 0,
    description: '',
    commitment: '',
    amountCents,
    currency,
    isSubscription: interval !== null,
    email,
    successUrl: '',
    cancelUrl: '',
    expiresAt: createdAt,
  });
  const pdfKey = `report-pdf/${reportId}`;
  await putFile(db, pdfKey, boughtPdf, 'application/pdf');
  await db.insert(reports).values({
    id: reportId,
    orderId,
    runNumber: 1,
    assessmentId,
    contactName: 'Olive',
    companyName: answers.companyName,
    email,
    subscriptionPackage: tier,
    paymentStatus: 'completed',
    document,
    documentVersion: 1,
    pdfKey,
    createdAt,
    publishedAt: createdAt,
  });
  await db
    .insert(deliveries)
    .values({ id: deliveryId, reportId, purpose: 'report', messageId: `<${deliveryId}@test>`, status: 'sent' });
  return { submissionId, orderId, sessionId, reportId, deliveryId, document };
}
