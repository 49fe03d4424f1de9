// What N reports a day need, computed from what the load test measured: node bench/capacity.ts FIGURES.json
// (LOAD_FIGURES=FIGURES.json npm run test:faults -- load writes the file.) Nothing here is a figure of its own but the assumptions below.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** As src/server/load.test.ts writes it. */
export const figuresSchema = z.object({
  perReport: z.object({
    webCpuSeconds: z.number().positive(),
    workerCpuSeconds: z.number().positive(),
    walBytes: z.number().positive(),
    databaseBytes: z.number().positive(),
    commits: z.number().positive(),
  }),
  /** Single-row inserts of 16 clients on the same database, in the same run. */
  insertsPerSecond: z.number().positive(),
});
export type Figures = z.infer<typeof figuresSchema>;

/** Chosen, not measured. */
export const assumptions = {
  /** The busiest hour has so many times the average. */
  peak: 4,
  /** Of a core or a database's commits, so much may be used in that hour, that queues stay short. */
  use: 0.6,
  /** What one process opens at most: 16 of its pool, 5 of the queue's, one that listens, one that says that it lives. */
  connectionsPerProcess: 23,
  maxConnections: 100, // PostgreSQL's default
  coresOfOneMachine: 16,
  keptDays: 1095,
  /** A disk or table beyond which vacuum, backup and restore take longer than a night. */
  comfortableBytes: 500e9,
  /** A budget is the most that one report may cost, see AI_BUDGET_PER_REPORT_USD. */
  aiUsdPerReport: 8,
  aiUsdPerDay: 200, // AI_BUDGET_PER_DAY_USD
  mailsPerDayOfOneSender: 50_000,
} as const;

export type Capacity = {
  reportsPerDay: number;
  webProcesses: number;
  workerProcesses: number;
  connections: number;
  /** Share of the commits that the database can do at most, in the busiest hour. */
  commitShare: number;
  walBytesPerDay: number;
  keptBytes: number;
  aiUsdPerDayAtMost: number;
  /** What is used beyond its limit, the most exceeded first. */
  limits: { what: string; share: number; remedy: string }[];
};

export function capacityFor(reportsPerDay: number, { perReport, insertsPerSecond }: Figures): Capacity {
  const perSecond = (reportsPerDay / 86_400) * assumptions.peak;
  const processes = (cpuSeconds: number) => Math.max(1, Math.ceil((perSecond * cpuSeconds) / assumptions.use));
  const [webProcesses, workerProcesses] = [processes(perReport.webCpuSeconds), processes(perReport.workerCpuSeconds)];
  const connections = (webProcesses + workerProcesses) * assumptions.connectionsPerProcess;
  const commitShare = (perSecond * perReport.commits) / insertsPerSecond;
  const keptBytes = reportsPerDay * perReport.databaseBytes * assumptions.keptDays;
  const aiUsdPerDayAtMost = reportsPerDay * assumptions.aiUsdPerReport;
  const shares = [
    {
      what: 'money for AI platforms',
      share: aiUsdPerDayAtMost / assumptions.aiUsdPerDay,
      remedy: 'raise AI_BUDGET_PER_DAY_USD; ask the platforms for higher rate limits',
    },
    {
      what: 'cores of one machine',
      share: (webProcesses + workerProcesses) / assumptions.coresOfOneMachine,
      remedy: 'more machines with ROLE=web and ROLE=worker',
    },
    {
      what: 'connections of PostgreSQL',
      share: connections / assumptions.maxConnections,
      remedy: 'raise max_connections; beyond some hundreds PgBouncer in session mode (locks and LISTEN need it)',
    },
    {
      what: 'commits of one database',
      share: commitShare / assumptions.use,
      remedy: 'faster disks, then the queue in a database of its own, then one installation for each region',
    },
    {
      what: 'bytes kept',
      share: keptBytes / assumptions.comfortableBytes,
      remedy: 'KEEP_REPORTS_DAYS; PDFs to an object store; partitions by month; read replicas for operators',
    },
    {
      what: 'mails of one sender',
      share: reportsPerDay / assumptions.mailsPerDayOfOneSender,
      remedy: 'a mail provider with dedicated addresses',
    },
  ];
  const limits = shares.filter(({ share }) => share > 1).toSorted((a, b) => b.share - a.share);
  return {
    reportsPerDay,
    webProcesses,
    workerProcesses,
    connections,
    commitShare,
    walBytesPerDay: reportsPerDay * perReport.walBytes,
    keptBytes,
    aiUsdPerDayAtMost,
    limits,
  };
}

/**
 * Plays the busiest hour: orders come at random, each takes a random time around the measured one at one of the worker processes.
 * Answers how long an order waits for a free process, in seconds. `random` answers numbers from 0 to 1.
 */
export function simulateHour(
  reportsPerDay: number,
  { perReport }: Figures,
  processes: number,
  random: () => number,
): { orders: number; waitP50: number; waitP99: number; busy: number } {
  const perSecond = (reportsPerDay / 86_400) * assumptions.peak;
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const freeAt = new Float64Array(processes);
  const waits: number[] = [];
  let worked = 0;
  for (let now = exponential(1 / perSecond); now < 3600; now += exponential(1 / perSecond)) {
    // Whichever is free first; a search through all would be slow for thousands, so it is kept as a heap.
    const start = Math.max(now, freeAt[0] ?? 0);
    const takes = exponential(perReport.workerCpuSeconds);
    waits.push(start - now);
    worked += takes;
    sinkFirst(freeAt, start + takes);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
  return { orders: waits.length, waitP50: at(0.5), waitP99: at(0.99), busy: worked / (3600 * processes) };
}

/** Replaces the least of a binary heap. */
function sinkFirst(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const child = left + 1 < heap.length && (heap[left + 1] ?? 0) < (heap[left] ?? 0) ? left + 1 : left;
    if ((heap[child] ?? 0) >= value) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = value;
}

export const magnitudes = [100, 1000, 10_000, 100_000, 1_000_000];

if (import.meta.main) {
  const file = process.argv[2];
  if (file === undefined) throw new Error('Which figures? node bench/capacity.ts FIGURES.json');
  const figures = figuresSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  process.stdout.write(
    'reports/day  web  worker  connections  commits  WAL/day  kept     wait p99  beyond one machine\n',
  );
  for (const reportsPerDay of magnitudes) {
    const found = capacityFor(reportsPerDay, figures);
    const played = simulateHour(reportsPerDay, figures, found.workerProcesses, Math.random);
    const cells = [
      String(reportsPerDay).padStart(11),
      String(found.webProcesses).padStart(3),
      String(found.workerProcesses).padStart(6),
      String(found.connections).padStart(11),
      `${(100 * found.commitShare).toFixed(1)} %`.padStart(7),
      `${(found.walBytesPerDay / 1e9).toFixed(1)} GB`.padStart(8),
      `${Math.round(found.keptBytes / 1e9)} GB`.padStart(9),
      `${played.waitP99.toFixed(1)} s`.padStart(8),
      found.limits.map(({ what, share }) => `${what} (${share.toFixed(1)} x)`).join(', ') || 'nothing',
    ];
    process.stdout.write(`${cells.join('  ')}\n`);
  }
}
