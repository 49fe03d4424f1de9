#!/usr/bin/env node
// The command in a checkout. Plain JavaScript, since an older Node must be able to read it and hand over to one that runs our TypeScript.
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
  const { runProcess } = await import('../packages/citable/src/run-process.ts');
  // What is about this installation and not about a website needs the product around it.
  const isDoctor = args[0] === 'doctor';
  const { main } = await (isDoctor
    ? import('../src/server/doctor/main.ts')
    : import('../packages/citable/src/main.ts'));
  await runProcess(main, isDoctor ? args.slice(1) : args, async (report) =>
    (await import('./export-report.mjs')).renderPdf(report),
  );
}
