import { classNames } from './ui/class-names.ts';

/** Whether AI assistants are asked here; without a key of theirs every score is an estimate. The server filled it into the page. */
export function asksAssistants(): boolean {
  return document.documentElement.dataset['assistants'] === 'yes';
}

/** Utilities for what is said in one kind of installation alone. */
export const whereAsked = 'in-[[data-assistants=no]]:hidden';
export const whereNotAsked = 'hidden in-[[data-assistants=no]]:block';

/** Shown where no assistant is asked, whether a script runs or not. */
export function EstimatesNote({ className }: { className?: string }) {
  return (
    <p className={classNames(whereNotAsked, 'max-w-prose border-l-2 border-accent pl-4 text-sm', className)}>
      Today we ask no AI assistant here. Every score is an estimate from your site and your answers.
    </p>
  );
}
