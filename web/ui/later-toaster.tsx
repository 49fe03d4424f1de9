import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { closeToast, currentToasts, subscribeToToasts } from './toast-store.ts';

/** The toaster where the first paint must not wait for it: fetched with the first touch of the page, or with a message. What comes while it cannot be fetched, as offline, is drawn plainly. */
export function LaterToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  useEffect(() => {
    if (Toaster !== null) return;
    const load = () =>
      void import('./toaster.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => setIsMissing(true),
      );
    if (toasts.length > 0) load();
    const touches = ['pointerdown', 'keydown'];
    for (const touch of touches) addEventListener(touch, load, { once: true, passive: true });
    return () => touches.forEach((touch) => removeEventListener(touch, load));
  }, [Toaster, toasts]);
  if (Toaster) return <Toaster />;
  const shown = isMissing ? toasts.filter(({ isOpen }) => isOpen) : [];
  return shown.map(({ id, title, description }) => (
    <div
      key={id}
      role="alert"
      className="fixed top-4 right-4 left-4 z-50 flex items-start gap-3 rounded-md border border-edge bg-surface p-4 text-sm shadow-lg sm:left-auto sm:max-w-md"
    >
      <p className="min-w-0 flex-1">
        <strong className="block font-semibold">{title}</strong>
        {description}
      </p>
      <button
        type="button"
        aria-label="Close this message"
        className="-m-2 size-11 shrink-0 text-lg text-muted"
        onClick={() => closeToast(id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  ));
}
