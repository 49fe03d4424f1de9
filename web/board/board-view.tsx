import type { Board, Doer, Task } from '#board/contract.ts';
import { whoLabels } from '#engine/wording.ts';
import { classNames } from '../ui/class-names.ts';
import { oneDecimal } from './task-words.ts';
import { TaskCard } from './task-card.tsx';
import { tickClass } from './tick.tsx';
import { useBoard } from './use-board.ts';

/** Every task, by when and by whom. The choices are radio buttons that the style sheet reads, so that they need no script. */
export function BoardView() {
  const { board } = useBoard();
  const inHorizon = (key: Task['horizon']) => board.tasks.filter(({ horizon }) => horizon === key).length;
  const who = doersInOrder.filter((doer) => board.tasks.some((task) => task.who === doer));
  return (
    <div className="group/board">
      <Tally board={board} />
      <fieldset className="mt-6 min-w-0 print:hidden">
        <legend className="sr-only">When</legend>
        <div className="flex overflow-x-auto border-b border-edge">
          {horizons.map(({ key, tab }, index) => (
            <Choice key={key} name="when" value={key} isFirst={index === 0} className={tabClass}>
              {tab} ({inHorizon(key)})
            </Choice>
          ))}
          <Choice name="when" value="weeks" className={tabClass}>
            4-Week Plan
          </Choice>
        </div>
      </fieldset>
      <fieldset className="min-w-0 group-has-[#when-weeks:checked]/board:hidden print:hidden">
        <legend className="sr-only">Who</legend>
        <div className="flex gap-2 overflow-x-auto py-3">
          <Choice name="who" value="everyone" isFirst className={pillClass}>
            Everyone
          </Choice>
          {who.map((doer) => (
            <Choice key={doer} name="who" value={doer} className={pillClass}>
              {whoLabels[doer]} ({board.tasks.filter((task) => task.who === doer).length})
            </Choice>
          ))}
        </div>
      </fieldset>
      {horizons.map(({ key, name, timeline, shown, folded, unfold }) => (
        <section
          key={key}
          aria-labelledby={`plan-${key}`}
          className={classNames('hidden has-[:target]:block print:block', shown)}
        >
          <h3 id={`plan-${key}`} className="mt-2 mb-3 text-lg">
            {name} <span className="font-sans text-sm font-normal text-muted">{timeline}</span>
          </h3>
          <div className="space-y-3.5">
            {board.tasks
              .filter(({ horizon }) => horizon === key)
              .map((task, index) => (
                <TaskCard
                  key={task.key}
                  task={task}
                  className={classNames(hiddenFor[task.who], index >= mostOnPhone && task.state === 'open' && folded)}
                />
              ))}
            <label
              htmlFor={`all-${key}`}
              className={classNames(unfoldClass, unfold, inHorizon(key) <= mostOnPhone && 'hidden')}
            >
              <input id={`all-${key}`} type="checkbox" className="sr-only" />
              Show all {inHorizon(key)} tasks
            </label>
            {inHorizon(key) === 0 && <p className="text-muted">Nothing is left to do here.</p>}
          </div>
        </section>
      ))}
      <div className="hidden group-has-[#when-weeks:checked]/board:block print:block">
        <Weeks board={board} />
      </div>
    </div>
  );
}

/** Not the contract's list: its schemas would come along. */
const doersInOrder: Doer[] = ['you', 'writer', 'developer', 'host'];

/** A phone shows so many open tasks of a horizon until all are asked for, or those of one doer, or one by its address. */
const mostOnPhone = 3;

/** Whole class names, because Tailwind finds them by reading this file. */
const horizons = [
  {
    key: 'immediate',
    tab: 'Immediate',
    name: 'Immediate actions',
    timeline: 'Week 1-2',
    shown: 'group-has-[#when-immediate:checked]/board:block',
    folded:
      'max-sm:group-[:has(#who-everyone:checked):not(:has(#all-immediate:checked))]/board:not-target:not-print:hidden',
    unfold: 'group-has-[#all-immediate:checked]/board:hidden',
  },
  {
    key: 'shortTerm',
    tab: 'Short-term',
    name: 'Short-term (1-3 months)',
    timeline: 'Month 1-3',
    shown: 'group-has-[#when-shortTerm:checked]/board:block',
    folded:
      'max-sm:group-[:has(#who-everyone:checked):not(:has(#all-shortTerm:checked))]/board:not-target:not-print:hidden',
    unfold: 'group-has-[#all-shortTerm:checked]/board:hidden',
  },
  {
    key: 'longTerm',
    tab: 'Long-term',
    name: 'Long-term (3+ months)',
    timeline: 'Month 3-6',
    shown: 'group-has-[#when-longTerm:checked]/board:block',
    folded:
      'max-sm:group-[:has(#who-everyone:checked):not(:has(#all-longTerm:checked))]/board:not-target:not-print:hidden',
    unfold: 'group-has-[#all-longTerm:checked]/board:hidden',
  },
] as const satisfies {
  key: Task['horizon'];
  tab: string;
  name: string;
  timeline: string;
  shown: string;
  folded: string;
  unfold: string;
}[];

