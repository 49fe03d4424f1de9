// How the money of one report is spent: whole platforms or none, cheapest first. Pure: what was asked and what it cost in, the next step out.
import type { AskFailure, PlatformId } from '#engine/platforms/contract.ts';

/** What one platform has given so far. `isDown`: it is being waited for. `isOver`: it is asked no further. */
export type Tally = {
  id: PlatformId;
  /** What one answer costs by the list, in US dollars. */
  listUsd: number;
  asked: number;
  /** Valid unbranded answers, and branded ones asked for. */
  valid: number;
  branded: number;
  /** Paid calls, and what they cost. Answers that were taken over from an earlier run cost nothing here. */
  calls: number;
  spentUsd: number;
  /** Calls under way, and what is set aside for them. */
  inFlight: number;
  reservedUsd: number;
  isDown: boolean;
  isOver: boolean;
};

export type Money = { reportUsd: number; dayLeftUsd: number };
export type Goal = { unbranded: number; branded: number };
export type Step = { ask: 'unbranded' | 'branded'; priceUsd: number } | 'wait' | { over: 'done' | 'budget' | 'day' };

/** A rate needs this many valid answers; a platform that cannot have them is not begun. */
export const enough = 20;
const reserveShare = 0.05; // kept to finish what was begun
const listWeight = 4; // the list price counts as four answers
const usualYield = { valid: 9, asked: 10 }; // nine of ten answers are valid until we know better
const mostTries = 1.4; // questions sent for each one that is wanted

/** What `id` does next. Every platform is asked one question first, for its price; then the cheapest are promised their 20, and only what is promised is begun. */
export function nextStep(tallies: readonly Tally[], id: PlatformId, money: Money, goal: Goal): Step {
  const own = tallies.find((tally) => tally.id === id);
  if (!own) return { over: 'done' };
  if (own.asked === 0) {
    if (own.inFlight > 0) return 'wait';
    return money.dayLeftUsd < priceOf(tallies, own)
      ? { over: 'day' }
      : askWithin(money.reportUsd, 'unbranded', tallies, own, money);
  }
  if (tallies.some((tally) => tally.asked === 0 && !tally.isOver && !tally.isDown)) return 'wait';
  return own.valid < enough ? stepToEnough(tallies, own, money) : stepBeyond(tallies, own, money, goal);
}

/** Asks unless that would spend more than `most` of the report's money. */
function askWithin(
  most: number,
  kind: 'unbranded' | 'branded',
  tallies: readonly Tally[],
  own: Tally,
  { reportUsd }: Money,
): Step {
  const spent = spentBy(tallies);
  const price = priceOf(tallies, own);
  if (spent + price > most) return isAnyInFlight(tallies) ? 'wait' : { over: 'budget' };
  // Calls under way may cost more than was set aside: where that could matter there is one at a time, so that a report costs at most one answer too much.
  const set = tallies.reduce((sum, tally) => sum + tally.reservedUsd, 0);
  if (isAnyInFlight(tallies) && spent + set + 2 * price > reportUsd) return 'wait';
  return { ask: kind, priceUsd: price };
}

/** Towards the 20 without which a platform has no rate. */
function stepToEnough(tallies: readonly Tally[], own: Tally, money: Money): Step {
  if (own.asked + own.inFlight > enough * mostTries + own.branded) return { over: 'done' };
  if (own.valid + own.inFlight >= enough) return 'wait';
  if (own.asked <= 1 && money.dayLeftUsd < costToFinish(tallies, own)) return { over: 'day' };
  const chosen = promised(tallies, money);
  if (chosen.has(own.id)) return askWithin(money.reportUsd, 'unbranded', tallies, own, money);
  if (othersThan(own, tallies).some((tally) => tally.valid < enough && chosen.has(tally.id))) return 'wait';
  const isAffordable = spentBy(tallies) + costToFinish(tallies, own) <= money.reportUsd;
  return isAffordable ? askWithin(money.reportUsd, 'unbranded', tallies, own, money) : { over: 'budget' };
}

