import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timelineSchema, type ReportRow } from '#operators/contract.ts';
import { momentText } from '../report/dates.ts';
import { visibleMessage } from '../report/visible-message.ts';
import { Button, buttonClass, Spinner } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { adminClient as client } from './operator-client.ts';
import { RefundForm } from './refund-form.tsx';

/** The way of one order, and what an operator can do about it. */
export function TimelineDialog({
  row,
  onChanged,
  onClose,
}: {
  row: ReportRow;
  onChanged: () => Promise<void>;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery({
    queryKey: [client.role, 'timeline', row.id],
    queryFn: async () => timelineSchema.parse(await client.call('GET', `reports/${row.id}/timeline`)),
    gcTime: 0,
  });
  const [doing, setDoing] = useState<'resend' | 'rerun' | null>(null);
  const act = async (action: 'resend' | 'rerun', done: string) => {
    setDoing(action);
    try {
      await client.call('POST', `reports/${row.id}/${action}`);
      showToast({ title: done });
      await Promise.all([refetch(), onChanged()]);
    } catch (reason) {
      showToast({
        title: 'That did not work',
        description: reason instanceof Error ? visibleMessage(reason) : '',
        tone: 'destructive',
      });
    }
    setDoing(null);
  };
  return (
    <Dialog title={`Report for ${row.companyName}`} isOpen onClose={onClose}>
      {error && <p role="alert">{visibleMessage(error)}</p>}
      {!data && !error && <Spinner />}
      {data && (
        <>
          <p className="text-sm text-muted">
            Order {data.order.id}:{' '}
            {(data.order.amountCents / 100).toLocaleString('en-US', {
              style: 'currency',
              currency: data.order.currency,
            })}{' '}
            by {data.order.provider}, {data.order.status}
          </p>
          <ol className="mt-4 border-l border-line pl-4 text-sm">
            {data.events.map((event) => (
              <li key={`${event.at} ${event.text}`} className="py-1.5">
                <span className="block text-xs text-muted tabular-nums">{momentText(event.at)}</span>
                <span className={classNames(event.tone === 'bad' && 'font-medium text-poor')}>{event.text}</span>
              </li>
            ))}
          </ol>
          <div className="mt-6 flex flex-wrap gap-2">
            <Button
              look="secondary"
              busy={doing === 'resend'}
              disabled={!row.isPublished}
              onClick={() => void act('resend', 'The report is being mailed again.')}
            >
              Send again
            </Button>
            <Button
              look="secondary"
              busy={doing === 'rerun'}
              onClick={() => void act('rerun', 'The website is being assessed again.')}
            >
              Assess again
            </Button>
            <a href={data.reportPath} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
              Open report
            </a>
            {data.order.refundUrl && (
              <a href={data.order.refundUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
                Open the payment at {data.order.provider}
              </a>
            )}
          </div>
          <RefundForm
            reportId={row.id}
            data={data}
            onDone={async () => void (await Promise.all([refetch(), onChanged()]))}
          />
        </>
      )}
      <div className="mt-6 text-right">
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
