import type { ReactNode } from 'react';
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
      lead="Observed through the API (the platforms’ interface for programs), with web search. The apps may answer differently, and answers change from day to day."
    >
      <PlatformTable platforms={read.platforms} />
      <Facts facts={read.facts} />
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

/** A table; on a phone each platform is a block of its own, its figures with their names. */
function PlatformTable({ platforms }: { platforms: AnswersRead['platforms'] }) {
  return (
    <table className="w-full text-left text-sm wrap-normal max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-ink align-bottom">
          {['Platform', ...figures].map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {platforms.map((row) => (
          <tr key={row.id} className="border-b border-line align-top max-sm:block max-sm:py-2">
            <th scope="row" className="py-2 pr-4 font-medium max-sm:block max-sm:py-1 max-sm:text-base">
              {row.name}
            </th>
            <Figure at={0} detail={rateDetail(row)}>
              {row.unbranded === 0 ? 'Not measured' : `${row.named} of ${row.unbranded}`}
            </Figure>
            <Figure at={1} detail={row.position && (row.position.lists === 1 ? 'in one list' : `middle of ${row.position.lists} lists`)}>
              {row.position === null ? '–' : ordinal(row.position.middle)}
            </Figure>
            <Figure at={2}>{row.tone ?? '–'}</Figure>
            <Figure at={3}>{row.unbranded === 0 ? '–' : `${row.citedOwn} of ${row.unbranded}`}</Figure>
            <Figure at={4}>{row.valid === 0 ? '–' : `${row.searched} of ${row.valid}`}</Figure>
            <Figure at={5} detail={row.askedAt.slice(0, 10)}>
              <span className="wrap-anywhere">{row.model}</span>
            </Figure>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const figures = ['Names you', 'Place in lists', 'Tone', 'Cites your site', 'Searched the web', 'Model and date'];

function Figure({ at, detail = null, children }: { at: number; detail?: string | null; children: ReactNode }) {
  return (
    <td className="py-2 pr-4 max-sm:flex max-sm:gap-3 max-sm:py-0.5">
      <span aria-hidden className="hidden text-muted max-sm:block max-sm:w-32 max-sm:shrink-0">
        {figures[at]}
      </span>
      <span>
        {children}
        {detail !== null && detail !== '' && <span className="block text-xs text-muted">{detail}</span>}
      </span>
    </td>
  );
}

function rateDetail({ unbranded, interval, missing }: AnswersRead['platforms'][number]): string {
  const rate = unbranded === 0 ? '' : interval === null ? 'too few for a rate' : `95% interval ${percent(interval.low)} to ${percent(interval.high)}`;
  return [rate, missing ?? ''].filter((text) => text !== '').join('. ');
}

function Facts({ facts }: { facts: AnswersRead['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <div className="max-w-prose">
      <h3 className="mb-2 text-lg">What they say about you, against your quiz and site</h3>
      <ul>
        {facts.map(({ fact, right, wrong }) => (
          <li key={fact} className="border-t border-line py-2 text-sm">
            <span className="inline-block font-medium first-letter:uppercase">{fact}</span>{' '}
            <Badge tone={wrong.length === 0 ? 'good' : 'poor'}>{wrong.length === 0 ? 'Right' : 'Differs'}</Badge>
            <span className="block text-muted" dir="auto">
              {right === 0 ? 'No answer has it right' : `${right} ${right === 1 ? 'answer has' : 'answers have'} it right`}
              {wrong.length > 0 && `; otherwise stated: ${wrong.map((one) => `${one.stated} (${one.platform})`).join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
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
            {answer.position !== null && `, names you ${ordinal(answer.position.place)} of ${answer.position.of}`}
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

function ordinal(place: number): string {
  const ending = place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
