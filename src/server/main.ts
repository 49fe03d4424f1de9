// What has to be done before the first of some two thousand modules is loaded; everything else is in serve.ts.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import '#base/cheaper-modules.ts';

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled')); // no matter where it cannot be written
await import('./serve.ts');
