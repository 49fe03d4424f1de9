import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '#base/secrets.ts';
import type { App } from '#base/app.ts';
import { formatAmount } from './contract.ts';
import { escapeHtml } from '#base/html-page.ts';
import { hostedPage, hostedPageStyles } from './hosted-page.ts';
import type { SettleDeps } from './settle-order.ts';
import { readSubscription, requestCancel } from './subscription.ts';
import type { SubscriptionView } from './subscription.ts';

/** The page on which a subscriber sees and ends the subscription. Its key is in the mails only: a report that was passed on does not open it. */
export function subscriptionLink(
  { publicUrl, secretKey }: { publicUrl: string; secretKey: string },
  orderId: string,
): string {
  return `${publicUrl}/subscription/${orderId}?key=${keyOf(secretKey, orderId)}`;
}

/** `GET /subscription/{id}?key=` and its form; with `&go=billing` on to the payment provider's own page. */
export function subscriptionRoutes(app: App, deps: SettleDeps & { secretKey: string; publicUrl: string }): void {
  app.get('/subscription.css', { config: { needs: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(hostedPageStyles),
  );

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.route({
      method: 'GET',
      url: '/subscription/:id',
      config: { needs: 'holder' },
      schema: { hide: true, params, querystring },
      handler: async (request, reply) => {
        const { id } = request.params;
        const view = isKeyOf(deps.secretKey, id, request.query.key) ? await readSubscription(deps.db, id) : null;
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'same-origin');
        if (view === null) return reply.code(404).send(missing());
        const here = subscriptionLink(deps, id);
        if (request.query.go !== 'billing') return reply.send(subscriptionPage(view, `${here}&go=billing`));
        const portal = await portalOf(deps, view, here).catch((error: unknown) => {
          deps.log.error(
            { err: error, orderId: id, next: 'check the provider’s portal settings' },
            'the billing page could not be opened',
          );
          return null;
        });
        return portal === null ? reply.code(502).send(unreachable(here)) : reply.redirect(portal, 303);
      },
    });
    scope.route({
      method: 'POST',
      url: '/subscription/:id',
      config: { needs: 'holder' },
      schema: { hide: true, params, querystring, body: z.object({ do: z.literal('cancel') }) },
      handler: async (request, reply) => {
        const { id } = request.params;
        if (!isKeyOf(deps.secretKey, id, request.query.key))
          return reply.code(404).type('text/html; charset=utf-8').send(missing());
        // The wish is kept even when the provider does not answer: the sweep carries it out.
        await requestCancel(deps, id, 'customer').catch((error: unknown) =>
          deps.log.error(
            { err: error, orderId: id, next: 'nothing: the sweep asks the provider again' },
            'a cancellation waits for the provider',
          ),
        );
        return reply.redirect(`/subscription/${id}?key=${request.query.key}`, 303);
      },
    });
  });
}

/** A subscription may be cancelled on the provider's page too, but not before the payments agreed on are made. */
async function portalOf(
  deps: SettleDeps,
  { orderId, provider, sessionId, paymentsMade, commitmentPayments }: SubscriptionView,
  returnUrl: string,
) {
  const portalUrl = deps.providers[provider]?.portalUrl;
  if (!portalUrl || sessionId === null) throw new Error(`Order ${orderId} has no billing page at ${provider}.`);
  return portalUrl(sessionId, { mayCancel: paymentsMade >= commitmentPayments, returnUrl });
}

function subscriptionPage(view: SubscriptionView, billingLink: string): string {
  const { planName, amountCents, paymentsMade, commitmentPayments, state, cancelRequestedAt } = view;
  const left = Math.max(0, commitmentPayments - paymentsMade);
  const words: Record<SubscriptionView['state'], string> = {
    active: 'It is active.',
    'past-due': 'The latest payment failed; the payment provider tries again.',
    paused: 'It is paused, since a payment is missing. The next payment takes it up again.',
    ending:
      left === 0
        ? 'It is cancelled and ends with the period that is paid.'
        : `It is cancelled and ends after ${plural(left)}, as agreed.`,
    ended: 'It has ended: nothing more is charged.',
  };
  const kept =
    cancelRequestedAt !== null && (state === 'past-due' || state === 'paused')
      ? `<p class="notice">We have your cancellation of ${dayText(cancelRequestedAt)}. It takes effect ${left === 0 ? 'with the period that is paid' : `after ${plural(left)}, as agreed`}.</p>`
      : '';
  const form =
    state === 'ended' || cancelRequestedAt !== null
      ? ''
      : `<form method="post"><p>${left === 0 ? 'You may cancel now: it ends with the period that is paid.' : `You agreed to ${commitmentPayments} payments: cancelled now, it ends after ${plural(left)}.`}</p>
<button class="main" name="do" value="cancel">Cancel the subscription</button></form>`;
  return layout(`<h1>${escapeHtml(planName)}</h1>
<p class="amount">${formatAmount(amountCents)}</p>
<p>${paymentsMade} of ${commitmentPayments} agreed payments made. ${words[state]}</p>${kept}${form}
<p><a href="${escapeHtml(billingLink)}">Cards, invoices and receipts</a></p>
<p><a href="/report/${encodeURIComponent(view.orderId)}">Open the report</a></p>`);
}

function dayText(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });
}

function plural(payments: number): string {
  return payments === 1 ? 'one more payment' : `${payments} more payments`;
}

function missing(): string {
  return layout(
    '<h1>This page does not exist</h1><p>The address is incomplete. Use the link in your latest mail.</p><p><a href="/">Back to Home</a></p>',
  );
}

function unreachable(here: string): string {
  return layout(
    `<h1>The payment provider does not answer</h1><p>Please try again in a few minutes.</p><p><a href="${escapeHtml(here)}">Back to the subscription</a></p>`,
  );
}

function layout(content: string): string {
  return hostedPage({ title: 'Your subscription', stylesheet: '/subscription.css', banner: null, content });
}

function keyOf(secretKey: string, orderId: string): string {
  return createHmac('sha256', deriveKey(secretKey, 'subscription-page')).update(orderId).digest('base64url');
}

function isKeyOf(secretKey: string, orderId: string, key: string): boolean {
  const [right, given] = [Buffer.from(keyOf(secretKey, orderId)), Buffer.from(key)];
  return right.length === given.length && timingSafeEqual(right, given);
}

const params = z.object({ id: z.string().max(100) });
const querystring = z.object({
  key: z.string().max(100).catch('').default(''),
  go: z.literal('billing').optional().catch(undefined),
});
