import { useQuery } from '@tanstack/react-query';
import { acceptInvitation, endInvitation, fetchInvitations } from './agency-api.ts';
import { Row, Rows, TakeAway } from './rows.tsx';

/** Agencies that invite whoever is signed in, and why an invitation cannot be accepted yet. */
export function Invitations({ onJoined }: { onJoined: () => void }) {
  const { data: invitations = [], refetch } = useQuery({ queryKey: ['agency-invitations'], queryFn: fetchInvitations });
  if (invitations.length === 0) return null;
  return (
    <section className="my-10 max-w-prose">
      <h2 className="mb-4 text-xl">Agencies that invite you</h2>
      <Rows empty="">
        {invitations.map(({ id, agency, role, obstacle }) => {
          const name = agency ?? 'An agency';
          const sees = role === 'client' ? 'You would read one website.' : 'You would see and change all its clients.';
          return (
            <Row key={id} title={name} details={obstacle === null ? sees : `${sees} ${obstacle}`}>
              {obstacle === null && (
                <TakeAway
                  verb="Accept"
                  failure="Not accepted"
                  what={name}
                  act={() => acceptInvitation(id)}
                  onDone={onJoined}
                />
              )}
              {agency !== null && (
                <TakeAway
                  verb="Decline"
                  failure="Not declined"
                  what={name}
                  act={() => endInvitation(id)}
                  onDone={() => void refetch()}
                />
              )}
            </Row>
          );
        })}
      </Rows>
    </section>
  );
}
