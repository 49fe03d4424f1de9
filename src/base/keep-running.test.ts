import { expect, it } from 'vitest';
import { type Death, keepRunning } from './keep-running.ts';

/** A program that ends when it is told to, and a clock that goes on with each pause. */
function started({ failing = 0 } = {}) {
  const told: Death[] = [];
  const programs: { ended: Promise<void>; end: () => void }[] = [];
  let clock = 0;
  let failures = failing;
  const program = () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    programs.push({ ended, end });
    return { ended, end };
  };
  const running = keepRunning(program(), {
    start: async () => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('the disk is full');
      }
      return program();
    },
    told: (death) => void told.push(death),
    now: () => clock,
    wait: async (ms, signal) => {
      clock += ms;
      return !signal.aborted;
    },
  });
  return {
    told,
    programs,
    running,
    later: (ms: number) => (clock += ms),
    /** Ends the newest program and waits until it is told. */
    async die() {
      const before = told.length;
      programs.at(-1)?.end();
      await expect.poll(() => told.length).toBeGreaterThan(before);
    },
  };
}
const pausesOf = (told: Death[]) => told.map(({ restartInMs }) => restartInMs);

it('starts again after a pause that grows with each death, and gives up at the fifth within ten minutes', async () => {
  const it = started();
  for (let deaths = 1; deaths <= 5; deaths += 1) {
    await it.die();
    if (deaths < 5) await expect.poll(() => it.programs.length).toBe(deaths + 1);
  }
  expect(pausesOf(it.told)).toEqual([250, 1000, 4000, 16_000, null]);
  expect([it.programs.length, it.running.current()]).toEqual([5, null]);
});

it('forgets deaths that are ten minutes old', async () => {
  const it = started();
  for (let deaths = 1; deaths <= 8; deaths += 1) {
    await it.die();
    await expect.poll(() => it.programs.length).toBe(deaths + 1);
    it.later(10 * 60_000);
  }
  expect(pausesOf(it.told)).toEqual(Array.from({ length: 8 }, () => 250));
});

it('takes a start that fails for a death, and says why it failed', async () => {
  const it = started({ failing: 9 });
  await it.die();
  await expect.poll(() => it.told.length).toBe(5);
  expect(it.told.map(({ complaint }) => complaint)).toEqual([
    null,
    ...Array.from({ length: 4 }, () => 'the disk is full'),
  ]);
  expect(it.told.at(-1)?.restartInMs).toBeNull();
});

it('starts nothing any more once it is told to stop', async () => {
  const it = started();
  await it.running.stopping();
  it.programs[0]?.end();
  await it.programs[0]?.ended;
  expect([it.told, it.programs.length]).toEqual([[], 1]);
});
