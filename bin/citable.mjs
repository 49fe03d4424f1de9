#!/usr/bin/env node
// The command. Plain JavaScript, since an older Node must be able to read it and hand over to one that runs our TypeScript.
import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 24) {
  const launcher = fileURLToPath(new URL('../scripts/run.mjs', import.meta.url));
  const child = spawn(process.execPath, [launcher, 'citable', ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  enableCompileCache(); // reading our TypeScript takes longer than most commands
  if (import.meta.url.includes('/node_modules/')) await import('./strip-types.mjs');
  const { main } = await import('../src/engine/cli/main.ts');
  // Whoever reads only the beginning (`| head`) closes the pipe; that is no failure.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  process.exitCode = await main(args, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    env: process.env,
    signal: stop.signal,
    renderPdf: async (report) => (await import('./export-report.mjs')).renderPdf(report),
  });
}
