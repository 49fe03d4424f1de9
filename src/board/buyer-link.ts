// "Is it you?": whoever has the link of a report has its buyer mailed another one, and whoever opens that is the buyer in this browser.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { App } from '#base/app.ts';
import { proveBy } from '#base/capabilities.ts';
import { sharedNetwork } from '#base/client-network.ts';
import { AppError } from '#base/errors.ts';
import { maskedAddress } from '#base/mail-address.ts';
import { createThrottle } from '#base/throttle.ts';
import { orders } from '#db/schema.ts';
import { boardMail } from '#delivery/board-mail.ts';
import { sentSchema } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { boardParams } from './task-routes.ts';

/** So many mails may strangers cause for one order in all its life, and in a day. */
const mostMails = { ever: 10, perDay: 3 };

export function buyerRoutes(app: App, deps: BoardDeps): void {
  const { db, pool } = deps.database;
  const ofNetwork = createThrottle(pool, { name: 'buyer-link-network', points: 10, perSeconds: 60 * 60 });
  const ofOrder = createThrottle(pool, { name: 'buyer-link', points: mostMails.perDay, perSeconds: 24 * 60 * 60 });
  proveBy(app, { buyer: deps.buyers.prove });

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/buyer-link',
    config: { needs: 'reader' },
    schema: {
      summary: 'Mails the buyer the link that proves who they are',
      params: boardParams,
      response: { 202: sentSchema },
    },
    handler: async (request, reply) => {
      const { orderId, mailbox } = await deps.buyers.mailboxOf(request.params.paymentIntentId);
      for (const [throttle, key] of [
        [ofNetwork, sharedNetwork(request.ip)],
        [ofOrder, orderId],
      ] as const) {
        const { allowed, ...wait } = await throttle.take(key);
        if (!allowed)
          throw new AppError(
            429,
            'too-many-mails',
            'We have mailed this link a few times already. Look into the mailbox, or try again tomorrow.',
            wait,
          );
      }
      const counted = await db
        .update(orders)
        .set({ linksMailed: sql`${orders.linksMailed} + 1` })
        .where(and(eq(orders.id, orderId), lt(orders.linksMailed, mostMails.ever)))
        .returning({ n: orders.linksMailed });
      if (counted[0] === undefined)
        throw new AppError(
          429,
          'too-many-mails',
          `We have mailed this link ${mostMails.ever} times. Open one of those mails, sign in, or write to us.`,
        );
      const result = await deps.sendMail(
        boardMail({
          to: mailbox,
          title: 'Open your report as its buyer',
          preview: 'Somebody with the link of your report says that it is theirs.',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Somebody with the link of your report asked for this mail. Is it you? Open the report with this button. In that browser you can then tick tasks, have them checked and share them.',
            },
            { kind: 'button', text: 'Open my report', url: deps.buyers.link(orderId, mailbox) },
            { kind: 'small', text: 'Is it not you? Do nothing. Without this mail nobody can change your report.' },
          ],
          id: `buyer-link-${orderId}-${counted[0].n}`,
          publicUrl: deps.publicUrl,
        }),
      );
      if (!('accepted' in result))
        throw new AppError(503, 'mail-refused', 'The mail server did not take the mail. Please try again in a minute.');
      return reply.code(202).send({ to: maskedAddress(mailbox) });
    },
  });

  // What the mailed link proves is kept by a cookie and taken out of the address, which people copy and pass on.
  app.addHook('onRequest', async (request, reply) => {
    const { access, ...rest } = Object(request.query) as Record<string, string>;
    if (access === undefined || request.method !== 'GET' || request.url.startsWith('/api/')) return;
    const { paymentIntentId, id } = Object(request.params) as Record<string, string | undefined>;
    if (!(await deps.buyers.keepMailed(request, reply, paymentIntentId ?? id ?? ''))) return;
    const query = new URLSearchParams(rest).toString();
    return reply.redirect(`${request.url.split('?')[0]}${query && `?${query}`}`, 303);
  });
}
