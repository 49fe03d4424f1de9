import type { Proof } from '#board/contract.ts';
import { momentText } from '../report/dates.ts';
import { SafeLink } from '../report/safe-link.tsx';

/** One proof: the page's own words with their place and time, or the sentence where there are no words. */
export function ProofView({ proof, isBrief = false }: { proof: Proof; isBrief?: boolean }) {
  const place = (
    <p className="text-xs text-muted wrap-anywhere">
      {proof.url !== null && <SafeLink url={proof.url} />}
      {proof.line !== null && `, line ${proof.line}`}
      {proof.seenAt !== null && `${proof.url === null ? 'Seen' : ' · seen'} ${momentText(proof.seenAt)}`}
    </p>
  );
  return (
    <div className="min-w-0">
      {(!isBrief || proof.quote === null) && (
        <p dir="auto" className="mb-1 text-sm">
          {proof.isMet !== null && (
            <span aria-hidden="true" className={proof.isMet ? 'text-good' : 'text-poor'}>
              {proof.isMet ? '✓ ' : '✗ '}
            </span>
          )}
          {proof.sentence}
        </p>
      )}
      {(proof.url !== null || proof.seenAt !== null) && place}
      {proof.quote !== null && (
        <pre
          dir="auto"
          className="mt-1 border-l-[3px] border-bar bg-sunken px-3 py-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        >
          {proof.quote}
        </pre>
      )}
    </div>
  );
}
