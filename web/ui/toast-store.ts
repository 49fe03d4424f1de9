// The toasts of the page, outside React so that any code may show one.
export type Toast = { id: number; title: string; description?: string; tone: 'plain' | 'destructive'; isOpen: boolean };

/** The customer's limits: one visible at a time, shown for 5 s, forgotten long after it closed. */
export const toastLimits = { visible: 1, durationMs: 5000, removeDelayMs: 1_000_000, swipeThresholdPx: 50 } as const;

export function showToast(toast: { title: string; description?: string; tone?: Toast['tone'] }): void {
  toasts = [{ tone: 'plain', ...toast, id: (nextId += 1), isOpen: true } satisfies Toast, ...toasts].slice(0, toastLimits.visible);
  announce();
}

export function closeToast(id: number): void {
  toasts = toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast));
  announce();
  setTimeout(() => {
    toasts = toasts.filter((toast) => toast.id !== id);
    announce();
  }, toastLimits.removeDelayMs);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let toasts: readonly Toast[] = [];
let nextId = 0;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}
