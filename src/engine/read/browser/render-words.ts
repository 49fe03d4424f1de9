// Raw against rendered: what a page contains after a browser has run its scripts, as far as it counts words and leads on.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultGuard, type Guard } from '#engine/read/visit/fetcher-guard.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';
import type { RunVisitTask } from '#engine/read/visit/visit-tasks.ts';
import { startGuardedProxy } from './guarded-proxy.ts';

export type RenderOptions = { chromiumPath: string; userAgent: string; guard?: Partial<Guard>; timeoutMs?: number };

const timeoutMs = 20_000;
const maximumBytes = 8 * 1024 * 1024;

/** The words of a page after rendering, for `GatherOptions.renderWords`; null when the browser could not tell. */
export function browserWords(options: RenderOptions): Rendering<number> {
  return rendering(options, (run, url, html) => run('renderedWords', url, html));
}

/** Where a page leads within its site after rendering, for `GatherOptions.renderLinks`; null when the browser could not tell. */
export function browserLinks(options: RenderOptions): Rendering<{ url: string; text: string }[]> {
  return rendering(options, (run, url, html) => run('renderedLinks', url, html));
}

type Rendering<Result> = (url: string, signal: AbortSignal, run: RunVisitTask) => Promise<Result | null>;

/** The browser is a process of its own, has an empty profile, reaches nothing but our guarded proxy, and is killed with all its children. */
function rendering<Result>(
  options: RenderOptions,
  read: (run: RunVisitTask, url: string, html: Buffer) => Promise<Result | null>,
): Rendering<Result> {
  return async (url, signal, run) => {
    if (!/^https?:/.test(url) || signal.aborted) return null;
    const proxy = await startGuardedProxy({ ...defaultGuard, ...options.guard });
    const profile = await mkdtemp(join(tmpdir(), 'citable-browser-'));
    try {
      const html = await dumpDom(url, profile, proxy.port, options, signal);
      return html === null || isBrowsersOwn(html) ? null : await read(run, url, html);
    } catch (error) {
      if (error instanceof TaskStopped) return null;
      throw error;
    } finally {
      await proxy.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  };
}

/** Whether the browser shows its own page for an error of network or certificate: all begin with their makers’ notice. */
function isBrowsersOwn(html: Buffer): boolean {
  return html.subarray(0, 2_000).toString('latin1').includes('The Chromium Authors\n * Use of this source code');
}

function dumpDom(
  url: string,
  profile: string,
  proxyPort: number,
  options: RenderOptions,
  signal: AbortSignal,
): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = spawn(options.chromiumPath, [...flags(profile, proxyPort, options.userAgent), '--dump-dom', url], {
      detached: true, // a process group of its own, so that its renderers end with it
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'], HOME: profile, LANG: 'en_US.UTF-8' }, // none of our secrets
    });
    const chunks: Buffer[] = [];
    let size = 0;
    let isCut = false;
    const kill = () => {
      isCut = true;
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(kill, options.timeoutMs ?? timeoutMs);
    signal.addEventListener('abort', kill, { once: true });
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maximumBytes) kill();
    });
    const end = (code: number | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      resolve(code === 0 && !isCut && size > 0 ? Buffer.concat(chunks) : null);
    };
    child.on('error', () => end(null));
    child.on('close', end);
  });
}

function flags(profile: string, proxyPort: number, userAgent: string): string[] {
  // As root, Chromium refuses to start with its sandbox; the server should run as a user of its own.
  const isRoot = process.getuid?.() === 0;
  return [
    '--headless',
    ...(isRoot ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
    `--user-agent=${userAgent}`,
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>', // loopback, too, goes through the proxy, which refuses it
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1', // and nothing is ever looked up beside it
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--virtual-time-budget=8000',
    '--blink-settings=imagesEnabled=false',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    '--mute-audio',
  ];
}