/** What is left after the promises goes into questions about the company by name, then into narrower rates. */
function stepBeyond(tallies: readonly Tally[], own: Tally, money: Money, goal: Goal): Step {
  const spent = spentBy(tallies);
  const price = priceOf(tallies, own);
  const others = othersThan(own, tallies);
  const owed = others
    .filter((tally) => tally.valid < enough && promised(tallies, money).has(tally.id))
    .reduce((sum, tally) => sum + costToFinish(tallies, tally), 0);
  const spare = money.reportUsd * (1 - reserveShare) - owed;
  if (own.branded < goal.branded)
    return spent + price > spare ? laterOrOver(others) : askWithin(spare, 'branded', tallies, own, money);
  if (own.valid + own.inFlight >= goal.unbranded || own.asked - own.branded > goal.unbranded * mostTries)
    return { over: 'done' };
  if (
    others.some((tally) => tally.valid < enough || tally.branded < goal.branded) &&
    spent + price + brandedOwed(others, tallies, goal) > spare
  )
    return laterOrOver(others);
  return spent + price > spare ? { over: 'done' } : askWithin(spare, 'unbranded', tallies, own, money);
}

/** How long to wait before an overloaded platform is asked again: what it asks for, else full jitter under a growing ceiling. `random`: 0..1. */
export function backOffMs({ retryAfterMs }: Pick<AskFailure, 'retryAfterMs'>, tries: number, random: number): number {
  if (retryAfterMs !== null) return retryAfterMs + random * 2000;
  return Math.max(500, random * Math.min(60_000, 2000 * 2 ** tries));
}

/** What one more answer of a platform is expected to cost: list price and own answers, corrected by how all answers so far compare with their lists; cautious while few are known. */
function priceOf(tallies: readonly Tally[], own: Tally): number {
  const drift =
    (tallies.reduce((sum, { spentUsd, listUsd }) => sum + spentUsd / listUsd, 0) + 1) /
    (tallies.reduce((sum, { calls }) => sum + calls, 0) + 1);
  const known = (own.listUsd * drift * listWeight + own.spentUsd) / (listWeight + own.calls);
  return known * (1 + 0.3 / Math.sqrt(listWeight + own.calls));
}

function costToFinish(tallies: readonly Tally[], own: Tally): number {
  const rate = (own.valid + usualYield.valid) / (own.asked - own.branded + usualYield.asked);
  return (Math.max(0, enough - own.valid - own.inFlight) / rate) * priceOf(tallies, own);
}

/** What is set aside for calls under way counts as spent. */
function spentBy(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, tally) => sum + tally.spentUsd + tally.reservedUsd, 0);
}

function othersThan(own: Tally, tallies: readonly Tally[]): Tally[] {
  return tallies.filter(({ id, isOver }) => id !== own.id && !isOver);
}

/** Those platforms whose 20 the budget covers, cheapest first. */
function promised(tallies: readonly Tally[], { reportUsd }: Money): Set<PlatformId> {
  const chosen = new Set<PlatformId>();
  let sum = spentBy(tallies);
  const isBegun = tallies.some(({ asked }) => asked > 1);
  const limit = isBegun ? reportUsd : reportUsd * (1 - reserveShare);
  for (const tally of tallies
    .filter(({ isOver }) => !isOver)
    .toSorted((a, b) => priceOf(tallies, a) - priceOf(tallies, b))) {
    const cost = costToFinish(tallies, tally);
    // What was begun in earnest is finished from the reserve; what was not must leave the reserve alone.
    if (sum + cost > (tally.asked > 1 ? reportUsd : Math.min(limit, reportUsd * (1 - reserveShare)))) continue;
    chosen.add(tally.id);
    sum += cost;
  }
  return chosen;
}

function brandedOwed(others: readonly Tally[], tallies: readonly Tally[], goal: Goal): number {
  return others
    .filter(({ valid }) => valid >= enough)
    .reduce((sum, tally) => sum + Math.max(0, goal.branded - tally.branded) * priceOf(tallies, tally), 0);
}

function laterOrOver(others: readonly Tally[]): Step {
  return others.some(({ valid, inFlight }) => valid < enough || inFlight > 0) ? 'wait' : { over: 'done' };
}

function isAnyInFlight(tallies: readonly Tally[]): boolean {
  return tallies.some(({ inFlight }) => inFlight > 0);
}
