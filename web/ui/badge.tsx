import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'plain' | 'accent' | 'good' | 'fair' | 'poor';

/** A short word on a tinted ground. The tone repeats what the word says; it never says it alone. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-block rounded-sm font-sans px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-accent-strong',
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
};
