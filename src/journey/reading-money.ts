import { eq, sql } from 'drizzle-orm';
import { randomId } from '#base/secrets.ts';
import { pageReadings } from '#db/schema.ts';
import type { Money } from '#engine/platforms/contract.ts';
import { type Budgets, dayLeftMicros, lockBooks, micros, orderOf, type Run } from './books.ts';
import type { JourneyDeps } from './deps.ts';

type Deps = Pick<JourneyDeps, 'now'> & { database: Pick<JourneyDeps['database'], 'db'> };

/** What is left out is not limited. */
export type ReadingBudgets = Partial<Pick<Budgets, 'budgetPerOrderUsd' | 'budgetPerDayUsd'>>;

/**
 * What one visit's reading of pages by a model is paid from: the money of the run's order, and the day's. Each call is booked before it is made, at the
 * most that it may cost, and after it at its price. `run`: null where nobody's order is read for. `isAgain`: read without a payment, whatever the run.
 */
export function moneyForReading(
  { database: { db }, now }: Deps,
  { budgetPerDayUsd = Infinity, ...budgets }: ReadingBudgets,
  run: Run | null,
  { isAgain = false }: { isAgain?: boolean } = {},
): Money {
  const id = randomId();
  return {
    async pay(mostUsd, call) {
      const reservedMicros = micros(mostUsd);
      const booked = await db.transaction(async (tx) => {
        await lockBooks(tx);
        const order = run ? await orderOf(tx, run, budgets) : { leftMicros: Infinity, isRepeat: false };
        const isRepeat = isAgain || order.isRepeat;
        if (reservedMicros > order.leftMicros) return false;
        if (reservedMicros > (await dayLeftMicros(tx, now(), { budgetPerDayUsd }, { isRepeat }))) return false;
        const { calls, reservedMicros: under } = pageReadings;
        await tx
          .insert(pageReadings)
          .values({ id, assessmentId: run?.id ?? null, calls: 1, reservedMicros, startedAt: now() })
          .onConflictDoUpdate({
            target: pageReadings.id,
            set: { calls: sql`${calls} + 1`, reservedMicros: sql`${under} + ${reservedMicros}` },
          });
        return true;
      });
      if (!booked) return null;
      const made = await call();
      const { spentMicros, reservedMicros: under } = pageReadings;
      await db
        .update(pageReadings)
        .set({
          spentMicros: sql`${spentMicros} + ${micros(made.costUsd)}`,
          reservedMicros: sql`${under} - ${reservedMicros}`,
        })
        .where(eq(pageReadings.id, id));
      return made;
    },
  };
}
