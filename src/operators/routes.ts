import type { App } from '#base/app.ts';
import { adminRoutes } from './admin-routes.ts';
import type { OperatorDeps } from './deps.ts';
import { createGuard } from './guard.ts';
import { superAdminRoutes } from './super-admin-routes.ts';
import { unlockRoutes } from './unlock.ts';

/** Every call of the operators' screens. Those below a guard are added in a scope that runs it before anything else, the body included. */
export function operatorRoutes(app: App, deps: OperatorDeps): void {
  unlockRoutes(app, deps);
  for (const [role, routes] of [
    ['admin', adminRoutes],
    ['super-admin', superAdminRoutes],
  ] as const) {
    const guard = createGuard(deps, role);
    void app.register(async (scope) => {
      scope.addHook('onRequest', guard.check);
      routes(scope, deps, guard);
    });
  }
}
