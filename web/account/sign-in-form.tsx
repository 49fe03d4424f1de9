import { useState, type FormEvent } from 'react';
import { callApi } from '../api.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { showFailure } from '../operators/show-failure.ts';
import { signIn } from './account-api.ts';
import { ProviderButtons } from './provider-buttons.tsx';

type Props = { onSignedIn: () => Promise<void>; onCodeRequired: (challenge: string) => void };

/** Sign In and Create Account, one form that changes. */
export function SignInForm({ onSignedIn, onCodeRequired }: Props) {
  const [isSignUp, setIsSignUp] = useState(false);
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '', passcode: '' });
  const [busy, setBusy] = useState<'submit' | 'link' | null>(null);
  const text: TextOf = (key) => ({
    name: key,
    value: values[key],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [key]: event.target.value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    if (isSignUp && (values.firstName.trim() === '' || values.lastName.trim() === '')) {
      return showToast({
        title: 'Missing information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
    }
    setBusy('submit');
    try {
      if (isSignUp) await createAccount();
      else await enter();
    } catch (error) {
      if (isSignUp) showFailure('Sign up failed', error, 'Failed to create account.');
      else showFailure('Sign in failed', error, 'Invalid email or passcode.');
    }
    setBusy(null);
  };
  const createAccount = async () => {
    await callApi('POST', '/api/auth/signup', values);
    showToast({ title: 'Account created!', description: 'Your account has been created successfully.' });
    setIsSignUp(false);
    setValues({ ...values, passcode: '' });
  };
  const enter = async () => {
    const reply = await signIn(values.email, values.passcode);
    if (reply.status === 'code-required') onCodeRequired(reply.challenge);
    else await onSignedIn();
  };
  const mailLink = async () => {
    const email = document.querySelector<HTMLInputElement>('#email');
    if (!email?.reportValidity()) return;
    setBusy('link');
    try {
      await callApi('POST', '/api/auth/link', { email: values.email });
      showToast({
        title: 'Look into your mailbox',
        description: 'If an account or a purchase has this address, a sign-in link is on its way to it.',
      });
    } catch (error) {
      showFailure('No link was mailed', error, 'Please try again.');
    }
    setBusy(null);
  };

  return (
    <Card>
      <h1 className="text-2xl">{isSignUp ? 'Create Account' : 'Sign In'}</h1>
      <ProviderButtons />
      <form onSubmit={(event) => void submit(event)} className="mt-6 grid gap-5">
        <SignInFields isSignUp={isSignUp} text={text} />
        <Button type="submit" busy={busy === 'submit'} className="w-full">
          {busy === 'submit' ? 'Please wait...' : isSignUp ? 'Create Account' : 'Sign In'}
        </Button>
      </form>
      {!isSignUp && (
        <Button look="quiet" busy={busy === 'link'} onClick={() => void mailLink()} className="mt-2 w-full">
          Forgot it, or bought as a guest? Mail me a sign-in link
        </Button>
      )}
      <div className="mt-4 grid gap-2 border-t border-line pt-4">
        <Button look="quiet" onClick={() => setIsSignUp(!isSignUp)}>
          {isSignUp ? 'Already have an account? Sign in' : "Don't have an account? Sign up"}
        </Button>
        <a href="/quiz?tier=assessment&fresh=true" className={buttonClass('secondary')}>
          Continue as guest
        </a>
      </div>
    </Card>
  );
}

/** The name, value and change of one input. */
type TextOf = (key: 'firstName' | 'lastName' | 'email' | 'passcode') => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

function SignInFields({ isSignUp, text }: { isSignUp: boolean; text: TextOf }) {
  return (
    <>
      {isSignUp && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="firstName" label="First Name" required>
            <TextInput
              {...describedBy('firstName')}
              aria-required
              autoComplete="given-name"
              maxLength={100}
              {...text('firstName')}
            />
          </Field>
          <Field id="lastName" label="Last Name" required>
            <TextInput
              {...describedBy('lastName')}
              aria-required
              autoComplete="family-name"
              maxLength={100}
              {...text('lastName')}
            />
          </Field>
        </div>
      )}
      <Field id="email" label="Email Address" required>
        <TextInput
          {...describedBy('email')}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          {...text('email')}
        />
      </Field>
      <Field
        id="passcode"
        label={isSignUp ? 'Create Passcode' : 'Passcode'}
        required
        hint="Use a simple 4+ character code you'll remember."
      >
        <TextInput
          {...describedBy('passcode')}
          type="password"
          required
          minLength={4}
          maxLength={256}
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          {...text('passcode')}
        />
      </Field>
    </>
  );
}
