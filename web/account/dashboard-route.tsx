// /dashboard: what a signed-in customer has with us.
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { contactEmail } from '../contact-email.ts';
import { Notice } from '../report/notice.tsx';
import { visibleMessage } from '../report/visible-message.ts';
import { SiteFrame } from '../site-frame.tsx';
import { Button } from '../ui/button.tsx';
import { fetchAccount } from './account-api.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

export default function DashboardRoute() {
  const { data: account, error, isPending, refetch } = useQuery({ queryKey: ['account'], queryFn: fetchAccount, gcTime: 0 });
  if (account === null) return <Navigate to="/signin" replace />;
  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-page px-5 py-10">
        {isPending && <Notice title="Opening your dashboard..." isBusy />}
        {error && (
          <Notice title="The dashboard could not be opened" text={visibleMessage(error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Notice>
        )}
        {account && <DashboardScreen account={account} onChanged={() => void refetch()} />}
      </div>
    </SiteFrame>
  );
}
