#!/usr/bin/env node
// The command as it is published: one bundle, so that a few files are read instead of four hundred. The report's PDF is no part of it.
import { enableCompileCache } from 'node:module';
import { main } from './main.ts';
import { runProcess } from './run-process.ts';

enableCompileCache();
await runProcess(main, process.argv.slice(2), null);
