import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { outboxMailSchema, outboxSchema } from '#operators/contract.ts';
import { momentText } from '../report/dates.ts';
import { visibleMessage } from '../report/visible-message.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { adminClient as client } from './operator-client.ts';

/** The mails that were kept because no mail server is configured. */
export function OutboxView() {
  const { data, error } = useQuery({
    queryKey: [client.role, 'outbox'],
    queryFn: async () => outboxSchema.parse(await client.call('GET', 'outbox')),
    gcTime: 0,
  });
  const [opened, setOpened] = useState<string | null>(null);
  if (error) return <p role="alert">{visibleMessage(error)}</p>;
  if (!data) return <Spinner />;
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        {data.isSent
          ? 'Mails go to the mail server; these were kept before one was set.'
          : 'No mail server is set, so mails are kept here instead of being sent.'}
      </p>
      {data.mails.length === 0 ? (
        <p className="text-muted">The outbox is empty.</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line">
          {data.mails.map((mail) => (
            <li key={mail.name}>
              <button
                type="button"
                onClick={() => setOpened(mail.name)}
                className="flex w-full flex-wrap gap-x-4 p-4 text-left text-sm hover:bg-sunken"
              >
                <span className="min-w-0 flex-1 basis-full font-medium sm:basis-0">
                  {mail.subject || '(no subject)'}
                </span>
                <span>{mail.to}</span>
                <span className="text-muted tabular-nums">{momentText(mail.at)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened && <MailDialog name={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function MailDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: [client.role, 'outbox', name],
    queryFn: async () => outboxMailSchema.parse(await client.call('GET', `outbox/${encodeURIComponent(name)}`)),
    gcTime: 0,
  });
  return (
    <Dialog title={data?.subject ?? 'Mail'} isOpen onClose={onClose}>
      {error && <p role="alert">{visibleMessage(error)}</p>}
      {!data && !error && <Spinner />}
      {data && (
        <>
          <p className="text-sm text-muted">
            From {data.from}
            <br />
            To {data.to}
          </p>
          {data.isSecret && (
            <p className="mt-4">
              This mail contains a sign-in link or code for its reader alone, so it is not shown here. Whoever runs the
              server finds it in the data folder, as outbox/
              {name}.
            </p>
          )}
          {/* Without scripts, forms, or an origin of its own: what is in a mail is nobody's code here. */}
          {!data.isSecret && (
            <iframe
              title="The mail as it looks"
              sandbox=""
              srcDoc={data.html}
              className="mt-4 h-96 w-full rounded-sm border border-line bg-white"
            />
          )}
          {data.attachments.length > 0 && (
            <p className="mt-3 text-sm">
              Attached:{' '}
              {data.attachments
                .map((attachment) => `${attachment.filename} (${Math.ceil(attachment.bytes / 1024)} kB)`)
                .join(', ')}
            </p>
          )}
        </>
      )}
      <div className="mt-4 text-right">
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
