import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { limit } from './limit.ts';

const aborted = (signal: AbortSignal) => new Promise((resolve) => signal.addEventListener('abort', resolve));

describe('a limit', () => {
  it('is over after its time', async () => {
    await aborted(limit(1).signal);
  });
  it('is over with any of the signals around it, then and before', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const inner = limit(null, first.signal, undefined, second.signal);
    expect(inner.signal.aborted).toBe(false);
    second.abort();
    expect([inner.signal.aborted, limit(null, second.signal).signal.aborted]).toEqual([true, true]);
  });
  it('leaves nothing with the signals around it when it has ended, and aborts no more', () => {
    const outer = new AbortController();
    const inner = limit(60_000, outer.signal);
    expect(getEventListeners(outer.signal, 'abort')).toHaveLength(1);
    inner.end();
    expect(getEventListeners(outer.signal, 'abort')).toHaveLength(0);
    outer.abort();
    expect(inner.signal.aborted).toBe(false);
  });
});
