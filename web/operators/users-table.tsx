import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userPageSchema, type UserRow } from '#operators/contract.ts';
import { dayText, momentText } from '../report/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { superAdminClient as client } from './operator-client.ts';
import { showFailure } from './show-failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { useList } from './use-list.ts';

const providerNames = { google: 'Google', github: 'GitHub' };

/** The users: searched, created, edited and deleted. */
export function UsersTable() {
  const list = useList(client, 'users', userPageSchema, { sort: 'createdAt', order: 'desc' });
  const queries = useQueryClient();
  const [open, setOpen] = useState<{ what: 'create' } | { what: 'edit' | 'delete'; user: UserRow } | null>(null);
  const close = () => setOpen(null);
  const refresh = () => queries.invalidateQueries({ queryKey: [client.role] });
  const remove = async (user: UserRow) => {
    try {
      await client.call('DELETE', `users/${user.id}`);
      showToast({ title: 'User deleted', description: `${user.email} has been deleted` });
    } catch (error) {
      showFailure('Delete failed', error, 'Failed to delete user');
    }
    await refresh();
  };
  const columns: Column<UserRow>[] = [
    {
      name: 'User',
      cell: (user) => (
        <div>
          <div className="font-medium">{fullName(user) || 'No name'}</div>
          <div className="font-mono text-xs text-muted">ID: {user.id}</div>
        </div>
      ),
    },
    { name: 'Email', sort: 'email', cell: (user) => user.email },
    {
      name: 'Auth Method',
      cell: (user) => (
        <Badge>{user.oauthProvider === null ? 'Email/Passcode' : providerNames[user.oauthProvider]}</Badge>
      ),
    },
    {
      name: 'Status',
      cell: (user) => (
        <Badge tone={user.isVerified ? 'accent' : 'plain'}>{user.isVerified ? 'Verified' : 'Unverified'}</Badge>
      ),
    },
    { name: 'Last Login', cell: (user) => (user.lastLoginAt === null ? 'Never' : momentText(user.lastLoginAt)) },
    {
      name: 'Created',
      sort: 'createdAt',
      cell: (user) => <span className="whitespace-nowrap">{dayText(user.createdAt)}</span>,
    },
    {
      name: 'Actions',
      isKept: true,
      cell: (user) => (
        <div className="-my-2 flex flex-wrap whitespace-nowrap">
          <Button
            look="quiet"
            className="px-2!"
            aria-label={`Edit ${user.email}`}
            onClick={() => setOpen({ what: 'edit', user })}
          >
            Edit
          </Button>
          <Button
            look="quiet"
            className="ml-3 px-2! text-poor"
            aria-label={`Delete ${user.email}`}
            onClick={() => setOpen({ what: 'delete', user })}
          >
            Delete
          </Button>
        </div>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Users"
        list={list}
        columns={columns}
        rowKey={(user) => user.id}
        empty="No users found."
        searchLabel="Search users..."
        tools={<Button onClick={() => setOpen({ what: 'create' })}>Create User</Button>}
      />
      {open?.what === 'create' && <CreateUserDialog onDone={refresh} onClose={close} />}
      {open?.what === 'edit' && <EditUserDialog user={open.user} onDone={refresh} onClose={close} />}
      {open?.what === 'delete' && (
        <ConfirmDialog
          title={`Delete ${open.user.email}?`}
          text={`The account and its sign-ins are removed${
            open.user.isVerified
              ? ', and with them the reports bought with this address, their answers, files and mails, and the chats of its owner. An agency that this user owns goes too, with its clients and their reports'
              : ''
          }. Bookkeeping keeps that a payment was made, when and how much, without name or address. ${
            open.user.isVerified
              ? 'We first end plans that renew at the payment provider: nothing more is charged. A payment that still arrives is given back.'
              : 'The address is not confirmed, so reports bought with it stay: they may be somebody else’s.'
          } This action cannot be undone.`}
          onConfirm={() => remove(open.user)}
          onClose={close}
        />
      )}
    </>
  );
}

const fullName = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`.trim();
