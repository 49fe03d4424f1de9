import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Comparison } from '../comparison-schema.ts';
import type { ReportDocument } from '../contract.ts';
import { jobTurn, pdfLanes, type PdfTurn } from './pdf-turn.ts';
import type { RenderRequest } from './render-request.ts';

export type PdfPool = {
  /**
   * The report as a PDF, with its competitors where there are any. Rejects with a reason when Typst refuses it, the time is up, the pool is closed, nobody
   * waits any more, or an actor waits for too many (AppError 429). `turn`: for whom it is; a job where nothing is said.
   */
  render: (report: ReportDocument, comparison?: Comparison | null, turn?: PdfTurn) => Promise<Buffer>;
  /** Any other document of ours as a PDF: `data` reaches the template as `json(bytes(sys.inputs.data))`. Rejects likewise. */
  typeset: (document: { name: string; template: string; data: unknown }, turn?: PdfTurn) => Promise<Buffer>;
  /** Ends every renderer. What is still waiting is rejected. */
  close: () => Promise<void>;
};

export type PdfPoolOptions = {
  /** Processes, about 100 MB each. */
  size: number;
  /** From the start of a render to SIGKILL. */
  timeoutMs?: number;
  /** A process is replaced after this many renders. */
  rendersPerProcess?: number;
  /** Hears what an operator should know: characters without a glyph, a file without its accessibility claim. */
  notice?: (message: string) => void;
};

type Job = {
  name: string;
  request: RenderRequest;
  turn: PdfTurn;
  resolve: (pdf: Buffer) => void;
  reject: (reason: Error) => void;
};
type Renderer = { child: ChildProcess; job: Job | null; timer: NodeJS.Timeout | null; renders: number; ready: boolean };

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), compiler: z.enum(['native', 'wasm']) }),
  z.object({
    kind: z.literal('rendered'),
    pdf: z.instanceof(Uint8Array),
    missing: z.array(z.string()),
    withoutClaim: z.string().nullable(),
  }),
  z.object({ kind: z.literal('refused'), reason: z.string() }),
]);

type Outcome = Exclude<z.infer<typeof messageSchema>, { kind: 'ready' }>;

// A renderer that cannot even start is not started again and again.
const mostFailedStarts = 5;

export function createPdfPool({
  size,
  timeoutMs = 60_000,
  rendersPerProcess = 100,
  notice = () => {},
}: PdfPoolOptions): PdfPool {
  let emptyDirectory: string | null = null; // made with the first renderer
  const renderers = new Set<Renderer>();
  const waiting = pdfLanes<Job>({ askedAtOnce: Math.max(1, size - 1) });
  let failedStarts = 0;
  let isClosed = false;

  function start(): void {
    emptyDirectory ??= mkdtempSync(join(tmpdir(), 'report-renderer-'));
    const child = forkRenderer(
      emptyDirectory,
      (message) => hear(renderer, message),
      (how) => ended(renderer, how),
    );
    const renderer: Renderer = { child, job: null, timer: null, renders: 0, ready: false };
    renderers.add(renderer);
  }

  function hear(renderer: Renderer, raw: unknown): void {
    const message = messageSchema.parse(raw);
    if (message.kind === 'ready') {
      renderer.ready = true;
      failedStarts = 0;
      return pump();
    }
    const job = finish(renderer);
    if (!job) return;
    settle(job, message, notice);
    renderer.renders += 1;
    if (renderer.renders >= rendersPerProcess) renderer.child.kill('SIGKILL');
    else pump();
  }

  function finish(renderer: Renderer): Job | null {
    const { job, timer } = renderer;
    if (timer) clearTimeout(timer);
    renderer.job = null;
    renderer.timer = null;
    return job;
  }

  function ended(renderer: Renderer, how: string): void {
    renderers.delete(renderer);
    finish(renderer)?.reject(new Error(`the PDF renderer ended before the report was set (${how})`));
    if (isClosed) return;
    if (!renderer.ready) failedStarts += 1;
    if (failedStarts < mostFailedStarts) return fill();
    for (const job of waiting.clear()) job.reject(new Error(`the PDF renderer does not start (${how})`));
  }

  function fill(): void {
    const wanted = Math.min(size, waiting.all().length + [...renderers].filter((renderer) => renderer.job).length);
    while (renderers.size < wanted) start();
  }

  function pump(): void {
    for (const renderer of renderers) {
      if (!renderer.ready || renderer.job || renderer.renders >= rendersPerProcess) continue;
      const asked = [...renderers].filter((one) => one.job?.turn.lane === 'asked').length;
      const job = waiting.next(asked);
      if (!job) return;
      renderer.job = job;
      renderer.timer = setTimeout(() => renderer.child.kill('SIGKILL'), timeoutMs);
      renderer.child.send(job.request);
    }
  }

  function enqueue(name: string, request: RenderRequest, turn: PdfTurn): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('the PDF pool is closed'));
      turn.signal?.throwIfAborted();
      const job = { name, request, turn, resolve, reject };
      waiting.add(job);
      // One that is being set already is set to its end, and kept where its kind is.
      turn.signal?.addEventListener('abort', () => waiting.remove(job) && reject(new Error(`${name}: nobody waits`)));
      failedStarts = 0;
      fill();
      pump();
    });
  }

  return {
    render: (report, comparison = null, turn = jobTurn) =>
      enqueue(`report ${report.id}`, { kind: 'report', report, comparison }, turn),
    typeset: ({ name, template, data }, turn = jobTurn) =>
      enqueue(name, { kind: 'document', template, data: JSON.stringify(data) }, turn),
    close: async () => {
      isClosed = true;
      for (const job of waiting.clear()) job.reject(new Error('the PDF pool is closed'));
      await Promise.all([...renderers].map(({ child }) => killed(child)));
      if (emptyDirectory !== null) rmSync(emptyDirectory, { recursive: true, force: true });
    },
  };
}

function forkRenderer(
  emptyDirectory: string,
  hear: (message: unknown) => void,
  ended: (how: string) => void,
): ChildProcess {
  // No environment of ours: what the renderer cannot see it cannot leak. One malloc arena holds it some 30 MB smaller.
  const child = fork(fileURLToPath(new URL('renderer-process.ts', import.meta.url)), [emptyDirectory], {
    execArgv: [],
    serialization: 'advanced',
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-1_000);
  });
  child.on('message', hear);
  child.on('error', (error) => (lastWords = error.message));
  child.on('close', (code, signal) =>
    ended(`${signal ?? `exit code ${code}`}${lastWords ? `: ${lastWords.trim()}` : ''}`),
  );
  return child;
}

function settle(job: Job, message: Outcome, notice: (message: string) => void): void {
  if (message.kind === 'refused') return job.reject(new Error(`${job.name}: ${message.reason}`));
  if (message.missing.length > 0) notice(`${job.name}: no glyph for ${message.missing.join(' ')}`);
  if (message.withoutClaim !== null) notice(`${job.name}: set without PDF/UA-1, ${message.withoutClaim}`);
  job.resolve(Buffer.from(message.pdf));
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGKILL');
  });
}
