import { z } from 'zod';
import { followQueue } from '#journey/queues.ts';
import { mailContest } from './contest-mail.ts';
import { settleContest } from './contest.ts';
import { countField } from './count-field.ts';
import type { BoardDeps } from './deps.ts';
import { followReport } from './follow-report.ts';
import {
  boardMailQueue,
  compareQueue,
  competitorQueue,
  contestQueue,
  fieldQueue,
  forgetReadsQueue,
  mondayQueue,
  recheckQueue,
} from './queues.ts';
import { compareSite, forgetReads, readCompetitor } from './read-competitor.ts';
import { recheck } from './recheck.ts';
import { remindOfTasks } from './reminders.ts';

const recheckData = z.object({ recheckId: z.string() });
const competitorData = z.object({ host: z.string() });
const siteData = z.object({ siteId: z.string() });
const contestData = z.object({ contestId: z.string() });
const reportData = z.object({ reportId: z.string() });

/** Starts working on the boards' queues in this process. Of one website one thing is done at a time. */
export async function workBoards(deps: BoardDeps): Promise<void> {
  const { queue } = deps;
  const work = (name: string) => (job: Job & { data: unknown }) => workOne(deps, name, job.data, job);
  await queue.work(recheckQueue, work(recheckQueue), { concurrency: 2, onePerGroup: true });
  await queue.work(contestQueue, work(contestQueue), { concurrency: 2, onePerGroup: true });
  await queue.work(competitorQueue, work(competitorQueue), { concurrency: 2, onePerGroup: true });
  await queue.work(compareQueue, work(compareQueue));
  await queue.work(forgetReadsQueue, work(forgetReadsQueue));
  await queue.schedule(forgetReadsQueue, '20 3 * * *');
  await queue.work(boardMailQueue, work(boardMailQueue));
  await queue.work(followQueue, work(followQueue));
  await queue.work(mondayQueue, work(mondayQueue));
  await queue.schedule(mondayQueue, '10 7 * * 1');
  await queue.work(fieldQueue, work(fieldQueue));
  await queue.schedule(fieldQueue, '20 5 * * 1');
}

type Job = { signal: AbortSignal; lastAttempt: boolean };

/** One job of a board. */
export async function workOne(deps: BoardDeps, name: string, data: unknown, job: Job): Promise<void> {
  switch (name) {
    case recheckQueue:
      return recheck(deps, recheckData.parse(data).recheckId, job);
    case contestQueue:
      return settleContest(deps, contestData.parse(data).contestId, job);
    case competitorQueue:
      return readCompetitor(deps, competitorData.parse(data).host, job);
    case compareQueue:
      return compareSite(deps, siteData.parse(data).siteId);
    case forgetReadsQueue:
      return forgetReads(deps);
    case boardMailQueue:
      return mailContest(deps, contestData.parse(data).contestId);
    case mondayQueue:
      await remindOfTasks(deps);
      return;
    case fieldQueue:
      return countField(deps);
    case followQueue:
      return followReport(deps, reportData.parse(data).reportId);
    default:
      throw new Error(`No board works on the queue ${name}.`);
  }
}
