import type { Agency } from '#agencies/contract.ts';
import { Tabs } from '../ui/tabs.tsx';
import { leaveAgency } from './agency-api.ts';
import { BrandsTab } from './brands-tab.tsx';
import { ClientsTab } from './clients-tab.tsx';
import { DevelopersTab } from './developers-tab.tsx';
import { Invitations } from './invitations.tsx';
import { PeopleTab } from './people-tab.tsx';
import { TakeAway } from './rows.tsx';
import { StatementTab } from './statement-tab.tsx';

export function AgencyScreen({ agency, onLeft }: { agency: Agency; onLeft: () => void }) {
  const { role } = agency;
  const tabs = [
    { value: 'clients', label: 'Clients', content: <ClientsTab mayChange={role !== 'client'} /> },
    ...(role === 'client'
      ? []
      : [
          { value: 'brands', label: 'Brands', content: <BrandsTab /> },
          { value: 'statement', label: 'Statement', content: <StatementTab /> },
          { value: 'developers', label: 'Keys and webhooks', content: <DevelopersTab isOwner={role === 'owner'} /> },
        ]),
    ...(role === 'owner'
      ? [{ value: 'people', label: 'People', content: <PeopleTab agency={agency.name} onGone={onLeft} /> }]
      : []),
  ];
  return (
    <>
      <Invitations onJoined={onLeft} />
      <h1 className="text-3xl">{agency.name}</h1>
      {role === 'owner' && agency.monthlyAssessments === 0 && (
        <p className="mt-4 max-w-prose border-l-2 border-fair pl-4">
          You can add clients and use test keys now. Live assessments begin once we have agreed on a price:{' '}
          <a href="/#contact">write to us</a>.
        </p>
      )}
      <div className="mt-8">
        <Tabs label="Parts of the agency" tabs={tabs} />
      </div>
      {role !== 'owner' && (
        <p className="mt-12 flex flex-wrap items-center gap-3 border-t border-line pt-4 text-sm text-muted">
          You belong to this agency. Once you leave, you see its clients only if its owner invites you again.
          <TakeAway verb="Leave" failure="You did not leave" what={agency.name} act={leaveAgency} onDone={onLeft} />
        </p>
      )}
    </>
  );
}
