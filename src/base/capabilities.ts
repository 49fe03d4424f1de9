// Who may do what, stated once: a route names what it needs, and one hook asks for the proof. docs/security.md has the table.
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** What a caller can be, from anybody to an operator. `open`: the address or the body is the proof, and the route finds nothing without it. */
export const capabilities = {
  public: { open: true },
  /** The link of a report: one of the unguessable ids of its purchase. */
  reader: { open: true },
  /** A link that the buyer made for whoever does the tasks. */
  doer: { open: true },
  /** Another secret that opens one thing: a mailed link, a checkout, a token. */
  holder: { open: true },
  /** A payment provider's signature. */
  provider: { open: true },
  /** Whoever bought the report that the address names. */
  buyer: { open: false },
  /** Whoever is signed in, for what is their own. */
  account: { open: false },
  /** A key of an agency, or one of its members signed in; `scope` says more. */
  agency: { open: false },
  admin: { open: false },
  'super-admin': { open: false },
  /** Either of the two. */
  operator: { open: false },
} as const satisfies Record<string, { open: boolean }>;

export type Capability = keyof typeof capabilities;
type Guarded = { [Name in Capability]: (typeof capabilities)[Name]['open'] extends true ? never : Name }[Capability];

/** @throws AppError where the request does not prove it */
export type Proof = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export type DeclaredRoute = { method: string; url: string; config: FastifyContextConfig & { needs: Capability } };

type Registry = { routes: DeclaredRoute[]; proofs: Map<Capability, Proof> };

declare module 'fastify' {
  interface FastifyContextConfig {
    needs?: Capability;
  }
  interface FastifyInstance {
    capabilities: Registry;
  }
}

/** Makes the server refuse to start with a route that names no capability, or one that nobody can prove; and asks for the proof before anything else is read. */
export function guardRoutes(app: App): void {
  const { routes, proofs }: Registry = { routes: [], proofs: new Map() };
  app.decorate('capabilities', { routes, proofs });
  app.addHook('onRoute', ({ method, url, config }) => {
    const methods = [method].flat();
    const needs = config?.needs;
    if (needs === undefined)
      throw new Error(`${methods.join(', ')} ${url} names no capability: add config: { needs: … } to the route.`);
    for (const one of methods) if (one !== 'HEAD') routes.push({ method: one, url, config: { ...config, needs } });
  });
  app.addHook('onReady', async () => {
    const unproven = routes.find(({ config: { needs } }) => !capabilities[needs].open && !proofs.has(needs));
    if (unproven)
      throw new Error(`${unproven.method} ${unproven.url} needs ${unproven.config.needs}, which nothing proves.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { needs } = request.routeOptions.config;
    if (needs === undefined || capabilities[needs].open) return; // no route, or nothing to prove
    const proof = proofs.get(needs);
    if (proof === undefined) throw new Error(`Nothing proves ${needs}.`);
    await proof(request, reply);
  });
}

/** Says how callers prove what they are. The slice that knows them does. */
export function proveBy(app: App, proofs: Partial<Record<Guarded, Proof>>): void {
  for (const name of Object.keys(proofs) as Guarded[]) {
    const proof = proofs[name];
    if (proof) app.capabilities.proofs.set(name, proof);
  }
}
