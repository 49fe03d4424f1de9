import { useRouteError } from 'react-router';
import { NotFoundMessage } from './not-found.tsx';
import { SiteFrame } from './site-frame.tsx';
import { contactEmail } from './contact-email.ts';
import { Button } from './ui/button.tsx';

/** What the visitor sees when a page of the app fails: what happened, and what to do. */
export function AppError() {
  const error = useRouteError();
  const isMissing = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  return (
    <SiteFrame contactEmail={contactEmail()}>
      {isMissing ? (
        <NotFoundMessage />
      ) : (
        <div className="mx-auto max-w-prose px-5 py-24" role="alert">
          <h1 className="text-3xl">This page stopped working</h1>
          <p className="mt-4">Nothing you entered is lost. Reload the page; if it happens again, write to {contactEmail()}.</p>
          <p className="mt-2 font-mono text-xs text-muted">{error instanceof Error ? error.message : 'Unknown error'}</p>
          <Button className="mt-8" onClick={() => location.reload()}>
            Reload
          </Button>
        </div>
      )}
    </SiteFrame>
  );
}
