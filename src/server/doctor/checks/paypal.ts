import { z } from 'zod';
import { createPaypalClient } from '#payment/paypal/paypal-client.ts';
import { paypalEvents } from '#payment/paypal/paypal-events.ts';
import { amber, green, red, type Check } from '../check.ts';

/** Our app at PayPal and its webhook. Only reads. */
export const paypal: Check = {
  id: 'paypal',
  looksAt: 'Our app and webhook at PayPal',
  atStart: false,
  async look({ config: { payments, publicUrl } }) {
    if (payments.paypal === null) return green('PayPal is not configured and not offered.');
    const { webhookId } = payments.paypal;
    const client = createPaypalClient({ ...payments.paypal, timeoutMs: 8000 });
    const answer = await client
      .call('GET', `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`)
      .catch((error: unknown) => {
        if (error instanceof Error && error.message.startsWith('PayPal gave no token')) return error.message;
        throw error;
      });
    if (typeof answer === 'string')
      return red(`${answer}.`, 'Compare the id and the secret with those of the app in PayPal’s dashboard.');
    if (answer.status !== 200)
      return red(
        'PayPal knows no webhook with PAYPAL_WEBHOOK_ID.',
        'Copy the id of the webhook from the app in PayPal’s dashboard.',
      );
    const { url, event_types } = webhookSchema.parse(answer.body);
    const names = event_types.map(({ name }) => name);
    const missing = names.includes('*') ? [] : paypalEvents.filter((name) => !names.includes(name));
    if (publicUrl !== null && url !== `${publicUrl}/api/webhooks/paypal`)
      return red(`The webhook leads to ${url}.`, `Let it lead to ${publicUrl}/api/webhooks/paypal.`);
    if (missing.length > 0)
      return red(
        `The webhook is not subscribed to ${missing.join(', ')}.`,
        'Add these events to it in PayPal’s dashboard.',
      );
    if (publicUrl === null)
      return amber(
        'The webhook is there, but without PUBLIC_URL nobody knows whether it leads here.',
        'Set PUBLIC_URL.',
      );
    return green(`The key works, and the webhook is subscribed to all ${paypalEvents.length} events.`);
  },
};

const webhookSchema = z.object({ url: z.string(), event_types: z.array(z.object({ name: z.string() })).default([]) });
