import { limit } from '#engine/base/limit.ts';
import {
  answersPerLook,
  lookAgain,
  mostUsdOfLook,
  mostUsdOfNote,
  noteAnswer,
  withReading,
} from '#engine/ask/answers/read-answer.ts';
import { brandOf } from '#engine/ask/names/brand.ts';
import type { AnswerReading, PlatformAnswer } from '#engine/evidence/evidence.ts';
import { vendors } from '#engine/platforms/connect-platforms.ts';
import { type Ask, type AskingRun, readAsks, reserveReading, saveReading } from './ask-rows.ts';
import type { JourneyDeps } from './deps.ts';

const atOnce = 6;
const notesMs = 4 * 60_000;
const looksMs = 90_000;
const strikesInARow = 3;

/**
 * Has a model note what every answer of a run says that none has read, as far as the money goes, and look again at what
 * it noted, twenty answers a call. The order's money and the day's are asked before each call. Each note and each look is kept at once, so that a killed worker's successor goes on
 * behind it. What no look agreed with in time was not read.
 */
export async function readByModel(
  deps: Pick<JourneyDeps, 'now' | 'asking'> & { database: Pick<JourneyDeps['database'], 'db'> },
  run: Pick<AskingRun, 'id' | 'submissionId' | 'evidence'>,
  signal: AbortSignal,
): Promise<void> {
  const { reader, ...budgets } = deps.asking ?? {};
  if (!reader || !run.evidence.answers.ok) return;
  const brand = brandOf(run.evidence.answers.value);
  if (brand.names.length === 0) return;
  const { filler, budgetUsd } = reader;
  const rows = (await readAsks(deps.database.db, run.id)).flatMap((row) =>
    row.answer === null ? [] : [{ row, answer: row.answer }],
  );
  const lookUsd = mostUsdOfLook(filler);
  const money = {
    spentUsd: rows.reduce((sum, { row }) => sum + row.readMicros, 0) / 1e6,
    reservedUsd: 0,
    strikes: 0,
  };
  // A platform that answered little is read as well as one that answered much when the money runs out.
  const unread = rows
    .filter(({ answer }) => isUnread(answer))
    .toSorted((a, b) => (turnOf(a.row) < turnOf(b.row) ? -1 : 1));
  const noted = rows.filter(({ answer }) => answer.reading?.state === 'noted');

  await inLanes(unread, notesMs, async (one, time) => {
    // What is noted has to be looked at, too.
    const looks = Math.ceil((noted.length + atOnce) / answersPerLook);
    const usd = mostUsdOfNote(one.answer, brand, filler);
    return pay(one.row, usd, looks * lookUsd, async () => {
      const { reading, costUsd } = await noteAnswer(one.answer, brand, filler, { signal: time });
      const answer = await keep(one, reading, { costUsd, reservedUsd: usd });
      if (reading?.state === 'noted') noted.push({ row: one.row, answer });
      return { costUsd, isRead: reading !== null };
    });
  });
  const looks = Array.from({ length: Math.ceil(noted.length / answersPerLook) }, (_look, at) =>
    noted.slice(at * answersPerLook, (at + 1) * answersPerLook),
  );
  await inLanes(looks, looksMs, async (some, time) => {
    const [first] = some;
    if (!first) return true;
    return pay(first.row, lookUsd, 0, async () => {
      const notes = some.flatMap(({ answer }) =>
        answer.reading?.state === 'noted' ? [{ answer, note: answer.reading }] : [],
      );
      const { readings, costUsd } = await lookAgain(notes, brand, filler, { signal: time });
      for (const [at, one] of some.entries())
        await keep(one, readings[at] ?? null, at === 0 ? { costUsd, reservedUsd: lookUsd } : free);
      return { costUsd, isRead: readings.some((reading) => reading !== null) };
    });
  });

  /** Whether the lane goes on: false where the money ends, or the model failed too often. The call is booked with the answer `row`; `laterUsd` has to be left. */
  async function pay(
    row: Ask,
    usd: number,
    laterUsd: number,
    call: () => Promise<{ costUsd: number; isRead: boolean }>,
  ): Promise<boolean> {
    const mayCost = money.spentUsd + money.reservedUsd + usd + laterUsd;
    if (money.strikes >= strikesInARow || mayCost > budgetUsd) return false;
    money.reservedUsd += usd;
    const isReserved = await reserveReading(deps, run, row, { usd, laterUsd, budgets });
    const made = isReserved ? await call() : null;
    money.reservedUsd -= usd;
    if (made === null) return false;
    const { costUsd, isRead } = made;
    money.spentUsd += costUsd;
    money.strikes = isRead ? 0 : money.strikes + 1;
    return true;
  }

  async function keep(
    { row, answer }: Kept,
    reading: AnswerReading | null,
    booked: { costUsd: number; reservedUsd: number },
  ): Promise<PlatformAnswer> {
    const name = vendors.find(({ id }) => id === row.platform)?.name ?? row.platform;
    const read = reading === null ? answer : withReading(answer, reading, name);
    if (reading !== null || booked !== free) await saveReading(deps, run, row, read, booked);
    return read;
  }

  async function inLanes<T>(
    list: readonly T[],
    longestMs: number,
    work: (one: T, time: AbortSignal) => Promise<boolean>,
  ): Promise<void> {
    const queue = [...list];
    const time = limit(longestMs, signal);
    const lane = async () => {
      for (let one = queue.shift(); one !== undefined && !time.signal.aborted; one = queue.shift())
        if (!(await work(one, time.signal))) return;
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, lane));
    time.end();
  }
}

/** Of an answer that was read in the call of another. */
const free = { costUsd: 0, reservedUsd: 0 };

type Kept = { row: Ask; answer: PlatformAnswer };

function isUnread({ valid, text, reading }: PlatformAnswer): boolean {
  return valid && text !== '' && reading === undefined;
}

function turnOf({ promptId, platform }: Ask): string {
  return `${promptId} ${platform}`;
}
