import { limit } from '#engine/base/limit.ts';
import { brandOf } from '#engine/ask/mentions/brand.ts';
import { readAnswer, withReading } from '#engine/ask/answers/read-answer.ts';
import { vendors } from '#engine/platforms/connect-platforms.ts';
import { type Ask, type AskingRun, readAsks, saveReading } from './ask-rows.ts';
import type { JourneyDeps } from './deps.ts';

const atOnce = 6;
const longestMs = 4 * 60_000;
const firstGuessUsd = 0.002; // what a reading may cost, until one has shown it
const strikesInARow = 3;

/**
 * Has a model read every answer of a run that none has read, as far as the money goes. What is not read then is read by the rules. A reading is kept with its answer, so
 * that a killed worker's successor goes on behind it.
 */
export async function readByModel(deps: JourneyDeps, run: AskingRun, signal: AbortSignal): Promise<void> {
  const { reader } = deps.asking ?? {};
  if (!reader || !run.evidence.answers.ok) return;
  const brand = brandOf(run.evidence.answers.value);
  if (brand.names.length === 0) return;
  const rows = await readAsks(deps.database.db, run.id);
  const money = {
    spentUsd: rows.reduce((sum, { readMicros }) => sum + readMicros, 0) / 1e6,
    dearestUsd: firstGuessUsd,
    underWay: 0,
    strikes: 0,
  };
  const time = limit(longestMs, signal);
  // A platform that answered little is read as well as one that answered much when the money runs out.
  const queue = rows
    .filter(isUnread)
    .toSorted((a, b) =>
      a.promptId === b.promptId ? (a.platform < b.platform ? -1 : 1) : a.promptId < b.promptId ? -1 : 1,
    );
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, lane));
  time.end();

  async function lane(): Promise<void> {
    for (let row = queue.shift(); row !== undefined && row.answer !== null; row = queue.shift()) {
      if (time.signal.aborted || money.strikes >= strikesInARow) return;
      // Twice: a note that is not believed is asked for once more.
      if (!reader || money.spentUsd + 2 * (money.underWay + 1) * money.dearestUsd > reader.budgetUsd) return;
      money.underWay += 1;
      const { reading, costUsd } = await readAnswer(row.answer, brand, reader.filler, { signal: time.signal });
      money.underWay -= 1;
      money.spentUsd += costUsd;
      money.dearestUsd =
        money.dearestUsd === firstGuessUsd ? Math.max(costUsd, 1e-6) : Math.max(money.dearestUsd, costUsd);
      money.strikes = reading === null ? money.strikes + 1 : 0;
      const { answer } = row;
      const name = vendors.find(({ id }) => id === row.platform)?.name ?? row.platform;
      if (reading !== null || costUsd > 0)
        await saveReading(deps, run, row, reading === null ? answer : withReading(answer, reading, name), costUsd);
    }
  }
}

function isUnread({ answer }: Ask): boolean {
  return answer !== null && answer.valid && answer.text !== '' && answer.reading === undefined;
}
