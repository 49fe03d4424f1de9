// /agency: an agency's clients, and what moved at each.
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { contactEmail } from '../contact-email.ts';
import { Notice } from '../report/notice.tsx';
import { visibleMessage } from '../report/visible-message.ts';
import { SiteFrame } from '../site-frame.tsx';
import { Button } from '../ui/button.tsx';
import { fetchAgency } from './agency-api.ts';
import { AgencyScreen } from './agency-screen.tsx';
import { StartAgency } from './start-agency.tsx';

export default function AgencyRoute() {
  const {
    data: agency,
    error,
    isPending,
    refetch,
  } = useQuery({ queryKey: ['agency'], queryFn: fetchAgency, gcTime: 0 });
  if (agency === 'signed-out') return <Navigate to="/signin?to=agency" replace />;
  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-page px-5 py-10">
        {agency ? (
          <AgencyScreen agency={agency} onLeft={() => void refetch()} />
        ) : isPending ? (
          <Notice title="Opening your agency..." isBusy />
        ) : error ? (
          <Notice title="The agency could not be opened" text={visibleMessage(error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Notice>
        ) : (
          <StartAgency onStarted={() => void refetch()} />
        )}
      </div>
    </SiteFrame>
  );
}
