// What programs ask of the authorization server: its documents, a registration, tokens. Refusals have OAuth's form.
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { agentPage } from '#accounts/contract.ts';
import type { App } from '#base/app.ts';
import { type AgentClients, registrationSchema } from './agent-client.ts';
import { redeemCode, refresh, revoke } from './agent-grants.ts';
import { agentScope } from './contract.ts';
import type { AgencyDeps } from './deps.ts';

/** `issuer`: who gives tokens. `resource`: what they open. `metadata`: where a client reads so. */
export function agentAddresses(publicUrl: string) {
  const issuer = new URL(publicUrl).origin;
  return { issuer, resource: `${issuer}/mcp`, metadata: `${issuer}${ofResource}/mcp` };
}

const ofResource = '/.well-known/oauth-protected-resource';
const hidden = { hide: true };

export function agentServerRoutes(app: App, deps: AgencyDeps, clients: AgentClients): void {
  documents(app, deps);
  registration(app, clients);
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    tokens(scope, deps);
  });
}

/** RFC 9728 and RFC 8414. */
function documents(app: App, { publicUrl }: AgencyDeps): void {
  const { issuer, resource } = agentAddresses(publicUrl);
  const ofAgents = {
    resource,
    resource_name: 'Citable',
    authorization_servers: [issuer],
    scopes_supported: [agentScope],
    bearer_methods_supported: ['header'],
    resource_documentation: `${issuer}/api/docs`,
  };
  const ofServer = {
    issuer,
    authorization_endpoint: `${issuer}${agentPage}`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    scopes_supported: [agentScope],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: grantTypes,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
  for (const [url, document] of [
    [ofResource, ofAgents],
    [`${ofResource}/mcp`, ofAgents],
    ['/.well-known/oauth-authorization-server', ofServer],
  ] as const)
    app.get(url, { config: { needs: 'public' }, schema: hidden }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send(document),
    );
}

/** RFC 7591. Nothing is kept of it. */
function registration(app: App, clients: AgentClients): void {
  app.route({
    method: 'POST',
    url: '/oauth/register',
    config: { needs: 'public', keepsBody: false },
    bodyLimit: 16 * 1024,
    schema: hidden,
    handler: async (request, reply) => {
      const asked = registrationSchema.safeParse(request.body);
      if (!asked.success) {
        const [issue] = asked.error.issues;
        const error = issue?.path[0] === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata';
        return refuse(reply, error, issue?.message ?? '');
      }
      const client = clients.register(asked.data);
      if (client === null) return refuse(reply, 'invalid_client_metadata', 'Register fewer or shorter redirect_uris.');
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({
          client_id: client.id,
          client_name: client.name,
          redirect_uris: client.redirectUris,
          grant_types: grantTypes,
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        });
    },
  });
}

function tokens(app: App, { database: { db }, publicUrl, now }: AgencyDeps): void {
  const { resource } = agentAddresses(publicUrl);

  app.route({
    method: 'POST',
    url: '/oauth/token',
    config: { needs: 'holder' },
    schema: hidden,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = tokenRequest.safeParse(request.body);
      if (!asked.success) {
        const [field] = asked.error.issues[0]?.path ?? [];
        return field === 'grant_type'
          ? refuse(reply, 'unsupported_grant_type', `Send grant_type ${grantTypes.join(' or ')}.`)
          : refuse(reply, 'invalid_request', `Send a valid ${String(field ?? 'form')}.`);
      }
      const { data } = asked;
      if (data.resource !== undefined && URL.parse(data.resource)?.href !== resource)
        return refuse(reply, 'invalid_target', `Tokens are for ${resource} alone.`);
      const { client_id: clientId } = data;
      const given = await (data.grant_type === 'refresh_token'
        ? refresh(db, { token: data.refresh_token, clientId }, now())
        : redeemCode(
            db,
            { code: data.code, clientId, redirectUri: data.redirect_uri, verifier: data.code_verifier },
            now(),
          ));
      if (given === null)
        return refuse(reply, 'invalid_grant', 'This is unknown, used or expired. Ask the person again.');
      return reply.send({
        access_token: given.accessToken,
        token_type: 'Bearer',
        expires_in: given.expiresInSeconds,
        refresh_token: given.refreshToken,
        scope: agentScope,
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/oauth/revoke',
    config: { needs: 'holder' },
    schema: hidden,
    handler: async (request, reply) => {
      const asked = revocation.safeParse(request.body);
      if (!asked.success) return refuse(reply, 'invalid_request', 'Send token and client_id.');
      await revoke(db, { token: asked.data.token, clientId: asked.data.client_id });
      return reply.code(200).send();
    },
  });
}

const grantTypes = ['authorization_code', 'refresh_token'];
const secret = z.string().min(1).max(200);
const client_id = z.string().min(1).max(1_500);
const common = { client_id, resource: z.string().max(500).optional() };
const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: secret,
    redirect_uri: z.string().max(500),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
    ...common,
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: secret, ...common }),
]);
const revocation = z.object({ token: secret, client_id });

function refuse(reply: FastifyReply, error: string, words: string): FastifyReply {
  return reply.code(400).header('cache-control', 'no-store').send({ error, error_description: words });
}
