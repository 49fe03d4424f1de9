import type { ReactNode } from 'react';
import { steps } from '#quiz/steps.ts';
import { placeholders } from '../content/brand.ts';
import { AskLink, Wordmark } from '../frame-parts.tsx';

type Props = { isAnswered?: boolean; contactEmail?: string; children: ReactNode };

/** The frame of the quiz. What is said of the 28 questions goes once they are answered. */
export function QuizShell({ isAnswered = false, contactEmail = placeholders.contactEmail, children }: Props) {
  return (
    <div className="min-h-dvh">
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-prose items-center justify-between gap-4 px-5 py-2">
          <Wordmark />
          <div className="flex items-center gap-4 sm:gap-6">
            {!isAnswered && <p className="text-xs text-muted">28 questions, 5-8 minutes</p>}
            <AskLink
              email={contactEmail}
              className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink"
            />
          </div>
        </div>
      </header>
      <main className="mx-auto max-w-prose px-5 pt-8 pb-28 sm:pt-14">{children}</main>
    </div>
  );
}

export function QuizProgress({ step }: { step: number }) {
  const percent = Math.round((step / steps.length) * 100);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="font-sans text-sm font-semibold">LLM SEO Assessment</h1>
        <p className="text-sm text-muted tabular-nums">
          Step {step} of {steps.length}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-3"
      >
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-1.5 w-full rounded-full bg-sunken"
        >
          <rect width={percent} height="1" className="fill-accent" />
        </svg>
      </div>
      <p className="mt-1 text-right text-xs text-muted tabular-nums">{percent}%</p>
    </div>
  );
}
