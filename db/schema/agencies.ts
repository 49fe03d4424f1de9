import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AgencyRole, AgentSecretKind, AssessmentState, KeyMode, Scope, WebhookEvent } from '#agencies/contract.ts';
import type { Answers } from '#engine/contract.ts';
import type { ReportDocument } from '#report/contract.ts';
import { users } from './accounts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Who assesses websites of several clients. */
export const agencies = pgTable('agencies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Live assessments a calendar month (UTC); an operator sets it. */
  monthlyAssessments: integer('monthly_assessments').notNull().default(0),
  /** What one live assessment costs on the monthly statement; an operator sets it. */
  priceCents: integer('price_cents').notNull().default(0),
  createdAt: time('created_at').notNull(),
});

const agencyId = () =>
  text('agency_id')
    .notNull()
    .references(() => agencies.id, { onDelete: 'cascade' });

/** A client reads one project; the others see all. One agency a user. */
export const agencyMembers = pgTable(
  'agency_members',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    agencyId: agencyId(),
    role: text('role').$type<AgencyRole>().notNull(),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('agency_members_agency').on(t.agencyId)],
);

/** Who may become a member by accepting it, signed in with that address. */
export const agencyInvitations = pgTable(
  'agency_invitations',
  {
    id: text('id').primaryKey(),
    agencyId: agencyId(),
    /** Folded, in small letters. */
    email: text('email').notNull(),
    role: text('role').$type<AgencyRole>().notNull(),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('agency_invitations_address').on(t.agencyId, t.email),
    index('agency_invitations_email').on(t.email),
  ],
);

/** Only the digest of a key is kept: 256 random bits need no slow hash. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    agencyId: agencyId(),
    mode: text('mode').$type<KeyMode>().notNull(),
    hash: text('hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    label: text('label').notNull(),
    scopes: jsonb('scopes').$type<Scope[]>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    expiresAt: time('expires_at'),
    revokedAt: time('revoked_at'),
  },
  (t) => [index('api_keys_agency').on(t.agencyId)],
);

/** An agent that a member let in by OAuth. It ends with the membership. */
export const agentGrants = pgTable(
  'agent_grants',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => agencyMembers.userId, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    /** As the agent calls itself. */
    clientName: text('client_name').notNull(),
    /** The address that its tokens open, and no other. */
    resource: text('resource').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [index('agent_grants_user').on(t.userId)],
);

/** Digests of what an agent shows. A used one is kept for as long as what it gave: shown again, it ends the grant. */
export const agentSecrets = pgTable(
  'agent_secrets',
  {
    hash: text('hash').primaryKey(),
    grantId: text('grant_id')
      .notNull()
      .references(() => agentGrants.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AgentSecretKind>().notNull(),
    /** Of a code: where it was sent, and the digest of the verifier that its owner knows. */
    redirectUri: text('redirect_uri'),
    challenge: text('challenge'),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [index('agent_secrets_grant').on(t.grantId), index('agent_secrets_expires').on(t.expiresAt)],
);

/** One client's website. */
export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    agencyId: agencyId(),
    mode: text('mode').$type<KeyMode>().notNull(),
    name: text('name').notNull(),
    website: text('website').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    brandId: text('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    /** Where finished reports are mailed, under the brand's name; null: nowhere. */
    notifyEmail: text('notify_email'),
    archivedAt: time('archived_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('projects_agency').on(t.agencyId, t.createdAt.desc(), t.id)],
);

export const agencyAssessments = pgTable(
  'agency_assessments',
  {
    id: text('id').primaryKey(),
    agencyId: agencyId(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    mode: text('mode').$type<KeyMode>().notNull(),
    state: text('state').$type<AssessmentState>().notNull().default('queued'),
    pageLimit: integer('page_limit').notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    /** json, not jsonb: kept as it was built. */
    document: json('document').$type<ReportDocument>(),
    score: integer('score'),
    failure: text('failure'),
    /** Of the token in the report's link. */
    shareHash: text('share_hash').unique(),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
  },
  (t) => [
    index('agency_assessments_project').on(t.projectId, t.createdAt.desc()),
    index('agency_assessments_agency').on(t.agencyId, t.createdAt.desc()),
    uniqueIndex('agency_assessments_idempotency')
      .on(t.agencyId, t.mode, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} is not null`),
  ],
);

/** How a report looks that an agency hands on. */
export const brands = pgTable(
  'brands',
  {
    id: text('id').primaryKey(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    accent: text('accent').notNull(),
    /** PNG. */
    logo: bytes('logo'),
    senderName: text('sender_name').notNull(),
    replyTo: text('reply_to'),
    domain: text('domain'),
    /** What the domain's TXT record must say. */
    domainToken: text('domain_token').notNull(),
    domainVerifiedAt: time('domain_verified_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('brands_agency').on(t.agencyId)],
);

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    agencyId: agencyId(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Sealed; the former one signs too until `formerUntil`. */
    secret: text('secret').notNull(),
    formerSecret: text('former_secret'),
    formerUntil: time('former_until'),
    /** Set: three days of deliveries failed, or the owner switched it off. */
    disabledAt: time('disabled_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('webhook_endpoints_agency').on(t.agencyId)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookEvent>().notNull(),
    payload: json('payload').$type<object>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    isDelivered: boolean('is_delivered').notNull().default(false),
    lastStatus: integer('last_status'),
    lastProblem: text('last_problem'),
    nextAttemptAt: time('next_attempt_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('webhook_deliveries_endpoint').on(t.endpointId, t.createdAt.desc())],
);

/** Live assessments that were begun, by month and project: the monthly statement, which outlives a project. */
export const agencyUsage = pgTable(
  'agency_usage',
  {
    agencyId: agencyId(),
    /** "2026-11" */
    month: text('month').notNull(),
    projectId: text('project_id').notNull(),
    assessments: bigint('assessments', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.agencyId, t.month, t.projectId] })],
);
