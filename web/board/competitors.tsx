import { type ReactNode, useState } from 'react';
import type { Comparison } from '#report/contract.ts';
import { dayText, momentText } from '../report/dates.ts';
import { Fold } from '../report/report-section.tsx';
import { Ruler } from '../report/ruler.tsx';
import { SafeLink } from '../report/safe-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { messageOf } from './board-store.ts';
import { call } from './call.ts';
import { oneDecimal } from './task-words.ts';
import { useBoard } from './use-board.ts';
import { formText } from '../ui/form-text.ts';

const pollMs = 1500;
const mostInSight = 2;

/** You and up to three others on one scale, what they have that you do not, and the other way round. */
export function Competitors({ drawn }: { drawn: Comparison | null }) {
  const [comparison, setComparison] = useState(drawn);
  const others = comparison?.sites.filter(({ isYou }) => !isYou) ?? [];
  return (
    <div className="space-y-8">
      {comparison && others.length > 0 && (
        <>
          {comparison.headline !== '' && (
            <p className="max-w-3xl font-serif text-xl font-semibold text-balance">{comparison.headline}</p>
          )}
          <Scale comparison={comparison} />
          <TheyHave comparison={comparison} />
          <Grid comparison={comparison} />
        </>
      )}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {comparison && others.length > 0 && <YouHave comparison={comparison} />}
        <div className="space-y-6">
          <Choose comparison={comparison} onChange={setComparison} />
          {others.length > 0 && <Legal />}
        </div>
      </div>
    </div>
  );
}

function Legal() {
  const { id } = useBoard();
  return (
    <p className="max-w-prose text-xs text-muted">
      Figures come from pages that these businesses publish, on the date shown, and say nothing about the quality of
      their services. We are not affiliated with them. <a href="/bot#opt-out">Is this your site?</a>
      {id !== null && (
        <span className="print:hidden">
          {' '}
          <a href={`/api/report/${encodeURIComponent(id)}/competitors.csv`}>This comparison as CSV</a>
        </span>
      )}
    </p>
  );
}

