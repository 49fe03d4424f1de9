import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { deriveKey } from '#base/secrets.ts';
import type { App } from '#base/app.ts';
import { askRefund } from './ask-refund.ts';
import { subscriptionSheetSchema, type RefundRule } from './contract.ts';
import { hostedPageStyles } from './hosted-page.ts';
import type { SettleDeps } from './settle-order.ts';
import { readSubscription, requestCancel, takeCancelBack } from './subscription.ts';
import type { SubscriptionView } from './subscription.ts';

/** The page on which a subscriber sees and ends the subscription. Its key is in the mails only: a report that was passed on does not open it. */
export function subscriptionLink(
  { publicUrl, secretKey }: { publicUrl: string; secretKey: string },
  orderId: string,
): string {
  return `${publicUrl}/subscription/${orderId}?key=${keyOf(secretKey, orderId)}`;
}

export type SubscriptionDeps = SettleDeps & {
  secretKey: string;
  publicUrl: string;
  /** What the built pages promise. */ refund: RefundRule;
};

/** What the page of a subscription is drawn from, its form, and the way on to the payment provider's own page. Each takes the page's key as `?key=`. */
export function subscriptionRoutes(app: App, deps: SubscriptionDeps): void {
  app.get('/subscription.css', { config: { needs: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(hostedPageStyles),
  );

  const read = async ({ params: { id }, query: { key } }: Asked) => {
    const about = { now: deps.now(), refund: deps.refund };
    const view = isKeyOf(deps.secretKey, id, key) ? await readSubscription(deps.db, id, about) : null;
    if (view === null)
      throw new AppError(404, 'subscription-not-found', 'The address is incomplete. Use the link in your latest mail.');
    return view;
  };

  app.route({
    method: 'GET',
    url: '/api/subscription/:id',
    config: { needs: 'holder' },
    schema: {
      summary: 'What a subscription owes, when it ends, and what comes back',
      params,
      querystring,
      response: { 200: subscriptionSheetSchema },
    },
    handler: async (request, reply) => reply.header('cache-control', 'no-store').send(await read(request)),
  });

  app.route({
    method: 'GET',
    url: '/subscription/:id/billing',
    config: { needs: 'holder' },
    schema: { hide: true, params, querystring },
    handler: async (request, reply) => {
      const view = await read(request);
      const here = subscriptionLink(deps, view.orderId);
      const portal = await portalOf(deps, view, here).catch((error: unknown) => {
        deps.log.error(
          { err: error, orderId: view.orderId, next: 'check the provider’s portal settings' },
          'the billing page could not be opened',
        );
        return `${here}&problem=yes`;
      });
      return reply.redirect(portal, 303);
    },
  });

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.route({
      method: 'POST',
      url: '/subscription/:id',
      config: { needs: 'holder' },
      schema: { hide: true, params, querystring, body: formSchema },
      handler: async (request, reply) => {
        const { orderId } = await read(request);
        const here = `/subscription/${orderId}?key=${request.query.key}`;
        const { do: what, confirmed, message } = request.body;
        if (confirmed === undefined) return reply.redirect(`${here}&step=${what}`, 303);
        const isDone = await carryOut(deps, orderId, { what, message });
        return reply.redirect(isDone ? here : `${here}&problem=yes`, 303);
      },
    });
  });
}

type Asked = { params: z.infer<typeof params>; query: z.infer<typeof querystring> };
type Wish = { what: z.infer<typeof formSchema>['do']; message: string };

/** false: the provider did not answer, and nothing was changed. A wish to end is kept even then: the sweep carries it out. */
async function carryOut(deps: SubscriptionDeps, orderId: string, { what, message }: Wish): Promise<boolean> {
  if (what === 'refund') {
    await askRefund(deps, orderId, message);
    return true;
  }
  const isKept = what === 'cancel';
  return (isKept ? requestCancel(deps, orderId, 'customer') : takeCancelBack(deps, orderId)).then(
    () => true,
    (error: unknown) => {
      deps.log.error(
        {
          err: error,
          orderId,
          next: isKept ? 'nothing: the sweep asks the provider again' : 'nothing: the customer was asked to try again',
        },
        'a cancellation, or its end, waits for the provider',
      );
      return isKept;
    },
  );
}

/** A subscription may be cancelled on the provider's page too, but not before the payments agreed on are made. */
async function portalOf(
  deps: SettleDeps,
  { orderId, provider, sessionId, paymentsLeft }: SubscriptionView,
  returnUrl: string,
) {
  const portalUrl = deps.providers[provider]?.portalUrl;
  if (!portalUrl || sessionId === null) throw new Error(`Order ${orderId} has no billing page at ${provider}.`);
  return portalUrl(sessionId, { mayCancel: paymentsLeft === 0, returnUrl });
}

function keyOf(secretKey: string, orderId: string): string {
  return createHmac('sha256', deriveKey(secretKey, 'subscription-page')).update(orderId).digest('base64url');
}

function isKeyOf(secretKey: string, orderId: string, key: string): boolean {
  const [right, given] = [Buffer.from(keyOf(secretKey, orderId)), Buffer.from(key)];
  return right.length === given.length && timingSafeEqual(right, given);
}

const params = z.object({ id: z.string().max(100) });
const querystring = z.object({ key: z.string().max(100).catch('').default('') });
const formSchema = z.object({
  do: z.enum(['cancel', 'refund', 'keep']),
  /** Pressed on the step that says what follows. */
  confirmed: z.literal('yes').optional(),
  message: z.string().trim().max(2000).default(''),
});
