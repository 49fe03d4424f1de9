import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '#base/app.ts';
import { StartError } from '#base/errors.ts';
import { registerStaticFiles } from './static-files.ts';

const built = join(import.meta.dirname, '../../dist/client');

/** The built pages from memory; in development each page from its source, by Vite in this process. */
export async function addPages(app: App, { dev, publicUrl, contactEmail }: { dev: boolean; publicUrl: string; contactEmail: string }): Promise<void> {
  if (!dev) {
    if (!existsSync(join(built, 'app.html'))) throw new StartError('The pages are not built: start with "npm start", or run "npm run build" first');
    await registerStaticFiles(app, { dir: built, publicUrl, contactEmail });
    return;
  }
  const { createServer } = await import('vite');
  // "native": Vite's other loaders write a file that makes `node --watch` restart for ever.
  const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true } });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    reply.hijack(); // Vite writes its own headers: its live reload needs what our policy forbids
    vite.middlewares(request.raw, reply.raw);
  });
  app.addHook('onClose', () => vite.close());
}
