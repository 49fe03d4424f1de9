import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet on the page: hairline, no shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-md border border-line bg-surface p-5 sm:p-7', className)} {...rest} />;
}
