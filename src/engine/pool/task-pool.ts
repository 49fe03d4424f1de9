// Processes that read and judge what strangers wrote. One that takes too long is killed: it costs that task its result, and nobody else anything.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findProgram } from './find-program.ts';
import { cpuLimitMs, readingTasks, visitCpuMs } from './limits.ts';
import type { TaskMessage, TaskRequest } from './task-process.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';
import type { RunTask, TaskName } from './tasks.ts';

export type TaskPool = {
  /** Runs tasks for one visit or one judgement. Of those who wait, whoever has used the least processor time goes first. */
  lane: () => RunTask;
  /** Ends every process. What is still waiting is rejected. */
  close: () => Promise<void>;
  /** Process ids, for who measures. */
  pids: () => number[];
};

export type TaskPoolOptions = {
  /** Processes, about 60 MB each beside what they share, started as they are needed. */
  size: number;
  /** Limits of processor time other than the usual ones, ms. */
  limits?: Partial<Record<TaskName, number>>;
  /** What the processes run, other than what `findProgram` finds. */
  program?: string;
  /** Hears what an operator should know: a task that was stopped. */
  notice?: (message: string) => void;
};

type Lane = { spentMs: number; readingMs: number };
type Job = TaskRequest & {
  lane: Lane;
  deaths: number;
  resolve: (value: never) => void;
  reject: (reason: Error) => void;
};
type Worker = {
  child: ChildProcess;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  ready: boolean;
  isTooSlow: boolean;
};

/** Where Node keeps what it has compiled; without the right to write there, it compiles each time. */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));
/** Of one process; V8 ends it beyond. */
const heapMb = 512;
/** Of what is new in it: V8's own choice takes 70 MB more and takes as much processor time. */
const youngMb = 4;
/** A process that keeps more after a task is replaced by a fresh one. */
const residentLimitMb = 500;
/** So many times its processor time a task may take by the clock: a process may be frozen, or the machine very busy. */
const patience = 60;
// A process that cannot even start is not started again and again.
const mostFailedStarts = 5;

export function createTaskPool({ size, limits = {}, notice = () => {}, program }: TaskPoolOptions): TaskPool {
  const workers = new Set<Worker>();
  const waiting: Job[] = [];
  let failedStarts = 0;
  let isClosed = false;
  const limitOf = (name: TaskName) => limits[name] ?? cpuLimitMs[name];

  function start(): void {
    const child = startProcess((program ??= findProgram()), (how) => ended(worker, how));
    const worker: Worker = { child, job: null, timer: null, ready: false, isTooSlow: false };
    workers.add(worker);
    child.on('message', (message: TaskMessage) => hear(worker, message)); // our own program: its messages need no parsing
  }

  function hear(worker: Worker, message: TaskMessage): void {
    if (message.kind === 'ready') {
      worker.ready = true;
      failedStarts = 0;
      return pump();
    }
    const job = finish(worker);
    if (!job) return;
    settle(job, message);
    if (message.residentMb > residentLimitMb) worker.child.kill('SIGKILL');
    else pump();
  }

  function ended(worker: Worker, how: string): void {
    workers.delete(worker);
    const job = finish(worker);
    if (job && isClosed) job.reject(new Error('the task pool is closed'));
    else if (job) giveUpOrRepeat(job, worker.isTooSlow, how);
    if (isClosed) return;
    if (!worker.ready) failedStarts += 1;
    if (failedStarts < mostFailedStarts) return fill();
    for (const each of waiting.splice(0)) each.reject(new Error(`the processes that read pages do not start (${how})`));
  }

  /** What took too long would take too long again. A process that ended by itself may have died of something else, once. */
  function giveUpOrRepeat(job: Job, isTooSlow: boolean, how: string): void {
    job.deaths += 1;
    charge(job, isTooSlow ? limitOf(job.name) : 0);
    if (!isTooSlow && job.deaths < 2) return void waiting.unshift(job);
    const stopped = isTooSlow
      ? new TaskStopped('time', `${job.name} took more than ${limitOf(job.name)} ms of processor time`)
      : new TaskStopped('process', `${job.name} ended its process twice (${how})`);
    notice(stopped.message);
    job.reject(stopped);
  }

  function fill(): void {
    const wanted = Math.min(size, waiting.length + [...workers].filter((worker) => worker.job).length);
    while (workers.size < wanted) start();
  }

  function pump(): void {
    for (const worker of workers) {
      if (!worker.ready || worker.job || worker.child.killed) continue;
      const job = takeNext(waiting);
      if (!job) return;
      worker.job = job;
      watch(worker, limitOf(job.name));
      worker.child.send({ name: job.name, input: job.input } satisfies TaskRequest);
    }
    fill();
  }

  return {
    lane() {
      const lane: Lane = { spentMs: 0, readingMs: 0 };
      return (name, ...input) =>
        new Promise((resolve, reject) => {
          if (isClosed) return reject(new Error('the task pool is closed'));
          if (readingTasks.has(name) && lane.readingMs >= visitCpuMs)
            return reject(
              new TaskStopped('visit', `reading this website took more than ${visitCpuMs} ms of processor time`),
            );
          waiting.push({ name, input, lane, deaths: 0, resolve, reject });
          failedStarts = 0;
          pump();
        });
    },
    pids: () => [...workers].flatMap(({ child }) => child.pid ?? []),
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(new Error('the task pool is closed'));
      await Promise.all([...workers].map(({ child }) => killed(child)));
    },
  };
}

