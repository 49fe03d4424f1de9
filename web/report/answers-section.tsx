import type { Task } from '#board/contract.ts';
import type { AnswersRead, ReportDocument } from '#report/contract.ts';
import { unreadAnswersLine } from '#engine/wording.ts';
import { listOf } from './list-of.ts';
import { isAsked, notAsked } from '#report/contract.ts';
import { Badge } from '../ui/badge.tsx';
import { AnswerGap, QueriesTyped } from './answer-gap.tsx';
import { AnswerText } from './answer-text.tsx';
import { dayText, momentText } from './dates.ts';
import { Fold, ReportSection } from './report-section.tsx';
import { SafeLink } from './safe-link.tsx';

type Question = AnswersRead['questions'][number];
type Answer = Question['answers'][number];

/** What the platforms answered, in their words; one honest line where nobody was asked. `tasks`: for the one that concerns a platform. */
export function AnswersSection({
  report,
  tasks,
  taskUrl,
  isSample,
}: {
  report: ReportDocument;
  tasks: Task[];
  taskUrl: (task: Task) => string;
  isSample: boolean;
}) {
  const read = report.answersRead;
  if (!isAsked(read)) {
    return (
      <ReportSection id="answers" title="What the assistants answered">
        <p className="max-w-prose">{notAsked(read)}</p>
      </ReportSection>
    );
  }
  const asked = read.platforms.filter(({ valid }) => valid > 0);
  const unbranded = read.questions.filter(({ kind }) => kind === 'unbranded');
  const date = asked.map(({ askedAt }) => askedAt).toSorted()[0] ?? '';
  return (
    <ReportSection
      id="answers"
      title="What the assistants answered"
      lead={
        <>
          {whoNamedYou(read, unbranded)}{' '}
          {isSample
            ? 'The answers are written for this sample: no assistant was asked. We read them as we read real ones.'
            : `We asked ${listOf(asked.map(({ name }) => name))} through their interfaces for programs, with web search, on ${dayText(date)}. The apps may answer differently.`}
        </>
      }
    >
      <Moved moved={read.moved} />
      <Pair report={report} read={read} tasks={tasks} taskUrl={taskUrl} />
      {unbranded.some(({ valid }) => valid > 0) && (
        <div className={`grid gap-x-14 gap-y-8 ${read.voice ? 'lg:grid-cols-[22rem_minmax(0,1fr)]' : ''}`}>
          <Voice voice={read.voice} />
          <Grid questions={unbranded} platforms={asked.map(({ name }) => name)} />
        </div>
      )}
      {read.gap.length + read.followed.length > 0 && <AnswerGap gap={read.gap} followed={read.followed} />}
      <div>
        {read.queries.length > 0 && (
          <Fold title="What the assistants searched for">
            <QueriesTyped queries={read.queries} />
          </Fold>
        )}
        <Fold title="Figures for each assistant">
          <PlatformTable platforms={read.platforms} />
        </Fold>
        {read.facts.length > 0 && (
          <Fold title="What they say about you, beside your quiz and your site">
            <Facts facts={read.facts} />
          </Fold>
        )}
        {read.sources.length > 0 && (
          <Fold
            title={`Pages that feed the answers: ${read.sources.length}, and you are on ${read.sources.filter(({ hasUs }) => hasUs).length}`}
          >
            <Sources sources={read.sources} />
          </Fold>
        )}
      </div>
    </ReportSection>
  );
}

/** By answers that a model read; of the others, only that the name is there. */
function whoNamedYou({ platforms }: AnswersRead, questions: Question[]): string {
  const read = questions.filter(({ valid }) => valid > 0);
  const never = read.filter(({ named }) => named === 0).length;
  const counted =
    never > 0
      ? `In ${never} of your buyers’ ${read.length} questions, no assistant named you.`
      : `Each of your buyers’ ${read.length} questions brought your name at least once.`;
  return [read.length > 0 ? counted : null, unreadAnswersLine(platforms)].filter((text) => text !== null).join(' ');
}

/** No arrow without a verdict: a change is told in words, with the test behind it. */
function Moved({ moved }: { moved: AnswersRead['moved'] }) {
  if (moved === null) return null;
  return (
    <div className="max-w-prose border-l-2 border-accent pl-4">
      <h3 className="mb-1 text-lg">{verdicts[moved.verdict]}</h3>
      <p>{moved.text}</p>
      <p className="mt-1 text-sm text-muted">Compared with {dayText(moved.since)}.</p>
    </div>
  );
}

