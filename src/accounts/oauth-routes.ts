import { z } from 'zod';
import type { App } from '#base/app.ts';
import { agentPage, oauthProviders, signInOptionsSchema } from './contract.ts';
import type { Oauth } from './oauth.ts';
import type { Visitors } from './visitor.ts';

const params = z.object({ provider: z.enum(oauthProviders) });

/** The browser walks through these by itself, so every refusal is a page: /signin with the problem in its address. */
export function oauthRoutes(app: App, { oauth, visitors }: { oauth: Oauth; visitors: Visitors }): void {
  app.route({
    method: 'GET',
    url: '/api/auth/options',
    config: { needs: 'public' },
    schema: { summary: 'Which providers can be signed in with', response: { 200: signInOptionsSchema } },
    handler: async () => ({ google: oauth.isConfigured('google'), github: oauth.isConfigured('github') }),
  });

  app.route({
    method: 'GET',
    url: '/api/auth/oauth/:provider',
    config: { needs: 'public' },
    schema: { summary: 'Sends the browser to the provider', params },
    handler: async (request, reply) => {
      const { provider } = request.params;
      const begun = await oauth.begin(provider);
      if ('problem' in begun) return reply.redirect(problemPage(provider, begun.problem), 303);
      visitors.keepFlow(reply, begun.flow);
      return reply.redirect(begun.url, 303);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/auth/oauth/:provider/callback',
    config: { needs: 'public' },
    schema: { summary: 'Where the provider sends the browser back', params },
    handler: async (request, reply) => {
      const { provider } = request.params;
      const query = new URL(request.url, 'http://here').search;
      const outcome = await oauth.finish(provider, query, visitors.flowOf(request), visitors.of(request));
      visitors.dropFlow(reply);
      if ('problem' in outcome) return reply.redirect(problemPage(provider, outcome.problem), 303);
      visitors.keep(reply, outcome);
      return reply.redirect(visitors.isAwaitedByAgent(request) ? agentPage : '/dashboard', 303);
    },
  });
}

function problemPage(provider: string, problem: string): string {
  return `/signin?${new URLSearchParams({ provider, problem }).toString()}`;
}
