import { useState } from 'react';
import type { Account } from '#accounts/contract.ts';
import { Invitations } from '../agency/invitations.tsx';
import { showFailure } from '../operators/show-failure.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { callAccount } from './account-api.ts';
import { AccountSettings } from './account-settings.tsx';
import { BusinessSection } from './business-section.tsx';
import { Section } from './section.tsx';
import { PaymentsTable, SubscriptionItem } from './money.tsx';

type Props = { account: Account; onChanged: () => void; onErased: () => void };

export function DashboardScreen({ account, onChanged, onErased }: Props) {
  const { user, businesses, subscriptions, payments } = account;
  return (
    <>
      <h1 className="text-3xl">{user.firstName === '' ? 'Your dashboard' : `Hello, ${user.firstName}`}</h1>
      <p className="mt-2 text-muted">{user.email}</p>
      {!user.isVerified && <ConfirmNotice email={user.email} />}
      <Invitations onJoined={() => location.assign('/agency')} />
      {user.isVerified && businesses.length === 0 && (
        <Section title="Reports">
          <p>
            You have bought nothing with this address yet. Reports that you bought with it as a guest appear here by
            themselves.
          </p>
          <p className="mt-5">
            <a href="/quiz?tier=assessment&fresh=true" className={buttonClass('primary')}>
              Start the quiz
            </a>
          </p>
        </Section>
      )}
      {businesses.map((business) => (
        <BusinessSection key={business.website} business={business} email={user.email} />
      ))}
      {subscriptions.length > 0 && (
        <Section title="Subscriptions">
          <ul className="grid gap-6">
            {subscriptions.map((subscription) => (
              <SubscriptionItem key={subscription.orderId} subscription={subscription} />
            ))}
          </ul>
        </Section>
      )}
      {payments.length > 0 && (
        <Section title="Payments">
          <PaymentsTable payments={payments} email={user.email} />
        </Section>
      )}
      {user.isVerified && (
        <p className="mt-12 text-sm text-muted">
          Do you look after several clients? <a href="/agency">Assess them from one place</a>, or by program.
        </p>
      )}
      <AccountSettings user={user} subscriptions={subscriptions} onChanged={onChanged} onErased={onErased} />
    </>
  );
}

function ConfirmNotice({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      await callAccount('POST', '/api/auth/confirm/send', {});
      showToast({ title: 'Look into your mailbox', description: `A link is on its way to ${email}.` });
    } catch (error) {
      showFailure('No link was mailed', error, 'Please try again.');
    }
    setIsBusy(false);
  };
  return (
    <div className="mt-8 border-l-2 border-fair pl-4">
      <h2 className="text-lg">Confirm your e-mail address</h2>
      <p className="mt-1 max-w-prose text-sm">
        We have mailed you a link. Once you have opened it, the reports bought with {email} appear here. Until then,
        nobody can see them in this account.
      </p>
      <Button look="secondary" busy={isBusy} onClick={() => void send()} className="mt-4">
        Send the link again
      </Button>
    </div>
  );
}
