import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before something is deleted. */
export function ConfirmDialog({
  title,
  text,
  onConfirm,
  onClose,
}: {
  title: string;
  text: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p className="text-sm">{text}</p>
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          look="danger"
          busy={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onConfirm().finally(onClose);
          }}
        >
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
