import type { AnswersRead } from '#report/contract.ts';
import { Badge } from '../ui/badge.tsx';
import { ReportSection } from './report-section.tsx';
import { SafeLink } from './safe-link.tsx';

/** What the platforms answered, with every place that names the customer, and the pages that fed the answers. */
export function AnswersSection({ read }: { read: AnswersRead }) {
  return (
    <ReportSection
      id="answers"
      title="What the assistants answered"
      lead="Observed through the platforms’ programming interfaces with web search. The apps may answer differently, and answers change from day to day."
    >
      <PlatformTable platforms={read.platforms} />
      <Sources sources={read.sources} />
      <div>
        <h3 className="mb-3 text-lg">The questions and their answers</h3>
        <div>
          {read.questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </div>
        <p className="mt-3 text-sm text-muted">Prompt set {read.promptSetVersion}. Questions about buying never name you.</p>
      </div>
    </ReportSection>
  );
}

function PlatformTable({ platforms }: { platforms: AnswersRead['platforms'] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-ink">
            {['Platform', 'Names you', 'Cites your site', 'Searched the web', 'Model and date'].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {platforms.map((row) => (
            <tr key={row.id} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-medium">
                {row.name}
              </th>
              <td className="py-2 pr-4">
                {row.unbranded === 0 ? 'Not measured' : `${row.named} of ${row.unbranded}`}
                {row.unbranded > 0 && (
                  <span className="block text-xs text-muted">
                    {row.interval === null ? 'too few for a rate' : `95% interval ${percent(row.interval.low)} to ${percent(row.interval.high)}`}
                  </span>
                )}
                {row.missing !== null && <span className="block text-xs text-muted">{row.missing}</span>}
              </td>
              <td className="py-2 pr-4">{row.unbranded === 0 ? '–' : `${row.citedOwn} of ${row.unbranded}`}</td>
              <td className="py-2 pr-4">{row.valid === 0 ? '–' : `${row.searched} of ${row.valid}`}</td>
              <td className="py-2 pr-4">
                {row.model}
                <span className="block text-xs text-muted">{row.askedAt.slice(0, 10)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sources({ sources }: { sources: AnswersRead['sources'] }) {
  if (sources.length === 0) return null;
  const ours = sources.filter((source) => source.hasUs).length;
  return (
    <div className="max-w-prose">
      <h3 className="mb-2 text-lg">Pages that feed the answers</h3>
      <p className="mb-3">
        {sources.length === 1 ? 'This page feeds' : `These ${sources.length} pages feed`} the answers; you are on {ours === 0 ? 'none' : ours}.
      </p>
      <ul>
        {sources.map((source) => (
          <li key={source.url} className="border-t border-line py-2 text-sm">
            <SafeLink url={source.url} />{' '}
            <Badge tone={source.hasUs ? 'accent' : 'plain'}>{source.isOwn ? 'Your site' : source.hasUs ? 'Names you' : 'Without you'}</Badge>
            <span className="block text-muted" dir="auto">
              Credited in {source.answers} {source.answers === 1 ? 'answer' : 'answers'}
              {source.names.length > 0 && `, for ${source.names.join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Question({ question }: { question: AnswersRead['questions'][number] }) {
  return (
    <details className="border-t border-line py-2">
      <summary className="cursor-pointer py-1" dir="auto">
        {question.text}{' '}
        <span className="text-sm text-muted">
          ({question.named} of {question.valid} answers name you)
        </span>
      </summary>
      {question.answers.map((answer, at) => (
        <article key={`${answer.platform} ${at}`} className="mt-3 max-w-prose border-l-2 border-line pl-4 text-sm">
          <h4 className="font-medium">
            {answer.platform}, {answer.model}, {answer.askedAt.slice(0, 10)}
            {answer.problem === null && (answer.searched ? ', searched the web' : ', without a search')}
          </h4>
          {answer.problem !== null && <p className="text-muted">{answer.problem}</p>}
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {answer.parts.map((part, index) =>
              part.role === null ? (
                part.text
              ) : (
                <mark key={`${index} ${part.role}`} className="bg-accent-soft">
                  {part.text} <span className="text-xs">[{roleWords[part.role]}]</span>
                </mark>
              ),
            )}
          </p>
          {answer.cited.length > 0 && (
            <ul className="mt-1 text-xs">
              {answer.cited.map((url) => (
                <li key={url}>
                  <SafeLink url={url} />
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </details>
  );
}

const roleWords: Record<NonNullable<AnswersRead['questions'][number]['answers'][number]['parts'][number]['role']>, string> = {
  recommended: 'recommends you',
  listed: 'names you',
  cited: 'names you with a source',
  denied: 'does not know you',
  echoed: 'repeats the question',
  'other-entity': 'somebody else of that name',
};

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
