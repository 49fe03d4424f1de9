// Node strips no types below node_modules, where an installed command lives. Imported before anything of ours, in each process that reads our TypeScript.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const emitWarning = process.emitWarning.bind(process);
process.emitWarning = (warning, ...rest) => (rest[0] === 'ExperimentalWarning' ? undefined : emitWarning(warning, ...rest));
registerHooks({
  load: (url, context, next) =>
    url.startsWith('file:') && url.endsWith('.ts')
      ? { format: 'module', source: stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true }
      : next(url, context),
});
