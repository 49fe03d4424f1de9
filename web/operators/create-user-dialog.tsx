import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { superAdminClient as client } from './operator-client.ts';
import { showFailure } from './show-failure.ts';

/** Makes an account that can sign in at once. */
export function CreateUserDialog({ onDone, onClose }: { onDone: () => Promise<void>; onClose: () => void }) {
  const [user, setUser] = useState({ firstName: '', lastName: '', email: '', passcode: '', isVerified: true });
  const [isPending, setIsPending] = useState(false);
  const create = async () => {
    if (user.firstName.trim() === '' || user.email.trim() === '' || user.passcode === '') {
      return showToast({
        title: 'Missing information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
    }
    setIsPending(true);
    try {
      await client.call('POST', 'users', user);
      showToast({ title: 'User created', description: 'New user account has been created and activated' });
      onClose();
      await onDone();
    } catch (error) {
      showFailure('Creation failed', error, 'Failed to create user');
      setIsPending(false);
    }
  };
  const field = (name: 'firstName' | 'lastName' | 'email' | 'passcode') => ({
    ...describedBy(`new-${name}`),
    value: user[name],
    autoComplete: name === 'passcode' ? 'new-password' : 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setUser({ ...user, [name]: event.target.value }),
  });
  return (
    <Dialog title="Create New User" isOpen onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Field id="new-firstName" label="First Name" required>
          <TextInput {...field('firstName')} />
        </Field>
        <Field id="new-lastName" label="Last Name">
          <TextInput {...field('lastName')} />
        </Field>
        <Field id="new-email" label="Email Address" required>
          <TextInput type="email" {...field('email')} />
        </Field>
        <Field id="new-passcode" label="Passcode" required>
          <TextInput type="password" {...field('passcode')} />
        </Field>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={user.isVerified}
            onChange={(event) => setUser({ ...user, isVerified: event.target.checked })}
            className="size-5"
          />
          Account verified (recommended)
        </label>
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending}>
            {isPending ? 'Creating...' : 'Save & Activate'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
