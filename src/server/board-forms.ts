import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { escapeHtml } from '#base/html-page.ts';
import { hiddenHeaders } from './shared-pages.ts';

/** What is pressed on a board where no script runs: each form becomes the call that the script would make, and the page is shown again. */
export function boardForms(app: App): void {
  // A form is parsed here only: everywhere else a body is JSON, which other websites cannot send.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const page of ['/report/:id', '/results/:id', '/results/:id/tasks/:slug']) {
      scope.post(
        page,
        { config: { needs: 'buyer' }, schema: { hide: true, body: formSchema } },
        async (request, reply) => {
          const { report, ...pressed } = formSchema.parse(request.body);
          const { path, ...rest } = callOf(pressed);
          const [own] = request.url.split('?');
          const back = page.endsWith('slug')
            ? { url: own ?? '/', words: 'Back to the task' }
            : { url: `${own}#plan`, words: 'Back to the report' };
          return press(request, reply, { ...rest, path: `/api/report/${encodeURIComponent(report)}/${path}` }, back);
        },
      );
    }
    scope.post(
      '/report/:id/buyer-link',
      { config: { needs: 'reader' }, schema: { hide: true } },
      async (request, reply) => {
        const report = `/report/${encodeURIComponent(String(Object(request.params).id))}`;
        const answer = await callAs(request, { method: 'POST', path: `/api${report}/buyer-link` });
        const said = sentOrRefusedSchema.parse(answer.json());
        const words = 'to' in said ? `We mailed the link to ${said.to}. Open it in this browser.` : said.message;
        reply.code(answer.statusCode < 400 ? 200 : answer.statusCode).type('text/html; charset=utf-8');
        return reply.send(messagePage('Is it you?', words, { url: report, words: 'Back to the report' }));
      },
    );
    const params = z.object({ token: z.string().max(100) });
    scope.post(
      '/tasks/:token',
      { config: { needs: 'doer' }, schema: { hide: true, params, body: sharedFormSchema } },
      async (request, reply) => {
        const { token } = params.parse(request.params);
        const { do: what, key, revision } = sharedFormSchema.parse(request.body);
        const tasks = `/tasks/${encodeURIComponent(token)}`;
        const back = { url: `${tasks}#${encodeURIComponent(key)}`, words: 'Back to the tasks' };
        reply.headers(hiddenHeaders);
        if (what === 'see') return reply.redirect(back.url, 303);
        const { path, ...rest } = callOf({ do: what, key, revision, others: '' });
        return press(request, reply, { ...rest, path: `/api${tasks}/${path.slice('tasks/'.length)}` }, back);
      },
    );
  });

  async function press(request: FastifyRequest, reply: FastifyReply, call: Call, back: { url: string; words: string }) {
    const answer = await callAs(request, call);
    if (answer.statusCode < 400) return reply.redirect(back.url, 303);
    const { message } = refusalSchema.parse(answer.json());
    return reply
      .code(answer.statusCode)
      .type('text/html; charset=utf-8')
      .send(messagePage('Not saved', message, back));
  }

  /** The call that the script would make, by whoever pressed. */
  function callAs({ ip, headers }: FastifyRequest, { method, path, body }: Call) {
    return app.inject({
      method,
      url: path,
      remoteAddress: ip,
      headers: { ...(headers.cookie && { cookie: headers.cookie }) },
      ...(body && { payload: body }),
    });
  }
}

const text = z.string().max(2_000).optional();
const formSchema = z.object({
  report: z.string().max(200),
  do: z.enum(['claimed', 'open', 'check', 'contest', 'compare']),
  key: z.string().max(100).default(''),
  revision: z.coerce.number().int().min(0).default(0),
  reason: text,
  url: text,
  words: text,
  note: text,
  website: text,
  others: z.string().max(6_100).default(''),
});
const sharedFormSchema = z.object({
  do: z.enum(['claimed', 'open', 'check', 'see']),
  key: z.string().max(100),
  revision: z.coerce.number().int().min(0).default(0),
});
const refusalSchema = z
  .object({ message: z.string() })
  .catch({ message: 'This could not be saved. Please try again.' });

const sentOrRefusedSchema = z.union([z.object({ to: z.string() }), refusalSchema]);

type Call = { method: 'PUT' | 'POST'; path: string; body?: object };

/** `path` is that of the call below the report's. */
function callOf({
  do: what,
  key,
  revision,
  website = '',
  others,
  ...given
}: Omit<z.infer<typeof formSchema>, 'report'>): Call {
  const task = `tasks/${encodeURIComponent(key)}`;
  switch (what) {
    case 'claimed':
    case 'open':
      return { method: 'PUT', path: task, body: { state: what, revision } };
    case 'check':
      return { method: 'POST', path: `${task}/check` };
    case 'contest':
      return {
        method: 'POST',
        path: 'contests',
        body: { taskKey: key, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) },
      };
    case 'compare':
      return {
        method: 'PUT',
        path: 'competitors',
        body: { websites: [...others.split(' '), website].filter((one) => one !== '') },
      };
  }
}

/** It has the address of the page that it leads back to: with a fragment the link would stay on it. */
function messagePage(title: string, message: string, back: { url: string; words: string }): string {
  const [url = ''] = back.url.split('#');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="${escapeHtml(url)}">${back.words}</a></p></body></html>`;
}
