import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseLine } from './parse-line.ts';

const roles = [
  'recommended',
  'listed',
  'cited',
  'warned-against',
  'denied',
  'closed',
  'echoed',
  'other-entity',
  'none',
] as const;
const file = new URL('answers.jsonl', import.meta.url);

const labelledAnswer = z.strictObject({
  /** "whole-…": a whole answer to a buyer's question, with its rivals. "trap-…": a few sentences that a hasty reader misreads. */
  id: z.string().regex(/^(?:whole|trap)-\d{3}$/),
  language: z.string().optional(),
  name: z.string(),
  aliases: z.array(z.string()).default([]),
  /** As its owner types it. */
  website: z.string(),
  question: z.string().default(''),
  /** Pages that the platform says it used, beside the text. */
  cited: z.array(z.url()).default([]),
  /** It names the business as one that exists, be it to advise against it: not denied, closed, echoed, or somebody else. */
  isCounted: z.boolean(),
  /** Of the strongest mention; "none" where the name is not there at all. */
  role: z.enum(roles).optional(),
  /** Every other organisation or product offered as an option, word for word. */
  rivals: z.array(z.string()).optional(),
  text: z.string(),
});
export type LabelledAnswer = z.infer<typeof labelledAnswer>;

/** Answers of assistants, written and labelled by people who had not seen the code that reads them. */
export function labelledAnswers(kind: 'whole' | 'trap'): LabelledAnswer[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => parseLine(labelledAnswer, line, 'truth/answers.jsonl', index + 1))
    .filter(({ id }) => id.startsWith(kind));
}
