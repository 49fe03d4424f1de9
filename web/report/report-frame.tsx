import type { ReactNode } from 'react';
import { AskLink, Wordmark } from '../frame-parts.tsx';
import { AccountLink, SiteFooter } from '../site-frame.tsx';
import { placeholders } from '../content/brand.ts';

/** Around a report: its owner's own pages come first, and nothing asks to start over. `reportUrl`: from a page of one task back to its report. */
export function ReportFrame({ reportUrl = null, children }: { reportUrl?: string | null; children: ReactNode }) {
  const link = 'inline-flex min-h-11 items-center text-sm text-muted hover:text-ink';
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3">
        Skip to the content
      </a>
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex max-w-page items-center gap-4 px-5 py-1.5 sm:gap-6">
          <Wordmark />
          <nav aria-label="Main" className="ml-auto flex items-center gap-4 sm:gap-6">
            {reportUrl !== null && (
              <a href={reportUrl} className={link}>
                Report
              </a>
            )}
            <a href="/dashboard" className={`${link} max-sm:hidden`}>
              All reports
            </a>
            <AskLink email={placeholders.contactEmail} className={link} />
            <AccountLink className={link} />
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-10rem)]">
        {children}
      </main>
      <SiteFooter contactEmail={placeholders.contactEmail} />
    </>
  );
}
