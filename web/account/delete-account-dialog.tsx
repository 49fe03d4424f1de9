import { useState } from 'react';
import type { Account } from '#accounts/contract.ts';
import { catalogue } from '#payment/contract.ts';
import { showFailure } from '../operators/show-failure.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import { callAccount } from './account-api.ts';
import { rememberSignedIn } from './session-notes.ts';

type Props = Pick<Account, 'user' | 'subscriptions'> & { onClose: () => void; onErased: () => void };

/** Says what goes and what the law keeps, and wants the address typed once more. */
export function DeleteAccountDialog({ user, subscriptions, onClose, onErased }: Props) {
  const [email, setEmail] = useState('');
  const [passcode, setPasscode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const needsPasscode = user.hasPasscode && !user.isMailboxProven;
  const erase = async () => {
    setIsBusy(true);
    try {
      await callAccount('POST', '/api/account/delete', { email, passcode });
      rememberSignedIn(false);
      onErased();
    } catch (error) {
      showFailure('Account not deleted', error, 'Please try again.');
      setIsBusy(false);
    }
  };
  return (
    <Dialog title="Delete account" isOpen onClose={onClose}>
      <div className="grid gap-3 text-sm">
        <p>This action cannot be undone. Download your data first if you want to keep it.</p>
        <p>
          <strong>Erased:</strong> the account, its sign-ins and sessions
          {user.isVerified &&
            ', your reports and their PDFs, your quiz answers, what was read of your website for them, and your chats. An agency that you own goes too, with its clients, their reports, its keys and its webhooks'}
          .
        </p>
        <p>
          <strong>Kept:</strong> a record of each payment, when and how much, without your name and address. Bookkeeping
          law asks for it. The payment provider keeps its own records, and our mails stay in your mailbox.
        </p>
        {subscriptions.filter(isRunning).map((subscription) => (
          <p key={subscription.orderId}>
            <strong>Ended first:</strong> {endingOf(subscription)}
          </p>
        ))}
      </div>
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void erase();
        }}
      >
        <Field id="delete-email" label={`Type ${user.email} to confirm`} required>
          <TextInput
            {...describedBy('delete-email')}
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        {needsPasscode && (
          <Field id="delete-passcode" label="Passcode" required>
            <TextInput
              {...describedBy('delete-passcode')}
              type="password"
              required
              autoComplete="current-password"
              value={passcode}
              onChange={(event) => setPasscode(event.target.value)}
            />
          </Field>
        )}
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" busy={isBusy}>
            Delete account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Subscription = Account['subscriptions'][number];

function isRunning({ status }: Subscription): boolean {
  return status !== null && !['canceled', 'incomplete_expired'].includes(status);
}

/** What happens to a plan that still renews. */
function endingOf({ tier, paymentsMade, commitmentPayments }: Subscription): string {
  const left = Math.max(0, commitmentPayments - paymentsMade);
  const charged =
    left === 0
      ? 'Nothing more is charged'
      : `You agreed to ${commitmentPayments} payments and made ${paymentsMade}: the other ${left} ${left === 1 ? 'is' : 'are'} not charged`;
  return `your plan ${catalogue[tier].name}. We end it at the payment provider before we erase anything. ${charged}. No further report comes, and what you paid so far is not given back.`;
}
