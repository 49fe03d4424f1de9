import { useEffect, useId, useRef, type ReactNode } from 'react';

type DialogProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A modal dialog on the native element: focus stays inside, Escape closes. (Radix's would inject a style that our content policy refuses.) */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-md border border-edge bg-surface p-6 text-ink backdrop:bg-black/50"
    >
      <h2 id={titleId} className="mb-4 text-xl">
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}
