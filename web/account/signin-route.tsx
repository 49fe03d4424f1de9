// /signin: in by passcode, provider or mailed link; also where mailed links arrive, with their secret behind the #.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { agentPage } from '#accounts/contract.ts';
import { ApiError, callApi } from '../api.ts';
import { contactEmail } from '../contact-email.ts';
import { queryClient } from '../query-client.ts';
import { SiteFrame } from '../site-frame.tsx';
import { showToast } from '../ui/toast-store.ts';
import { fetchAccount } from './account-api.ts';
import { CodeForm } from './code-form.tsx';
import { MailedLink } from './mailed-link.tsx';
import { problemText } from './provider-buttons.tsx';
import { noteAgentWaits, takeAgentWaits, takeSessionEnded } from './session-notes.ts';
import { SignInForm } from './sign-in-form.tsx';

export default function SignInRoute() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [mailed] = useState(takeMailedSecret);
  const [challenge, setChallenge] = useState<string | null>(null);
  const home = search.get('to') === 'agency' ? '/agency' : '/dashboard';
  const isForAgent = search.get('to') === 'agent';
  const problem = problemText(search.get('provider'), search.get('problem'));

  const [hasEnded] = useState(takeSessionEnded);
  const { data: account } = useQuery({ queryKey: ['account'], queryFn: fetchAccount, gcTime: 0 });

  const enter = async () => {
    queryClient.removeQueries({ queryKey: ['account'] });
    if (takeAgentWaits()) location.replace(agentPage);
    else await navigate(home);
  };
  const welcome = async () => {
    showToast({ title: 'Welcome back!', description: "You've been signed in successfully." });
    await enter();
  };
  // Somebody who is signed in already needs no click to confirm an address.
  const { data: isConfirmed } = useQuery({
    queryKey: ['confirm', mailed?.secret],
    queryFn: () => confirm(mailed?.secret ?? ''),
    enabled: mailed?.kind === 'confirm' && account !== undefined && account !== null,
    gcTime: 0,
  });
  useEffect(() => {
    if (!isConfirmed) return;
    queryClient.removeQueries({ queryKey: ['account'] });
    void navigate(home);
  }, [isConfirmed, navigate, home]);

  const isIn = account && mailed === null && problem === null && challenge === null;
  useEffect(() => {
    if (isForAgent && isIn) location.replace(agentPage);
    else if (isForAgent) noteAgentWaits();
  }, [isForAgent, isIn]);
  if (isIn && !isForAgent) return <Navigate to={home} replace />;
  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-md px-5 py-12 sm:py-16">
        {isForAgent && <Note>An agent asks to work for your agency. Sign in and read what it asks for.</Note>}
        {hasEnded && <Note>Your session has ended. Please sign in again.</Note>}
        {problem && (
          <Note>
            <span role="alert">{problem}</span>
          </Note>
        )}
        {mailed && <MailedLink kind={mailed.kind} secret={mailed.secret} onSignedIn={welcome} />}
        {challenge !== null && (
          <CodeForm challenge={challenge} onSignedIn={welcome} onCancel={() => setChallenge(null)} />
        )}
        {mailed === null && challenge === null && <SignInForm onSignedIn={welcome} onCodeRequired={setChallenge} />}
      </div>
    </SiteFrame>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mb-5 border-l-2 border-fair pl-3 text-sm">{children}</p>;
}

/** Takes the secret out of the address, so that it stays in no history. */
function takeMailedSecret(): { kind: 'link' | 'confirm'; secret: string } | null {
  const [, kind, secret] = /^#(link|confirm)=([\w-]+)$/.exec(location.hash) ?? [];
  if (secret === undefined) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { kind: kind === 'link' ? 'link' : 'confirm', secret };
}

/** False when the link belongs to somebody else than is signed in: then a click changes over. */
async function confirm(secret: string): Promise<boolean> {
  try {
    await callApi('POST', '/api/auth/confirm', { token: secret });
    showToast({ title: 'Address confirmed', description: 'Reports bought with it are in your dashboard.' });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}
