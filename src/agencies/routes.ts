import type { App } from '#base/app.ts';
import { proveBy } from '#base/capabilities.ts';
import { createAgentClients } from './agent-client.ts';
import { agentRoutes } from './agent-routes.ts';
import { agentServerRoutes } from './agent-server.ts';
import { agencyRoutes } from './agency-routes.ts';
import { assessmentRoutes } from './assessment-routes.ts';
import { brandRoutes } from './brand-routes.ts';
import { createCallers } from './caller.ts';
import type { AgencyDeps } from './deps.ts';
import { mcpRoutes } from './mcp-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Everything under /api/v1, the reports that agencies share, and the tools for agents. */
export function agenciesRoutes(app: App, deps: AgencyDeps): void {
  const callers = createCallers(deps);
  proveBy(app, { agency: callers.prove });
  agencyRoutes(app, deps, callers);
  projectRoutes(app, deps, callers);
  assessmentRoutes(app, deps, callers);
  brandRoutes(app, deps, callers);
  webhookRoutes(app, deps, callers);
  mcpRoutes(app, deps, callers);
  const clients = createAgentClients(deps);
  agentRoutes(app, deps, callers, clients);
  agentServerRoutes(app, deps, clients);
}
