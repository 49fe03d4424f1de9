// What the operators' screens and the server say to each other.
import { z } from 'zod';
import { oauthProviders } from '#accounts/contract.ts';
import { tierIds } from '#payment/contract.ts';

export { newUserSchema, userChangeSchema } from '#accounts/contract.ts';
export type { NewUser, UserChange } from '#accounts/contract.ts';

export const reportStatuses = ['active', 'cancelled', 'suspended'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

const time = z.string();
const id = z.string();

export const unlockReplySchema = z.object({ token: z.string(), idleMinutes: z.number(), absoluteMinutes: z.number() });
export type UnlockReply = z.infer<typeof unlockReplySchema>;

/** A page of a list: `next` is what `after` takes for the rows that follow; `total` stops counting at 1 000 when the list is filtered. */
export function pageSchema<Row extends z.ZodType>(row: Row) {
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
  createdAt: time,
  version: z.number(),
});
export type ReportRow = z.infer<typeof reportRowSchema>;
export const reportPageSchema = pageSchema(reportRowSchema);

/** One changed field, as the table sends it; several at once are taken too. */
export const reportChangeSchema = z
  .object({
    email: z
      .string()
      .trim()
      .max(254, 'The e-mail address is too long.')
      .regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/u, 'This is not an e-mail address.'),
    status: z.enum(reportStatuses),
    subscriptionPackage: z.enum(tierIds),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change.');
export type ReportChange = z.infer<typeof reportChangeSchema>;

export const reportCountersSchema = z.object({ totalReports: z.number(), paidReports: z.number(), companies: z.number(), thisMonth: z.number() });
export type ReportCounters = z.infer<typeof reportCountersSchema>;

export const timelineSchema = z.object({
  order: z.object({
    id,
    provider: z.string(),
    status: z.string(),
    amountCents: z.number(),
    currency: z.string(),
    /** Where money is given back: the provider's own page; null for the sandbox. */
    refundUrl: z.string().nullable(),
  }),
  reportPath: z.string(),
  events: z.array(z.object({ at: time, text: z.string(), tone: z.enum(['plain', 'bad']) })),
});
export type Timeline = z.infer<typeof timelineSchema>;

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

export const failedJobSchema = z.object({ id, queue: z.string(), subjectId: z.string(), reason: z.string(), attempts: z.number(), failedAt: time.nullable() });
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

export const userCountersSchema = z.object({ totalUsers: z.number(), verifiedUsers: z.number(), oauthUsers: z.number() });
export type UserCounters = z.infer<typeof userCountersSchema>;

/** Scores 0-100; null: could not be measured. */
export const seoAssessmentSchema = z.object({
  id,
  website: z.string(),
  overallScore: z.number(),
  contentScore: z.number(),
  technicalScore: z.number(),
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

export const auditRowSchema = z.object({ id: z.number(), at: time, actor: z.string(), action: z.string(), subjectId: z.string(), details: z.string() });
export type AuditRow = z.infer<typeof auditRowSchema>;
export const auditPageSchema = pageSchema(auditRowSchema);
