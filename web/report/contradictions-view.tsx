import type { Contradiction } from '#engine/contract.ts';
import { sidesOf } from '#engine/wording.ts';
import { SafeLink } from './safe-link.tsx';

const kinds: Record<Contradiction['kind'], string> = {
  overstated: 'The site shows less than you said',
  understated: 'The site shows more than you said',
  conflict: 'Two statements disagree',
  unconfirmed: 'We could not confirm it',
  info: 'Worth knowing',
};

/** Where an answer and the site differ, both sides quoted with their place; the observed fact counts. */
export function ContradictionsView({
  contradictions,
  checksUrl,
}: {
  contradictions: Contradiction[];
  checksUrl: string;
}) {
  return contradictions.map((one) => (
    <article
      key={`${one.id} ${one.said.quote} ${one.saw.quote}`}
      className="break-inside-avoid border-t border-line pt-4"
    >
      <p className="text-sm text-muted">{kinds[one.kind]}</p>
      <div className="mt-2 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        <Side title={sidesOf(one).said} place={one.said.place} quote={one.said.quote} url={null} />
        <Side title={sidesOf(one).saw} place={one.saw.place} quote={one.saw.quote} url={one.saw.url} />
      </div>
      <p dir="auto" className="mt-3 max-w-prose">
        {one.question}
      </p>
      {one.affects.length > 0 && (
        <p className="mt-1 text-xs text-muted">
          Affects{' '}
          {one.affects.map((checkId, index) => (
            <span key={checkId}>
              {index > 0 && ', '}
              <a href={`${checksUrl}#${checkId}`}>{checkId}</a>
            </span>
          ))}
        </p>
      )}
    </article>
  ));
}

function Side({ title, place, quote, url }: { title: string; place: string; quote: string; url: string | null }) {
  return (
    <div>
      <h3 className="font-sans text-sm">{title}</h3>
      <p dir="auto" className="mt-1 font-serif wrap-anywhere">
        {quote}
      </p>
      <p className="mt-1 text-xs text-muted">
        <bdi>{place}</bdi>
        {url && (
          <>
            {', '}
            <SafeLink url={url} />
          </>
        )}
      </p>
    </div>
  );
}
