import { z } from 'zod';

/** One line of a file of labels. Throws with the file and line of what is wrong. */
export function parseLine<T>(schema: z.ZodType<T>, line: string, file: string, number: number): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Error(`${file}:${number}: this is not JSON: ${String(error)}`, { cause: error });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${file}:${number}: ${z.prettifyError(result.error)}`);
}
