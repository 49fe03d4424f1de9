import { useState } from 'react';
import { userRowSchema, type UserRow } from '#operators/contract.ts';
import { ApiError, at } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { superAdminClient as client } from './operator-client.ts';
import { showFailure } from './show-failure.ts';

/** Edits a user. When somebody else was faster, what they wrote is shown where nothing was changed here, and beside what was: the next save overwrites knowingly. */
export function EditUserDialog({
  user,
  onDone,
  onClose,
}: {
  user: UserRow;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState({
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isVerified: user.isVerified,
  });
  const [base, setBase] = useState(user);
  const [isPending, setIsPending] = useState(false);
  const save = async () => {
    setIsPending(true);
    try {
      await client.call('PATCH', `users/${user.id}`, draft, { 'if-match': `"${base.version}"` });
      showToast({ title: 'User updated', description: 'The changes have been saved' });
      onClose();
      await onDone();
    } catch (error) {
      const current =
        error instanceof ApiError ? userRowSchema.safeParse(at(at(error.body, 'details'), 'current')).data : undefined;
      if (current) {
        setDraft({
          firstName: draft.firstName === base.firstName ? current.firstName : draft.firstName,
          lastName: draft.lastName === base.lastName ? current.lastName : draft.lastName,
          email: draft.email === base.email ? current.email : draft.email,
          isVerified: draft.isVerified === base.isVerified ? current.isVerified : draft.isVerified,
        });
        setBase(current);
      }
      showFailure('Update failed', error, 'Failed to update user');
      setIsPending(false);
      if (current) await onDone();
    }
  };
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    ...describedBy(`user-${name}`),
    value: draft[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const theirs = (name: 'firstName' | 'lastName' | 'email') =>
    base[name] !== user[name] && base[name] !== draft[name] ? `Now saved: ${base[name] || '(empty)'}` : undefined;
  return (
    <Dialog title="Edit User" isOpen onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field id="user-firstName" label="First Name" hint={theirs('firstName')}>
          <TextInput {...text('firstName')} />
        </Field>
        <Field id="user-lastName" label="Last Name" hint={theirs('lastName')}>
          <TextInput {...text('lastName')} />
        </Field>
        <Field id="user-email" label="Email Address" hint={theirs('email')}>
          <TextInput type="email" {...text('email')} />
        </Field>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={draft.isVerified}
            onChange={(event) => setDraft({ ...draft, isVerified: event.target.checked })}
            className="size-5"
          />
          Verified Account
        </label>
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending}>
            Save Changes
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
