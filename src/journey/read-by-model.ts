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
import { type Ask, type AskingRun, readAsks, saveReading } from './ask-rows.ts';
import { orderOf } from './books.ts';
import type { JourneyDeps } from './deps.ts';

const atOnce = 6;
const notesMs = 4 * 60_000;
const looksMs = 90_000;
const strikesInARow = 3;

/**
 * Has a model note what every answer of a run says that none has read, as far as the money goes, and look again at what
 * it noted, twenty answers a call. Each note and each look is kept at once, so that a killed worker's successor goes on
 * behind it. What no look agreed with in time was not read.
 */
export async function readByModel(deps: JourneyDeps, run: AskingRun, signal: AbortSignal): Promise<void> {
  const { reader } = deps.asking ?? {};
  if (!reader || !run.evidence.answers.ok) return;
  const brand = brandOf(run.evidence.answers.value);
  if (brand.names.length === 0) return;
  const { filler } = reader;
  const rows = (await readAsks(deps.database.db, run.id)).flatMap((row) =>
    row.answer === null ? [] : [{ row, answer: row.answer }],
  );
  const lookUsd = mostUsdOfLook(filler);
  const money = {
    spentUsd: rows.reduce((sum, { row }) => sum + row.readMicros, 0) / 1e6,
    reservedUsd: 0,
    strikes: 0,
  };
  const { leftMicros } = await orderOf(deps.database.db, run, deps.asking ?? {});
  const mostUsd = Math.min(reader.budgetUsd, money.spentUsd + leftMicros / 1e6);
  // A platform that answered little is read as well as one that answered much when the money runs out.
  const unread = rows
    .filter(({ answer }) => isUnread(answer))
    .toSorted((a, b) => (turnOf(a.row) < turnOf(b.row) ? -1 : 1));
  const noted = rows.filter(({ answer }) => answer.reading?.state === 'noted');

  await inLanes(unread, notesMs, async (one, time) => {
    // What is noted has to be looked at, too.
    const looks = Math.ceil((noted.length + atOnce) / answersPerLook);
    return pay(mostUsdOfNote(one.answer, brand, filler), looks * lookUsd, async () => {
      const { reading, costUsd } = await noteAnswer(one.answer, brand, filler, { signal: time });
      const answer = await keep(one, reading, costUsd);
      if (reading?.state === 'noted') noted.push({ row: one.row, answer });
      return { costUsd, isRead: reading !== null };
    });
  });
  const looks = Array.from({ length: Math.ceil(noted.length / answersPerLook) }, (_look, at) =>
    noted.slice(at * answersPerLook, (at + 1) * answersPerLook),
  );
  await inLanes(looks, looksMs, (some, time) =>
    pay(lookUsd, 0, async () => {
      const notes = some.flatMap(({ answer }) =>
        answer.reading?.state === 'noted' ? [{ answer, note: answer.reading }] : [],
      );
      const { readings, costUsd } = await lookAgain(notes, brand, filler, { signal: time });
      for (const [at, one] of some.entries()) await keep(one, readings[at] ?? null, at === 0 ? costUsd : 0);
      return { costUsd, isRead: readings.some((reading) => reading !== null) };
    }),
  );

  /** Whether the lane goes on: false where the money ends, or the model failed too often. `later`: what has to be left, in US dollars. */
  async function pay(
    usd: number,
    later: number,
    call: () => Promise<{ costUsd: number; isRead: boolean }>,
  ): Promise<boolean> {
    if (money.strikes >= strikesInARow || money.spentUsd + money.reservedUsd + usd + later > mostUsd) return false;
    money.reservedUsd += usd;
    const { costUsd, isRead } = await call();
    money.reservedUsd -= usd;
    money.spentUsd += costUsd;
    money.strikes = isRead ? 0 : money.strikes + 1;
    return true;
  }

  async function keep({ row, answer }: Kept, reading: AnswerReading | null, costUsd: number): Promise<PlatformAnswer> {
    const name = vendors.find(({ id }) => id === row.platform)?.name ?? row.platform;
    const read = reading === null ? answer : withReading(answer, reading, name);
    if (reading !== null || costUsd > 0) await saveReading(deps, run, row, read, costUsd);
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

type Kept = { row: Ask; answer: PlatformAnswer };

function isUnread({ valid, text, reading }: PlatformAnswer): boolean {
  return valid && text !== '' && reading === undefined;
}

function turnOf({ promptId, platform }: Ask): string {
  return `${promptId} ${platform}`;
}
