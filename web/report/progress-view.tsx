import { classNames } from '../ui/class-names.ts';
import { asksAssistants } from '../asks-assistants.tsx';
import type { ProgressStep } from './report-api.ts';

const stages = [
  { key: 'gather', name: 'Reading your website' },
  { key: 'judge', name: 'Judging what we saw' },
  { key: 'publish', name: 'Writing your report' },
  { key: 'deliver', name: 'Sending your copy' },
] as const;

type Status = 'running' | 'waiting-for-payment';

/** What happens while a report is made: four stages, and in the current one the newest thing that was done. */
export function ProgressView({
  status,
  progress,
  orderId,
}: {
  status: Status;
  progress: ProgressStep[];
  /** Whose questions may be looked at. */ orderId?: string;
}) {
  const current = stages.findIndex((stage) => stage.key === progress.at(-1)?.stage);
  const step = progress.at(-1);
  return (
    <div className="mx-auto max-w-prose py-12">
      <h1 className="text-3xl">{headings[status]}</h1>
      <p className="mt-4 text-lg text-muted">{explanations[status]}</p>
      <ol className="mt-10">
        {stages.map((stage, index) => (
          <li
            key={stage.key}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex items-baseline gap-4 border-t border-line py-4',
              index > current && 'text-muted',
            )}
          >
            <span className="w-5 font-serif tabular-nums">{index + 1}</span>
            <span className={classNames('grow', index === current && 'font-semibold')}>
              {stage.name}
              {index === current && step && <Step step={step} />}
            </span>
            <span className="text-sm text-muted">{index < current ? 'Done' : index === current ? 'Now' : ''}</span>
          </li>
        ))}
      </ol>
      {status === 'running' && orderId !== undefined && asksAssistants() && (
        <p className="mt-6">
          <a href={`/questions/${encodeURIComponent(orderId)}`}>See the questions we will ask the assistants</a>, and
          change them once.
        </p>
      )}
      <p className="sr-only" role="status">
        {step ? step.message : headings[status]}
      </p>
    </div>
  );
}

function Step({ step }: { step: ProgressStep }) {
  return (
    <span className="mt-1 block text-sm font-normal">
      {step.message}
      {step.total > 0 && (
        <progress
          className="mt-2 block h-2 w-full"
          max={step.total}
          value={Math.min(step.done, step.total)}
          aria-label={step.message}
        />
      )}
    </span>
  );
}

const headings: Record<Status, string> = {
  running: 'Your report is being made',
  'waiting-for-payment': 'Waiting for your payment',
};

const explanations: Record<Status, string> = {
  running:
    'This page turns into the report by itself. You may also close it: a copy comes by e-mail, within 24 hours at the latest.',
  'waiting-for-payment':
    'Your payment is agreed and has not arrived yet. A payment by bank takes up to five working days. You need not do anything more: the page goes on by itself, and a copy comes by e-mail.',
};
