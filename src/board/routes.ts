import type { App } from '#base/app.ts';
import { badgeRoutes } from './badge-routes.ts';
import type { BoardDeps } from './deps.ts';
import { buyerRoutes } from './buyer-link.ts';
import { competitorRoutes } from './competitor-routes.ts';
import { contestRoutes } from './contest-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { fieldRoutes } from './field-routes.ts';
import { type MeasureAgainDeps, measureAgainRoute } from './measure-again-route.ts';
import { reminderRoutes } from './reminders.ts';
import { shareRoutes } from './share-routes.ts';
import { taskRoutes } from './task-routes.ts';

/** What happens to a report after it was read. */
export function boardRoutes(app: App, deps: BoardDeps & MeasureAgainDeps): void {
  buyerRoutes(app, deps);
  taskRoutes(app, deps);
  contestRoutes(app, deps);
  shareRoutes(app, deps);
  exportRoutes(app, deps);
  reminderRoutes(app, deps);
  badgeRoutes(app, deps);
  fieldRoutes(app, deps);
  competitorRoutes(app, deps);
  measureAgainRoute(app, deps);
}
