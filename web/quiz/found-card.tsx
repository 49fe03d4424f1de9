import { Button } from '../ui/button.tsx';

type Props = { website: string; count: number; of: number; onUse: () => void; onDismiss: () => void };

/** What the website answers of the quiz, to be taken over in one press. */
export function FoundCard({ website, count, of, onUse, onDismiss }: Props) {
  return (
    <section
      aria-labelledby="found-title"
      aria-live="polite"
      className="mb-6 rounded-md border border-accent bg-accent-soft p-5"
    >
      <h2 id="found-title" className="text-lg wrap-anywhere">
        We found {count} of {of} answers on {website}.
      </h2>
      <p className="mt-1 text-sm text-muted">Each shows where it comes from. You check them chapter by chapter.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onUse}>Use all and check them</Button>
        <Button look="secondary" onClick={onDismiss}>
          Answer myself
        </Button>
      </div>
    </section>
  );
}
