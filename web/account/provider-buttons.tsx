import { useQuery } from '@tanstack/react-query';
import { oauthProviders } from '#accounts/contract.ts';
import type { OauthProblem, OauthProvider } from '#accounts/contract.ts';
import { buttonClass } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { fetchSignInOptions } from './account-api.ts';

const names: Record<OauthProvider, string> = { google: 'Google', github: 'GitHub' };

/** The browser itself walks to the provider. One that is not set up here says so. */
export function ProviderButtons() {
  const { data: isSetUp } = useQuery({ queryKey: ['sign-in-options'], queryFn: fetchSignInOptions });
  const missing = oauthProviders.filter((provider) => isSetUp?.[provider] === false);
  return (
    <>
      <div className="mt-6 grid gap-3">
        {oauthProviders.map((provider) =>
          missing.includes(provider) ? (
            <button
              key={provider}
              type="button"
              aria-describedby="missing-providers"
              className={buttonClass('secondary')}
              onClick={() => showToast({ title: problems['not-configured'](names[provider]) })}
            >
              Continue with {names[provider]}
            </button>
          ) : (
            <a key={provider} href={`/api/auth/oauth/${provider}`} className={buttonClass('secondary')}>
              Continue with {names[provider]}
            </a>
          ),
        )}
      </div>
      {missing.length > 0 && (
        <p id="missing-providers" className="mt-3 text-sm text-muted">
          Sign-in with {missing.map((provider) => names[provider]).join(' and ')} is not set up on this site. Use your
          e-mail address.
        </p>
      )}
      <p className="mt-6 flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Or continue with email
      </p>
    </>
  );
}

const problems: Record<OauthProblem, (name: string) => string> = {
  'not-configured': (name) => `Sign-in with ${name} is not set up on this site. Please use your e-mail address.`,
  unreachable: (name) => `${name} did not answer. Please try again, or use your e-mail address.`,
  refused: (name) => `The sign-in with ${name} did not go through, and nothing was changed. Please try again.`,
  'unverified-email': (name) =>
    `${name} has not confirmed your e-mail address. Confirm it there first, or sign in by e-mail here.`,
};

/** Why the provider's sign-in came back here; null when it did not. */
export function problemText(provider: string | null, problem: string | null): string | null {
  const known = oauthProviders.find((name) => name === provider);
  const words = Object.entries(problems).find(([name]) => name === problem)?.[1];
  return known && words ? words(names[known]) : null;
}
