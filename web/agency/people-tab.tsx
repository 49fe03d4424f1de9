import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select, TextInput } from '../ui/field.tsx';
import {
  closeAgency,
  endInvitation,
  fetchMembers,
  fetchWeek,
  handOverAgency,
  inviteMember,
  removeMember,
} from './agency-api.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { Row, Rows, TakeAway } from './rows.tsx';

const everything = 'member';

/** Who sees what: members all clients, a client one website; and how an owner gets free. */
export function PeopleTab({ agency, onGone }: { agency: string; onGone: () => void }) {
  const { data: people, refetch } = useQuery({ queryKey: ['agency-members'], queryFn: fetchMembers });
  const { data: week } = useQuery({ queryKey: ['agency-week'], queryFn: fetchWeek });
  const [sees, setSees] = useState(everything);
  const nameOf = (projectId: string | null) =>
    week?.projects.find((project) => project.projectId === projectId)?.name ?? 'one client';
  return (
    <>
      <Rows empty="Nobody yet.">
        {(people?.data ?? []).map((member) => (
          <Row
            key={member.userId}
            title={member.email}
            details={
              member.role === 'owner'
                ? 'Owner'
                : member.role === 'member'
                  ? 'Sees and changes all clients'
                  : `Reads ${nameOf(member.projectId)}`
            }
          >
            {member.role === 'member' && (
              <TakeAway
                verb="Make owner"
                failure="Not handed over"
                what={member.email}
                act={() => handOverAgency(member.userId)}
                onDone={onGone}
              />
            )}
            {member.role !== 'owner' && (
              <TakeAway
                verb="Remove"
                failure="Not removed"
                what={member.email}
                act={() => removeMember(member.userId)}
                onDone={() => void refetch()}
              />
            )}
          </Row>
        ))}
      </Rows>
      {people !== undefined && people.invited.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-4 text-xl">Invited</h2>
          <Rows empty="">
            {people.invited.map(({ id, email, role, projectId }) => (
              <Row
                key={id}
                title={email}
                details={role === 'member' ? 'Will see and change all clients' : `Will read ${nameOf(projectId)}`}
              >
                <TakeAway
                  verb="Take back"
                  failure="Not taken back"
                  what={email}
                  act={() => endInvitation(id)}
                  onDone={() => void refetch()}
                />
              </Row>
            ))}
          </Rows>
        </section>
      )}
      <section className="mt-8 max-w-md">
        <h2 className="mb-4 text-xl">Invite somebody</h2>
        <label htmlFor="member-sees" className="mb-1.5 block text-sm font-semibold">
          What they see
        </label>
        <Select id="member-sees" value={sees} onChange={(event) => setSees(event.target.value)} className="mb-4">
          <option value={everything}>All clients, and may change them</option>
          {(week?.projects ?? []).map(({ projectId, name }) => (
            <option key={projectId} value={projectId}>
              Only {name}, to read
            </option>
          ))}
        </Select>
        <OneFieldForm
          id="member-email"
          label="Their e-mail address"
          hint="We mail them. They join once they accept, signed in with this address."
          button="Invite"
          failure="Nobody was invited"
          submit={(email) =>
            inviteMember(
              sees === everything
                ? { email, role: 'member', projectId: null }
                : { email, role: 'client', projectId: sees },
            )
          }
          onDone={() => void refetch()}
          input={(props) => <TextInput type="email" autoComplete="email" {...props} />}
        />
      </section>
      <section className="mt-12 max-w-md border-t border-line pt-6">
        <h2 className="mb-4 text-xl">Close the agency</h2>
        <OneFieldForm
          id="agency-close"
          label="Its name, as it is written above"
          hint="Its clients, reports, brands, keys and webhooks are deleted. Nobody can bring them back."
          button="Close the agency"
          failure="The agency was not closed"
          submit={closeAgency}
          onDone={onGone}
          input={(props) => <TextInput maxLength={120} autoComplete="off" placeholder={agency} {...props} />}
        />
      </section>
    </>
  );
}
