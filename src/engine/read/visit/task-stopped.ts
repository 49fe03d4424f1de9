/** Why a task has no result: it took more processor time than it may, its process ended under it twice, or all of its kind together took too much for one visit. */
export class TaskStopped extends Error {
  readonly reason: 'time' | 'process' | 'visit';
  constructor(reason: TaskStopped['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
