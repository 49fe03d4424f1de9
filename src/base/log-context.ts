import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one request or job carries: ids only, never what a customer typed. */
export type LogContext = {
  /** The request that began this, also in the jobs that came of it. */
  requestId?: string;
  /** The quiz submission whose way to a report this is about. */
  journeyId?: string;
  queue?: string;
  jobId?: string;
};

const contexts = new AsyncLocalStorage<LogContext>();

export function inLogContext<T>(context: LogContext, run: () => T): T {
  return contexts.run(context, run);
}

export function logContext(): LogContext {
  return contexts.getStore() ?? {};
}

/** Names the journey for the log lines that follow in this request or job. */
export function aboutJourney(journeyId: string): void {
  const context = contexts.getStore();
  if (context) context.journeyId = journeyId;
}
