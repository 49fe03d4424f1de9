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
              <li key={offer.label} className="grid items-center gap-x-4 gap-y-2 text-sm sm:grid-cols-[minmax(9rem,1fr)_minmax(0,auto)]">
                <span className="wrap-anywhere text-muted">{offer.seen}</span>
                <Button look="secondary" className="wrap-anywhere max-sm:justify-self-start" onClick={() => onAccept(offer)}>
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
