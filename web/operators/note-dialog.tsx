import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { describedBy, Field, TextArea } from '../ui/field.tsx';

type Props = {
  title: string;
  /** What follows of it. */
  text: string;
  /** What it is done to. */
  subject: string;
  label: string;
  hint: string;
  button: string;
  /** In characters. */
  longest: number;
  isRequired?: boolean;
  /** Whether it was done: then the dialog closes, else it keeps what was typed. */
  onSend: (note: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks before an operator decides, and takes the words that go with it. */
export function NoteDialog({
  title,
  text,
  subject,
  label,
  hint,
  button,
  longest,
  isRequired = false,
  onSend,
  onClose,
}: Props) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    const written = note.trim();
    if (isRequired && written === '') return setError('Please say why.');
    setError(null);
    setIsBusy(true);
    if (await onSend(written)) onClose();
    else setIsBusy(false);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p className="font-medium wrap-anywhere">{subject}</p>
      <p className="mt-2 text-sm">{text}</p>
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field id="operator-note" label={label} hint={hint} error={error} required={isRequired}>
          <TextArea
            {...describedBy('operator-note', error)}
            rows={3}
            maxLength={longest}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
