import type { Task } from '#board/contract.ts';
import { classNames } from '../ui/class-names.ts';
import { useBoard } from './use-board.ts';

const ticked = new Set<Task['state']>(['claimed', 'checking', 'partly', 'verified', 'corrected']);

/** A real check box: "I have done this". Without a script a button beside it saves it. Who only reads sees what is ticked. */
export function Tick({ task }: { task: Task }) {
  const { id, isLive, mayAct, store } = useBoard();
  const isTicked = ticked.has(task.state);
  const isSettled = task.state === 'verified' || task.state === 'corrected';
  if (id === null || !isLive)
    return <span aria-hidden="true" className="mt-0.5 size-6 rounded-sm border-[1.5px] border-edge bg-surface" />;
  if (!mayAct)
    return (
      <input
        type="checkbox"
        className={classNames('mt-0.5', tickClass, isSettled && 'checked:border-good-fill checked:bg-good-fill')}
        checked={isTicked}
        disabled
        readOnly
        aria-label={`${task.title}: ${isTicked ? 'done' : 'not done'}`}
      />
    );
  return (
    <form method="post" className="mt-0.5">
      <input type="hidden" name="report" value={id} />
      <input type="hidden" name="key" value={task.key} />
      <input type="hidden" name="revision" value={task.revision} />
      <input
        type="checkbox"
        name="done"
        className={classNames(tickClass, isSettled && 'checked:border-good-fill checked:bg-good-fill')}
        checked={isTicked}
        disabled={isSettled || task.state === 'checking'}
        aria-label={`${task.title}: ${isSettled ? 'verified' : 'I have done this'}`}
        onChange={(event) => void store.change(task.key, event.target.checked ? 'claimed' : 'open')}
      />
      <button
        name="do"
        value={isTicked ? 'open' : 'claimed'}
        className="hidden min-h-11 text-xs text-accent underline noscript:block"
      >
        {isTicked ? 'Not done' : 'Done'}
      </button>
    </form>
  );
}

export const tickClass =
  'block size-6 shrink-0 appearance-none rounded-sm border-[1.5px] border-edge bg-surface bg-center bg-no-repeat checked:border-accent checked:bg-accent checked:bg-[url("data:image/svg+xml,%3Csvg_xmlns=%27http://www.w3.org/2000/svg%27_viewBox=%270_0_16_16%27%3E%3Cpath_d=%27M3.5_8.5l3_3_6-7%27_fill=%27none%27_stroke=%27white%27_stroke-width=%272.2%27/%3E%3C/svg%3E")] dark:checked:bg-[url("data:image/svg+xml,%3Csvg_xmlns=%27http://www.w3.org/2000/svg%27_viewBox=%270_0_16_16%27%3E%3Cpath_d=%27M3.5_8.5l3_3_6-7%27_fill=%27none%27_stroke=%27%2310182e%27_stroke-width=%272.2%27/%3E%3C/svg%3E")]';
