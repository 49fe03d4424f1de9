import type { FetchResult } from '#engine/read/visit/fetcher.ts';
import { kindOfUrl } from '#engine/read/page/page-kind.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';
import type { RunVisitTask } from '#engine/read/visit/visit-tasks.ts';
import type { Asked, Outcome } from './read-answer.ts';

/** The content of an answer, read where it can be stopped: a page that takes too long is one that was not read. */
export async function outcomeOf(run: RunVisitTask, result: FetchResult, asked: Asked): Promise<Outcome> {
  try {
    return await run('readAnswer', result, asked);
  } catch (error) {
    if (!(error instanceof TaskStopped)) throw error;
    const reason = error.reason === 'visit' ? 'deadline' : 'too-slow';
    return {
      unread: {
        url: asked.requestedUrl,
        status: result.status,
        reason,
        detail: stoppedDetails[error.reason],
        kind: kindOfUrl(asked.requestedUrl, asked.isHome),
      },
    };
  }
}

const stoppedDetails: Record<TaskStopped['reason'], string> = {
  time: 'This page took too long to read',
  process: 'This page could not be read: reading it took more memory than it may',
  visit: 'The time for reading this website was over',
};
