import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportPageSchema, reportRowSchema, reportStatuses } from '#operators/contract.ts';
import type { ReportChange, ReportRow } from '#operators/contract.ts';
import { tierIds, type TierId } from '#payment/contract.ts';
import { ApiError, at } from '../api.ts';
import { dayText } from '../report/dates.ts';
import { Button } from '../ui/button.tsx';
import { Select, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { adminClient as client } from './operator-client.ts';
import { saveFile } from './save-file.ts';
import { showFailure } from './show-failure.ts';
import { TimelineDialog } from './timeline-dialog.tsx';
import { useList } from './use-list.ts';

const statusNames = { active: 'Active', cancelled: 'Cancelled', suspended: 'Suspended' };
const packageNames: Record<TierId, string> = {
  assessment: 'Assessment ($99)',
  monitoring: 'Monitoring ($49/mo)',
  audit: 'Audit ($149/qtr)',
};

/** The reports: edited in place, downloaded, looked into and deleted. */
export function ReportsTable() {
  const list = useList(client, 'reports', reportPageSchema, { sort: 'createdAt', order: 'desc' });
  const { save, remove, refresh } = useReportChanges();
  const [deleting, setDeleting] = useState<ReportRow | null>(null);
  const [looking, setLooking] = useState<ReportRow | null>(null);
  const columns: Column<ReportRow>[] = [
    {
      name: 'Contact',
      sort: 'contactName',
      cell: (row) => <TwoLines first={row.contactName} second={row.contactPhone} />,
    },
    {
      name: 'Company',
      sort: 'companyName',
      cell: (row) => <TwoLines first={row.companyName} second={row.companySize} />,
    },
    {
      name: 'Email',
      sort: 'email',
      isWide: true,
      cell: (row) => (
        <EmailCell key={`${row.email} ${row.version}`} row={row} onSave={(email) => save(row, 'email', { email })} />
      ),
    },
    {
      name: 'Status',
      cell: (row) => (
        <ChoiceCell
          label={`Status of ${row.companyName}`}
          value={row.status}
          choices={reportStatuses}
          names={statusNames}
          onSave={(status) => save(row, 'status', { status })}
        />
      ),
    },
    {
      name: 'Package',
      cell: (row) => (
        <ChoiceCell
          label={`Package of ${row.companyName}`}
          value={row.subscriptionPackage}
          choices={tierIds}
          names={packageNames}
          onSave={(subscriptionPackage) => save(row, 'package', { subscriptionPackage })}
        />
      ),
    },
    { name: 'Score', cell: (row) => <span className="inline-block py-2 tabular-nums">{row.score ?? '–'}</span> },
    {
      name: 'Date',
      sort: 'createdAt',
      cell: (row) => <span className="inline-block py-2 whitespace-nowrap tabular-nums">{dayText(row.createdAt)}</span>,
    },
    {
      name: 'Actions',
      isKept: true,
      cell: (row) => <ActionsCell row={row} onLook={() => setLooking(row)} onDelete={() => setDeleting(row)} />,
    },
  ];

  return (
    <>
      <DataTable
        caption="Reports"
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        empty="No reports found. Reports will appear here after users complete assessments."
        searchLabel="Search reports..."
        tools={
          <>
            <Filter label="Status" name="status" choices={reportStatuses} names={statusNames} list={list} />
            <Filter label="Package" name="subscriptionPackage" choices={tierIds} names={packageNames} list={list} />
          </>
        }
      />
      {deleting && (
        <ConfirmDialog
          title={`Delete the report for ${deleting.companyName}?`}
          text="The report, its answers, files and mails are removed. If it is the only report of a plan that renews, we first end the plan at the payment provider: nothing more is charged. This action cannot be undone."
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
      {looking && <TimelineDialog row={looking} onChanged={refresh} onClose={() => setLooking(null)} />}
    </>
  );
}

/** Writes what an operator changes, says what came of it, and shows what is true then. */
function useReportChanges() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [client.role] });

  const save = async (
    row: ReportRow,
    field: 'email' | 'status' | 'package',
    change: ReportChange,
  ): Promise<ReportRow | null> => {
    try {
      const saved = reportRowSchema.parse(
        await client.call('PUT', `reports/${row.id}`, change, { 'if-match': `"${row.version}"` }),
      );
      showToast({ title: `Report ${field} updated successfully.` });
      await refresh();
      return saved;
    } catch (error) {
      const why = error instanceof ApiError ? error.serverMessage : null;
      // What was typed goes back to what is true, so it is said once more here.
      const unsaved = change.email === undefined ? null : `Not saved: ${change.email}`;
      const description = [why, unsaved].filter((text) => text !== null).join(' ');
      showToast({
        title: `Failed to update ${field}. Please try again.`,
        tone: 'destructive',
        ...(description === '' ? {} : { description }),
      });
      await refresh(); // what somebody else wrote is shown
      return null;
    }
  };

  const remove = async (row: ReportRow) => {
    try {
      await client.call('DELETE', `reports/${row.id}`);
      showToast({ title: `Report for ${row.companyName} has been deleted successfully.` });
    } catch (error) {
      // Somebody else was faster: it is gone, which is what was wanted.
      const isGone = error instanceof ApiError && error.status === 404 && at(error.body, 'code') === 'report-not-found';
      if (isGone) showToast({ title: `Report for ${row.companyName} has been deleted successfully.` });
      else showFailure('Failed to delete report. Please try again.', error, '');
    }
    await refresh();
  };

  return { save, remove, refresh };
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <div className="max-w-56 py-2 lg:max-2xl:max-w-32">
      <div className="font-medium lg:truncate" title={first}>
        {first || '–'}
      </div>
      <div className="text-xs text-muted lg:truncate" title={second}>
        {second}
      </div>
    </div>
  );
}

