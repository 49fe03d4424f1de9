import type { AnswersRead } from '#report/contract.ts';
import { SafeLink } from './safe-link.tsx';

/** Pages behind answers that name a rival and not the customer, with one thing to do about each. */
export function AnswerGap({ gap, followed }: Pick<AnswersRead, 'gap' | 'followed'>) {
  return (
    <div className="max-w-prose">
      {followed.map(({ domain, since, named, of }) => (
        <p key={domain} className="mb-3">
          {domain} names you now (read {since.slice(0, 10)}). Of the {of} {of === 1 ? 'question' : 'questions'} that it was cited for without you, {named} now{' '}
          {named === 1 ? 'has' : 'have'} an answer that names you.
        </p>
      ))}
      <p className="mb-3">Assistants cited these sites in answers that name a rival and not you. The first ones touch most questions.</p>
      <ol>
        {gap.map((one) => (
          <li key={one.domain} className="border-t border-line py-3">
            <p className="font-medium wrap-anywhere">{one.action}</p>
            <p className="text-sm text-muted">
              {one.questions} {one.questions === 1 ? 'question' : 'questions'}, on {one.platforms.join(' and ')}
              {one.rivals.length > 0 && `; names ${one.rivals.join(', ')}`}
            </p>
            {one.seen !== null && (
              <p className="text-sm text-muted">
                {one.seen.detail} Read on {one.seen.at.slice(0, 10)}.
              </p>
            )}
            {one.quote !== null && (
              <blockquote className="mt-1 border-l-2 border-line pl-3 text-sm wrap-anywhere" dir="auto">
                {one.quote.replaceAll('**', '')}
              </blockquote>
            )}
            <ul className="mt-1 text-sm">
              {one.pages.map((url) => (
                <li key={url}>
                  <SafeLink url={url} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the platforms typed into their search, beside the headings that answer it. */
export function QueriesTyped({ queries }: Pick<AnswersRead, 'queries'>) {
  return (
    <div className="max-w-prose">
      <p className="mb-3">A page whose heading says the same is easier to find. Where we saw no such heading on your site, write one.</p>
      <ul className="text-sm" dir="auto">
        {queries.map(({ query, answers, heading }) => (
          <li key={query} className="border-t border-line py-2">
            <span className="wrap-anywhere">{query}</span>
            <span className="block text-muted">
              {answers} {answers === 1 ? 'answer' : 'answers'}. {heading === null ? 'We saw no such heading on your site.' : `Your heading: ${heading}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
