import type { App } from '#base/app.ts';
import { proveBy } from '#base/capabilities.ts';
import { accountRoutes } from './account-routes.ts';
import { createAttempts } from './attempts.ts';
import type { AccountDeps } from './deps.ts';
import { createOauth } from './oauth.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { createSignIn } from './sign-in.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { createVisitors } from './visitor.ts';

/** Everything under /api/auth and /api/account. */
export function accountsRoutes(app: App, deps: AccountDeps): void {
  const attempts = createAttempts(deps);
  const visitors = createVisitors(deps);
  proveBy(app, { account: visitors.signedIn });
  const oauth = createOauth(deps);
  signInRoutes(app, { deps, attempts, visitors, signIn: createSignIn(deps, attempts) });
  oauthRoutes(app, { oauth, visitors });
  accountRoutes(app, { deps, attempts, visitors });
}
