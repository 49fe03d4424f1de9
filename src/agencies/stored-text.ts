import { z } from 'zod';
import { storable } from '#base/storable.ts';

/** Text of one line that PostgreSQL can store, with something in it. */
export function storedTextSchema(longest: number, what: string) {
  return z
    .string()
    .overwrite(storable)
    .min(1, `The ${what} is required.`)
    .max(longest, `The ${what} is too long: at most ${longest} characters.`);
}
