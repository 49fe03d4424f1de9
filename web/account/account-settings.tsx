import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Account } from '#accounts/contract.ts';
import { showFailure } from '../operators/show-failure.ts';
import { queryClient } from '../query-client.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { callAccount } from './account-api.ts';
import { Section } from './section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { rememberSignedIn } from './session-notes.ts';

type Props = Pick<Account, 'user' | 'subscriptions'> & { onChanged: () => void; onErased: () => void };

export function AccountSettings({ user, subscriptions, onChanged, onErased }: Props) {
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const signOut = async (path: string) => {
    try {
      await callAccount('POST', path, {});
      rememberSignedIn(false);
      queryClient.removeQueries({ queryKey: ['account'] });
      await navigate('/signin');
    } catch (error) {
      showFailure('Not signed out', error, 'Please try again.');
    }
  };
  return (
    <Section title="Account" id="account">
      <div className="grid gap-10 lg:grid-cols-2">
        <PasscodeForm user={user} onChanged={onChanged} />
        <div>
          <h3 className="text-lg">Sessions</h3>
          <p className="mt-1 text-sm text-muted">
            You are signed in on {user.sessions} {user.sessions === 1 ? 'device' : 'devices'}.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => void signOut('/api/auth/logout')}>
              Sign out
            </Button>
            <Button look="secondary" onClick={() => void signOut('/api/auth/logout-everywhere')}>
              Sign out everywhere
            </Button>
          </div>
          <h3 className="mt-8 text-lg">Your data</h3>
          <p className="mt-1 max-w-prose text-sm text-muted">
            Everything we keep about you as JSON, with your reports as PDF, in one zip file.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href="/api/account/export" download className={buttonClass('secondary')}>
              Download my data
            </a>
          </div>
          {/* Apart, and quiet: what cannot be undone is no neighbour of what people come for. */}
          <Button look="quiet" className="mt-6 -ml-5 text-poor" onClick={() => setIsDeleting(true)}>
            Delete account
          </Button>
        </div>
      </div>
      {isDeleting && (
        <DeleteAccountDialog
          user={user}
          subscriptions={subscriptions}
          onClose={() => setIsDeleting(false)}
          onErased={onErased}
        />
      )}
    </Section>
  );
}

function PasscodeForm({ user, onChanged }: { user: Account['user']; onChanged: () => void }) {
  const needsCurrent = user.hasPasscode && !user.isMailboxProven;
  const [current, setCurrent] = useState('');
  const [passcode, setPasscode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const change = async () => {
    setIsBusy(true);
    try {
      await callAccount('POST', '/api/account/passcode', { current, passcode });
      showToast({ title: 'Passcode changed', description: 'All other devices are signed out.' });
      setCurrent('');
      setPasscode('');
      onChanged();
    } catch (error) {
      showFailure('Passcode not changed', error, 'Please try again.');
    }
    setIsBusy(false);
  };
  return (
    <form
      className="max-w-sm"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <h3 className="text-lg">{user.hasPasscode ? 'Change the passcode' : 'Choose a passcode'}</h3>
      {needsCurrent && (
        <Field id="current" label="Current passcode" required className="mt-4">
          <TextInput
            {...describedBy('current')}
            type="password"
            required
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
      )}
      <Field
        id="new-passcode"
        label="New passcode"
        required
        className="mt-4"
        hint="With 8 characters or more, no code has to be mailed when you sign in on a new device."
      >
        <TextInput
          {...describedBy('new-passcode')}
          type="password"
          required
          minLength={4}
          maxLength={256}
          autoComplete="new-password"
          value={passcode}
          onChange={(event) => setPasscode(event.target.value)}
        />
      </Field>
      <Button type="submit" look="secondary" busy={isBusy} className="mt-4">
        Save the passcode
      </Button>
    </form>
  );
}
