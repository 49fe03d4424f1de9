import { eq } from 'drizzle-orm';
import type { Db } from '#base/db.ts';
import { modelAnswers } from '#db/schema.ts';
import type { ReaderCache } from '#engine/read/statements/model/reads-pages.ts';

/** A model's answers in the database, for all processes: a reading that a killed worker began is not paid for twice (operators/retention.ts forgets them). */
export function keptAnswers(db: Db, now: () => Date): ReaderCache {
  return {
    async get(key) {
      const [kept] = await db
        .select({ answer: modelAnswers.answer })
        .from(modelAnswers)
        .where(eq(modelAnswers.key, key));
      return kept?.answer;
    },
    async set(key, answer) {
      await db.insert(modelAnswers).values({ key, answer, answeredAt: now() }).onConflictDoNothing();
    },
  };
}