/** Saved when the field is left and the text differs; Escape takes the typing back, and so does a save that failed. */
function EmailCell({ row, onSave }: { row: ReportRow; onSave: (email: string) => Promise<ReportRow | null> }) {
  const [text, setText] = useState(row.email);
  const [isSaving, setIsSaving] = useState(false);
  const leave = async () => {
    const email = text.trim();
    if (email === row.email || isSaving) return setText(row.email);
    setIsSaving(true);
    const saved = await onSave(email);
    setText(saved?.email ?? row.email);
    setIsSaving(false);
  };
  return (
    <TextInput
      type="email"
      aria-label={`Email of ${row.companyName}`}
      value={text}
      readOnly={isSaving}
      aria-busy={isSaving || undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => void leave()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setText(row.email);
      }}
      size={1}
      className="min-w-44 px-2! text-sm max-lg:flex-1"
    />
  );
}

type ChoiceCellProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Value[];
  names: Record<Value, string>;
  onSave: (value: Value) => Promise<unknown>;
};

/** Shows the choice while it is being saved, and what is true afterwards. */
function ChoiceCell<Value extends string>({ label, value, choices, names, onSave }: ChoiceCellProps<Value>) {
  const [saving, setSaving] = useState<Value | null>(null);
  return (
    <Select
      aria-label={label}
      value={saving ?? value}
      disabled={saving !== null}
      className="max-w-44 min-w-24 px-2! text-sm"
      onChange={(event) => {
        const chosen = choices.find((choice) => choice === event.target.value);
        if (chosen === undefined) return;
        setSaving(chosen);
        void onSave(chosen).finally(() => setSaving(null));
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </Select>
  );
}

function ActionsCell({ row, onLook, onDelete }: { row: ReportRow; onLook: () => void; onDelete: () => void }) {
  return (
    <div className="flex flex-wrap gap-1 whitespace-nowrap">
      <DownloadCell row={row} />
      <Button
        look="quiet"
        className="px-1.5!"
        aria-label={`Details of the report for ${row.companyName}`}
        onClick={onLook}
      >
        Details
      </Button>
      {/* Apart from the others: what it does cannot be taken back. */}
      <Button
        look="quiet"
        className="ml-3 px-1.5! text-poor"
        aria-label={`Delete the report for ${row.companyName}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  );
}

function DownloadCell({ row }: { row: ReportRow }) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      await saveFile(await client.post('download-report', { reportId: row.id }), `report-${row.id}.pdf`);
    } catch (error) {
      console.error('Failed to download report', error);
    }
    setIsBusy(false);
  };
  return (
    <Button
      look="quiet"
      className="px-1.5!"
      busy={isBusy}
      aria-label={`Download the report for ${row.companyName}`}
      onClick={() => void download()}
    >
      Download
    </Button>
  );
}

type FilterProps<Value extends string> = {
  label: string;
  name: string;
  choices: readonly Value[];
  names: Record<Value, string>;
  list: { filters: Record<string, string>; filterBy: (name: string, value: string) => void };
};

function Filter<Value extends string>({ label, name, choices, names, list }: FilterProps<Value>) {
  return (
    <Select
      aria-label={`${label} shown`}
      value={list.filters[name] ?? ''}
      onChange={(event) => list.filterBy(name, event.target.value)}
      className="max-w-52 min-w-36 flex-1 basis-36 text-sm"
    >
      <option value="">{label}: all</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </Select>
  );
}
