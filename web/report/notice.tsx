import type { ReactNode } from 'react';
import { Spinner } from '../ui/button.tsx';

/** A page with one thing to say: loading, not found, went wrong. */
export function Notice({
  title,
  text,
  isBusy = false,
  children,
}: {
  title: string;
  text?: string;
  isBusy?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-prose py-20" role={isBusy ? 'status' : undefined}>
      <h1 className="flex items-center gap-4 text-2xl">
        {isBusy && <Spinner />}
        {title}
      </h1>
      {text && <p className="mt-3 wrap-anywhere text-muted">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
