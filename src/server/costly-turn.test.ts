import { expect, it } from 'vitest';
import { costlyTurns } from './costly-turn.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Turns whose rests are written down and end when `rested` is called. */
function turnsByHand(tookMs: number) {
  const rests: number[] = [];
  const ends: (() => void)[] = [];
  const clock = { now: 0 };
  const pause = (ms: number) => {
    rests.push(ms);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const turns = costlyTurns(16, pause, () => clock.now);
  const began: string[] = [];
  return {
    rests,
    began,
    /** Asks for a turn of a network; the read takes its time once it has begun, and leaves. */
    read: async (network: string, name: string) => {
      const leave = await turns.take(network, () => {});
      began.push(leave === null ? `${name} refused` : name);
      clock.now += tookMs;
      leave?.();
      leave?.(); // a client that goes after its answer leaves once
    },
    rested: async () => {
      await settled();
      ends.splice(0).forEach((end) => end());
      await settled();
    },
  };
}

it('makes one costly read of a network at a time, in turn, and rests three times as long where more wait', async () => {
  const { read, rested, began, rests } = turnsByHand(30);
  for (const name of ['a', 'b', 'c']) void read('one', name);
  await rested();
  expect([began, rests]).toEqual([
    ['a', 'b'],
    [90, 90],
  ]);
  await rested();
  expect(began).toEqual(['a', 'b', 'c']);
  await rested();
  void read('one', 'd');
  await settled();
  expect(began.at(-1)).toBe('d'); // nobody is before it
});

it('refuses what comes when sixteen of a network wait, and nothing of another network', async () => {
  const { read, rested, began } = turnsByHand(1000);
  for (let n = 0; n < 20; n += 1) void read('one', `${n}`);
  void read('another', 'x');
  await settled();
  expect(began.filter((name) => name.endsWith('refused'))).toEqual(['17 refused', '18 refused', '19 refused']);
  expect(began).toContain('x');
  for (let n = 0; n < 20; n += 1) await rested();
  expect(began).toHaveLength(21);
});
