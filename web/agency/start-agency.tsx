import { useQuery } from '@tanstack/react-query';
import { brandName } from '../content/brand.ts';
import { TextInput } from '../ui/field.tsx';
import { acceptInvitation, endInvitation, fetchInvitations, startAgency } from './agency-api.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { Row, Rows, TakeAway } from './rows.tsx';

export function StartAgency({ onStarted }: { onStarted: () => void }) {
  return (
    <>
      <Invitations onJoined={onStarted} />
      <h1 className="text-3xl">{brandName} for agencies</h1>
      <p className="mt-3 max-w-prose">
        Assess your clients’ websites from one place or by program, and hand on the reports under your own name. Test
        keys cost nothing. Before your first live assessment we agree on a price with you.
      </p>
      <div className="mt-8 max-w-md">
        <OneFieldForm
          id="agency-name"
          label="Name of your agency"
          button="Start an agency"
          failure="The agency was not started"
          submit={startAgency}
          onDone={onStarted}
          input={(props) => <TextInput maxLength={120} autoComplete="organization" {...props} />}
        />
      </div>
    </>
  );
}

/** Agencies that invite whoever is signed in. */
function Invitations({ onJoined }: { onJoined: () => void }) {
  const { data: invitations = [], refetch } = useQuery({ queryKey: ['agency-invitations'], queryFn: fetchInvitations });
  if (invitations.length === 0) return null;
  return (
    <section className="mb-10 max-w-prose">
      <h2 className="mb-4 text-xl">Agencies that invite you</h2>
      <Rows empty="">
        {invitations.map(({ id, agency, role }) => (
          <Row
            key={id}
            title={agency}
            details={role === 'client' ? 'You would read one website.' : 'You would see and change all its clients.'}
          >
            <TakeAway
              verb="Accept"
              failure="Not accepted"
              what={agency}
              act={() => acceptInvitation(id)}
              onDone={onJoined}
            />
            <TakeAway
              verb="Decline"
              failure="Not declined"
              what={agency}
              act={() => endInvitation(id)}
              onDone={() => void refetch()}
            />
          </Row>
        ))}
      </Rows>
    </section>
  );
}
