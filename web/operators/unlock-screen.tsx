import { useState, type ReactNode } from 'react';
import { visibleMessage } from '../report/visible-message.ts';
import { contactEmail } from '../contact-email.ts';
import { SiteFrame } from '../site-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import type { OperatorClient } from './operator-client.ts';

type UnlockScreenProps = {
  client: OperatorClient;
  title: string;
  label: string;
  button: string;
  warning?: ReactNode;
  canShow?: boolean;
  onUnlocked?: () => void;
};

/** The locked state of both operator pages. The code goes to the server, which alone can check it. */
export function UnlockScreen({
  client,
  title,
  label,
  button,
  warning,
  canShow = false,
  onUnlocked,
}: UnlockScreenProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const unlock = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await client.unlock(code);
      onUnlocked?.();
    } catch (reason) {
      setError(reason instanceof Error ? visibleMessage(reason) : String(reason));
      setIsBusy(false);
    }
  };
  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-md px-5 py-20">
        <Card>
          <h1 className="text-2xl">{title}</h1>
          <form
            className="mt-6"
            onSubmit={(event) => {
              event.preventDefault();
              void unlock();
            }}
          >
            <Field id="operator-code" label={label} error={error}>
              <div className="flex gap-2">
                <TextInput
                  {...describedBy('operator-code', error)}
                  type={isShown ? 'text' : 'password'}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={256}
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                />
                {canShow && (
                  <Button
                    look="secondary"
                    aria-pressed={isShown}
                    aria-label={isShown ? 'Hide the code' : 'Show the code'}
                    onClick={() => setIsShown(!isShown)}
                  >
                    {isShown ? 'Hide' : 'Show'}
                  </Button>
                )}
              </div>
            </Field>
            <Button type="submit" busy={isBusy} disabled={code === ''} className="mt-5 w-full">
              {button}
            </Button>
          </form>
          {warning && <p className="mt-5 border-l-2 border-fair pl-3 text-sm text-muted">{warning}</p>}
        </Card>
      </div>
    </SiteFrame>
  );
}
