import { useState } from 'react';
import { callApi } from '../api.ts';
import { showFailure } from '../operators/show-failure.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** A click, so that a mail scanner which merely opens the link does not use it up. */
export function MailedLink({
  kind,
  secret,
  onSignedIn,
}: {
  kind: 'link' | 'confirm';
  secret: string;
  onSignedIn: () => Promise<void>;
}) {
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
      <h1 className="text-2xl">{kind === 'link' ? 'Sign in by link' : 'Confirm your e-mail address'}</h1>
      <p className="mt-3 text-sm text-muted">
        {kind === 'link'
          ? 'You opened a link that we mailed you. It works once.'
          : 'You opened the link that we mailed you. One click confirms your address and signs you in. In a browser that is new to us you choose a new passcode afterwards.'}
      </p>
      <div className="mt-6 grid gap-3">
        <Button busy={isBusy} onClick={() => void enter()}>
          {isBusy ? 'Please wait...' : kind === 'link' ? 'Sign In' : 'Confirm and sign in'}
        </Button>
        <a href="/signin" className={buttonClass('quiet')}>
          Sign in another way
        </a>
      </div>
    </Card>
  );
}
