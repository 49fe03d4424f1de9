import { Readable } from 'node:stream';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { getFile } from '#base/files.ts';
import {
  agencies,
  agencyAssessments,
  agencyInvitations,
  agencyMembers,
  agencyUsage,
  agentGrants,
  apiKeys,
  auditLog,
  badges,
  brands,
  competitors,
  contests,
  conversations,
  crawlerLogs,
  deliveries,
  firstPartyImports,
  identities,
  leads,
  mailedProofs,
  orders,
  paidInvoices,
  projects,
  questionSets,
  receiptNumbers,
  rechecks,
  refundRequests,
  refunds,
  reminders,
  reports,
  reportVersions,
  shares,
  sites,
  submissions,
  taskEvents,
  taskStates,
  userDevices,
  userSessions,
  webhookEndpoints,
} from '#db/schema.ts';
import { ownChat, ownLead, ownQuiz, readOwnReports } from './data-of-address.ts';
import { readAccount, type DashboardDeps } from './dashboard.ts';
import type { Queryable } from '#base/db.ts';
import type { Session } from './session.ts';

/**
 * A zip of everything that is kept about the user, written while it is read: one report at a time is in memory. Left out are secrets (of which only hashes are
 * kept) and the copies of the website's public pages that a run rests on.
 */
export function exportData(deps: DashboardDeps, session: Session): Readable {
  return Readable.from(zipped(entries(deps, session)));
}

type Entry = { name: string; bytes: Uint8Array; isCompressed: boolean };

async function* entries(deps: DashboardDeps, session: Session): AsyncGenerator<Entry> {
  const { db } = deps.database;
  const { user } = session;
  const { passcodeHash: _, version: __, ...person } = user;
  yield json('account.json', {
    user: person,
    dashboard: await readAccount(deps, session),
    ...(await readTraces(db, user.id)),
  });
  if (!user.isVerified) return;
  yield* agencyEntries(db, user.id);
  const own = await readOwnReports(db, user.email);
  const bought = own.length === 0 ? undefined : inArray(orders.id, [...new Set(own.map((report) => report.orderId))]);
  const payments = db.select({ submissionId: orders.submissionId }).from(orders).where(bought);
  for (const quiz of await db
    .select()
    .from(submissions)
    .where(or(ownQuiz(user.email), bought && inArray(submissions.id, payments)))) {
    yield json(`quiz/${quiz.id}.json`, {
      createdAt: quiz.createdAt,
      plan: quiz.tier,
      answers: quiz.answers,
      questions: (await db.select().from(questionSets).where(eq(questionSets.submissionId, quiz.id)))[0]?.questions,
    });
    for (const order of await db.select().from(orders).where(eq(orders.submissionId, quiz.id))) {
      yield json(`purchases/${order.id}.json`, {
        ...order,
        payments: await db.select().from(paidInvoices).where(eq(paidInvoices.orderId, order.id)),
        refunds: await db.select().from(refunds).where(eq(refunds.orderId, order.id)),
        refundRequest: (await db.select().from(refundRequests).where(eq(refundRequests.orderId, order.id)))[0],
        receipts: await db.select().from(receiptNumbers).where(eq(receiptNumbers.orderId, order.id)),
      });
    }
  }
  const invitations = await db
    .select()
    .from(agencyInvitations)
    .where(eq(agencyInvitations.email, user.email.toLowerCase()));
  if (invitations.length > 0) yield json('agency/invitations.json', invitations);
  const contacts = await db.select().from(leads).where(ownLead(user.email));
  if (contacts.length > 0) yield json('contact-requests.json', contacts);
  const chat = await db.select().from(conversations).where(ownChat(db, user.email)).orderBy(conversations.createdAt);
  if (chat.length > 0) yield json('chat.json', chat);
  yield* boardEntries(db, [`account:${user.id}`, ...new Set(own.map(({ orderId }) => `order:${orderId}`))]);
  for (const { id } of own) {
    const [report] = await db.select().from(reports).where(eq(reports.id, id));
    if (!report) continue; // erased meanwhile
    yield json(`reports/${id}.json`, {
      ...report,
      versions: await db.select().from(reportVersions).where(eq(reportVersions.reportId, id)),
      mails: await db.select().from(deliveries).where(eq(deliveries.reportId, id)),
      crawlerLog: (await db.select().from(crawlerLogs).where(eq(crawlerLogs.reportId, id)))[0],
      ownStatistics: await db.select().from(firstPartyImports).where(eq(firstPartyImports.reportId, id)),
    });
    const pdf = report.pdfKey === null ? null : await getFile(db, report.pdfKey);
    if (pdf) yield { name: `reports/${id}.pdf`, bytes: pdf.bytes, isCompressed: false };
  }
}

