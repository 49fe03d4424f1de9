import { readFile } from 'node:fs/promises';
import { UsageError } from './usage.ts';

/** A file that the command line names; a UsageError says which one could not be read. */
export async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(
      `${file} could not be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`,
      { cause: error },
    );
  }
}

export async function readText(file: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(file));
}
