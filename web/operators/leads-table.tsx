import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leadPageSchema, type LeadRow } from '#operators/contract.ts';
import { momentText } from '../report/dates.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { adminClient as client } from './operator-client.ts';
import { saveFile } from './save-file.ts';
import { useList } from './use-list.ts';

/** Who left an address in the chat. */
export function LeadsTable() {
  const list = useList(client, 'leads', leadPageSchema, { sort: 'createdAt', order: 'desc' });
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState<LeadRow | null>(null);
  const remove = async (row: LeadRow) => {
    try {
      await client.call('DELETE', `leads/${row.id}`);
      showToast({ title: 'The lead has been deleted.' });
    } catch {
      showToast({ title: 'The lead could not be deleted. Please try again.', tone: 'destructive' });
    }
    await queries.invalidateQueries({ queryKey: [client.role, 'leads'] });
  };
  const save = async () => {
    try {
      await saveFile(await client.post('download-leads', {}), 'leads.csv');
    } catch (error) {
      console.error('Failed to download leads', error);
    }
  };
  const columns: Column<LeadRow>[] = [
    { name: 'Name', cell: (row) => row.name },
    { name: 'Email', cell: (row) => row.email },
    { name: 'Company', cell: (row) => row.company },
    { name: 'Need', cell: (row) => <span className="line-clamp-3 max-w-72">{row.specificNeed || '–'}</span> },
    {
      name: 'Date',
      sort: 'createdAt',
      cell: (row) => <span className="whitespace-nowrap tabular-nums">{momentText(row.createdAt)}</span>,
    },
    {
      name: 'Delete',
      isKept: true,
      cell: (row) => (
        <Button
          look="quiet"
          className="-my-2 px-2! text-poor"
          aria-label={`Delete the lead of ${row.name}`}
          onClick={() => setDeleting(row)}
        >
          Delete
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Leads"
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        empty="No leads found. Leads will appear here when visitors leave their address in the chat."
        searchLabel="Search leads..."
        tools={
          <Button look="secondary" onClick={() => void save()}>
            Download as CSV
          </Button>
        }
      />
      {deleting && (
        <ConfirmDialog
          title={`Delete the lead of ${deleting.name}?`}
          text="This action cannot be undone."
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
