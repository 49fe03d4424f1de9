import type { FastifyRequest } from 'fastify';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { getFile } from '#base/files.ts';
import { foldMailAddress } from '#base/mail-address.ts';
import { websiteHost } from '#base/website-host.ts';
import { recordAudit } from '#db/audit.ts';
import { assessments, reports, submissions, users } from '#db/schema.ts';
import { catalogue } from '#payment/contract.ts';
import { reportFileName } from '#report/contract.ts';
import type { App } from '#base/app.ts';
import type { Attempts } from './attempts.ts';
import { accountSchema, deleteAccountSchema, measureAgainReplySchema, passcodeChangeSchema } from './contract.ts';
import { readAccount, reportsOf } from './dashboard.ts';
import type { AccountDeps } from './deps.ts';
import { eraseAccount } from './erase-account.ts';
import { isKnownDevice } from './device.ts';
import { exportData } from './export-data.ts';
import { hashPasscode, verifyPasscode } from './hash-passcode.ts';
import { closeSessionsOf, type Session } from './session.ts';
import { refuseGuessable } from './sign-up.ts';
import type { Visitors } from './visitor.ts';

const said = z.object({ message: z.string() });
const bodyLimit = 4096;

type Given = { deps: AccountDeps; attempts: Attempts; visitors: Visitors };

export function accountRoutes(app: App, given: Given): void {
  const { deps, visitors } = given;
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/account',
    config: { needs: 'account' },
    schema: { summary: 'What the dashboard shows', response: { 200: accountSchema } },
    handler: async (request) => readAccount(deps, await visitors.signedIn(request)),
  });

  app.route({
    method: 'POST',
    url: '/api/account/passcode',
    config: { needs: 'account' },
    bodyLimit,
    schema: {
      summary: 'Sets a new passcode and ends all other sessions',
      body: passcodeChangeSchema,
      response: { 200: said },
    },
    handler: async (request, reply) => {
      const session = await visitors.signedIn(request);
      const { user } = session;
      const { current, passcode } = request.body;
      await proveOwner(given, request, session, current);
      refuseGuessable(passcode, user);
      const passcodeHash = await hashPasscode(passcode, deps.secretKey);
      await db.transaction(async (tx) => {
        await tx.update(users).set({ passcodeHash }).where(eq(users.id, user.id));
        await closeSessionsOf(tx, user.id, session.tokenHash);
        await recordAudit(tx, { actor: 'customer', action: 'user.passcode-changed', subjectId: user.id });
      });
      return reply.send({ message: 'Your passcode is changed. All other devices are signed out.' });
    },
  });

  ownReportRoutes(app, given);

  app.route({
    method: 'GET',
    url: '/api/account/export',
    config: { needs: 'account', costMs: 60 },
    schema: { summary: 'Everything that is kept about the user, as a zip of JSON and PDF files' },
    handler: async (request, reply) => {
      const session = await visitors.signedIn(request);
      await recordAudit(db, { actor: 'customer', action: 'user.exported', subjectId: session.user.id });
      const day = deps.now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="citable-data-${day}.zip"`)
        .send(exportData(deps, session));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/account/delete',
    config: { needs: 'account' },
    bodyLimit,
    schema: {
      summary: 'Erases the account and what is kept under its address',
      body: deleteAccountSchema,
      response: { 200: said },
    },
    handler: async (request, reply) => {
      const session = await visitors.signedIn(request);
      const { email, passcode } = request.body;
      if (foldMailAddress(email).toLowerCase() !== foldMailAddress(session.user.email).toLowerCase())
        throw new AppError(422, 'wrong-address', 'Please type the e-mail address of this account.');
      await proveOwner(given, request, session, passcode);
      await eraseAccount(deps, session.user);
      visitors.forget(reply);
      return reply.send({ message: 'Your account and your data are erased.' });
    },
  });
}

function ownReportRoutes(app: App, { deps, visitors }: Given): void {
  const { db } = deps.database;

  app.route({
    method: 'POST',
    url: '/api/account/measure-again',
    config: { needs: 'account' },
    bodyLimit,
    schema: {
      summary: 'Opens the checkout of another assessment with the answers of a report',
      body: z.object({ reportId: z.string().max(100) }),
      response: { 201: measureAgainReplySchema },
    },
    handler: async (request, reply) => {
      const session = await visitors.signedIn(request);
      const { user } = session;
      const [found] = await db
        .select({ answers: submissions.answers, report: reports })
        .from(reports)
        .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
        .innerJoin(submissions, eq(submissions.id, assessments.submissionId))
        .where(and(eq(reports.id, request.body.reportId), ownedBy(user)));
      if (!found) throw noReport();
      const { answers, report } = found;
      const { businesses } = await readAccount(deps, session);
      const measuredBy = businesses.find(({ website }) => website === websiteHost(answers.website))?.measuredBy ?? null;
      if (measuredBy !== null) {
        throw new AppError(
          409,
          'measured-already',
          `${catalogue[measuredBy].name} measures this website again with each payment. There is nothing to buy.`,
        );
      }
      const { contactName, contactPhone, companyName, companySize, email } = report;
      const lead = { contactName, contactPhone, companyName, companySize, email, website: answers.website };
      return reply.code(201).send({
        ...(await deps.measureAgain(report.id, { answers, lead, userId: user.id, browser: null })),
        answers: { ...answers },
      });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/account/reports/:id/pdf',
    config: { needs: 'account' },
    schema: { summary: 'One of the own reports as a PDF', params: z.object({ id: z.string().max(100) }) },
    handler: async (request, reply) => {
      const { user } = await visitors.signedIn(request);
      const [found] = await db
        .select({ pdfKey: reports.pdfKey, createdAt: reports.createdAt, status: reports.status })
        .from(reports)
        .where(and(eq(reports.id, request.params.id), ownedBy(user)));
      if (!found || found.status === 'suspended') throw noReport();
      const pdf = found.pdfKey === null ? null : await getFile(db, found.pdfKey);
      if (pdf === null)
        throw new AppError(409, 'report-running', 'The report is still being made. Please try again in a moment.');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${reportFileName(found.createdAt)}"`)
        .send(pdf.bytes);
    },
  });
}

/** Whoever finds a browser signed in must still know the passcode, or read the mailbox. */
async function proveOwner(
  { deps, attempts, visitors }: Given,
  request: FastifyRequest,
  { user, isMailboxProven }: Session,
  passcode: string,
): Promise<void> {
  if (user.passcodeHash === null || isMailboxProven) return;
  const visitor = visitors.of(request);
  // Only a device of this user has a count of its own, or a new cookie would be worth five new guesses.
  const device = (await isKnownDevice(deps.database.db, user.id, visitor.device)) ? visitor.device : null;
  await attempts.takeSignIn({ email: user.email, network: visitor.network, device });
  if (!(await verifyPasscode(user.passcodeHash, passcode, deps.secretKey)))
    throw new AppError(403, 'invalid-passcode', 'This is not your current passcode.');
  await attempts.signedIn({ email: user.email, device });
}

/** Reports of an address that is not confirmed are nobody's yet. */
function ownedBy(user: Session['user']) {
  return user.isVerified ? reportsOf(user.email) : sql`false`;
}

function noReport(): AppError {
  return new AppError(404, 'report-not-found', 'There is no such report in your account.');
}