const verdicts: Record<NonNullable<AnswersRead['moved']>['verdict'], string> = {
  rise: 'You are named more often',
  fall: 'You are named less often',
  'not enough': 'No change that we can show',
  'field moved': 'The platforms changed',
  'not comparable': 'Not comparable with the report before',
  'model changed': 'A new baseline',
};

type Chosen = { question: Question; answer: Answer };

/** The best answer that names you, beside one to the same question, or another, that does not. */
function Pair({
  report,
  read,
  tasks,
  taskUrl,
}: {
  report: ReportDocument;
  read: AnswersRead;
  tasks: Task[];
  taskUrl: (task: Task) => string;
}) {
  const all: Chosen[] = read.questions
    .filter(({ kind }) => kind === 'unbranded')
    .flatMap((question) =>
      question.answers.filter(({ problem }) => problem === null).map((answer) => ({ question, answer })),
    );
  const best = all.filter(({ answer }) => isNaming(answer)).toSorted((a, b) => worth(b.answer) - worth(a.answer))[0];
  const others = all
    .filter(({ answer }) => !isNaming(answer))
    .toSorted((a, b) => b.answer.rivals.length - a.answer.rivals.length);
  const without = others.find(({ question }) => question === best?.question) ?? others[0];
  const task = without && taskOfPlatform(report, read, without.answer.platform, tasks);
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {best && (
        <AnswerCard chosen={best}>
          <Badge tone="good">
            {best.answer.position
              ? `Named you, ${ordinal(best.answer.position.place)} of ${best.answer.position.of}`
              : 'Named you'}
          </Badge>
        </AnswerCard>
      )}
      {without && (
        <AnswerCard
          chosen={without}
          gap={
            <p className="rounded-sm border-[1.5px] border-dashed border-poor-fill px-3 py-2 text-sm font-semibold text-poor">
              Your name could be here.
              {task && (
                <span className="block font-normal text-ink">
                  {without.answer.platform} cannot read your site as it is. Task:{' '}
                  <a href={taskUrl(task)}>{task.title}</a>
                </span>
              )}
            </p>
          }
        >
          <Badge tone="poor">You are missing</Badge>
        </AnswerCard>
      )}
    </div>
  );
}

function AnswerCard({
  chosen: { question, answer },
  gap,
  children,
}: {
  chosen: Chosen;
  gap?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <article className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4 sm:p-6 print:break-inside-avoid">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-base">{answer.platform}</h3>
        {children}
      </header>
      <p dir="auto" className="font-serif text-lg/snug font-semibold">
        “{question.text}”
      </p>
      <blockquote>
        <AnswerText parts={answer.parts} rivals={answer.rivals} most={90} />
      </blockquote>
      {gap}
      <details className="mt-auto print:hidden">
        <summary className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4">
          Whole answer
        </summary>
        <AnswerText parts={answer.parts} rivals={answer.rivals} />
      </details>
      <p className="text-xs text-muted">
        {momentText(answer.askedAt)} · model {answer.model}
        {answer.cited.length > 0 && ` · cites ${domainsOf(answer.cited)}`}
      </p>
    </article>
  );
}

const isNaming = ({ parts }: Answer): boolean =>
  parts.some(({ role }) => role === 'recommended' || role === 'listed' || role === 'cited');
const worth = (answer: Answer): number =>
  (answer.parts.some(({ role }) => role === 'recommended') ? 10 : 0) - (answer.position?.place ?? 9);

/** The task behind what limits a platform. */
function taskOfPlatform(report: ReportDocument, read: AnswersRead, name: string, tasks: Task[]): Task | undefined {
  const id = read.platforms.find((platform) => platform.name === name)?.id;
  const held = Object.values(report.analysis.platforms).find(({ platform }) => platform === id)?.cap?.finding;
  if (!held) return undefined;
  const check = report.analysis.checks.find(({ findings }) =>
    findings.some((one) => JSON.stringify(one) === JSON.stringify(held)),
  );
  return check && tasks.find(({ checkId }) => checkId === check.id);
}

function domainsOf(urls: string[]): string {
  const domains = [
    ...new Set(urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).hostname.replace(/^www\./, '')] : []))),
  ];
  return listOf(domains.slice(0, 3)) + (domains.length > 3 ? ` and ${domains.length - 3} more` : '');
}

