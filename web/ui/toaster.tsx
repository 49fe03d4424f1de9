import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { closeToast, currentToasts, subscribeToToasts, toastHost, toastLimits } from './toast-store.ts';

/** Draws what showToast() shows. Once per page; F8 moves to it, a swipe to the right closes it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const host = useSyncExternalStore(subscribeToToasts, toastHost, () => null);
  const viewport = (
    <Radix.Viewport
      hotkey={[toastLimits.hotkey]}
      className="pointer-events-none fixed top-0 right-0 z-50 m-0 flex w-full max-w-md list-none flex-col gap-2 p-4 outline-none max-sm:p-1"
    />
  );
  return (
    <Radix.Provider
      duration={toastLimits.durationMs}
      swipeDirection={toastLimits.swipeDirection}
      swipeThreshold={toastLimits.swipeThresholdPx}
    >
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && closeToast(toast.id)}
          className={classNames(
            'pointer-events-auto flex items-start gap-3 rounded-md border bg-surface p-4 shadow-lg data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
            toast.tone === 'destructive' ? 'border-poor' : 'border-edge',
          )}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className={classNames('text-sm font-semibold', toast.tone === 'destructive' && 'text-poor')}>
              {toast.title}
            </Radix.Title>
            {toast.description && (
              <Radix.Description className="mt-0.5 text-sm text-muted">{toast.description}</Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label="Close this message"
            className="-m-2 size-11 shrink-0 text-lg text-muted hover:text-ink"
          >
            <span aria-hidden="true">×</span>
          </Radix.Close>
        </Radix.Root>
      ))}
      {/* Radix announces toasts outside the dialog, where nothing is heard while it is open. */}
      {host === null ? viewport : createPortal(<div aria-live="polite">{viewport}</div>, host)}
    </Radix.Provider>
  );
}