/** `ended` hears how it ended, and what it said last. */
function startProcess(program: string, ended: (how: string) => void): ChildProcess {
  // No environment of ours: what the process cannot see it cannot leak. One malloc arena holds it smaller, and what was compiled once need not be again.
  const child = fork(program, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${youngMb}`],
    env: { MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-1_000);
  });
  child.on('error', (error) => (lastWords = error.message));
  child.on('close', (code, signal) =>
    ended(`${signal ?? `exit code ${code}`}${lastWords ? `: ${lastWords.trim()}` : ''}`),
  );
  return child;
}

/** Ends a process, and waits until it has. */
function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGKILL');
  });
}

function settle(job: Job, message: Exclude<TaskMessage, { kind: 'ready' }>): void {
  charge(job, message.cpuMs);
  if (message.kind === 'done') job.resolve(message.value as never); // typed by `lane`
  else job.reject(new Error(`${job.name}: ${message.reason}`));
}

function charge({ lane, name }: Job, cpuMs: number): void {
  lane.spentMs += cpuMs;
  if (readingTasks.has(name)) lane.readingMs += cpuMs;
}

/** Takes its job from a process. */
function finish(worker: Worker): Job | null {
  const { job, timer } = worker;
  if (timer) clearTimeout(timer);
  worker.job = null;
  worker.timer = null;
  return job;
}

function takeNext(waiting: Job[]): Job | undefined {
  let best = 0;
  for (const [index, job] of waiting.entries())
    if (job.lane.spentMs < (waiting[best]?.lane.spentMs ?? Infinity)) best = index;
  return waiting.splice(best, 1)[0];
}

/** Looks at the process when its task could have used up its time (`limit`, ms), and again when it could have used what was left. */
function watch(worker: Worker, limit: number): void {
  const { pid = 0 } = worker.child;
  const begun = { at: performance.now(), cpuMs: cpuMsOf(pid) };
  const look = () => {
    const wallMs = performance.now() - begun.at;
    const now = cpuMsOf(pid);
    const used = begun.cpuMs !== null && now !== null ? now - begun.cpuMs : wallMs / 4; // elsewhere than on Linux, by the clock, with patience
    if (used < limit && wallMs < limit * patience)
      return void (worker.timer = setTimeout(look, Math.max(20, limit - used)));
    worker.isTooSlow = true;
    worker.child.kill('SIGKILL');
  };
  worker.timer = setTimeout(look, limit);
}

/** Processor time of another process so far, in ms, where the system tells (Linux): fields 14 and 15 of its line, in hundredths of a second. */
function cpuMsOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
