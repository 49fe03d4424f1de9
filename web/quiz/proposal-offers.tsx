import { Button } from '../ui/button.tsx';
import type { Offer } from './proposals.ts';

/** What the visitor's website suggests for this step, each with a button that takes it over. */
export function ProposalOffers({ offers, onAccept }: { offers: Offer[]; onAccept: (offer: Offer) => void }) {
  return (
    <div aria-live="polite">
      {offers.length > 0 && (
        <section aria-label="From your website" className="mt-6 rounded-sm border border-line bg-sunken p-4">
          <h3 className="font-sans text-sm font-semibold">From your website</h3>
          <ul className="mt-2 grid gap-3">
            {offers.map((offer) => (
              <li key={offer.label} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
                <div className="min-w-0 grow basis-48 wrap-anywhere text-muted">
                  {offer.seen}
                  {offer.lines.length > 0 && (
                    <ul className="mt-1 list-disc pl-4 text-ink">
                      {offer.lines.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  )}
                </div>
                <Button
                  look="secondary"
                  className="max-w-full wrap-anywhere max-sm:px-3"
                  onClick={() => onAccept(offer)}
                >
                  {offer.label}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
