// What the operators' screens and the server say to each other.
import { z } from 'zod';
import { oauthProviders, userEmailSchema } from '#accounts/contract.ts';
import { paymentStates, tierIds } from '#payment/contract.ts';

export const reportStatuses = ['active', 'cancelled', 'suspended'] as const;

const time = z.string();
const id = z.string();

export const unlockReplySchema = z.object({ token: z.string(), idleMinutes: z.number(), absoluteMinutes: z.number() });

/** A page of a list: `next` is what `after` takes for the rows that follow; `total` stops counting at 1 000 when the list is filtered. */
function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.string().nullable(), total: z.number(), isTotalCapped: z.boolean() });
}

export const reportRowSchema = z.object({
  id,
  orderId: id,
  contactName: z.string(),
  contactPhone: z.string(),
  companyName: z.string(),
  companySize: z.string(),
  email: z.string(),
  status: z.enum(reportStatuses),
  subscriptionPackage: z.enum(tierIds),
  paymentStatus: z.string(),
  isPublished: z.boolean(),
  /** 0-100; null: no report yet. */
  score: z.number().nullable(),
  createdAt: time,
  version: z.number(),
});
export type ReportRow = z.infer<typeof reportRowSchema>;
export const reportPageSchema = pageSchema(reportRowSchema);

/** One changed field, as the table sends it; several at once are taken too. */
export const reportChangeSchema = z
  .object({
    email: userEmailSchema,
    status: z.enum(reportStatuses),
    subscriptionPackage: z.enum(tierIds),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change.');
export type ReportChange = z.infer<typeof reportChangeSchema>;

export const reportCountersSchema = z.object({
  totalReports: z.number(),
  paidReports: z.number(),
  companies: z.number(),
  thisMonth: z.number(),
});
export type ReportCounters = z.infer<typeof reportCountersSchema>;

const takenSchema = z.object({ payments: z.number(), cents: z.number(), refundedCents: z.number() });
const reachedSchema = z.object({ today: z.number(), days: z.number() });

/** `GET /api/admin/steering`: today and thirty days, by UTC days. */
export const steeringSchema = z.object({
  /** "2026-11-20". */
  today: z.string(),
  revenue: z.array(
    z.object({
      tier: z.enum(tierIds),
      provider: z.string(),
      currency: z.string(),
      today: takenSchema,
      days: takenSchema,
    }),
  ),
  /** What was taken on each of the thirty days that had a payment, oldest first; amounts with tax. */
  daily: z.array(takenSchema.extend({ day: z.string(), tier: z.enum(tierIds), currency: z.string() })),
  /** In the order of the way: `landing`, `look`, `quiz-1` …, `submitted`, `plan-chosen`, `paid`; then websites by their first task `task-claimed` and `task-verified`. */
  funnel: z.array(reachedSchema.extend({ step: z.string() })),
  unpaid: z.array(
    z.object({
      id,
      companyName: z.string(),
      email: z.string(),
      /** null: no plan was chosen. */
      tier: z.enum(tierIds).nullable(),
      mayRemind: z.boolean(),
      remindedAt: time.nullable(),
      at: time,
    }),
  ),
});
export type Steering = z.infer<typeof steeringSchema>;

/** What a person should look at, and how it is called in mails and on the page. */
export const alertHeadings = {
  dispute: 'A payment is disputed',
  'fraud-warning': 'A card may be stolen',
  'paid-twice': 'One plan was paid for twice',
  'payment-refused': 'A payment does not fit its order',
  'erased-order': 'Money moved after an erasure',
  'refund-asked': 'A buyer asks for a refund',
  contest: 'An owner says that a finding is wrong',
  'check-demoted': 'A check was too often wrong',
  'no-report': 'Paid, and no report',
  'webhook-refused': 'A webhook was refused',
  'mail-failed': 'Mails do not arrive',
  'budget-spent': 'The budget for asking AI platforms is used up',
  'platform-refuses': 'An AI platform refuses our key',
  doctor: 'The installation needs care',
} as const;
export type AlertKind = keyof typeof alertHeadings;

/** `GET /api/admin/health`: thirty UTC days. Money of platforms in millionths of a US dollar. */
export const healthSchema = z.object({
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: z.number(),
      running: z.number(),
      failed: z.number(),
      oldestSeconds: z.number(),
    }),
  ),
  spending: z.array(z.object({ day: z.string(), platform: z.string(), calls: z.number(), micros: z.number() })),
  /** The reports that cost most. */
  dearest: z.array(
    z.object({ reportId: id, companyName: z.string(), at: time, calls: z.number(), micros: z.number() }),
  ),
  /** Not taken by a mail server: for good, or not yet. */
  mails: z.array(
    z.object({ id, companyName: z.string(), purpose: z.string(), isFinal: z.boolean(), reason: z.string(), at: time }),
  ),
  /** Bought reports of websites that could not be opened, among the newest 200. */
  unread: z.array(z.object({ id, companyName: z.string(), website: z.string(), reason: z.string(), at: time })),
  alerts: z.array(
    z.object({
      kind: z.custom<AlertKind>((kind) => typeof kind === 'string' && kind in alertHeadings),
      subjectId: z.string(),
      text: z.string(),
      times: z.number(),
      lastAt: time,
      mailedAt: time.nullable(),
    }),
  ),
});
export type Health = z.infer<typeof healthSchema>;

