import { z } from 'zod';
import { type Answers, perAnswerField } from '#engine/contract.ts';
import { UsageError } from './usage.ts';

const text = z.string().default('');
const kinds = {
  text,
  mail: text,
  address: text,
  list: z.array(z.string()).default([]),
  year: z.number().int().nullable().default(null),
  profiles: z.object({ linkedin: text, twitter: text, facebook: text, instagram: text }).prefault({}),
};

/** The quiz as a file; what is left out counts as not answered. */
const answersSchema = z.object(
  perAnswerField((_field, kind) => (typeof kind === 'string' ? kinds[kind] : z.enum(['', ...kind]).default(''))),
);

/** Throws a UsageError that names the field that is wrong. */
export function readAnswers(json: unknown, file: string): Answers {
  const parsed = answersSchema.safeParse(json);
  if (parsed.success) return parsed.data as Answers; // each field was let in by the schema of its own kind, which the type of all in one cannot say
  const [issue] = parsed.error.issues;
  throw new UsageError(`${file}: ${issue?.path.join('.') || 'the answers'}: ${issue?.message ?? 'not readable'}`);
}
