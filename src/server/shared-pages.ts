import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { type SharedTasks, sharedTasksSchema } from '#board/contract.ts';
import type { ReportPageDeps } from './report-pages.ts';
import { keepNewest } from '#base/keep-newest.ts';
import { bytesOfFile, type DrawnPage, type DrawnRoute, encodePage } from './static-files.ts';

/** Whoever has the address sees the tasks: no search engine, no store and no other website learns it. */
export const hiddenHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Pages that are kept as they were drawn, by what they were drawn of. */
const mostBytes = 16 * 1024 * 1024;

/** The page of a link to tasks, and each task's text to copy. Drawn of what the link's call answers and of nothing else, so that no more can leak. */
export function sharedPages(app: App, deps: Pick<ReportPageDeps, 'publicUrl' | 'contactEmail' | 'load'>): DrawnRoute {
  async function read({
    params,
    ip,
  }: FastifyRequest): Promise<{ token: string } & ({ shared: SharedTasks } | { status: 404 | 410; message: string })> {
    const token = String(Object(params).token ?? '');
    const answer = await app.inject({ url: `/api/tasks/${encodeURIComponent(token)}`, remoteAddress: ip });
    if (answer.statusCode === 200) return { token, shared: sharedTasksSchema.parse(answer.json()) };
    const { message, code } = refusalSchema.parse(answer.json());
    if (answer.statusCode === 410) return { token, status: 410, message };
    // A token that is too long for the call is as unknown as any other.
    if (answer.statusCode === 404 || answer.statusCode === 400)
      return { token, status: 404, message: 'There is nothing under this link.' };
    throw new AppError(answer.statusCode, code, message);
  }

  app.get(
    '/tasks/:token/:key(^[\\w-]+).txt',
    { config: { needs: 'doer' }, schema: { hide: true } },
    async (request, reply) => {
      const found = await read(request);
      reply.headers(hiddenHeaders).type('text/plain; charset=utf-8');
      if (!('shared' in found)) return reply.code(found.status).send(`${found.message}\n`);
      const text = (await deps.load()).pages.sharedText(found.shared, String(Object(request.params).key ?? ''));
      return text === null ? reply.code(404).send('The newest version no longer has this task.\n') : reply.send(text);
    },
  );

  const files = keepNewest<DrawnPage['file']>(mostBytes, bytesOfFile);
  return {
    path: '/tasks/:token',
    needs: 'doer',
    costMs: 30,
    draw: async (request) => {
      const [found, { pages, assets }] = await Promise.all([read(request), deps.load()]);
      const isThere = 'shared' in found;
      const file = await files(JSON.stringify(isThere ? found : found.message), async () => {
        const html = isThere
          ? pages.sharedTasks(found.shared, found.token, assets)
          : pages.noSharedTasks(found.message, assets);
        return encodePage(html, deps);
      });
      return { status: isThere ? 200 : found.status, file, headers: hiddenHeaders };
    },
  };
}

/** What a refused call says. */
export const refusalSchema = z.object({ message: z.string(), code: z.string() });
