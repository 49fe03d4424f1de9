import { pino } from 'pino';
import { z } from 'zod';
import { jsonOrNull } from './json-or-null.ts';

const logged = z.looseObject({
  level: z.number(),
  time: z.string(),
  msg: z.string().default(''),
  next: z.string().optional(),
});
const failed = z.looseObject({ message: z.string() });

/** A line of the log as a person reads it: "23:01:12 warn: a job failed (queue publish, attempt 2): the renderer ended. Next: nothing". */
export function plainLine(line: string): string {
  const { data } = logged.safeParse(jsonOrNull(line));
  if (!data) return line;
  const { level, time, msg, next, err, ...about } = data;
  const facts = Object.entries(about).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const failure = failed.safeParse(err).data?.message;
  const words = [
    `${time.slice(11, 19)} ${pino.levels.labels[level] ?? level}: ${msg}`,
    facts.length > 0 && ` (${facts.join(', ')})`,
    failure !== undefined && `: ${failure}`,
    next !== undefined && `. Next: ${next}`,
  ];
  return `${words
    .filter((word) => word !== false)
    .join('')
    .replaceAll(/\s+/g, ' ')}\n`;
}
