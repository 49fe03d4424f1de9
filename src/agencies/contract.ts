// The API for agencies, as programs and the agency's own page see it: /api/v1.
import { z } from 'zod';
import { storedTextSchema } from './stored-text.ts';

const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];

const agencyRoles = ['owner', 'member', 'client'] as const;
export type AgencyRole = (typeof agencyRoles)[number];

/** Where the PDFs of an agency’s reports are kept. */
export const agencyPdfs = (agencyId: string) => `agency-pdf/${agencyId}/`;

export const scopes = [
  'projects:read',
  'projects:write',
  'assessments:read',
  'assessments:write',
  'brands:write',
  'webhooks:write',
  'usage:read',
] as const;
export type Scope = (typeof scopes)[number];

const assessmentStates = ['queued', 'running', 'finished', 'failed', 'cancelled'] as const;
export type AssessmentState = (typeof assessmentStates)[number];

const webhookEvents = ['assessment.finished', 'assessment.failed', 'report.published', 'score.changed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const id = z.string();
const time = z.iso.datetime();
const name = storedTextSchema(120, 'name');
const email = z.email('This is not an e-mail address.').max(254);

export const idParams = z.object({ id: z.string().max(100) });
/** Newest first; `after` is what the page before answered as `next`. */
export const pageQuery = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), next: z.string().nullable() });
}

export const agencySchema = z.object({
  id,
  name: z.string(),
  role: z.enum(agencyRoles),
  monthlyAssessments: z.number(),
  priceCents: z.number(),
});
export type Agency = z.infer<typeof agencySchema>;
export const newAgencySchema = z.object({ name });

export const memberSchema = z.object({
  userId: id,
  email: z.string(),
  role: z.enum(agencyRoles),
  projectId: id.nullable(),
});
export const invitationSchema = memberSchema.omit({ userId: true }).extend({ id, createdAt: z.string() });
export type Invitation = z.infer<typeof invitationSchema>;
/** As whoever is invited sees it. `agency`: its name, once the address is confirmed. `obstacle`: why it cannot be accepted yet, and what to do. */
export const receivedInvitationSchema = z.object({
  id,
  agency: z.string().nullable(),
  role: z.enum(agencyRoles),
  obstacle: z.string().nullable(),
});
export const handOverSchema = z.object({ userId: id });
/** The name is asked for so that nobody closes an agency by a slip. */
export const closeAgencySchema = z.object({ name: z.string().max(120) });
export const newMemberSchema = z.object({
  email,
  role: z.enum(['member', 'client']),
  projectId: z.string().max(100).nullable().default(null),
});

export const keySchema = z.object({
  id,
  mode: z.enum(keyModes),
  label: z.string(),
  scopes: z.array(z.enum(scopes)),
  lastFour: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
  expiresAt: time.nullable(),
  revokedAt: time.nullable(),
});
export type ApiKey = z.infer<typeof keySchema>;
export const newKeySchema = z.object({
  mode: z.enum(keyModes),
  label: name,
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .default([...scopes]),
  expiresInDays: z.number().int().min(1).max(730).nullable().default(null),
});
/** `key` is shown this once. */
export const createdKeySchema = keySchema.extend({ key: z.string() });

export type AgentSecretKind = 'code' | 'access' | 'refresh';
/** What an agent that signed in may do, and all that it may. */
export const agentScope = 'assessments:write' satisfies Scope;
/** An agent that a member let in. `name`: as it calls itself. `email`: whose it is. */
export const agentSchema = z.object({
  id,
  name: z.string(),
  email: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});
export type Agent = z.infer<typeof agentSchema>;

export const projectSchema = z.object({
  id,
  name: z.string(),
  website: z.string(),
  brandId: id.nullable(),
  notifyEmail: z.string().nullable(),
  archivedAt: time.nullable(),
  createdAt: time,
  latest: z.object({ assessmentId: id, score: z.number(), at: time }).nullable(),
});
export type Project = z.infer<typeof projectSchema>;
const projectFields = {
  name,
  website: storedTextSchema(2_000, 'website'),
  brandId: z.string().max(100).nullable(),
  notifyEmail: email.nullable(),
};
/** `answers`: what is known of the client, as in the quiz; all of it optional. */
export const newProjectSchema = z.object({
  name,
  website: projectFields.website,
  brandId: projectFields.brandId.default(null),
  notifyEmail: projectFields.notifyEmail.default(null),
  answers: z.record(z.string(), z.unknown()).default({}),
});
export const projectChangeSchema = z.object({ ...projectFields, archived: z.boolean() }).partial();
/** CSV with the columns name and website, the first line naming them. */
export const importSchema = z.object({ csv: z.string().max(200_000) });
export const importReplySchema = z.object({
  created: z.array(projectSchema),
  refused: z.array(z.object({ line: z.number(), reason: z.string() })),
});

