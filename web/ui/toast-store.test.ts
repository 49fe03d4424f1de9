import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, currentToasts, showToast, subscribeToToasts, toastLimits } from './toast-store.ts';

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('have the customer’s limits', () => {
    expect(toastLimits).toEqual({
      visible: 1,
      durationMs: 5000,
      removeDelayMs: 1_000_000,
      swipeDirection: 'right',
      swipeThresholdPx: 50,
      hotkey: 'F8',
    });
  });

  it('show one at a time: the newest replaces the one before', () => {
    showToast({ title: 'first' });
    showToast({ title: 'second', description: 'more', tone: 'destructive' });
    expect(currentToasts()).toEqual([
      { id: expect.any(Number), title: 'second', description: 'more', tone: 'destructive', isOpen: true },
    ]);
  });

  it('close at once and are forgotten 1 000 000 ms later', () => {
    showToast({ title: 'first' });
    const [shown] = currentToasts();
    closeToast(shown?.id ?? 0);
    expect(currentToasts()[0]?.isOpen).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts().length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it('tell whoever listens, until they stop listening', () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    showToast({ title: 'first' });
    stop();
    showToast({ title: 'second' });
    expect(listener).toHaveBeenCalledOnce();
  });
});
