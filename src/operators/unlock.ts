import { z } from 'zod';
import { sharedNetwork } from '#base/client-network.ts';
import { AppError } from '#base/errors.ts';
import { verifyOperatorCode, type OperatorRole } from '#base/operator-codes.ts';
import { deriveKey, randomId } from '#base/secrets.ts';
import { createThrottle, type Throttle } from '#base/throttle.ts';
import { recordAudit } from '#db/audit.ts';
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { App } from '#base/app.ts';
import type { OperatorDeps } from './deps.ts';
import { unlockReplySchema } from './contract.ts';
import { openOperatorSession, sessionLimits } from './operator-session.ts';

/** `POST /api/admin/unlock` {passcode} and `POST /api/super-admin/unlock` {code}: the bearer is in the body, never in a cookie. */
export function unlockRoutes(app: App, deps: OperatorDeps): void {
  const attempts = createThrottle(deps.database.pool, { name: 'operator-unlock', points: 5, perSeconds: 15 * 60 });
  const behindProxy = createThrottle(deps.database.pool, {
    name: 'operator-unlock-proxy',
    points: 60,
    perSeconds: 15 * 60,
  });
  const device = rememberedDevice(deps);
  /**
   * Behind a proxy that TRUST_PROXY does not name everybody would share one count, and anybody could lock the operators out. There the address that the proxy
   * appended counts, which a visitor can choose only where there is no proxy, and then the whole connection's network.
   */
  const countsOf = ({ ip, headers }: FastifyRequest) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
    const network = sharedNetwork(ip);
    if (forwarded === '' || deps.config.trustProxy.length > 0) return [[attempts, network] as const];
    return [[attempts, `${network} for ${sharedNetwork(forwarded)}`] as const, [behindProxy, network] as const];
  };
  const doors = [
    { role: 'admin', url: '/api/admin/unlock', field: 'passcode', refusal: 'Invalid passcode' },
    { role: 'super-admin', url: '/api/super-admin/unlock', field: 'code', refusal: 'Invalid access code' },
  ] as const;
  for (const { role, url, field, refusal } of doors) {
    app.route({
      method: 'POST',
      url,
      config: { needs: 'public' },
      bodyLimit: 4096,
      schema: {
        summary: `Unlocks the ${role} calls`,
        body: z.object({ [field]: z.string().max(256) }),
        response: { 200: unlockReplySchema },
      },
      handler: async (request, reply) => {
        const known = device.read(request.headers.cookie);
        // A device that was let in before has its own count: whoever guesses cannot keep the owner out.
        const counts = known === null ? countsOf(request) : [[attempts, known] as const];
        const own = counts.map(([throttle, key]) => [throttle, `${role}:${key}`] as const);
        const token = await unlock(deps, own, { role, code: request.body[field] ?? '', refusal });
        void reply.header('set-cookie', device.write(known ?? randomId()));
        return reply.send({ token, ...sessionLimits });
      },
    });
  }
}

async function unlock(
  deps: OperatorDeps,
  counts: readonly (readonly [Throttle, string])[],
  { role, code, refusal }: { role: OperatorRole; code: string; refusal: string },
): Promise<string> {
  const { db } = deps.database;
  for (const [attempts, key] of counts) {
    const taken = await attempts.take(key);
    if (taken.allowed) continue;
    const minutes = Math.ceil(taken.retryAfterSeconds / 60);
    throw new AppError(
      429,
      'too-many-attempts',
      `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      {
        retryAfterSeconds: taken.retryAfterSeconds,
      },
    );
  }
  if (!(await verifyOperatorCode(db, role, code, deps.secretKey))) {
    await recordAudit(db, { actor: role, action: 'unlock.refused', subjectId: role });
    throw new AppError(401, 'invalid-code', refusal);
  }
  for (const [attempts, key] of counts) await attempts.reset(key);
  return db.transaction(async (tx) => {
    const { session, token } = await openOperatorSession(tx, role, deps.now());
    await recordAudit(tx, { actor: role, action: 'unlock', subjectId: session.id });
    return token;
  });
}

/** A cookie that opens nothing: it only says, provably, that this browser once knew the code. */
function rememberedDevice(deps: OperatorDeps) {
  const key = deriveKey(deps.secretKey, 'operator-device');
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  const secure = () => deps.publicUrl.startsWith('https:');
  const name = () => (secure() ? '__Host-operator-device' : 'operator-device');
  return {
    read(header: string | undefined): string | null {
      const value = header
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name()}=`))
        ?.slice(name().length + 1);
      const [id = '', signature = ''] = value?.split('.') ?? [];
      // A guess at the signature opens nothing, so the time that comparing takes tells nothing worth knowing.
      return id !== '' && sign(id) === signature ? id : null;
    },
    write: (id: string): string =>
      `${name()}=${id}.${sign(id)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${180 * 24 * 60 * 60}${secure() ? '; Secure' : ''}`,
  };
}
