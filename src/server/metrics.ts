// What Prometheus reads. Measured around the slices, where the server wires them: none of them knows of it.
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '#base/log.ts';
import { readQueueStates } from '#base/queue-states.ts';
import type { Queue } from '#base/queue.ts';
import type { Mailer } from '#delivery/transport.ts';
import type { Analysis } from '#engine/contract.ts';
import type { ReadAsEditor } from '#engine/read/editor/read-as-editor.ts';
import type { ReadPages } from '#engine/read/statements/model/reads-pages.ts';
import type { PlatformAdapter } from '#engine/platforms/contract.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const secondBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of this process, and those of the queue, which are asked of the database for all. */
export function createMetrics(pool: pg.Pool) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, steps, asks, cost, readingCost, mails, scores, readable, jobs, oldest } = figuresIn(registry);

  async function text(): Promise<string> {
    const rows = await readQueueStates(pool).catch(() => null); // this process has figures to tell without the database, too
    readable.set(rows === null ? 0 : 1);
    jobs.reset();
    oldest.reset();
    for (const { queue, state, n, age } of rows ?? []) {
      jobs.set({ queue, state }, n);
      if (state === 'waiting') oldest.set({ queue }, age);
    }
    return registry.metrics();
  }

  return {
    text,
    contentType: registry.contentType,
    observeRequest: (method: string, route: string, status: number, ms: number) =>
      requests.observe({ method, route, status: `${status}` }, ms / 1000),
    /** Times every job; a failed one is told to the log, since the queue only keeps it. One that loses what it works with because this process ends is handed on. */
    observeQueue: (queue: Queue, log: Log, isEnding: () => boolean): Queue => ({
      ...queue,
      work: (name, handler, options) =>
        queue.work(
          name,
          async (job) => {
            const end = steps.startTimer({ queue: name });
            try {
              await handler(job);
              log.debug({ ms: Math.round(end({ outcome: 'done' }) * 1000) }, 'a job is done');
            } catch (error) {
              end({ outcome: 'failed' });
              const about = { err: error, attempt: job.attempt, lastAttempt: job.lastAttempt };
              // The line's context names the queue and the job.
              if (isEnding()) log.info(about, 'a job was handed back');
              else if (job.lastAttempt)
                log.error(
                  {
                    ...about,
                    next: 'find it among the failed jobs on the operators’ page: remove the cause, then retry it there',
                  },
                  'a job failed',
                );
              else log.warn(about, 'a job failed');
              throw error;
            }
          },
          options,
        ),
    }),
    observePlatform: (platform: PlatformAdapter): PlatformAdapter => ({
      ...platform,
      async ask(asked, signal, leaving) {
        const result = await platform.ask(asked, signal, leaving);
        asks.inc({ platform: platform.id, outcome: result.ok ? 'answered' : result.failure.kind });
        cost.inc({ platform: platform.id }, result.ok ? result.reply.costUsd : result.failure.costUsd);
        return result;
      },
    }),
    /** Tells the log what a model's reading of each site cost, and counts it. */
    observeReading: ({ readPages }: { readPages?: ReadPages }, log: Log): { readPages?: ReadPages } =>
      readPages === undefined
        ? {}
        : {
            async readPages(pages, about) {
              const read = await readPages(pages, about);
              if (read.model.state !== 'none') {
                const { state, reader, pagesRead, pagesChosen, calls, costUsd } = read.model;
                readingCost.inc({ reader, state }, costUsd);
                log.info({ reader, pagesRead, pagesChosen, calls, costUsd }, 'a model read a website');
              }
              return read;
            },
          },
    /** The same for what a model reads as an editor. */
    observeEditing: ({ readAsEditor }: { readAsEditor?: ReadAsEditor }, log: Log): { readAsEditor?: ReadAsEditor } =>
      readAsEditor === undefined
        ? {}
        : {
            async readAsEditor(site, signal) {
              const read = await readAsEditor(site, signal);
              const { state, reader, calls, costUsd, raised } = read;
              readingCost.inc({ reader, state }, costUsd);
              log.info({ reader, calls, costUsd, raised: raised.length }, 'a model read a website as an editor');
              return read;
            },
          },
    observeMailer: (mailer: Mailer): Mailer => ({
      ...mailer,
      async send(mail) {
        const result = await mailer.send(mail);
        mails.inc({ outcome: 'accepted' in result ? result.place : 'retry' in result ? 'retry' : 'failed' });
        return result;
      },
    }),
    observeScore(analysis: Analysis): Analysis {
      scores.observe(analysis.overallScore);
      return analysis;
    },
  };
}

function figuresIn(registry: Registry) {
  const registers = [registry];
  const requests = new Histogram({
    name: 'citable_http_request_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: secondBuckets,
    registers,
  });
  const steps = new Histogram({
    name: 'citable_step_seconds',
    help: 'Time of one job, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [...secondBuckets, 30, 60, 300, 1200],
    registers,
  });
  const asks = new Counter({
    name: 'citable_platform_calls_total',
    help: 'Questions to AI platforms, by what came of them',
    labelNames: ['platform', 'outcome'],
    registers,
  });
  const cost = new Counter({
    name: 'citable_platform_cost_usd_total',
    help: 'What those questions cost, in US dollars',
    labelNames: ['platform'],
    registers,
  });
  const readingCost = new Counter({
    name: 'citable_site_reading_cost_usd_total',
    help: 'What a model’s reading of websites cost, in US dollars, by model and by whether it read all',
    labelNames: ['reader', 'state'],
    registers,
  });
  const mails = new Counter({
    name: 'citable_mails_total',
    help: 'Mails handed over, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const scores = new Histogram({
    name: 'citable_overall_score',
    help: 'Overall scores as judged; a website about which platforms were asked is judged before and after',
    buckets: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    registers,
  });
  const readable = new Gauge({
    name: 'citable_queue_readable',
    help: '1 when the database told the state of the queue, 0 when it could not',
    registers,
  });
  const jobs = new Gauge({
    name: 'citable_queue_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'citable_queue_oldest_seconds',
    help: 'How long the oldest due job has been waiting, by queue',
    labelNames: ['queue'],
    registers,
  });
  return { requests, steps, asks, cost, readingCost, mails, scores, readable, jobs, oldest };
}
