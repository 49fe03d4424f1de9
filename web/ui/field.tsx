import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type FieldProps = {
  id: string;
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: string | null;
  children: ReactNode;
  className?: string;
};

/** A labelled input: label with the red asterisk, the input itself, hint, and the error, which is announced. Give the input `describedBy(id)`. */
export function Field({ id, label, required = false, hint, error, children, className }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error beneath an input or a group of inputs. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  return (
    <div id={`${id}-notes`} className="text-xs">
      {hint && <p className="mt-1.5 text-muted">{hint}</p>}
      <p role="alert" className="font-medium text-poor not-empty:mt-1.5">
        {error}
      </p>
    </div>
  );
}

export function RequiredMark() {
  return (
    <>
      {' '}
      <span aria-hidden="true" className="text-poor">
        *
      </span>
      <span className="sr-only"> (required)</span>
    </>
  );
}

/** The attributes that tie an input to its Field. */
export function describedBy(id: string, error?: string | null) {
  return { id, 'aria-describedby': `${id}-notes`, 'aria-invalid': error ? true : undefined };
}

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(inputClass, className)} {...rest} />;
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={classNames(inputClass, 'resize-y', className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={classNames(inputClass, 'pr-9', className)} {...rest} />;
}

export const inputClass =
  'block min-h-11 w-full rounded-sm border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted placeholder:opacity-80 aria-invalid:border-poor disabled:border-line disabled:bg-sunken disabled:text-muted';