function Scale({ comparison: { sites, basis } }: { comparison: Comparison }) {
  return (
    <div>
      <ul className="space-y-5">
        {sites.map((site) => (
          <li
            key={site.website}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 md:grid-cols-[15rem_minmax(0,1fr)_5rem]"
          >
            <p className={classNames('min-w-0 wrap-anywhere', site.score && 'font-semibold')}>
              <bdi>{site.isYou ? 'You' : site.name}</bdi>
              <span className="block text-xs font-normal text-muted">
                {site.website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
                {site.score
                  ? ` · ${site.pagesRead} ${site.pagesRead === 1 ? 'page' : 'pages'} read${site.readAt === null ? '' : ` on ${dayText(site.readAt)}`}`
                  : site.sentence && ` · ${site.sentence}`}
              </span>
            </p>
            <p className="text-right font-serif text-xl font-semibold tabular-nums md:order-3 md:col-start-3">
              {site.score ? Math.round(site.score.value) : '–'}
              <span className="block font-sans text-xs font-normal text-muted">
                {site.score ? `${Math.round(site.score.low)}–${Math.round(site.score.high)}` : 'not compared'}
              </span>
            </p>
            {site.score && (
              <div className="col-span-2 md:order-2 md:col-span-1">
                <Ruler
                  isBare
                  score={site.score.value}
                  low={site.score.low}
                  high={site.score.high}
                  tone={site.isYou ? 'accent' : 'plain'}
                  label={`${site.isYou ? 'You' : site.name}: ${Math.round(site.score.value)} of 100, likely ${Math.round(site.score.low)} to ${Math.round(site.score.high)}`}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {basis && <p className="mt-4 max-w-prose text-xs text-muted">{basis.sentence}</p>}
    </div>
  );
}

function TheyHave({ comparison: { theyHave } }: { comparison: Comparison }) {
  if (theyHave.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-xl">What they have that you do not</h3>
      <div className="space-y-4">
        {theyHave.slice(0, mostInSight).map((one) => (
          <Lead key={one.checkId + one.website} one={one} />
        ))}
        {theyHave.length > mostInSight && (
          <Fold title={`${theyHave.length - mostInSight} more`}>
            <div className="space-y-4">
              {theyHave.slice(mostInSight).map((one) => (
                <Lead key={one.checkId + one.website} one={one} />
              ))}
            </div>
          </Fold>
        )}
      </div>
    </div>
  );
}

/** One thing that another site has and the owner's has not, side by side. */
function Lead({ one }: { one: Comparison['theyHave'][number] }) {
  const { board, tasksUrl } = useBoard();
  const task = board.tasks.find(({ key }) => key === one.taskKey);
  return (
    <article className="rounded-md border border-line bg-surface print:break-inside-avoid">
      <header className="flex flex-wrap items-start justify-between gap-2 px-4 py-3">
        <h4 dir="auto" className="font-serif text-lg/snug font-semibold">
          {task ? <a href={`${tasksUrl}/${task.slug}`}>{one.title}</a> : one.title}
        </h4>
        {one.gain > 0 && <Badge>up to +{oneDecimal(one.gain)}</Badge>}
      </header>
      <div className="grid border-t border-line sm:grid-cols-2">
        <Side name={one.name} side={one.they} />
        <div className="min-w-0 bg-sunken/50 max-sm:border-t sm:border-l border-line">
          <Side name="You" side={one.you} isMissing />
        </div>
      </div>
    </article>
  );
}

function Side({
  name,
  side,
  isMissing = false,
}: {
  name: string;
  side: Comparison['theyHave'][number]['they'];
  isMissing?: boolean;
}) {
  return (
    <div className="min-w-0 px-4 py-3">
      <p className="text-xs font-semibold text-muted">
        <bdi>{name}</bdi>
      </p>
      {side.quote !== null && !isMissing ? (
        <p dir="auto" className="mt-1 font-serif text-lg/snug wrap-anywhere">
          “{side.quote}”
        </p>
      ) : (
        <p dir="auto" className={classNames('mt-1 text-sm', isMissing && 'font-semibold text-poor')}>
          {side.sentence}
        </p>
      )}
      {isMissing && side.quote !== null && (
        <p dir="auto" className="mt-1 text-xs text-muted wrap-anywhere">
          “{side.quote}”
        </p>
      )}
      <p className="mt-1 text-xs text-muted wrap-anywhere">
        {side.url !== null && <SafeLink url={side.url} />}
        {side.seenAt !== null && `${side.url === null ? 'Seen' : ' · seen'} ${momentText(side.seenAt)}`}
      </p>
    </div>
  );
}

function YouHave({ comparison }: { comparison: Comparison }) {
  const { youHave } = comparison;
  if (comparison.basis === null) return null;
  return (
    <div className="max-w-prose">
      <h3 className="mb-2 text-xl">What you have that they do not</h3>
      {youHave.length === 0 && (
        <p className="text-sm text-muted">We saw nothing on your pages that these sites lack.</p>
      )}
      <ul>
        {youHave.map((one) => (
          <li key={one.checkId} dir="auto" className="border-b border-line py-2 text-sm">
            <b>{one.title}.</b> {one.sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who was named, question by question. */
function Grid({ comparison: { grid, sites, questions } }: { comparison: Comparison }) {
  if (grid.length === 0) return null;
  const nameOf = (website: string) => sites.find((site) => site.website === website)?.name ?? website;
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-xl">Who the assistants named</h3>
      {questions > grid.length && (
        <p className="mb-2 text-xs text-muted">
          {grid.length} of {questions} questions, first those whose answers name them and not you.
        </p>
      )}
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="max-sm:sr-only">
            <tr className="text-xs text-muted">
              <th scope="col" className="pb-1.5 font-semibold">
                Your buyers asked
              </th>
              {grid[0]?.rows.map(({ website, isYou }) => (
                <th key={website} scope="col" className="pb-1.5 pl-3 font-semibold">
                  {isYou ? 'You' : nameOf(website)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.map(({ question, rows }) => (
              <tr key={question} className="border-t border-line max-sm:block max-sm:py-2">
                <th
                  scope="row"
                  dir="auto"
                  className="py-2 pr-3 font-normal max-sm:block max-sm:py-0 max-sm:font-semibold"
                >
                  {question}
                </th>
                {rows.map(({ website, isYou, dots }) => (
                  <td key={website} className="py-2 pl-3 max-sm:flex max-sm:gap-3 max-sm:py-0.5 max-sm:pl-0">
                    <span className="w-36 shrink-0 text-muted sm:hidden">{isYou ? 'You' : nameOf(website)}</span>
                    {wordsOf(dots)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function wordsOf(dots: { platform: string; asked: number; named: number }[]): string {
  const naming = dots
    .filter(({ named }) => named > 0)
    .map(({ platform, asked, named }) => (asked > 1 ? `${platform} ${named} of ${asked}` : platform));
  return naming.length === 0 ? '–' : naming.join(', ');
}

/** Who is compared: up to three addresses, and those that the answers cited. Each button is a form of its own, for where no script runs. */
function Choose({
  comparison,
  onChange,
}: {
  comparison: Comparison | null;
  onChange: (comparison: Comparison) => void;
}) {
  const { id, mayAct, offers } = useBoard();
  const comparing = useComparing(id, onChange);
  if (id === null || !mayAct || !offers.competitors) return null;
  const named = comparison?.sites.filter(({ isYou }) => !isYou) ?? [];
  const mayAdd = comparison?.mayChange !== false && named.length < mostCompetitors;
  return (
    <div className="max-w-prose print:hidden">
      <h3 className="mb-2 text-lg">
        {named.length === 0 ? 'Compare with your competitors' : 'Change who you are compared with'}
      </h3>
      {mayAdd && <TypedSite named={named} comparing={comparing} />}
      {comparing.failure !== '' && (
        <p role="alert" className="mt-2 text-sm font-semibold text-poor">
          {comparing.failure}
        </p>
      )}
      {mayAdd && comparison !== null && comparison.suggestions.length > 0 && (
        <CitedSites suggestions={comparison.suggestions} named={named} comparing={comparing} />
      )}
      {named.length > 0 && (
        <NamedSites named={named} mayReadAgain={comparison?.mayReadAgain === true} comparing={comparing} />
      )}
      {comparison?.nextReadAt && (
        <p className="mt-3 text-sm text-muted">We read these sites again on {dayText(comparison.nextReadAt)}.</p>
      )}
      {comparison?.mayChange === false && (
        <p className="mt-3 text-sm text-muted">You have named as many sites as your plan includes for now.</p>
      )}
    </div>
  );
}

type Comparing = ReturnType<typeof useComparing>;
type PartProps = { named: Comparison['sites']; comparing: Comparing };

/** Sends whom to compare with, and asks until all of them are read. */
function useComparing(id: string | null, onChange: (comparison: Comparison) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const url = `/api/report/${encodeURIComponent(id ?? '')}/competitors`;
  const compare = async (websites: string[]) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      let answer = await call<Comparison>('PUT', url, { websites });
      onChange(answer);
      while (answer.sites.some(({ state }) => state === 'waiting' || state === 'reading')) {
        await new Promise((resolve) => setTimeout(resolve, pollMs));
        answer = await call<Comparison>('GET', url);
        onChange(answer);
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsBusy(false);
  };
  return { id: id ?? '', isBusy, failure, compare };
}

type FormProps = { others: Comparison['sites']; comparing: Comparing; className?: string; children: ReactNode };

/** Compares with the others and the website that was typed or pressed; with the others alone where there is none. */
function CompareForm({ others, comparing: { id, compare }, className = '', children }: FormProps) {
  const websites = others.map(({ website }) => website);
  return (
    <form
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const submitted = event.currentTarget;
        const pressed = (event.nativeEvent as SubmitEvent).submitter;
        const typed =
          pressed instanceof HTMLButtonElement && pressed.name === 'website'
            ? pressed.value
            : formText(submitted, 'website');
        void compare([...websites, typed].filter((website) => website !== '')).then(() => submitted.reset());
      }}
    >
      <input type="hidden" name="report" value={id} />
      <input type="hidden" name="do" value="compare" />
      <input type="hidden" name="others" value={websites.join(' ')} />
      {children}
    </form>
  );
}

function TypedSite({ named, comparing }: PartProps) {
  return (
    <CompareForm others={named} comparing={comparing} className="flex flex-wrap gap-2">
      <input
        name="website"
        required
        inputMode="url"
        maxLength={2000}
        aria-label="A competitor’s website"
        placeholder="their-website.com"
        className="min-h-11 min-w-0 flex-1 basis-44 rounded-sm border border-edge bg-surface px-3"
      />
      <Button type="submit" look="secondary" busy={comparing.isBusy}>
        Compare
      </Button>
    </CompareForm>
  );
}

function CitedSites({ suggestions, named, comparing }: PartProps & { suggestions: Comparison['suggestions'] }) {
  return (
    <div className="mt-3">
      <p className="text-xs text-muted">Named in answers to your buyers’ questions:</p>
      <CompareForm others={named} comparing={comparing} className="mt-1 flex flex-wrap gap-2">
        {suggestions.map((one) => (
          <Button
            key={one.website}
            type="submit"
            name="website"
            value={one.website}
            look="secondary"
            disabled={comparing.isBusy}
          >
            {one.name}, in {one.answers} {one.answers === 1 ? 'answer' : 'answers'}
          </Button>
        ))}
      </CompareForm>
    </div>
  );
}

/** The sites that are compared: read once more, or taken out. */
function NamedSites({ named, mayReadAgain, comparing }: PartProps & { mayReadAgain: boolean }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {mayReadAgain && (
        <CompareForm others={named} comparing={comparing}>
          <Button type="submit" look="secondary" disabled={comparing.isBusy}>
            Read them again
          </Button>
        </CompareForm>
      )}
      {named.map(({ website, name }) => (
        <CompareForm key={website} others={named.filter((other) => other.website !== website)} comparing={comparing}>
          <Button type="submit" look="quiet" disabled={comparing.isBusy}>
            <span>
              Remove <bdi>{name}</bdi>
            </span>
          </Button>
        </CompareForm>
      ))}
    </div>
  );
}

const mostCompetitors = 3;
