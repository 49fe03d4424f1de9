// What an agent shows once a member let it in: a code, then tokens of minutes and a refresh token that works once.
import { createHash } from 'node:crypto';
import { and, eq, gt, lt, notExists } from 'drizzle-orm';
import type { Db, Queryable } from '#base/db.ts';
import { randomId, randomToken, tokenHash } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { agencies, agencyMembers, agentGrants, agentSecrets } from '#db/schema.ts';
import type { AgentSecretKind } from './contract.ts';

const lifeSeconds: Record<AgentSecretKind, number> = { code: 60, access: 15 * 60, refresh: 30 * 24 * 60 * 60 };
/** Agents of one member. */
export const mostAgents = 20;
const start = 'ctb_access_';

type Tokens = { accessToken: string; refreshToken: string; expiresInSeconds: number };
type Asked = { userId: string; clientId: string; clientName: string; resource: string };

/** Lets an agent in and answers the code with which it fetches its tokens; null: the member has too many agents. */
export async function allowAgent(
  db: Db,
  asked: Asked & { redirectUri: string; challenge: string },
  now: Date,
): Promise<string | null> {
  const { redirectUri, challenge, ...grant } = asked;
  return db.transaction(async (tx) => {
    // So that two permissions at once are counted one after the other.
    await tx.select().from(agencyMembers).where(eq(agencyMembers.userId, asked.userId)).for('update');
    const own = eq(agentGrants.userId, asked.userId);
    const live = and(eq(agentSecrets.grantId, agentGrants.id), gt(agentSecrets.expiresAt, now));
    await tx.delete(agentGrants).where(and(own, notExists(tx.select().from(agentSecrets).where(live))));
    if ((await tx.$count(agentGrants, own)) >= mostAgents) return null;
    const id = randomId();
    await tx.insert(agentGrants).values({ ...grant, id, createdAt: now });
    await recordAudit(tx, {
      actor: 'customer',
      action: 'agent.allowed',
      subjectId: id,
      details: { by: asked.userId },
    });
    return addSecret(tx, { grantId: id, kind: 'code', redirectUri, challenge }, now);
  });
}

/** Changes a code for tokens; null where it is none of this client, address and verifier. Shown wrongly or twice, it ends the grant. */
export function redeemCode(
  db: Db,
  shown: { code: string; clientId: string; redirectUri: string; verifier: string },
  now: Date,
): Promise<Tokens | null> {
  const challenge = createHash('sha256').update(shown.verifier).digest('base64url');
  const isRight = (secret: Secret) => secret.redirectUri === shown.redirectUri && secret.challenge === challenge;
  return redeem(db, { kind: 'code', secret: shown.code, clientId: shown.clientId, isRight }, now);
}

/** Changes a refresh token for new tokens; null where it is none of this client's. Shown wrongly or twice, it ends the grant. */
export function refresh(db: Db, shown: { token: string; clientId: string }, now: Date): Promise<Tokens | null> {
  return redeem(db, { kind: 'refresh', secret: shown.token, clientId: shown.clientId, isRight: () => true }, now);
}

type Secret = typeof agentSecrets.$inferSelect;
type Shown = { kind: AgentSecretKind; secret: string; clientId: string; isRight: (secret: Secret) => boolean };

function redeem(db: Db, { kind, secret, clientId, isRight }: Shown, now: Date): Promise<Tokens | null> {
  const hash = tokenHash(secret);
  return db.transaction(async (tx) => {
    const grant = await lockGrantOf(tx, hash);
    const isKept = and(eq(agentSecrets.hash, hash), eq(agentSecrets.kind, kind));
    const [kept] = await tx.select().from(agentSecrets).where(isKept);
    if (!grant || !kept || kept.expiresAt <= now) return null;
    if (kept.usedAt !== null || grant.clientId !== clientId || !isRight(kept)) {
      await endGrant(tx, grant.id, 'agent', { why: kept.usedAt === null ? 'shown wrongly' : 'shown twice', kind });
      return null;
    }
    // Kept as long as what it gave, so that it is known when it comes again.
    await tx
      .update(agentSecrets)
      .set({ usedAt: now, expiresAt: endOf('refresh', now) })
      .where(isKept);
    await tx.delete(agentSecrets).where(and(eq(agentSecrets.grantId, grant.id), lt(agentSecrets.expiresAt, now)));
    return {
      accessToken: await addSecret(tx, { grantId: grant.id, kind: 'access' }, now),
      refreshToken: await addSecret(tx, { grantId: grant.id, kind: 'refresh' }, now),
      expiresInSeconds: lifeSeconds.access,
    };
  });
}

/** Ends the grant of a token that a client shows; one that is not its own ends nothing. */
export async function revoke(db: Db, shown: { token: string; clientId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const grant = await lockGrantOf(tx, tokenHash(shown.token));
    if (grant?.clientId === shown.clientId) await endGrant(tx, grant.id, 'agent', { why: 'revoked' });
  });
}

/** Ends a grant with all that it gave. */
export async function endGrant(
  tx: Queryable,
  id: string,
  actor: 'agent' | 'customer',
  details: Record<string, string>,
): Promise<void> {
  await tx.delete(agentGrants).where(eq(agentGrants.id, id));
  await recordAudit(tx, { actor, action: 'agent.ended', subjectId: id, details });
}

/** Whether a bearer looks like an agent's and not like a key. */
export function isAccessToken(bearer: string): boolean {
  return bearer.startsWith(start);
}

/** Whom an access token stands for at an address; null: nobody, any more. `isOver`: its minutes are, and it may be renewed. */
export async function readAccess(db: Queryable, { token, resource }: { token: string; resource: string }, now: Date) {
  const [found] = await db
    .select({ expiresAt: agentSecrets.expiresAt, grant: agentGrants, member: agencyMembers, agency: agencies })
    .from(agentSecrets)
    .innerJoin(agentGrants, eq(agentGrants.id, agentSecrets.grantId))
    .innerJoin(agencyMembers, eq(agencyMembers.userId, agentGrants.userId))
    .innerJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .where(
      and(eq(agentSecrets.hash, tokenHash(token)), eq(agentSecrets.kind, 'access'), eq(agentGrants.resource, resource)),
    );
  return found ? { ...found, isOver: found.expiresAt <= now } : null;
}

/** The grant first, always: whoever ends one takes its secrets after it. */
async function lockGrantOf(tx: Queryable, hash: string) {
  const [secret] = await tx
    .select({ grantId: agentSecrets.grantId })
    .from(agentSecrets)
    .where(eq(agentSecrets.hash, hash));
  if (!secret) return null;
  const [grant] = await tx.select().from(agentGrants).where(eq(agentGrants.id, secret.grantId)).for('update');
  return grant ?? null;
}

type NewSecret = { grantId: string; kind: AgentSecretKind; redirectUri?: string; challenge?: string };

async function addSecret(tx: Queryable, secret: NewSecret, now: Date): Promise<string> {
  const token = `${secret.kind === 'access' ? start : ''}${randomToken()}`;
  const expiresAt = endOf(secret.kind, now);
  await tx.insert(agentSecrets).values({ ...secret, hash: tokenHash(token), expiresAt });
  return token;
}

const endOf = (kind: AgentSecretKind, now: Date) => new Date(now.getTime() + lifeSeconds[kind] * 1000);
