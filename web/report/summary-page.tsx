import { rangeText } from '#engine/wording.ts';
import type { PublicSummary } from '#board/contract.ts';
import { brandName } from '../content/brand.ts';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { dayText } from './dates.ts';
import { Ruler } from './ruler.tsx';

/** What a badge leads to: the figures that an owner made public, and how anybody can check that they are ours. */
export function SummaryPage({ summary }: { summary: PublicSummary }) {
  const { domain, score, low, high, grade, categories, checks, pagesRead, checkedAt, rubric } = summary;
  const pages = `${pagesRead} ${pagesRead === 1 ? 'page' : 'pages'}`;
  return (
    <SiteFrame>
      <article className="mx-auto max-w-3xl px-5 pt-10 wrap-anywhere sm:pt-16">
        <h1 className="text-3xl">{domain}</h1>
        <p className="mt-3 text-lg">
          Readable for AI assistants: <strong className="tabular-nums">{score} of 100</strong>, grade {grade}. We
          checked on {dayText(checkedAt)}.
        </p>
        <div className="mt-8">
          <Ruler
            score={score}
            low={low}
            high={high}
            tone="accent"
            label={`${score} of 100, ${rangeText({ low, high })}`}
          />
        </div>
        <h2 className="mt-10 text-xl">What the score is made of</h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {categories.map((category) => (
            <div key={category.name} className="flex justify-between gap-4 py-3">
              <dt>{category.name}</dt>
              <dd className="font-serif font-semibold tabular-nums">
                {category.score} of {category.most}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-prose">
          We read {pages} and measured {checks.measured} of {checks.all} checks. The score says how well assistants can
          find and read this website. It does not say how good the business is.
        </p>
        <p className="mt-3 max-w-prose text-sm text-muted">
          The owner of {domain} published these figures. <a href="/rubric">Every check and its points</a> are public too
          (rules of {rubric}).
        </p>
        <details className="mt-8 border-t border-line pt-3 text-sm">
          <summary className="min-h-11 py-2 font-semibold">How to check that these figures are ours</summary>
          <p className="mt-2 max-w-prose">
            We signed the sentence below with our key (Ed25519). Any program for signatures can check it. A copy of the
            picture carries the same sentence.
          </p>
          <dl className="mt-3 space-y-3 font-mono text-xs break-all">
            {(
              [
                ['The sentence', summary.statement],
                ['The signature', summary.signature],
                ['Our public key', summary.publicKey],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt className="font-sans font-semibold">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
        <p className="mt-10 flex flex-wrap gap-3">
          <a href="/#look" className={buttonClass('primary')}>
            Take a look at your website
          </a>
          <a href="/field" className={buttonClass('secondary')}>
            Compare industries
          </a>
        </p>
      </article>
    </SiteFrame>
  );
}

/** In its place where nothing is published, or not any more. */
export function NoSummary({ message }: { message: string }) {
  return (
    <SiteFrame>
      <div className="mx-auto max-w-3xl px-5 pt-10 sm:pt-16">
        <h1 className="text-3xl">No score here</h1>
        <p className="mt-4">{message}</p>
        <p className="mt-2 text-muted">
          A score on {brandName} is public only while the owner of the website wants it to be.
        </p>
        <p className="mt-6">
          <a href="/" className={buttonClass('secondary')}>
            Back to Home
          </a>
        </p>
      </div>
    </SiteFrame>
  );
}
