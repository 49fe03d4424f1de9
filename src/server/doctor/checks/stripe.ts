import Stripe from 'stripe';
import { createStripeClient, stripeEvents } from '#payment/stripe/stripe-client.ts';
import { amber, green, red, type Check, type Seen, type Surroundings } from '../check.ts';

/** Stripe's account, our webhook there, and whether it reckons tax. Only reads. */
export const stripe: readonly Check[] = [
  {
    id: 'stripe-account',
    looksAt: 'Our account at Stripe',
    atStart: false,
    look: asked(
      async (api) => {
        const account = await api.accounts.retrieveCurrent();
        if (account.charges_enabled) return green('The key works and the account takes payments.');
        return red(
          'The key works, but the account takes no payments yet.',
          'Finish the account in Stripe’s dashboard: company, bank account, identity.',
        );
      },
      amber(
        'Stripe is not configured, so nobody pays with real money.',
        'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
      ),
    ),
  },
  {
    id: 'stripe-webhook',
    looksAt: 'Our webhook at Stripe',
    atStart: false,
    look: asked(async (api, { config: { publicUrl } }) => {
      if (publicUrl === null)
        return amber('Without PUBLIC_URL it has no address.', 'Set PUBLIC_URL to the https address of your site.');
      const url = `${publicUrl}/api/webhooks/stripe`;
      for await (const endpoint of api.webhookEndpoints.list({ limit: 100 }))
        if (endpoint.url === url) return judgeEndpoint(endpoint);
      return red(
        `No webhook of the account leads to ${url}.`,
        'Add it in Stripe’s dashboard with the events in docs/operations.md, and set STRIPE_WEBHOOK_SECRET.',
      );
    }),
  },
  {
    id: 'stripe-tax',
    looksAt: 'Tax at Stripe',
    atStart: false,
    look: asked(async (api, { config: { payments, shop } }) => {
      const { tax } = shop.company;
      if (payments.stripe?.tax === 'off')
        return tax === 'none'
          ? green('STRIPE_TAX is off: nothing is added to the price, as the pages say.')
          : amber(
              'STRIPE_TAX is off, but the pages say that the checkout adds tax where it is due.',
              'Write "tax": "none" into COMPANY_FILE and start again.',
            );
      const { status } = await api.tax.settings.retrieve();
      if (status === 'active')
        return tax === 'at-checkout'
          ? green('Stripe Tax is set up, and tax is added at the checkout.')
          : red(
              'Stripe adds tax at the checkout, but the pages say that none is added.',
              'Set STRIPE_TAX=off, or write "tax": "at-checkout" into COMPANY_FILE and start again.',
            );
      const todo = 'Set up Stripe Tax in the dashboard (head office, registrations), or set STRIPE_TAX=off.';
      if (payments.stripe?.tax === 'on')
        return red('STRIPE_TAX is on, but Stripe Tax is not set up: no checkout opens.', todo);
      return amber('Stripe Tax is not set up, so no tax is added.', todo);
    }),
  },
];

/** `missing` is said where Stripe is not configured. */
function asked(
  look: (api: Stripe, surroundings: Surroundings) => Promise<Seen>,
  missing = green('Stripe is not configured.'),
): Check['look'] {
  return async (surroundings) => {
    const { config } = surroundings;
    if (config.payments.stripe === null) return missing;
    return look(createStripeClient({ ...config.payments.stripe, timeoutMs: 8000 }), surroundings).catch(
      (error: unknown) => {
        if (error instanceof Stripe.errors.StripeAuthenticationError)
          return red('Stripe refuses our key.', 'Set STRIPE_SECRET_KEY to a key from Stripe’s dashboard.');
        if (error instanceof Stripe.errors.StripePermissionError)
          return amber(
            'Our key may not read this.',
            'Give the restricted key leave to read it, or look in the dashboard.',
          );
        throw error;
      },
    );
  };
}

function judgeEndpoint({ status, enabled_events, api_version }: Stripe.WebhookEndpoint): Seen {
  const missing = enabled_events.includes('*') ? [] : stripeEvents.filter((name) => !enabled_events.includes(name));
  if (status !== 'enabled')
    return red(
      'Our webhook is disabled.',
      'Enable it in Stripe’s dashboard; what was missed meanwhile is looked up by itself for 30 days.',
    );
  if (missing.length > 0)
    return red(
      `Our webhook is not enabled for ${missing.join(', ')}.`,
      'Add these events to it in Stripe’s dashboard.',
    );
  if (api_version !== Stripe.API_VERSION)
    return amber(
      `Our webhook speaks ${api_version === null ? 'the default API version of the account, which may be old' : `API version ${api_version}`}, and we ${Stripe.API_VERSION}.`,
      `Make it anew with version ${Stripe.API_VERSION}.`,
    );
  return green(`It is enabled for all ${stripeEvents.length} events.`);
}
