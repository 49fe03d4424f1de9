import { type ReactNode, useState } from 'react';
import { showFailure } from '../operators/show-failure.ts';
import { Button } from '../ui/button.tsx';

/** A list in which each row has its words left and its buttons right. */
export function Rows({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="text-muted">{empty}</p>;
  return <ul className="divide-y divide-line border-y border-line">{children}</ul>;
}

export function Row({ title, details, children }: { title: ReactNode; details: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-sm break-words text-muted">{details}</p>
      </div>
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

/** A quiet button that does one thing to a row, mostly takes it away: a key, a webhook, a person. */
export function TakeAway({
  verb,
  failure,
  what,
  act,
  onDone,
}: {
  verb: string;
  failure: string;
  what: string;
  act: () => Promise<unknown>;
  onDone: () => void;
}) {
  return (
    <Button
      look="quiet"
      aria-label={`${verb} ${what}`}
      onClick={() => void act().then(onDone, (error: unknown) => showFailure(failure, error, 'Please try again.'))}
    >
      {verb}
    </Button>
  );
}

/** A secret that is shown this once, to be copied. */
export function Secret({ label, value }: { label: string; value: string }) {
  const [said, setSaid] = useState('We show it only now.');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid('Copied. We show it only now.'),
      () => setSaid('Please copy it by hand. We show it only now.'),
    );
  return (
    <div role="status" className="my-4 border-l-2 border-fair pl-4">
      <p className="text-sm font-semibold">{label}</p>
      <code className="block text-sm break-all select-all">{value}</code>
      <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-muted">
        <Button look="secondary" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
        {said}
      </p>
    </div>
  );
}
