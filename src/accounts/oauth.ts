import { and, eq } from 'drizzle-orm';
import * as oauth from 'openid-client';
import { z } from 'zod';
import { sealed } from '#base/sealed.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { identities, users } from '#db/schema.ts';
import type { Transaction } from '#base/db.ts';
import { oauthProviders, userEmailSchema, type OauthProblem, type OauthProvider } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import { enter, findByEmail, ownMailbox, type SignedIn, type Visitor } from './sign-in.ts';
import { readProfile, setUpProviders, type Profile } from './oauth-providers.ts';
import type { User } from './session.ts';

/** How long a visitor may take at the provider. */
export const flowMaxAgeSeconds = 10 * 60;

export type Oauth = ReturnType<typeof createOauth>;

/** Sign-in with Google and GitHub: authorization code with state, PKCE and, where the provider signs identities, a nonce. */
export function createOauth(deps: AccountDeps) {
  const providers = setUpProviders(deps);
  // In the visitor's own cookie: only the browser that began may finish.
  const flows = sealed(deps.secretKey, 'oauth-flow', flowSchema);
  const redirectUri = (provider: OauthProvider) => `${deps.publicUrl}/api/auth/oauth/${provider}/callback`;

  return {
    isConfigured: (provider: OauthProvider): boolean => providers[provider] !== null,

    /** Where to send the browser, and what its flow cookie must hold meanwhile. */
    async begin(provider: OauthProvider): Promise<{ url: string; flow: string } | { problem: OauthProblem }> {
      const set = providers[provider];
      if (set === null) return { problem: 'not-configured' };
      try {
        const flow = {
          provider,
          state: oauth.randomState(),
          nonce: oauth.randomNonce(),
          verifier: oauth.randomPKCECodeVerifier(),
          until: deadline(deps),
        };
        const url = oauth.buildAuthorizationUrl(await set.configuration(), {
          redirect_uri: redirectUri(provider),
          scope: set.scope,
          state: flow.state,
          code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
          ...(set.isOpenId ? { nonce: flow.nonce } : {}),
        });
        return { url: url.href, flow: flows.seal(flow) };
      } catch (error) {
        deps.log.warn({ err: error, provider }, 'a sign-in provider could not be asked');
        return { problem: 'unreachable' };
      }
    },

    /** The provider sent the browser back with `query`. */
    async finish(
      provider: OauthProvider,
      query: string,
      kept: string | null,
      visitor: Visitor,
    ): Promise<SignedIn | { problem: OauthProblem }> {
      const set = providers[provider];
      if (set === null) return { problem: 'not-configured' };
      const flow = flows.open(kept);
      if (flow === null || flow.provider !== provider || flow.until <= deps.now().getTime())
        return { problem: 'refused' };
      let profile: Profile;
      try {
        const configuration = await set.configuration();
        const tokens = await oauth.authorizationCodeGrant(configuration, new URL(`${redirectUri(provider)}${query}`), {
          expectedState: flow.state,
          pkceCodeVerifier: flow.verifier,
          ...(set.isOpenId ? { expectedNonce: flow.nonce, idTokenExpected: true } : {}),
        });
        profile = await readProfile(set, configuration, tokens);
      } catch (error) {
        deps.log.warn({ err: error, provider }, 'a sign-in by a provider was refused');
        return { problem: isAway(error) ? 'unreachable' : 'refused' };
      }
      return deps.database.db.transaction(async (tx) => {
        const user = await userOf(deps, tx, provider, profile);
        return user === null ? { problem: 'unverified-email' as const } : enter(deps, tx, user, visitor);
      });
    },
  };
}

/**
 * The user of the provider's own id. The first time, the address decides, and only one that the provider has confirmed: it joins the account
 * of that address, or makes one. Null: not confirmed, so it proves nothing.
 */
async function userOf(
  deps: AccountDeps,
  tx: Transaction,
  provider: OauthProvider,
  profile: Profile,
): Promise<User | null> {
  const [known] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, profile.subject)));
  if (known) return known.user;
  const email = userEmailSchema.safeParse(profile.verifiedEmail);
  if (!email.success) return null;

  const now = deps.now();
  const id = randomId();
  const person = { email: email.data, firstName: profile.firstName, lastName: profile.lastName };
  const [made] = await tx
    .insert(users)
    .values({ id, ...person, isVerified: true, oauthProvider: provider, createdAt: now })
    .onConflictDoNothing()
    .returning();
  const user = made ?? (await findByEmail(tx, email.data));
  if (user === null) throw new Error('A user was neither made nor found.');
  if (!made) {
    await ownMailbox(tx, user);
    await tx.update(users).set({ oauthProvider: provider }).where(eq(users.id, user.id));
  }
  await tx.insert(identities).values({ provider, subject: profile.subject, userId: user.id, createdAt: now });
  await recordAudit(tx, {
    actor: 'customer',
    action: made ? 'user.signed-up' : 'user.provider-joined',
    subjectId: user.id,
    details: { provider },
  });
  return user;
}

/** The provider was not reached, took too long, or failed itself: nothing that the visitor did. */
function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const status = at.cause instanceof Response ? at.cause.status : 0;
    if (status >= 500 || at.name === 'TimeoutError' || (at instanceof TypeError && at.message === 'fetch failed'))
      return true;
  }
  return false;
}

const flowSchema = z.object({
  provider: z.enum(oauthProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});
function deadline(deps: Pick<AccountDeps, 'now'>): number {
  return deps.now().getTime() + flowMaxAgeSeconds * 1000;
}