/** How many answers name you and each of the others, with the range behind each count. */
function Voice({ voice }: { voice: AnswersRead['voice'] }) {
  if (voice === null || voice.all === 0) return null;
  const rows = [
    ...(voice.named ? [{ name: 'You', answers: voice.named.answers, interval: voice.named.interval }] : []),
    ...voice.rivals.slice(0, 5),
  ].toSorted((a, b) => b.answers - a.answers);
  const share = (part: number) => `${(100 * part) / voice.answers}%`;
  return (
    <div>
      <h3 className="mb-3 text-lg">Share of voice</h3>
      <ul className="grid gap-2 text-sm tabular-nums">
        {rows.map(({ name, answers, interval }) => (
          <li key={name} className={name === 'You' ? 'font-semibold' : undefined}>
            <span className="flex justify-between gap-3">
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {name}
              </span>
              <span>{answers}</span>
            </span>
            <svg aria-hidden="true" height={12} className="mt-0.5 block w-full">
              <rect width="100%" height={12} className="fill-track" />
              <rect width={share(answers)} height={12} className={name === 'You' ? 'fill-accent' : 'fill-bar'} />
              {interval && (
                <line
                  x1={`${100 * interval.low}%`}
                  x2={`${100 * interval.high}%`}
                  y1={6}
                  y2={6}
                  className="stroke-ink stroke-2"
                />
              )}
            </svg>
            {interval && (
              <span className="sr-only">
                likely {percent(interval.low)} to {percent(interval.high)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-muted">
        Answers of {voice.answers} that name each. The thin line is the range that we are 95% sure of. Of all{' '}
        {voice.all} times that an answer named somebody, it was you {voice.ours} times
        {voice.interval !== null && ` (likely ${percent(voice.interval.low)} to ${percent(voice.interval.high)})`}.
      </p>
    </div>
  );
}

/** A dot for each asking; filled: it named you. */
function Grid({ questions, platforms }: { questions: Question[]; platforms: string[] }) {
  const [first, more] = [questions.slice(0, shownQuestions), questions.slice(shownQuestions)];
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-lg">Who named you, question by question</h3>
      <GridTable questions={first} platforms={platforms} />
      {more.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4">
            Show all {questions.length} questions
          </summary>
          <GridTable questions={more} platforms={platforms} />
        </details>
      )}
      <p className="mt-2 text-xs text-muted">
        Each dot is one time we asked; filled: it named you. The questions never name you.
      </p>
    </div>
  );
}

const shownQuestions = 3;

function GridTable({ questions, platforms }: { questions: Question[]; platforms: string[] }) {
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="text-xs text-muted max-sm:sr-only">
          <th scope="col" className="pb-1.5 font-semibold">
            Your buyers asked
          </th>
          {platforms.map((name) => (
            <th key={name} scope="col" className="w-20 pb-1.5 pl-3 text-center font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <tr
            key={question.id}
            className={`border-t border-line max-sm:flex max-sm:flex-wrap max-sm:py-2 ${question.named === 0 && question.valid > 0 ? 'bg-poor-soft/50' : ''}`}
          >
            <th scope="row" dir="auto" className="py-1.5 pr-2 font-normal max-sm:w-full max-sm:py-0.5">
              {question.text}
            </th>
            {platforms.map((name) => (
              <td
                key={name}
                className="py-1.5 pl-3 text-center max-sm:w-1/2 max-sm:py-0.5 max-sm:pl-0 max-sm:text-left"
              >
                <span className="mr-2 text-xs text-muted sm:hidden">{name}</span>
                <Dots question={question} platform={name} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Dots({ question, platform }: { question: Question; platform: string }) {
  const own = question.answers.filter((answer) => answer.platform === platform && answer.problem === null);
  const named = own.filter(isNaming).length;
  if (own.length === 0) return <span className="text-muted">–</span>;
  return (
    <svg
      role="img"
      aria-label={`${named} of ${own.length}`}
      width={14 * own.length}
      height={12}
      className="inline-block align-middle text-accent"
    >
      {own.map((answer, at) => (
        <circle
          key={answer.askedAt}
          cx={14 * at + 7}
          cy={6}
          r={4}
          strokeWidth={1.5}
          className={`stroke-current ${at < named ? 'fill-current' : 'fill-none'}`}
        />
      ))}
    </svg>
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
              {row.unbranded > 0
                ? `${row.named} of ${row.unbranded}`
                : row.unread > 0
                  ? `Your name is in ${row.namedUnread} of ${row.unread}`
                  : 'Not measured'}
            </Figure>
            <Figure
              at={1}
              detail={
                row.position && (row.position.lists === 1 ? 'in one list' : `middle of ${row.position.lists} lists`)
              }
            >
              {row.position === null ? '–' : ordinal(row.position.middle)}
            </Figure>
            <Figure at={2}>{row.tone ?? (row.named > 0 ? 'not read' : '–')}</Figure>
            <Figure at={3}>{row.unbranded === 0 ? '–' : `${row.citedOwn} of ${row.unbranded}`}</Figure>
            <Figure at={4}>{row.valid === 0 ? '–' : `${row.searched} of ${row.valid}`}</Figure>
            <Figure at={5} detail={row.askedAt === '' ? '' : dayText(row.askedAt)}>
              <span className="wrap-anywhere">{row.model}</span>
            </Figure>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const figures = ['Names you', 'Place in lists', 'Tone', 'Cites your site', 'Searched the web', 'Model and date'];

function Figure({ at, detail = null, children }: { at: number; detail?: string | null; children: React.ReactNode }) {
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

function rateDetail({
  unbranded,
  interval,
  missing,
  unclear,
  unread,
  namedUnread,
}: AnswersRead['platforms'][number]): string {
  const rate =
    unbranded === 0
      ? ''
      : interval === null
        ? 'too few for a rate'
        : `95% interval ${percent(interval.low)} to ${percent(interval.high)}`;
  const doubt = unclear === 0 ? '' : `${unclear} unclear, in no rate`;
  const alone =
    unbranded === 0
      ? 'No model read these answers, so there is no rate'
      : `not read: ${unread}, your name in ${namedUnread}`;
  return [rate, doubt, unread === 0 ? '' : alone, missing ?? ''].filter((text) => text !== '').join('. ');
}

function Facts({ facts }: { facts: AnswersRead['facts'] }) {
  return (
    <ul className="max-w-prose">
      {facts.map(({ fact, right, wrong }) => (
        <li key={fact} className="border-t border-line py-2 text-sm">
          <span className="inline-block font-medium first-letter:uppercase">{fact}</span>{' '}
          <Badge tone={wrong.length === 0 ? 'good' : 'poor'}>{wrong.length === 0 ? 'Right' : 'Differs'}</Badge>
          <span className="block text-muted" dir="auto">
            {right === 0
              ? 'No answer has it right'
              : `${right} ${right === 1 ? 'answer has' : 'answers have'} it right`}
            {wrong.length > 0 &&
              `; otherwise stated: ${wrong.map((one) => `${one.stated} (${one.platform})`).join(', ')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Sources({ sources }: { sources: AnswersRead['sources'] }) {
  return (
    <ul className="max-w-prose">
      {sources.map((source) => (
        <li key={source.url} className="border-t border-line py-2 text-sm">
          <SafeLink url={source.url} />{' '}
          <Badge tone={source.hasUs ? 'accent' : 'plain'}>
            {source.isOwn ? 'Your site' : source.hasUs ? 'Names you' : 'Without you'}
          </Badge>
          <span className="block text-muted" dir="auto">
            Credited in {source.answers} {source.answers === 1 ? 'answer' : 'answers'}
            {source.names.length > 0 && `, for ${source.names.join(', ')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every question with every answer, for the appendix. */
export function AllAnswers({ read }: { read: AnswersRead }) {
  return (
    <ReportSection
      id="all-answers"
      title="The questions and their answers"
      lead={`Prompt set ${read.promptSetVersion}. Questions about buying never name you.${readBy(read)}`}
    >
      <div>
        {read.questions.map((question) => (
          <details key={question.id} className="border-t border-line py-2">
            <summary className="min-h-11 content-center py-1" dir="auto">
              {question.text}{' '}
              <span className="text-sm text-muted">
                ({question.valid === 0 ? 'no answer counts' : `${question.named} of ${question.valid} answers name you`}
                )
              </span>
            </summary>
            {question.answers.map((answer, at) => (
              <article
                key={`${answer.platform} ${at}`}
                className="mt-3 max-w-prose border-l-2 border-line pl-4 text-sm"
              >
                <h3 className="font-sans font-medium">
                  {answer.platform}, {answer.model}, {dayText(answer.askedAt)}
                  {answer.problem === null && (answer.searched ? ', searched the web' : ', without a search')}
                  {answer.position !== null && `, names you ${ordinal(answer.position.place)} of ${answer.position.of}`}
                </h3>
                {answer.problem !== null && <p className="text-muted">{answer.problem}</p>}
                <AnswerText parts={answer.parts} rivals={answer.rivals} />
                {answer.queries.length > 0 && (
                  <p className="mt-1 text-xs text-muted">Searched for: {answer.queries.join(' · ')}</p>
                )}
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
        ))}
      </div>
    </ReportSection>
  );
}

/** "A, B and C". */
function readBy({ reader }: AnswersRead): string {
  if (reader === null) return ' No language model read the answers.';
  return ` ${reader.model} read ${reader.read} of ${reader.of} answers, and each quote was found in its answer.`;
}

function ordinal(place: number): string {
  const ending = place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
