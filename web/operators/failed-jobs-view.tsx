import { useQuery } from '@tanstack/react-query';
import { failedJobsSchema } from '#operators/contract.ts';
import { momentText } from '../report/dates.ts';
import { visibleMessage } from '../report/visible-message.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { adminClient as client } from './operator-client.ts';

/** Work whose last attempt failed, with a button that tries once more. */
export function FailedJobsView() {
  const { data, error, refetch } = useQuery({
    queryKey: [client.role, 'failed-jobs'],
    queryFn: async () => failedJobsSchema.parse(await client.call('GET', 'failed-jobs')),
    gcTime: 0,
  });
  const retry = async (id: string) => {
    try {
      await client.call('POST', `failed-jobs/${id}/retry`);
      showToast({ title: 'The job runs again.' });
    } catch (reason) {
      showToast({
        title: 'The job could not be retried',
        description: reason instanceof Error ? visibleMessage(reason) : '',
        tone: 'destructive',
      });
    }
    await refetch();
  };
  if (error) return <p role="alert">{visibleMessage(error)}</p>;
  if (!data) return <Spinner />;
  if (data.length === 0) return <p className="text-muted">No job has failed.</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {data.map((job) => (
        <li key={job.id} className="flex flex-wrap items-start gap-3 p-4">
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              {job.queue} <span className="font-mono text-xs font-normal text-muted">{job.subjectId}</span>
            </p>
            <p className="text-sm break-words text-poor">{job.reason}</p>
            <p className="text-xs text-muted">
              {job.attempts} {job.attempts === 1 ? 'attempt' : 'attempts'}
              {job.failedAt && `, ${momentText(job.failedAt)}`}
            </p>
          </div>
          <Button look="secondary" onClick={() => void retry(job.id)}>
            Retry
          </Button>
        </li>
      ))}
    </ul>
  );
}
