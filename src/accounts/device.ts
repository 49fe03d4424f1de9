import { and, eq } from 'drizzle-orm';
import { tokenHash } from '#base/secrets.ts';
import { userDevices } from '#db/schema.ts';
import type { Queryable } from '#base/db.ts';

/** A device cookie opens nothing. It only shows that this user has signed in here before. */
export const deviceMaxAgeSeconds = 365 * 24 * 60 * 60;

export async function isKnownDevice(db: Queryable, userId: string, device: string | null): Promise<boolean> {
  if (device === null) return false;
  const [found] = await db
    .select({ at: userDevices.createdAt })
    .from(userDevices)
    .where(and(eq(userDevices.userId, userId), eq(userDevices.deviceHash, tokenHash(device))));
  return found !== undefined;
}

export async function rememberDevice(tx: Queryable, userId: string, device: string, now: Date): Promise<void> {
  await tx
    .insert(userDevices)
    .values({ userId, deviceHash: tokenHash(device), createdAt: now })
    .onConflictDoNothing();
}
