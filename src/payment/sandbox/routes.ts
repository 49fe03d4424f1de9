import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import { hostedPageStyles } from '../hosted-page.ts';
import { checkoutPage, missingPage } from './checkout-page.ts';
import type { Sandbox, SandboxSession } from './sandbox.ts';
import { returnUrl, stateOf } from './sandbox.ts';

export type SandboxRouteDeps = {
  sandbox: Sandbox;
  queue: Pick<Deps['queue'], 'send'>;
  db: Deps['database']['db'];
  now: () => Date;
};

export const sandboxLaterQueue = 'sandbox-pay-later';
export const sandboxRenewalQueue = 'sandbox-renewals';
const laterSeconds = 20;

/** The sandbox's own pages: `/sandbox/checkout/{id}`. */
export function sandboxRoutes(app: App, deps: SandboxRouteDeps): void {
  const { sandbox } = deps;
  app.get('/sandbox/checkout.css', { config: { needs: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(hostedPageStyles),
  );

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );

    scope.route({
      method: 'GET',
      url: '/sandbox/checkout/:id',
      config: { needs: 'holder' },
      schema: { hide: true, params, querystring },
      handler: async (request, reply) => {
        const session = await sandbox.find(request.params.id);
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
        if (session === null) return reply.code(404).send(missingPage());
        return reply.send(checkoutPage(asSeen(session), { ...request.query, notice: null }));
      },
    });

    scope.route({
      method: 'POST',
      url: '/sandbox/checkout/:id',
      config: { needs: 'holder' },
      schema: { hide: true, params, body: formSchema },
      handler: async (request, reply) => {
        const session = await sandbox.find(request.params.id);
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
        if (session === null) return reply.code(404).send(missingPage());
        const outcome = await act(session, request.body);
        if (outcome.kind === 'redirect') return reply.redirect(outcome.url, 303);
        return reply
          .code(402)
          .send(checkoutPage(asSeen(session), { step: 'choose', method: request.body.method, notice: outcome.notice }));
      },
    });
  });

  async function act(
    session: SandboxSession,
    form: z.infer<typeof formSchema>,
  ): Promise<{ kind: 'redirect'; url: string } | { kind: 'page'; notice: string }> {
    const here = `/sandbox/checkout/${session.id}`;
    switch (form.do) {
      case 'back':
        return { kind: 'redirect', url: session.cancelUrl };
      case 'authenticate':
        return { kind: 'redirect', url: `${here}?step=challenge` };
      case 'decline':
        return { kind: 'page', notice: 'Your payment was declined. Nothing was charged; you may try again.' };
      case 'pay': {
        const paid = await sandbox.pay(session.id, form.method);
        return { kind: 'redirect', url: paid?.status === 'paid' ? returnUrl(paid) : here };
      }
      case 'renew':
      case 'renew-failing':
        await sandbox.renew(session.id, form.do === 'renew' ? 'paid' : 'failed');
        return { kind: 'redirect', url: here };
      case 'pay-due':
        await sandbox.payDue(session.id);
        return { kind: 'redirect', url: here };
      case 'later': {
        const agreed = await sandbox.payLater(session.id, form.method);
        if (agreed?.status !== 'processing') return { kind: 'redirect', url: here };
        await deps.queue.send(
          deps.db,
          sandboxLaterQueue,
          { sessionId: session.id },
          { key: session.id, startAfterSeconds: laterSeconds },
        );
        return { kind: 'redirect', url: returnUrl(agreed) };
      }
    }
  }

  function asSeen(session: SandboxSession): SandboxSession {
    return { ...session, status: stateOf(session, deps.now()) };
  }
}

/** The jobs that let a "pay later" arrive and subscriptions renew by the calendar. */
export async function workSandbox(queue: Deps['queue'], sandbox: Sandbox): Promise<void> {
  await queue.work(sandboxLaterQueue, async (job) => {
    await sandbox.finishLater(z.object({ sessionId: z.string() }).parse(job.data).sessionId, 'paid');
  });
  await queue.work(sandboxRenewalQueue, async () => {
    await sandbox.renewDue();
  });
  await queue.schedule(sandboxRenewalQueue, '17 * * * *');
}

const params = z.object({ id: z.string().max(100) });
const querystring = z.object({
  step: z.enum(['choose', 'challenge']).catch('choose').default('choose'),
  method: z.enum(['card', 'paypal']).catch('card').default('card'),
});
const formSchema = z.object({
  do: z.enum(['pay', 'authenticate', 'later', 'decline', 'back', 'renew', 'renew-failing', 'pay-due']),
  method: z.enum(['card', 'paypal']).default('card'),
});
