import type { Task } from '#board/contract.ts';
import { minutesText } from '#engine/wording.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { oneDecimal, taskMeta } from './task-words.ts';
import { Tick } from './tick.tsx';
import { useBoard } from './use-board.ts';

/** The three tasks that win most for their effort: what a reader with four minutes does. */
export function FirstTasks() {
  const { board, tasksUrl } = useBoard();
  const tasks = firstThree(board.tasks);
  if (tasks.length === 0)
    return <p className="border-t border-edge pt-4">Nothing is left to do. Measure again to see whether that lasts.</p>;
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  const points = tasks.reduce((sum, { gain }) => sum + gain, 0);
  return (
    <>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-edge pb-1.5 font-sans text-base lg:pb-2.5 lg:font-serif lg:text-xl">
        {tasks.length === 3 ? 'Do these three first' : 'Do this first'}
        <small className="font-sans text-xs font-normal text-muted tabular-nums">
          {minutesText(minutes)}
          {points > 0 && ` · up to +${oneDecimal(points)} points`}
        </small>
      </h2>
      <ul>
        {tasks.map((task, index) => (
          <FirstTask key={task.key} task={task} isFirst={index === 0} url={`${tasksUrl}/${task.slug}`} />
        ))}
      </ul>
    </>
  );
}

function FirstTask({ task, isFirst, url }: { task: Task; isFirst: boolean; url: string }) {
  const { id } = useBoard();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-2.5 min-[22rem]:grid-cols-[auto_minmax(0,1fr)_auto] lg:py-4">
      <div className="self-start">
        <Tick task={task} />
      </div>
      <div className="min-w-0">
        <h3 dir="auto" className="font-sans text-[1rem]/snug font-semibold">
          {task.title}
        </h3>
        <p dir="auto" className="mt-0.5 line-clamp-2 text-sm max-lg:hidden">
          {task.description}
        </p>
        <p className="text-xs text-muted tabular-nums">{taskMeta(task)}</p>
      </div>
      <p className="flex gap-1.5 max-[22rem]:col-start-2 max-[22rem]:mt-1.5 print:hidden">
        {id !== null && (
          <a
            href={`${url}.txt`}
            data-copy-from={`${url}.txt`}
            className={classNames(buttonClass('secondary'), 'px-3!')}
          >
            Copy
          </a>
        )}
        <a
          href={url}
          aria-label={`Start: ${task.title}`}
          className={classNames(
            buttonClass(isFirst ? 'primary' : 'secondary'),
            'px-3!',
            !isFirst && 'border-transparent! bg-accent-soft! text-accent!',
          )}
        >
          Start
        </a>
      </p>
    </li>
  );
}

const isLeft = ({ state }: Task): boolean => state !== 'verified' && state !== 'corrected' && state !== 'skipped';

/** In the plan's own order: by gain against effort. */
function firstThree(tasks: Task[]): Task[] {
  return tasks.filter(isLeft).slice(0, 3);
}
