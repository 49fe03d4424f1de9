import { useState } from 'react';
import { callApi } from '../api.ts';
import { showFailure } from '../operators/show-failure.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';

/** The second step in a browser that is new to us, when the passcode is short. */
export function CodeForm({
  challenge,
  onSignedIn,
  onCancel,
}: {
  challenge: string;
  onSignedIn: () => Promise<void>;
  onCancel: () => void;
}) {
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    try {
      await callApi('POST', '/api/auth/login/code', { challenge, code });
      await onSignedIn();
    } catch (error) {
      showFailure('Sign in failed', error, 'This code is wrong or too old.');
    }
    setIsBusy(false);
  };
  return (
    <Card>
      <h1 className="text-2xl">Enter the mailed code</h1>
      <p className="mt-3 text-sm text-muted">
        This browser is new to us, so we have mailed you a code of six digits. It works for 10 minutes.
      </p>
      <form
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field id="code" label="Code" required>
          <TextInput
            {...describedBy('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={10}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Please wait...' : 'Sign In'}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Back
        </Button>
      </form>
    </Card>
  );
}
