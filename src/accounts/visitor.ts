import type { FastifyReply, FastifyRequest } from 'fastify';
import { sharedNetwork } from '#base/client-network.ts';
import { AppError } from '#base/errors.ts';
import { agentRequest } from './agent-request.ts';
import { cookie } from './cookies.ts';
import type { AccountDeps } from './deps.ts';
import { deviceMaxAgeSeconds } from './device.ts';
import { flowMaxAgeSeconds } from './oauth.ts';
import { readSession, sessionLimits, type Session } from './session.ts';
import type { SignedIn, Visitor } from './sign-in.ts';

export type Visitors = ReturnType<typeof createVisitors>;

/** The cookies of the accounts: session, known device, and a sign-in under way at a provider. */
export function createVisitors(deps: Pick<AccountDeps, 'database' | 'publicUrl' | 'now'>) {
  const session = cookie(deps.publicUrl, 'session');
  const device = cookie(deps.publicUrl, 'device');
  const flow = cookie(deps.publicUrl, 'sign-in-flow');
  const waiting = agentRequest(deps.publicUrl);
  return {
    of: (request: FastifyRequest): Visitor => ({
      network: sharedNetwork(request.ip),
      device: device.read(request.headers.cookie),
      session: session.read(request.headers.cookie),
    }),
    isAwaitedByAgent: (request: FastifyRequest) => waiting.read(request.headers.cookie) !== null,
    flowOf: (request: FastifyRequest) => flow.read(request.headers.cookie),
    keepFlow: (reply: FastifyReply, sealed: string) =>
      reply.header('set-cookie', flow.write(sealed, flowMaxAgeSeconds)),
    dropFlow: (reply: FastifyReply) => reply.header('set-cookie', flow.clear()),
    keepDevice: (reply: FastifyReply, token: string) =>
      reply.header('set-cookie', device.write(token, deviceMaxAgeSeconds)),
    keep(reply: FastifyReply, signedIn: SignedIn) {
      reply.header('set-cookie', session.write(signedIn.session, sessionLimits.maxAgeSeconds));
      reply.header('set-cookie', device.write(signedIn.device, deviceMaxAgeSeconds));
    },
    forget: (reply: FastifyReply) => reply.header('set-cookie', session.clear()),
    /** The user who is signed in and has confirmed the address, or null. */
    async confirmedUser(request: FastifyRequest): Promise<string | null> {
      const found = await readSession(deps.database.db, session.read(request.headers.cookie), deps.now());
      return found?.user.isVerified === true ? found.user.id : null;
    },
    /** @throws AppError 401 when nobody is signed in. */
    signedIn: async (request: FastifyRequest): Promise<Session> => {
      const found = await readSession(deps.database.db, session.read(request.headers.cookie), deps.now());
      if (found === null) throw new AppError(401, 'signed-out', 'Please sign in.');
      return found;
    },
  };
}
