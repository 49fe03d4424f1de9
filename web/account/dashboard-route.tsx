// /dashboard: what a signed-in customer has with us.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { contactEmail } from '../contact-email.ts';
import { Notice } from '../report/notice.tsx';
import { visibleMessage } from '../report/visible-message.ts';
import { SiteFrame } from '../site-frame.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { fetchAccount } from './account-api.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

export default function DashboardRoute() {
  const [isErased, setIsErased] = useState(false);
  // Asked again when the window is looked at again: a session that ended meanwhile must not leave its page behind.
  const query = useQuery({
    queryKey: ['account'],
    queryFn: fetchAccount,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    enabled: !isErased,
  });
  const { data: account, error, isPending, refetch } = query;
  const isThere = Boolean(account);
  // The browser looked for the part that its address names before there was any.
  useEffect(() => {
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  if (account === null && !isErased) return <Navigate to="/signin" replace />;
  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-page px-5 py-10">
        {isErased ? (
          <Notice
            title="Your account is deleted"
            text="You are signed out on every device. By law we keep a record of each payment, without your name and address."
          >
            <a href="/" className={buttonClass('primary')}>
              Back to Home
            </a>
          </Notice>
        ) : account ? (
          <DashboardScreen account={account} onChanged={() => void refetch()} onErased={() => setIsErased(true)} />
        ) : isPending ? (
          <Notice title="Opening your dashboard..." isBusy />
        ) : (
          <Notice title="We could not open your dashboard" text={visibleMessage(error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Notice>
        )}
      </div>
    </SiteFrame>
  );
}
