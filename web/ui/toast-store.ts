// The toasts of the page, outside React so that any code may show one.
export type Toast = { id: number; title: string; description?: string; tone: 'plain' | 'destructive'; isOpen: boolean };

/** The customer's limits: one visible at a time, shown for 5 s, forgotten long after it closed; F8 moves to it, a swipe to the right closes it. */
export const toastLimits = {
  visible: 1,
  durationMs: 5000,
  removeDelayMs: 1_000_000,
  swipeDirection: 'right',
  swipeThresholdPx: 50,
  hotkey: 'F8',
} as const;

export function showToast(toast: { title: string; description?: string; tone?: Toast['tone'] }): void {
  toasts = [{ tone: 'plain', ...toast, id: (nextId += 1), isOpen: true } satisfies Toast, ...toasts].slice(
    0,
    toastLimits.visible,
  );
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

/** While a modal dialog is open everything outside it is dimmed and out of reach, so toasts appear inside. Returns what ends this. */
export function showToastsInside(dialog: Element): () => void {
  hosts = [...hosts, dialog];
  announce();
  return () => {
    hosts = hosts.filter((host) => host !== dialog);
    announce();
  };
}

/** The topmost modal dialog; null: toasts belong to the page. */
export function toastHost(): Element | null {
  return hosts.at(-1) ?? null;
}

let toasts: readonly Toast[] = [];
let hosts: readonly Element[] = [];
let nextId = 0;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}
