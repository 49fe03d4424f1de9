import type { AnswersRead } from '#report/contract.ts';
import { dayText } from './dates.ts';
import { SafeLink } from './safe-link.tsx';
import { listOf } from './list-of.ts';

const shown = 2;

/** Pages behind answers that name a rival and not the customer, with one thing to do about each: the first ones open, the others folded away. */
export function AnswerGap({ gap, followed }: Pick<AnswersRead, 'gap' | 'followed'>) {
  const [first, more] = [gap.slice(0, shown), gap.slice(shown)];
  return (
    <div className="max-w-prose">
      <h3 className="mb-3 text-lg">What to do where a rival is named and you are not</h3>
      {followed.map(({ domain, since, named, of }) => (
        <p key={domain} className="mb-3">
          {domain} names you now (read on {dayText(since)}). Of the {of} {of === 1 ? 'question' : 'questions'} that it
          was cited for without you, {named} now {named === 1 ? 'has' : 'have'} an answer that names you.
        </p>
      ))}
      <GapList gap={first} />
      {more.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4">
            Show all {gap.length} sites
          </summary>
          <GapList gap={more} />
        </details>
      )}
    </div>
  );
}

function GapList({ gap }: Pick<AnswersRead, 'gap'>) {
  return (
    <ol>
      {gap.map((one) => (
        <li key={one.domain} className="border-t border-line">
          <details className="group/gap">
            <summary className="flex min-h-11 list-none items-baseline gap-3 py-2">
              <span aria-hidden="true" className="w-3 shrink-0 text-muted group-open/gap:rotate-90 print:hidden">
                ›
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{one.action}</span>{' '}
                <span className="text-sm text-muted">
                  {one.questions} {one.questions === 1 ? 'question' : 'questions'} on {listOf(one.platforms)}.
                </span>
              </span>
            </summary>
            <div className="pb-4 pl-6 text-sm print:pl-0">
              {one.rivals.length > 0 && <p className="text-muted">Names {one.rivals.join(', ')}.</p>}
              {one.seen !== null && (
                <p className="text-muted">
                  {one.seen.detail} Read on {dayText(one.seen.at)}.
                </p>
              )}
              {one.quote !== null && (
                <blockquote className="mt-1 border-l-2 border-line pl-3 wrap-anywhere" dir="auto">
                  {withoutMarks(one.quote)}
                </blockquote>
              )}
              <ul className="mt-1">
                {one.pages.map((url) => (
                  <li key={url}>
                    <SafeLink url={url} />
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

/** The line of an answer, without its Markdown. */
function withoutMarks(line: string): string {
  return line
    .replaceAll('**', '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .trim();
}

/** What the platforms typed into their search, beside the headings that answer it. */
export function QueriesTyped({ queries }: Pick<AnswersRead, 'queries'>) {
  return (
    <div className="max-w-prose">
      <p className="mb-3">
        A page whose heading says the same is easier to find. Where we saw no such heading on your site, write one.
      </p>
      <ul className="text-sm" dir="auto">
        {queries.map(({ query, answers, heading }) => (
          <li key={query} className="border-t border-line py-2">
            <span className="wrap-anywhere">{query}</span>
            <span className="block text-muted">
              {answers} {answers === 1 ? 'answer' : 'answers'}.{' '}
              {heading === null ? 'We saw no such heading on your site.' : `Your heading: ${heading}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
