import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select, TextInput } from '../ui/field.tsx';
import { addMember, fetchMembers, fetchWeek, removeMember } from './agency-api.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { Row, Rows, TakeAway } from './rows.tsx';

const everything = 'member';

/** Who sees what: members all clients, a client one website. */
export function PeopleTab() {
  const { data: members = [], refetch } = useQuery({ queryKey: ['agency-members'], queryFn: fetchMembers });
  const { data: week } = useQuery({ queryKey: ['agency-week'], queryFn: fetchWeek });
  const [sees, setSees] = useState(everything);
  const nameOf = (projectId: string | null) =>
    week?.projects.find((project) => project.projectId === projectId)?.name ?? 'one client';
  return (
    <>
      <Rows empty="Nobody yet.">
        {members.map((member) => (
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
      <section className="mt-8 max-w-md">
        <h2 className="mb-4 text-xl">Add somebody</h2>
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
          label="E-mail address of their account"
          button="Add"
          failure="Nobody was added"
          submit={(email) =>
            addMember(
              sees === everything
                ? { email, role: 'member', projectId: null }
                : { email, role: 'client', projectId: sees },
            )
          }
          onDone={() => void refetch()}
          input={(props) => <TextInput type="email" autoComplete="email" {...props} />}
        />
      </section>
    </>
  );
}
