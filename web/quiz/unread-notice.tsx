import { Button } from '../ui/button.tsx';

/** The website that was typed could not be opened: said while the address can still be corrected, and no obstacle. */
export function UnreadNotice({
  website,
  reason,
  onCorrect,
}: {
  website: string;
  reason: string | null;
  onCorrect: () => void;
}) {
  return (
    <div role="status">
      {reason !== null && (
        <section aria-label="Your website" className="mt-6 rounded-sm border border-line bg-sunken p-4 text-sm">
          <p className="wrap-anywhere">
            <strong className="font-semibold">We could not open {website.replace(/^https?:\/\//, '')}.</strong> {reason}
            . If the address is right, go on: we try again.
          </p>
          <Button look="secondary" onClick={onCorrect} className="mt-3">
            Correct the address
          </Button>
        </section>
      )}
    </div>
  );
}
