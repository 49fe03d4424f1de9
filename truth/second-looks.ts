import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseLine } from './parse-line.ts';

const file = new URL('second-looks.jsonl', import.meta.url);

const secondLook = z.strictObject({
  /** Of a labelled answer (`answers.ts`). */
  id: z.string(),
  /** A place of it with letters of the name, word for word. */
  quote: z.string(),
  /** As what the place puts the business: what a model was played to say that saw the place alone. */
  seen: z.enum(['recommended', 'listed', 'warned-against', 'denied', 'closed', 'echoed', 'other-entity']),
  /** Which other entity: a business of a like name, a common word, or a place, person or thing. */
  kind: z.enum(['namesake', 'word', 'other']).optional(),
});
export type SecondLook = z.infer<typeof secondLook>;

/** Second looks at places of the labelled answers, played by hand once. They replay a model; they measure none. */
export function secondLooks(): SecondLook[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => parseLine(secondLook, line, 'truth/second-looks.jsonl', index + 1));
}
