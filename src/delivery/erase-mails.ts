import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { databaseErrorCode } from '#base/errors.ts';
import { foldMailAddress } from '#base/mail-address.ts';

/** Removes the mails that were kept as files and are addressed to this address. What a mail server has taken is out of our hands. */
export async function eraseMailsTo(outboxDir: string, address: string): Promise<void> {
  const wanted = foldMailAddress(address).toLowerCase();
  for (const name of await mailNames(outboxDir)) {
    const path = join(outboxDir, name);
    const source = await readFile(path, 'latin1').catch((error: unknown) => {
      if (databaseErrorCode(error) === 'ENOENT') return ''; // erased by somebody else meanwhile
      throw error;
    });
    const head = await PostalMime.parse(source.split(/\r?\n\r?\n/)[0] ?? '');
    if (head.to?.some((to) => foldMailAddress(to.address ?? '').toLowerCase() === wanted))
      await rm(path, { force: true });
  }
}

async function mailNames(outboxDir: string): Promise<string[]> {
  try {
    return (await readdir(outboxDir)).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if (databaseErrorCode(error) === 'ENOENT') return []; // no mail yet
    throw error;
  }
}