const [ofYou, ofWriter, ofDeveloper, ofHost] = [
  'group-has-[#who-you:checked]/board:hidden',
  'group-has-[#who-writer:checked]/board:hidden',
  'group-has-[#who-developer:checked]/board:hidden',
  'group-has-[#who-host:checked]/board:hidden',
];
/** A card is out of sight while somebody else's are asked for. */
const hiddenFor: Record<Doer, string> = {
  you: `${ofWriter} ${ofDeveloper} ${ofHost}`,
  writer: `${ofYou} ${ofDeveloper} ${ofHost}`,
  developer: `${ofYou} ${ofWriter} ${ofHost}`,
  host: `${ofYou} ${ofWriter} ${ofDeveloper}`,
};

const unfoldClass =
  'relative flex min-h-11 items-center justify-center rounded-sm border border-edge bg-surface px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-accent sm:hidden print:hidden group-not-has-[#who-everyone:checked]/board:hidden';
const tabClass =
  'relative inline-flex min-h-11 shrink-0 items-center border-b-[3px] border-transparent px-3 text-sm whitespace-nowrap text-muted has-checked:border-accent has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent';
const pillClass =
  'relative inline-flex min-h-11 shrink-0 items-center rounded-full border border-line bg-surface px-3.5 text-sm whitespace-nowrap has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-strong has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent';

function Choice({
  name,
  value,
  isFirst = false,
  className,
  children,
}: {
  name: string;
  value: string;
  isFirst?: boolean;
  className: string;
  children: React.ReactNode;
}) {
  return (
    <label htmlFor={`${name}-${value}`} className={className}>
      <input
        id={`${name}-${value}`}
        type="radio"
        name={name}
        value={value}
        defaultChecked={isFirst}
        className="sr-only"
      />
      {children}
    </label>
  );
}

/** What is done, what is said to be done, and what is left. */
function Tally({ board: { tally, isBuyer } }: { board: Board }) {
  const entries = [
    {
      count: tally.verified.tasks,
      words: 'verified on your site',
      points: tally.verified.points > 0 ? `+${oneDecimal(tally.verified.points)} points` : '',
    },
    {
      count: tally.claimed.tasks,
      words: `${isBuyer ? 'you say' : 'the owner says'} done`,
      points: tally.claimed.tasks > 0 ? 'not verified yet' : '',
    },
    {
      count: tally.open.tasks,
      words: 'to do',
      points: tally.open.points > 0 ? `up to +${oneDecimal(tally.open.points)} points` : '',
    },
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 tabular-nums">
      {entries.map(({ count, words, points }) => (
        <div key={words} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-muted">
            {words}
            {points !== '' && <span className="block">{points}</span>}
          </dt>
          <dd className="font-serif text-2xl font-semibold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Four weeks with real boxes. */
function Weeks({ board }: { board: Board }) {
  const { id, mayAct, failures, store } = useBoard();
  return (
    <ol className="mt-4 grid gap-x-10 gap-y-7 sm:grid-cols-2">
      {board.weeks.map((week, index) => (
        <li key={week.key} className="break-inside-avoid border-t border-ink pt-3">
          <h3 className="text-lg">
            Week {index + 1} <span className="font-normal text-muted">{week.theme}</span>
          </h3>
          <ul className="mt-2 space-y-2 text-sm">
            {week.items.map((item) => (
              <li key={item.key}>
                <form method="post">
                  <input type="hidden" name="report" value={id ?? ''} />
                  <input type="hidden" name="key" value={item.taskKey ?? item.key} />
                  <input type="hidden" name="revision" value={item.revision} />
                  <label className="flex gap-2.5">
                    <input
                      type="checkbox"
                      name="done"
                      checked={item.isDone}
                      disabled={!mayAct}
                      onChange={(event) =>
                        void store.tickWeekItem(item.taskKey ?? item.key, event.target.checked, item.revision)
                      }
                      className={tickClass}
                    />
                    <span
                      dir="auto"
                      className={classNames('min-w-0 wrap-anywhere', item.isDone && 'text-muted line-through')}
                    >
                      {item.text}
                    </span>
                  </label>
                  {mayAct && (
                    <button
                      name="do"
                      value={item.isDone ? 'open' : 'claimed'}
                      className="ml-8 hidden min-h-11 text-xs text-accent underline noscript:block"
                    >
                      {item.isDone ? 'Not done' : 'Done'}
                    </button>
                  )}
                </form>
                {failures[item.taskKey ?? item.key] && (
                  <p role="alert" className="font-semibold text-poor">
                    {failures[item.taskKey ?? item.key]}
                  </p>
                )}
              </li>
            ))}
            {week.items.length === 0 && <li className="text-muted">Nothing is due this week.</li>}
          </ul>
        </li>
      ))}
    </ol>
  );
}
