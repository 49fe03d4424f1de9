#!/usr/bin/env node
// The command as it is published: one bundle, so that a few files are read instead of four hundred. The report's PDF is no part of it.
// What is imported at once must be there in an older Node too, which is told what it lacks.
import module from 'node:module';
import manifest from '../manifest.json' with { type: 'json' };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor = 0, oldestMinor = 0] = manifest.engines.node.replace('>=', '').split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `citable needs Node ${oldestMajor}.${oldestMinor} or newer, and this is ${process.versions.node}.\n`,
  );
  process.exitCode = 2;
} else {
  module.enableCompileCache();
  const [{ main }, { runProcess }] = await Promise.all([import('./main.ts'), import('./run-process.ts')]);
  await runProcess(main, process.argv.slice(2), null);
}
