import { eq } from 'drizzle-orm';
import { agencies, agencyInvitations } from '#db/schema.ts';
import { automaticMail, messageIdOf } from '#delivery/automatic-mail.ts';
import type { AgencyDeps } from './deps.ts';

export const invitationQueue = 'agency-invitation';
/** After that nobody can accept it. */
export const invitationDays = 14;

/** The same mail whether somebody has an account with that address or not. Throws while the mail server does not take it. */
export async function mailInvitation(deps: AgencyDeps, invitationId: string): Promise<void> {
  const [found] = await deps.database.db
    .select({ to: agencyInvitations.email, agency: agencies.name, at: agencyInvitations.createdAt })
    .from(agencyInvitations)
    .innerJoin(agencies, eq(agencies.id, agencyInvitations.agencyId))
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
        { kind: 'paragraph', text: `“${found.agency}” invites you to see websites that it assesses.` },
        {
          kind: 'paragraph',
          text: `Sign in with this address, or make an account with it, and accept. The invitation ends after ${invitationDays} days. You can leave the agency at any time.`,
        },
        { kind: 'button', text: 'See the invitation', url: `${deps.publicUrl}/agency` },
        { kind: 'small', text: 'If you do not know this agency, do nothing.' },
      ],
      messageId: messageIdOf(id, deps.publicUrl),
      deliveryId: id,
    }),
  );
}
