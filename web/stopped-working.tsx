import { Component, type ReactNode } from 'react';
import { contactEmail } from './contact-email.ts';
import { Button } from './ui/button.tsx';

/** What the visitor sees when a page of the app fails: what happened, and what to do. */
export function StoppedWorking({ error }: { error: unknown }) {
  return (
    <div className="mx-auto max-w-prose px-5 py-24" role="alert">
      <h1 className="text-3xl">This page stopped working</h1>
      <p className="mt-4">
        Nothing you entered is lost. Reload the page; if it happens again, write to {contactEmail()}.
      </p>
      <p className="mt-2 font-mono text-xs text-muted">{error instanceof Error ? error.message : 'Unknown error'}</p>
      <Button className="mt-8" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}

/** Shows it in place of what failed to draw. */
export class StopsHere extends Component<{ children: ReactNode }, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render() {
    return this.state.failed ? <StoppedWorking {...this.state.failed} /> : this.props.children;
  }
}
