import { useRouteError } from 'react-router';
import { NotFoundMessage } from './not-found.tsx';
import { SiteFrame } from './site-frame.tsx';
import { contactEmail } from './contact-email.ts';
import { StoppedWorking } from './stopped-working.tsx';

/** In place of a page of the app that fails. */
export function AppError() {
  const error = useRouteError();
  const isMissing = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  return (
    <SiteFrame contactEmail={contactEmail()}>
      {isMissing ? <NotFoundMessage /> : <StoppedWorking error={error} />}
    </SiteFrame>
  );
}