export const timelineSchema = z.object({
  order: z.object({
    id,
    provider: z.string(),
    status: z.string(),
    amountCents: z.number(),
    currency: z.string(),
    /** The payment on the provider's own pages; null for the sandbox. */
    refundUrl: z.string().nullable(),
  }),
  /** Payments that can be refunded, oldest first; amounts with tax. */
  payments: z.array(
    z.object({
      paymentId: z.string(),
      paidAt: time,
      totalCents: z.number(),
      refundedCents: z.number(),
      state: z.enum(paymentStates),
    }),
  ),
  /** The buyer's own words; null where none asked. */
  refundAsked: z.object({ at: time, message: z.string() }).nullable(),
  reportPath: z.string(),
  events: z.array(z.object({ at: time, text: z.string(), tone: z.enum(['plain', 'bad']) })),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** `id` is made by the page, once for each refund: sent again it gives nothing back twice. */
export const refundSchema = z.object({
  id: z.string().min(16).max(64),
  paymentId: z.string().min(1).max(200),
  amountCents: z.int().min(1).max(100_000_000),
});
export type RefundBody = z.infer<typeof refundSchema>;

export const conversationRowSchema = z.object({
  id,
  sessionId: z.string(),
  userMessage: z.string(),
  botResponse: z.string(),
  intent: z.string(),
  createdAt: time,
});
export type ConversationRow = z.infer<typeof conversationRowSchema>;
export const conversationPageSchema = pageSchema(conversationRowSchema);

export const leadRowSchema = z.object({
  id,
  sessionId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  specificNeed: z.string(),
  createdAt: time,
});
export type LeadRow = z.infer<typeof leadRowSchema>;
export const leadPageSchema = pageSchema(leadRowSchema);

const failedJobSchema = z.object({
  id,
  queue: z.string(),
  subjectId: z.string(),
  reason: z.string(),
  attempts: z.number(),
  failedAt: time.nullable(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;
export const failedJobsSchema = z.array(failedJobSchema);

export const outboxSchema = z.object({
  /** Mails go to a mail server: nothing new arrives here. */
  isSent: z.boolean(),
  mails: z.array(z.object({ name: z.string(), at: time, to: z.string(), subject: z.string(), bytes: z.number() })),
});
export type Outbox = z.infer<typeof outboxSchema>;
export const outboxMailSchema = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** It lets its reader in, so nobody else is shown what it says. */
  isSecret: z.boolean(),
  /** Pictures inside the mail are in it as data; everything else it might fetch is not. */
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), mimeType: z.string(), bytes: z.number() })),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const userRowSchema = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isVerified: z.boolean(),
  oauthProvider: z.enum(oauthProviders).nullable(),
  lastLoginAt: time.nullable(),
  createdAt: time,
  version: z.number(),
});
export type UserRow = z.infer<typeof userRowSchema>;
export const userPageSchema = pageSchema(userRowSchema);

export const userCountersSchema = z.object({
  totalUsers: z.number(),
  verifiedUsers: z.number(),
  oauthUsers: z.number(),
});
export type UserCounters = z.infer<typeof userCountersSchema>;

/** Scores 0-100; null: could not be measured. */
export const seoAssessmentSchema = z.object({
  id,
  website: z.string(),
  overallScore: z.number().nullable(),
  contentScore: z.number().nullable(),
  technicalScore: z.number().nullable(),
  performanceScore: z.number().nullable(),
  recommendations: z.array(z.string()),
  /** What was read, in one sentence. */
  scope: z.string(),
});
export type SeoAssessment = z.infer<typeof seoAssessmentSchema>;

/** A line of the stream that `POST /api/super-admin/analyze-seo` answers to `accept: application/x-ndjson`. */
export const seoLineSchema = z.union([
  z.object({ progress: z.object({ message: z.string(), done: z.number(), total: z.number() }) }),
  z.object({ result: seoAssessmentSchema }),
  z.object({ error: z.object({ message: z.string() }) }),
]);

const auditRowSchema = z.object({
  id: z.number(),
  at: time,
  actor: z.string(),
  action: z.string(),
  subjectId: z.string(),
  details: z.string(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;
export const auditPageSchema = pageSchema(auditRowSchema);

/** What the AI platforms have cost, in US dollars. */
export const spendingSchema = z.object({
  budgetPerDayUsd: z.number(),
  todayUsd: z.number(),
  /** The newest first; the platform "pages" is the reading of websites by a model. `readingUsd`: of `usd`, what a model's reading of the answers cost. */
  days: z.array(
    z.object({ day: z.string(), platform: z.string(), calls: z.number(), usd: z.number(), readingUsd: z.number() }),
  ),
  /** The dearest first; null where it was for no report, or for one that is not there yet. */
  reports: z.array(
    z.object({ reportId: z.string().nullable(), companyName: z.string().nullable(), day: z.string(), usd: z.number() }),
  ),
});
export type Spending = z.infer<typeof spendingSchema>;
