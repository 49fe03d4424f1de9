import type { App } from '#base/app.ts';
import { proveBy } from '#base/capabilities.ts';
import { adminRoutes } from './admin-routes.ts';
import type { OperatorDeps } from './deps.ts';
import { createGuard } from './guard.ts';
import { superAdminRoutes } from './super-admin-routes.ts';
import { unlockRoutes } from './unlock.ts';

/** Every call of the operators' screens. */
export function operatorRoutes(app: App, deps: OperatorDeps): void {
  const [admin, superAdmin] = [createGuard(deps, 'admin'), createGuard(deps, 'super-admin')];
  proveBy(app, {
    admin: admin.check,
    'super-admin': superAdmin.check,
    operator: (request) => admin.check(request).catch(() => superAdmin.check(request)),
  });
  unlockRoutes(app, deps);
  adminRoutes(app, deps, admin);
  superAdminRoutes(app, deps, superAdmin);
}
