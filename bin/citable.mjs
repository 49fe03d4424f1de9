#!/usr/bin/env node
// The command. Plain JavaScript, since an older Node must be able to read it and hand over to one that runs our TypeScript.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 24) {
  const launcher = fileURLToPath(new URL('../scripts/run.mjs', import.meta.url));
  const child = spawn(process.execPath, [launcher, 'citable', ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  if (import.meta.url.includes('/node_modules/')) await stripTypesOfPackages();
  const { main } = await import('../src/engine/cli/main.ts');
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

// Node strips no types below node_modules, where an installed command lives.
async function stripTypesOfPackages() {
  const { registerHooks, stripTypeScriptTypes } = await import('node:module');
  const { readFileSync } = await import('node:fs');
  registerHooks({
    load: (url, context, next) =>
      url.startsWith('file:') && url.endsWith('.ts')
        ? { format: 'module', source: stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true }
        : next(url, context),
  });
}
