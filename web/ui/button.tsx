import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** A button. While `busy`, it is disabled and shows a spinner before its text. */
export function Button({
  look = 'primary',
  busy = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean }) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(look), className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** The same look for a link: `<a className={buttonClass('primary')}>`. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-5 py-2.5 text-center text-sm font-semibold no-underline transition-colors',
    looks[look],
  );
}

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink disabled:border-line disabled:text-muted',
  quiet: 'text-accent hover:bg-accent-soft disabled:text-muted',
  danger: 'bg-poor text-paper hover:opacity-90 disabled:bg-sunken disabled:text-muted',
};