export const assessmentSchema = z.object({
  id,
  projectId: id,
  state: z.enum(assessmentStates),
  score: z.number().nullable(),
  failure: z.string().nullable(),
  createdAt: time,
  finishedAt: time.nullable(),
});
export type AgencyAssessment = z.infer<typeof assessmentSchema>;
export const newAssessmentSchema = z.object({
  projectId: z.string().max(100),
  pages: z.number().int().min(1).max(100).default(25),
});
export const shareSchema = z.object({ url: z.string() });

export const brandSchema = z.object({
  id,
  name: z.string(),
  accent: z.string(),
  hasLogo: z.boolean(),
  senderName: z.string(),
  replyTo: z.string().nullable(),
  domain: z.string().nullable(),
  /** The TXT record that proves the domain: its name and its value. */
  domainRecord: z.object({ name: z.string(), value: z.string() }).nullable(),
  domainVerifiedAt: time.nullable(),
});
export type Brand = z.infer<typeof brandSchema>;
const longestLogo = 300_000; // characters of base64: a PNG of about 200 kB
const brandFields = {
  name,
  accent: z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written like #1a4f8b.'),
  logo: z
    .base64('The logo is a PNG, written in base64.')
    .max(longestLogo, 'The logo is larger than 200 kB.')
    .nullable(),
  senderName: storedTextSchema(80, 'sender'),
  replyTo: email.nullable(),
  domain: z.string().max(253).nullable(),
};
export const newBrandSchema = z.object({
  name,
  accent: brandFields.accent.default('#1a4f8b'),
  logo: brandFields.logo.default(null),
  senderName: brandFields.senderName.optional(),
  replyTo: brandFields.replyTo.default(null),
  domain: brandFields.domain.default(null),
});
export const brandChangeSchema = z.object(brandFields).partial();

export const endpointSchema = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  disabledAt: time.nullable(),
  createdAt: time,
});
export type WebhookEndpoint = z.infer<typeof endpointSchema>;
export const newEndpointSchema = z.object({
  url: z.string().max(2_000),
  events: z
    .array(z.enum(webhookEvents))
    .min(1)
    .default([...webhookEvents]),
});
/** `secret` is shown this once. */
export const createdEndpointSchema = endpointSchema.extend({ secret: z.string() });
export const deliverySchema = z.object({
  id,
  event: z.enum(webhookEvents),
  attempts: z.number(),
  isDelivered: z.boolean(),
  lastStatus: z.number().nullable(),
  lastProblem: z.string().nullable(),
  nextAttemptAt: time.nullable(),
  createdAt: time,
});

export const usageSchema = z.object({
  month: z.string(),
  used: z.number(),
  allowed: z.number(),
  priceCents: z.number(),
  totalCents: z.number(),
  projects: z.array(z.object({ projectId: id, name: z.string(), assessments: z.number() })),
});
export type Usage = z.infer<typeof usageSchema>;

/** What changed at a client this week: the last score before it, the newest one, and the checks that flipped. */
export const weekSchema = z.object({
  projects: z.array(
    z.object({
      projectId: id,
      name: z.string(),
      website: z.string(),
      scores: z.array(z.object({ at: time, score: z.number() })),
      change: z.number().nullable(),
      better: z.array(z.string()),
      worse: z.array(z.string()),
    }),
  ),
});
export type Week = z.infer<typeof weekSchema>;

/** `PATCH /api/super-admin/agencies/{id}`. */
export const agencyTermsSchema = z.object({
  monthlyAssessments: z.number().int().min(0).max(1_000_000),
  priceCents: z.number().int().min(0).max(1_000_000),
});
export const agencyRowSchema = z.object({
  id,
  name: z.string(),
  owner: z.string(),
  monthlyAssessments: z.number(),
  priceCents: z.number(),
  usedThisMonth: z.number(),
});
