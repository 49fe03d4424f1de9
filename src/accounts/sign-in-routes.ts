import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { randomToken } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { users } from '#db/schema.ts';
import type { App } from '#base/app.ts';
import type { Attempts } from './attempts.ts';
import { signInReplySchema, signInSchema, signUpSchema, userEmailSchema } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import { requestProof, redeemLink } from './mailed-proof.ts';
import { closeSession, closeSessionsOf } from './session.ts';
import type { SignIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import type { Visitors } from './visitor.ts';

const token = z.object({ token: z.string().max(100) });
const said = z.object({ message: z.string() });
const bodyLimit = 4096;

type Given = { deps: AccountDeps; attempts: Attempts; visitors: Visitors; signIn: SignIn };

export function signInRoutes(app: App, given: Given): void {
  enteringRoutes(app, given);
  confirmingRoutes(app, given);
  leavingRoutes(app, given);
}

function enteringRoutes(app: App, { deps, attempts, visitors, signIn }: Given): void {
  app.route({
    method: 'POST',
    url: '/api/auth/signup',
    config: { needs: 'public' },
    bodyLimit,
    schema: {
      summary: 'Creates an account; the answer does not tell whether there was one',
      body: signUpSchema,
      response: { 201: said },
    },
    handler: async (request, reply) => {
      const visitor = visitors.of(request);
      await attempts.takeMail({ email: request.body.email, network: visitor.network });
      const device = visitor.device ?? randomToken();
      await signUp(deps, request.body, device);
      visitors.keepDevice(reply, device);
      return reply.code(201).send({ message: 'Your account has been created successfully.' });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/login',
    config: { needs: 'public' },
    bodyLimit,
    schema: {
      summary: 'Signs in by e-mail address and passcode',
      body: signInSchema,
      response: { 200: signInReplySchema, 202: signInReplySchema },
    },
    handler: async (request, reply) => {
      const outcome = await signIn.byPasscode(request.body, visitors.of(request));
      if ('challenge' in outcome) {
        return reply.code(202).send({
          status: 'code-required',
          challenge: outcome.challenge,
          message: 'We have mailed you a code, since this browser is new to us.',
        });
      }
      visitors.keep(reply, outcome);
      return reply.send({ status: 'signed-in' });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/login/code',
    config: { needs: 'public' },
    bodyLimit,
    schema: {
      summary: 'Ends a sign-in on a new device with the mailed code',
      body: z.object({
        challenge: z.string().max(100),
        code: z.string().regex(/^\s*\d{6}\s*$/, 'The code has six digits.'),
      }),
      response: { 200: signInReplySchema },
    },
    handler: async (request, reply) => {
      const { challenge, code } = request.body;
      visitors.keep(reply, await signIn.byCode({ challenge, code: code.trim() }, visitors.of(request)));
      return reply.send({ status: 'signed-in' });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/link',
    config: { needs: 'public' },
    bodyLimit,
    schema: {
      summary: 'Mails a sign-in link, if an account or a purchase has the address',
      body: z.object({ email: userEmailSchema }),
      response: { 202: said },
    },
    handler: async (request, reply) => {
      await signIn.mailLink(request.body.email, visitors.of(request));
      return reply
        .code(202)
        .send({ message: 'If an account or a purchase has this address, a sign-in link is on its way to it.' });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/link/use',
    config: { needs: 'public' },
    bodyLimit,
    schema: {
      summary: 'Signs in by a mailed link; the one that confirms an address confirms it as well',
      body: token,
      response: { 200: signInReplySchema },
    },
    handler: async (request, reply) => {
      visitors.keep(reply, await signIn.byLink(request.body.token, visitors.of(request)));
      return reply.send({ status: 'signed-in' });
    },
  });
}

function confirmingRoutes(app: App, { deps, attempts, visitors }: Given): void {
  const { db } = deps.database;

  app.route({
    method: 'POST',
    url: '/api/auth/confirm',
    config: { needs: 'account' },
    bodyLimit,
    schema: {
      summary: 'Confirms the e-mail address of whoever is signed in, by a mailed link',
      body: token,
      response: { 200: said },
    },
    handler: async (request, reply) => {
      // Only together with a session: else a stranger's account could be confirmed by the owner of the address it was made with.
      const { user } = await visitors.signedIn(request);
      await attempts.takeLink(visitors.of(request));
      await db.transaction(async (tx) => {
        const proven = await redeemLink(tx, request.body.token, ['welcome', 'confirm'], deps.now(), user.id);
        if (proven === null)
          throw new AppError(410, 'link-over', 'This link has been used, is too old, or belongs to another account.');
        await tx.update(users).set({ isVerified: true }).where(eq(users.id, user.id));
        await recordAudit(tx, {
          actor: 'customer',
          action: 'user.email-confirmed',
          subjectId: user.id,
          details: { by: 'link' },
        });
      });
      return reply.send({ message: 'Your e-mail address is confirmed.' });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/confirm/send',
    config: { needs: 'account' },
    bodyLimit,
    schema: { summary: 'Mails the link that confirms the address once more', response: { 202: said } },
    handler: async (request, reply) => {
      const { user } = await visitors.signedIn(request);
      await attempts.takeMail({ email: user.email, network: visitors.of(request).network });
      await db.transaction((tx) => requestProof(deps, tx, 'confirm', user.id));
      return reply.code(202).send({ message: `A link is on its way to ${user.email}.` });
    },
  });
}

function leavingRoutes(app: App, { deps, visitors }: Given): void {
  const { db } = deps.database;

  app.route({
    method: 'POST',
    url: '/api/auth/logout',
    config: { needs: 'public' },
    bodyLimit,
    schema: { summary: 'Signs out', response: { 200: said } },
    handler: async (request, reply) => {
      const { session } = visitors.of(request);
      if (session !== null) await closeSession(db, session);
      visitors.forget(reply);
      return reply.send({ message: 'You are signed out.' });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/logout-everywhere',
    config: { needs: 'account' },
    bodyLimit,
    schema: { summary: 'Signs out on every device', response: { 200: said } },
    handler: async (request, reply) => {
      const { user } = await visitors.signedIn(request);
      await closeSessionsOf(db, user.id);
      visitors.forget(reply);
      return reply.send({ message: 'You are signed out everywhere.' });
    },
  });
}