/** What was ticked, checked, contested and shared. Links without their secrets. */
async function* boardEntries(db: Queryable, owners: string[]): AsyncGenerator<Entry> {
  for (const site of owners.length === 0 ? [] : await db.select().from(sites).where(inArray(sites.owner, owners))) {
    const { id } = site;
    const links = await db.select().from(shares).where(eq(shares.siteId, id));
    const [reminder] = await db.select().from(reminders).where(eq(reminders.siteId, id));
    yield json(`boards/${id}.json`, {
      ...site,
      tasks: await db.select().from(taskStates).where(eq(taskStates.siteId, id)),
      history: await db.select().from(taskEvents).where(eq(taskEvents.siteId, id)),
      checks: await db.select().from(rechecks).where(eq(rechecks.siteId, id)),
      contests: await db.select().from(contests).where(eq(contests.siteId, id)),
      links: links.map((link) => ({ ...link, tokenHash: undefined })),
      competitors: await db.select().from(competitors).where(eq(competitors.siteId, id)),
      reminder: reminder && { ...reminder, stopHash: undefined },
      badge: (await db.select().from(badges).where(eq(badges.siteId, id)))[0],
    });
  }
}

/** What an owner's agency has. Keys and webhooks without their secrets. */
async function* agencyEntries(db: Queryable, userId: string): AsyncGenerator<Entry> {
  const [owned] = await db
    .select({ agency: agencies })
    .from(agencyMembers)
    .innerJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .where(and(eq(agencyMembers.userId, userId), eq(agencyMembers.role, 'owner')));
  if (!owned) return;
  const { id } = owned.agency;
  const keys = await db.select().from(apiKeys).where(eq(apiKeys.agencyId, id));
  const endpoints = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.agencyId, id));
  yield json('agency/agency.json', {
    ...owned.agency,
    invited: await db.select().from(agencyInvitations).where(eq(agencyInvitations.agencyId, id)),
    members: await db.select().from(agencyMembers).where(eq(agencyMembers.agencyId, id)),
    usage: await db.select().from(agencyUsage).where(eq(agencyUsage.agencyId, id)),
    brands: (await db.select().from(brands).where(eq(brands.agencyId, id))).map((brand) => ({
      ...brand,
      logo: brand.logo?.toString('base64') ?? null,
    })),
    keys: keys.map((key) => ({ ...key, hash: undefined })),
    webhooks: endpoints.map((endpoint) => ({ ...endpoint, secret: undefined, formerSecret: undefined })),
  });
  for (const project of await db.select().from(projects).where(eq(projects.agencyId, id)))
    yield json(`agency/clients/${project.id}.json`, project);
  for (const { id: assessmentId } of await db
    .select({ id: agencyAssessments.id })
    .from(agencyAssessments)
    .where(eq(agencyAssessments.agencyId, id))) {
    const [assessment] = await db.select().from(agencyAssessments).where(eq(agencyAssessments.id, assessmentId));
    if (assessment) yield json(`agency/assessments/${assessmentId}.json`, { ...assessment, shareHash: undefined });
  }
}

/** How the account was used: times and places of entry, without the secrets that open it. */
async function readTraces(db: Queryable, userId: string) {
  return {
    providers: await db
      .select({ provider: identities.provider, subject: identities.subject, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    sessions: await db
      .select({ began: userSessions.createdAt, lastUsed: userSessions.lastUsedAt })
      .from(userSessions)
      .where(eq(userSessions.userId, userId)),
    devices: await db.select({ since: userDevices.createdAt }).from(userDevices).where(eq(userDevices.userId, userId)),
    agents: await db.select().from(agentGrants).where(eq(agentGrants.userId, userId)),
    mailedLinks: await db
      .select({
        purpose: mailedProofs.purpose,
        to: mailedProofs.address,
        at: mailedProofs.createdAt,
        used: mailedProofs.usedAt,
      })
      .from(mailedProofs)
      .where(eq(mailedProofs.userId, userId)),
    history: await db
      .select({ at: auditLog.at, by: auditLog.actor, what: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, userId))
      .orderBy(desc(auditLog.id)),
  };
}

function json(name: string, value: unknown): Entry {
  return { name, bytes: strToU8(`${JSON.stringify(value, null, 2)}\n`), isCompressed: true };
}

async function* zipped(source: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, bytes, isCompressed } of source) {
    const file = isCompressed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
