// /signin: in by passcode, provider or mailed link; also where mailed links arrive, with their secret behind the #.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, callApi } from '../api.ts';
import { contactEmail } from '../contact-email.ts';
import { queryClient } from '../query-client.ts';
import { SiteFrame } from '../site-frame.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CodeForm } from './code-form.tsx';
import { MailedLink } from './mailed-link.tsx';
import { problemText } from './provider-buttons.tsx';
import { SignInForm } from './sign-in-form.tsx';

export default function SignInRoute() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [mailed] = useState(takeMailedSecret);
  const [challenge, setChallenge] = useState<string | null>(null);
  const problem = problemText(search.get('provider'), search.get('problem'));

  const enter = async () => {
    if (mailed?.kind === 'confirm') await confirm(mailed.secret);
    queryClient.removeQueries({ queryKey: ['account'] });
    await navigate('/dashboard');
  };
  const welcome = async () => {
    showToast({ title: 'Welcome back!', description: "You've been signed in successfully." });
    await enter();
  };
  // Somebody who is signed in already needs no form to confirm an address.
  const { data: isConfirmed } = useQuery({
    queryKey: ['confirm', mailed?.secret],
    queryFn: () => confirm(mailed?.secret ?? ''),
    enabled: mailed?.kind === 'confirm',
    gcTime: 0,
  });
  useEffect(() => {
    if (!isConfirmed) return;
    queryClient.removeQueries({ queryKey: ['account'] });
    void navigate('/dashboard');
  }, [isConfirmed, navigate]);

  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-md px-5 py-12 sm:py-16">
        {mailed?.kind === 'confirm' && <Note>Sign in to confirm your e-mail address.</Note>}
        {problem && (
          <Note>
            <span role="alert">{problem}</span>
          </Note>
        )}
        {mailed?.kind === 'link' && <MailedLink secret={mailed.secret} onSignedIn={welcome} />}
        {challenge !== null && <CodeForm challenge={challenge} onSignedIn={welcome} onCancel={() => setChallenge(null)} />}
        {mailed?.kind !== 'link' && challenge === null && <SignInForm onSignedIn={welcome} onCodeRequired={setChallenge} />}
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
  history.replaceState(history.state, '', location.pathname);
  return { kind: kind === 'link' ? 'link' : 'confirm', secret };
}

/** False while nobody is signed in: then the link keeps until somebody is. */
async function confirm(secret: string): Promise<boolean> {
  try {
    await callApi('POST', '/api/auth/confirm', { token: secret });
    showToast({ title: 'Address confirmed', description: 'Reports bought with it are in your dashboard.' });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401) showToast({ title: 'Address not confirmed', description: error.serverMessage ?? error.message, tone: 'destructive' });
    return false;
  }
}
