import { auditPageSchema, type AuditRow } from '#operators/contract.ts';
import { momentText } from '../report/dates.ts';
import { DataTable, type Column } from './data-table.tsx';
import { superAdminClient as client } from './operator-client.ts';
import { useList } from './use-list.ts';

const columns: Column<AuditRow>[] = [
  {
    name: 'Time',
    sort: 'id',
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{momentText(row.at)}</span>,
  },
  { name: 'Who', cell: (row) => row.actor },
  { name: 'What', cell: (row) => row.action },
  { name: 'Which', cell: (row) => <span className="font-mono text-xs">{row.subjectId}</span> },
  {
    name: 'Details',
    cell: (row) => <span className="line-clamp-2 max-w-96 font-mono text-xs break-all text-muted">{row.details}</span>,
  },
];

/** Who did what; nobody can change it. */
export function AuditTable() {
  const list = useList(client, 'audit-log', auditPageSchema, { sort: 'id', order: 'desc' });
  return (
    <DataTable
      caption="Audit log"
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      empty="Nothing has happened yet."
      searchLabel="Search the log..."
    />
  );
}
