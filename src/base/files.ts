import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';
import { storedFiles } from './schema.ts';

export type StoredFile = { bytes: Buffer; contentType: string; createdAt: Date };

/** Stores the bytes under the key, in place of what was there. Part of the caller's transaction, like all of these. */
export async function putFile(tx: Queryable, key: string, bytes: Buffer, contentType: string): Promise<void> {
  const value = { bytes, contentType, createdAt: new Date() };
  await tx
    .insert(storedFiles)
    .values({ key, ...value })
    .onConflictDoUpdate({ target: storedFiles.key, set: value });
}

export async function getFile(tx: Queryable, key: string): Promise<StoredFile | null> {
  const [found] = await tx.select().from(storedFiles).where(eq(storedFiles.key, key));
  return found ? { bytes: found.bytes, contentType: found.contentType, createdAt: found.createdAt } : null;
}

/** All whose key begins so. */
export async function deleteFilesUnder(tx: Queryable, prefix: string): Promise<void> {
  await tx.delete(storedFiles).where(sql`starts_with(${storedFiles.key}, ${prefix})`);
}

export async function deleteFile(tx: Queryable, key: string): Promise<void> {
  await tx.delete(storedFiles).where(eq(storedFiles.key, key));
}
