// Whether this page was drawn for the time after the offer; what follows reads its prices accordingly, so this comes first.
import { decideOffer } from '#payment/contract.ts';

/** Set by site.ts while it draws the pages that follow the offer. */
declare global {
  var isAfterOffer: boolean | undefined;
}

export const isAfterOffer =
  typeof document === 'undefined'
    ? globalThis.isAfterOffer === true
    : document.documentElement.dataset.offer === 'over';

decideOffer(() => isAfterOffer);
