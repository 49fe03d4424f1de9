import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes that are free on the disk of a folder, which need not exist yet, and all it has. */
export async function diskSpace(folder: string): Promise<{ free: number; total: number }> {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  const { bavail, blocks, bsize } = await statfs(there);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Less than the database wants for its next steps: one file of its journal has 16 MB. */
const fullBelow = 32 * 1024 ** 2;

export async function isFull(folder: string): Promise<boolean> {
  return (await diskSpace(folder)).free < fullBelow;
}
