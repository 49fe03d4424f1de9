import { AppError } from '#base/errors.ts';
import type { OperatorRole } from '#base/operator-codes.ts';
import type { FastifyRequest } from 'fastify';
import type { OperatorDeps } from './deps.ts';
import { touchOperatorSession, type OperatorSession } from './operator-session.ts';

export type Guard = ReturnType<typeof createGuard>;

/** Lets in only calls with a good bearer of this very role in their Authorization header. Each role has its own powers and none of the other's. */
export function createGuard(deps: Pick<OperatorDeps, 'database' | 'now'>, role: OperatorRole) {
  const sessions = new WeakMap<FastifyRequest, OperatorSession>();
  return {
    role,
    check: async (request: FastifyRequest): Promise<void> => {
      const token = /^Bearer (?<token>[\w-]{43})$/.exec(request.headers.authorization ?? '')?.groups?.['token'];
      const session = token === undefined ? null : await touchOperatorSession(deps.database.db, token, deps.now());
      if (session === null) throw new AppError(401, 'locked', 'Locked. Please enter the code again.');
      if (session.role !== role) throw new AppError(403, 'wrong-role', 'This code does not open this part.');
      sessions.set(request, session);
    },
    /** Who calls; only after `check`. */
    sessionOf(request: FastifyRequest): OperatorSession {
      const session = sessions.get(request);
      if (!session) throw new Error('An operator call was reached without its guard.');
      return session;
    },
  };
}
