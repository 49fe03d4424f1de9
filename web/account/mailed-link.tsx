import { useState } from 'react';
import { callApi } from '../api.ts';
import { showFailure } from '../operators/show-failure.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** A click, so that a mail scanner which merely opens the link does not use it up. */
export function MailedLink({ secret, onSignedIn }: { secret: string; onSignedIn: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const enter = async () => {
    setIsBusy(true);
    try {
      await callApi('POST', '/api/auth/link/use', { token: secret });
      await onSignedIn();
    } catch (error) {
      showFailure('Sign in failed', error, 'This link has been used or is too old.');
    }
    setIsBusy(false);
  };
  return (
    <Card>
      <h1 className="text-2xl">Sign in by link</h1>
      <p className="mt-3 text-sm text-muted">You opened a link that we mailed you. It works once.</p>
      <div className="mt-6 grid gap-3">
        <Button busy={isBusy} onClick={() => void enter()}>
          {isBusy ? 'Please wait...' : 'Sign In'}
        </Button>
        <a href="/signin" className={buttonClass('quiet')}>
          Sign in another way
        </a>
      </div>
    </Card>
  );
}
