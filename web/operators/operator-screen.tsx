import { useSyncExternalStore, type ReactNode } from 'react';
import { Wordmark } from '../frame-parts.tsx';
import { Button } from '../ui/button.tsx';
import type { OperatorClient } from './operator-client.ts';

/** Whether the page is unlocked, followed as it changes. */
export function useUnlocked(client: OperatorClient): boolean {
  return useSyncExternalStore(client.subscribe, client.isUnlocked);
}

/** The frame of an unlocked screen: wordmark, heading, actions, and the way out. */
export function OperatorScreen({
  client,
  title,
  subtitle,
  actions,
  children,
}: {
  client: OperatorClient;
  title: string;
  subtitle: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-[90rem] items-center gap-4 px-5 py-3">
          <Wordmark />
          <Button look="quiet" className="ml-auto" onClick={() => void client.lock()}>
            Lock
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[90rem] px-5 pt-8 pb-20">
        <div className="flex flex-wrap items-end gap-4">
          <div className="mr-auto">
            <h1 className="text-3xl">{title}</h1>
            <p className="mt-1 text-muted">{subtitle}</p>
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
        {children}
      </main>
    </>
  );
}

/** The cards with the counts; a dash until they are known. */
export function CounterCards({ counters }: { counters: { name: string; value: number | undefined }[] }) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-4 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
      {counters.map(({ name, value }) => (
        <div key={name} className="rounded-md border border-line bg-surface p-5 max-sm:last:odd:col-span-2">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="mt-1 font-serif text-3xl tabular-nums">{value?.toLocaleString('en-US') ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
