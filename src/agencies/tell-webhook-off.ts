import { and, eq } from 'drizzle-orm';
import { agencyMembers, users, webhookDeliveries, webhookEndpoints } from '#db/schema.ts';
import { automaticMail, messageIdOf } from '#delivery/automatic-mail.ts';
import type { AgencyDeps } from './deps.ts';

export const webhookOffQueue = 'agency-webhook-off';

/** The owner of the agency hears which webhook was switched off after this delivery, and why. Throws while the mail server does not take the mail. */
export async function tellWebhookOff(deps: AgencyDeps, deliveryId: string): Promise<void> {
  const [found] = await deps.database.db
    .select({ to: users.email, url: webhookEndpoints.url, problem: webhookDeliveries.lastProblem })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(
      agencyMembers,
      and(eq(agencyMembers.agencyId, webhookEndpoints.agencyId), eq(agencyMembers.role, 'owner')),
    )
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found) return;
  const title = 'We switched off a webhook';
  await deps.sendMail(
    automaticMail({
      to: found.to,
      subject: title,
      title,
      preview: `${found.url} did not take our deliveries.`,
      blocks: [
        { kind: 'heading', text: title },
        {
          kind: 'paragraph',
          text: `${found.url} did not take our deliveries. ${found.problem ?? 'It did not answer'}.`,
        },
        { kind: 'paragraph', text: 'Once the address answers again, remove the webhook and add it anew.' },
        { kind: 'button', text: 'See your webhooks', url: `${deps.publicUrl}/agency` },
        { kind: 'small', text: 'You receive this because you own the agency.' },
      ],
      messageId: messageIdOf(`off-${deliveryId}`, deps.publicUrl),
      deliveryId: `off-${deliveryId}`,
    }),
  );
}
