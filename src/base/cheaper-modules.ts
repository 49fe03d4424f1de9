// drizzle-orm names each of its 700 files in its package.json (180 kB), which Node reads again for every module of it and every import by us:
// 1.3 s of processor time and 180 MB at each start. Told what its files are, Node need not look. Load it before anything that uses the database.
import { registerHooks } from 'node:module';
import type { ResolveFnOutput } from 'node:module';

const known = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (
      specifier.startsWith('.') &&
      parentURL.includes('/node_modules/drizzle-orm/') &&
      context.conditions.includes('import')
    )
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!specifier.startsWith('drizzle-orm') || !context.conditions.includes('import')) return next(specifier, context);
    const found = known.get(specifier) ?? { ...next(specifier, context), format: 'module', shortCircuit: true };
    known.set(specifier, found);
    return found;
  },
});
