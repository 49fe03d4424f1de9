import * as oauth from 'openid-client';
import { z } from 'zod';
import type { OauthProvider } from './contract.ts';
import type { AccountDeps } from './deps.ts';

/** Who somebody is to a provider. `subject` never changes there; `verifiedEmail` is null when the provider has not confirmed it. */
export type Profile = { subject: string; verifiedEmail: string | null; firstName: string; lastName: string };

export type SetUpProvider = {
  scope: string;
  /** Signs an identity token, so a nonce ties it to the browser. */
  isOpenId: boolean;
  /** GitHub's API; null where the identity token says everything. */
  apiBase: string | null;
  configuration: () => Promise<oauth.Configuration>;
};

/** Null: this installation has no keys for it. */
export function setUpProviders({ config }: Pick<AccountDeps, 'config'>): Record<OauthProvider, SetUpProvider | null> {
  const { google, github } = config.signIn;
  return {
    google: google && setUpGoogle(google, config.production),
    github: github && setUpGithub(github, config.production),
  };
}

type Keys = { clientId: string; clientSecret: string };
const timeoutSeconds = 10;

function setUpGoogle(
  { clientId, clientSecret, issuer }: Keys & { issuer: string },
  production: boolean,
): SetUpProvider {
  let discovered: Promise<oauth.Configuration> | null = null;
  return {
    scope: 'openid email profile',
    isOpenId: true,
    apiBase: null,
    // Asked once; after a failure, again the next time.
    configuration: () =>
      (discovered ??= oauth
        .discovery(new URL(issuer), clientId, clientSecret, undefined, {
          timeout: timeoutSeconds,
          // The signature counts although the token comes straight from the provider.
          execute: [oauth.enableNonRepudiationChecks, ...insecureHere(issuer, production)],
        })
        .catch((error: unknown) => {
          discovered = null;
          throw error;
        })),
  };
}

function setUpGithub(
  { clientId, clientSecret, baseUrl }: Keys & { baseUrl: string },
  production: boolean,
): SetUpProvider {
  const base = baseUrl.replace(/\/+$/, '');
  const endpoints = {
    issuer: `${base}/login/oauth`,
    authorization_endpoint: `${base}/login/oauth/authorize`,
    token_endpoint: `${base}/login/oauth/access_token`,
  };
  const configuration = new oauth.Configuration(endpoints, clientId, clientSecret);
  configuration.timeout = timeoutSeconds;
  for (const allow of insecureHere(base, production)) allow(configuration);
  return {
    scope: 'read:user user:email',
    isOpenId: false,
    apiBase: base === 'https://github.com' ? 'https://api.github.com' : `${base}/api/v3`, // as GitHub Enterprise has it
    configuration: async () => configuration,
  };
}

/** Plain http is for a provider on this machine, in development and tests. */
function insecureHere(address: string, production: boolean) {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !production && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
    ? [oauth.allowInsecureRequests]
    : [];
}

export async function readProfile(
  provider: SetUpProvider,
  configuration: oauth.Configuration,
  tokens: Awaited<ReturnType<typeof oauth.authorizationCodeGrant>>,
): Promise<Profile> {
  if (provider.apiBase === null) return fromClaims(claimsSchema.parse(tokens.claims()));
  const ask = async (path: string) => {
    const reply = await oauth.fetchProtectedResource(
      configuration,
      tokens.access_token,
      new URL(`${provider.apiBase}${path}`),
      'GET',
      undefined,
      apiHeaders,
    );
    if (!reply.ok) throw new Error(`GitHub answered ${reply.status} to ${path}`, { cause: reply });
    return reply.json();
  };
  const person = githubUserSchema.parse(await ask('/user'));
  // Never the address of the profile: anybody may write anything there.
  const addresses = githubEmailsSchema.parse(await ask('/user/emails'));
  return {
    subject: String(person.id),
    verifiedEmail: addresses.find(({ primary, verified }) => primary && verified)?.email ?? null,
    ...named(person.name ?? ''),
  };
}

const apiHeaders = new Headers({ accept: 'application/vnd.github+json', 'user-agent': 'Citable' });
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
const githubUserSchema = z.object({ id: z.number().int(), name: z.string().nullish() });
const githubEmailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

function fromClaims(claims: z.infer<typeof claimsSchema>): Profile {
  const name =
    claims.given_name === undefined
      ? named(claims.name ?? '')
      : { firstName: clean(claims.given_name), lastName: clean(claims.family_name ?? '') };
  return {
    subject: claims.sub,
    verifiedEmail: claims.email_verified === true ? (claims.email ?? null) : null,
    ...name,
  };
}

function named(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = clean(name).split(' ');
  return { firstName, lastName: rest.join(' ') };
}

function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().replaceAll(/\s+/g, ' ').trim().slice(0, 100);
}
