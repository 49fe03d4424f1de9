import { sql } from 'drizzle-orm';
import { stepCounts } from '#db/schema.ts';
import { stepRequestSchema } from './contract.ts';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';

const everyMs = 5000;

/**
 * `POST /api/step`. Counted in memory and written together every five seconds and when the server closes: a visitor costs no write, and what a killed process had
 * not written yet is missing from a figure.
 */
export function countSteps(
  app: App,
  { database: { db }, log, now }: Pick<Deps, 'database' | 'log'> & { now: () => Date },
): void {
  let counted = new Map<string, { day: string; step: string; n: number }>();

  app.route({
    method: 'POST',
    url: '/api/step',
    config: { needs: 'public' },
    bodyLimit: 1024,
    schema: { summary: 'Counts a step of the way to a report', body: stepRequestSchema },
    handler: async (request, reply) => {
      const [day, { step }] = [now().toISOString().slice(0, 10), request.body];
      const found = counted.get(`${day} ${step}`);
      if (found) found.n += 1;
      else counted.set(`${day} ${step}`, { day, step, n: 1 });
      return reply.code(204).send();
    },
  });

  const write = async () => {
    if (counted.size === 0) return;
    const rows = [...counted.values()].toSorted((a, b) => (a.step < b.step ? -1 : 1)); // in one order, so that processes never wait for each other in a ring
    counted = new Map();
    await db
      .insert(stepCounts)
      .values(rows)
      .onConflictDoUpdate({ target: [stepCounts.day, stepCounts.step], set: { n: sql`${stepCounts.n} + excluded.n` } })
      .catch((error: unknown) => log.warn({ err: error, steps: rows.length }, 'counts of steps were lost'));
  };
  const timer = setInterval(() => void write(), everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}
