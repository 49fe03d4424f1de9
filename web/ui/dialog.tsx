import { useEffect, useId, useRef, type ReactNode } from 'react';
import { showToastsInside } from './toast-store.ts';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Printing shows this dialog and nothing behind it. */ isPrintedAlone?: boolean;
};

/** A modal dialog on the native element: focus stays inside, Escape closes. (Radix's would inject a style that our content policy refuses.) */
export function Dialog({ title, isOpen, onClose, children, isPrintedAlone = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
    if (isOpen && dialog) return showToastsInside(dialog);
    return undefined;
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      data-printed-alone={isPrintedAlone || undefined}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-md border border-edge bg-surface p-6 text-ink backdrop:bg-black/50"
    >
      <h2 id={titleId} className="mb-4 text-xl">
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}
