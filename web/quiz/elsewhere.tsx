// The quiz goes on on another device: a link to it is mailed.
import { useState, type ReactNode } from 'react';
import { problemWith } from '#quiz/steps.ts';
import { ApiError, callApi } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import type { Draft } from './draft.ts';

const away = 'We could not reach our server. Please check your connection and try again.';

const mailField = { label: 'Email address', type: 'email', required: true } as const;

/** For a quiz under way; `email` where it was asked already. */
export function GoOnElsewhere({ draft, step, email }: { draft: Draft; step: number; email: string }) {
  const [to, setTo] = useState(email);
  return (
    <Folded>
      <MailLink body={{ email: to, draft, step }} problem={problemWith(mailField, to)}>
        <Field id="link-email" label="Send it to" className="w-full">
          <TextInput
            {...describedBy('link-email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
        <p className="text-sm text-muted">
          We keep what you answered so far under the link for 30 days. We use the address for this one mail.
        </p>
      </MailLink>
    </Folded>
  );
}

/** For a quiz that was sent and has no plan yet: the address is in its answers. */
export function ChooseElsewhere({ quizId }: { quizId: string }) {
  return (
    <Folded>
      <MailLink body={{ quizId }}>
        <p className="text-sm text-muted">We mail the link to this page to the address in your answers.</p>
      </MailLink>
    </Folded>
  );
}

/** Nothing of it is on the page before it is opened: a step asks for what is its own. */
function Folded({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-8 text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2 font-semibold">Continue on another device</summary>
      {isOpen && children}
    </details>
  );
}

/** `problem`: what keeps it from being sent. */
function MailLink({ body, problem = null, children }: { body: object; problem?: string | null; children: ReactNode }) {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const mail = async () => {
    if (problem !== null) return setSaid(problem);
    setIsBusy(true);
    try {
      await callApi('POST', '/api/quiz/link', body);
      setSaid('The link is on its way. Open it on the other device.');
    } catch (error) {
      setSaid((error instanceof ApiError ? error.serverMessage : null) ?? away);
    }
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      className="mt-2 grid max-w-md justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void mail();
      }}
    >
      {children}
      <Button type="submit" look="secondary" busy={isBusy}>
        Mail me the link
      </Button>
      <p role="status" className="text-sm not-empty:font-medium">
        {said}
      </p>
    </form>
  );
}
