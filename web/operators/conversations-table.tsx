import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationPageSchema, type ConversationRow } from '#operators/contract.ts';
import { momentText } from '../report/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { adminClient as client } from './operator-client.ts';
import { useList } from './use-list.ts';

/** What visitors asked the assistant and what it said. A click on a session shows that session alone. */
export function ConversationsTable() {
  const list = useList(client, 'conversations', conversationPageSchema, { sort: 'createdAt', order: 'desc' }, 10); // more would bury on a phone what follows
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState<ConversationRow | null>(null);
  const remove = async (row: ConversationRow) => {
    try {
      await client.call('DELETE', `conversations/${row.id}`);
      showToast({ title: `Conversation ${row.sessionId} has been deleted successfully.` });
    } catch {
      showToast({ title: 'Failed to delete conversation. Please try again.', tone: 'destructive' });
    }
    await queries.invalidateQueries({ queryKey: [client.role, 'conversations'] });
  };
  const session = list.filters['session'];
  const columns: Column<ConversationRow>[] = [
    {
      name: 'Session ID',
      sort: 'sessionId',
      cell: (row) => (
        <Tooltip text={row.sessionId}>
          <button
            type="button"
            onClick={() => list.filterBy('session', row.sessionId)}
            className="max-w-44 truncate font-mono text-xs text-accent underline"
          >
            {row.sessionId}
          </button>
        </Tooltip>
      ),
    },
    { name: 'User Message', cell: (row) => <Truncated text={row.userMessage} /> },
    { name: 'Bot Response', cell: (row) => <Truncated text={row.botResponse} /> },
    { name: 'Intent', sort: 'intent', cell: (row) => row.intent && <Badge>{row.intent}</Badge> },
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
          aria-label={`Delete the conversation ${row.sessionId}`}
          onClick={() => setDeleting(row)}
        >
          Delete
        </Button>
      ),
    },
  ];
  return (
    <TooltipProvider>
      <DataTable
        caption="Chatbot Conversations"
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        empty="No conversations found. Chatbot conversations will appear here as users interact with the AI assistant."
        searchLabel="Search conversations..."
        tools={
          session && (
            <Button look="secondary" onClick={() => list.filterBy('session', '')}>
              All sessions
            </Button>
          )
        }
      />
      {deleting && (
        <ConfirmDialog
          title="Delete this conversation?"
          text={`A message of the session ${deleting.sessionId} and its answer are removed. This action cannot be undone.`}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </TooltipProvider>
  );
}

function Truncated({ text }: { text: string }) {
  return (
    <details className="max-w-72 group">
      <Tooltip text={text}>
        <summary className="list-none truncate">{text}</summary>
      </Tooltip>
      <p className="mt-1 whitespace-pre-wrap">{text}</p>
    </details>
  );
}
