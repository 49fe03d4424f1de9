import { and, eq } from 'drizzle-orm';
import { agencyInvitations, agencyMembers, users } from '#db/schema.ts';
import { automaticMail, messageIdOf } from '#delivery/automatic-mail.ts';
import type { AgencyDeps } from './deps.ts';

export const invitationQueue = 'agency-invitation';
/** After that nobody can accept it. */
export const invitationDays = 14;

/**
 * The same mail whether somebody has an account with that address or not. It names the owner's confirmed address and no words of the agency,
 * since whoever gets it never asked. Throws while the mail server does not take it.
 */
export async function mailInvitation(deps: AgencyDeps, invitationId: string): Promise<void> {
  const [found] = await deps.database.db
    .select({ to: agencyInvitations.email, owner: users.email, at: agencyInvitations.createdAt })
    .from(agencyInvitations)
    .innerJoin(
      agencyMembers,
      and(eq(agencyMembers.agencyId, agencyInvitations.agencyId), eq(agencyMembers.role, 'owner')),
    )
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(eq(agencyInvitations.id, invitationId));
  if (!found) return; // taken back meanwhile
  const title = 'An agency invites you';
  const id = `invited-${invitationId}-${found.at.getTime()}`;
  await deps.sendMail(
    automaticMail({
      to: found.to,
      subject: title,
      title,
      preview: 'You decide whether you join it.',
      blocks: [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text: `${found.owner} invites you to see websites that their agency assesses.` },
        {
          kind: 'paragraph',
          text: `Sign in with this address, or make an account with it, and accept. The invitation ends after ${invitationDays} days. You can leave the agency at any time.`,
        },
        { kind: 'button', text: 'See the invitation', url: `${deps.publicUrl}/agency` },
        { kind: 'small', text: 'If you do not know the sender, do nothing.' },
      ],
      messageId: messageIdOf(id, deps.publicUrl),
      deliveryId: id,
    }),
  );
}
