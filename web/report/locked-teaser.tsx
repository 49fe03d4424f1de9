import type { ReactNode } from 'react';
import { platformNames } from '#engine/contract.ts';
import type { Teaser } from './analysis-api.ts';

const contents = [
  ['Overall score with grade', 'with its likely range, and the average of your industry beside it'],
  [Object.values(platformNames).join(', '), 'one score each, marked as estimated or observed'],
  ['Every check with its proof', 'the line, the header or the sentence that we saw, and where'],
  ['Your plan', 'immediate, short-term and long-term, and four weeks in detail'],
] as const;

/** Before payment: what the results hold, and none of what they say. `children` are the plans. */
export function LockedTeaser({ teaser, children }: { teaser: Teaser; children: ReactNode }) {
  return (
    <div className="grid items-start gap-12 pt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>{children}</div>
      <aside aria-label="What is in your results" className="border-t-4 border-ink pt-5 lg:sticky lg:top-6">
        <p className="font-serif text-xl font-semibold">
          {teaser.companyName ? (
            <>
              The results for <bdi>{teaser.companyName}</bdi> are locked
            </>
          ) : (
            'Your results are locked'
          )}
        </p>
        <p className="mt-2 text-sm text-muted">Once a plan is paid we read your website, and they open here.</p>
        <dl className="mt-5 text-sm">
          {contents.map(([term, detail]) => (
            <div key={term} className="border-t border-line py-3">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{detail}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
