import { ContestForm } from './contest-form.tsx';
import { TaskCard } from './task-card.tsx';
import { useBoard } from './use-board.ts';

/** The card of the task on its own page, and the way to say that it is not right. */
export function OneTask({ taskKey }: { taskKey: string }) {
  const { board, mayAct, offers } = useBoard();
  const task = board.tasks.find(({ key }) => key === taskKey);
  if (!task) return <p role="status">The newest version no longer has this task.</p>;
  const isOpen =
    mayAct &&
    offers.contests &&
    task.state !== 'verified' &&
    task.state !== 'corrected' &&
    task.state !== 'skipped' &&
    task.state !== 'contested';
  return (
    <>
      <TaskCard task={task} isAlone />
      {isOpen && (
        <details id="not-right" className="mt-6 border-t border-line print:hidden">
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
            This is not right
          </summary>
          <div className="pb-4">
            <ContestForm task={task} onClose={null} />
          </div>
        </details>
      )}
    </>
  );
}
