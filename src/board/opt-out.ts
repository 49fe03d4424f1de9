// The way out for whoever is compared: a line in the name server or a file proves whose site it is, and from then on nothing of it is compared.
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { clientNetwork } from '#base/client-network.ts';
import { AppError } from '#base/errors.ts';
import { escapeHtml } from '#base/html-page.ts';
import { deriveKey } from '#base/secrets.ts';
import { createThrottle } from '#base/throttle.ts';
import { competitorOptOuts } from '#db/schema.ts';
import { domainOfSite } from '#journey/host-turn.ts';
import { hostedPage } from '#payment/hosted-page.ts';
import { publicHome } from './competitors.ts';
import { optOutRequestSchema, optOutSchema } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { forgetDomain } from './read-competitor.ts';

type OptOut = z.infer<typeof optOutSchema>;

const file = '.well-known/citable-opt-out.txt';

export function optOutRoutes(app: App, deps: BoardDeps): void {
  const { db, pool } = deps.database;
  const asking = createThrottle(pool, { name: 'opt-out', points: 20, perSeconds: 10 * 60 });
  const proving = createThrottle(pool, { name: 'opt-out-site', points: 20, perSeconds: 60 * 60 });

  /** The same words for the same domain, so nothing is kept before it is proven. */
  const wishOf = async (website: string): Promise<OptOut> => {
    const domain = domainOfSite(website);
    const text = `citable-opt-out=${createHmac('sha256', deriveKey(deps.secretKey, 'opt-out')).update(domain).digest('base64url').slice(0, 32)}`;
    const [row] = await db.select().from(competitorOptOuts).where(eq(competitorOptOuts.host, domain));
    const url = new URL(website);
    return { domain, isDone: row?.provenAt != null, dns: { name: `_citable.${domain}`, text }, file: { url: `${url.protocol}//${domain}/${file}`, text } };
  };

  const isProven = async ({ dns, file: { url } }: OptOut): Promise<boolean> => {
    if ((await deps.resolveTxt(dns.name)).some((record) => record.trim() === dns.text)) return true;
    return ((await deps.readFile(url)) ?? '').split(/\r?\n/, 20).some((line) => line.trim() === dns.text);
  };

  const ask = async (typed: string, ip: string): Promise<OptOut> => {
    const taken = await asking.take(clientNetwork(ip));
    if (!taken.allowed) throw tooOften(taken.retryAfterSeconds);
    return wishOf(publicHome(typed, deps.isPublic));
  };

  const prove = async (typed: string, ip: string): Promise<OptOut> => {
    const wish = await ask(typed, ip);
    if (wish.isDone) return wish;
    const taken = await proving.take(wish.domain);
    if (!taken.allowed) throw tooOften(taken.retryAfterSeconds);
    if (!(await isProven(wish)))
      throw new AppError(
        409,
        'not-proven',
        `We found the line neither at ${wish.dns.name} nor in ${wish.file.url}. A name server may need an hour. Please try again.`,
      );
    await db.transaction(async (tx) => {
      const at = deps.now();
      await tx.insert(competitorOptOuts).values({ host: wish.domain, token: wish.dns.text, askedAt: at, provenAt: at }).onConflictDoNothing();
      await forgetDomain(tx, wish.domain);
    });
    deps.log.info({ domain: wish.domain }, 'a business asked not to be compared');
    return { ...wish, isDone: true };
  };

  for (const [url, summary, act] of [
    ['/api/competitors/opt-out', 'How the owner of a website proves that it shall not be compared', ask],
    ['/api/competitors/opt-out/prove', 'Looks for the proof; with it nothing of the domain is compared any more', prove],
  ] as const) {
    app.route({
      method: 'POST',
      url,
      bodyLimit: 4096,
      schema: { summary, body: optOutRequestSchema, response: { 200: optOutSchema } },
      handler: async (request, reply) => reply.header('cache-control', 'no-store').send(await act(request.body.website, request.ip)),
    });
  }

  // The same as plain forms, for the page about our crawler.
  void app.register(async (scope: App) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const [url, act] of [
      ['/competitors/opt-out', ask],
      ['/competitors/opt-out/prove', prove],
    ] as const) {
      scope.route({
        method: 'POST',
        url,
        schema: { hide: true, body: optOutRequestSchema },
        handler: async (request, reply) => {
          reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
          try {
            return await reply.send(wishPage(await act(request.body.website, request.ip), request.body.website));
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            const again = error.code === 'not-proven' ? proveForm(request.body.website, 'Look again') : '<p><a href="/bot#opt-out">Back</a></p>';
            return reply.code(error.status).send(optOutPage('Not yet', `<p>${escapeHtml(error.message)}</p>${again}`));
          }
        },
      });
    }
  });
}

function tooOften(retryAfterSeconds: number): AppError {
  return new AppError(429, 'too-many-requests', 'Please wait a few minutes and try again.', { retryAfterSeconds });
}

function wishPage({ domain, isDone, dns, file: { url, text } }: OptOut, website: string): string {
  if (isDone)
    return optOutPage(
      `${domain} is out`,
      `<p>We compare ${escapeHtml(domain)} with nobody. We deleted what we had read for comparisons.</p><p><a href="/">Back to Home</a></p>`,
    );
  const line = (value: string) => `<pre style="overflow-x:auto;user-select:all">${escapeHtml(value)}</pre>`;
  return optOutPage(
    `Show us that ${domain} is yours`,
    `<p>Do one of these two, then press the button.</p>
<h2>A line in your name server</h2><p>A TXT record with the name</p>${line(dns.name)}<p>and the text</p>${line(dns.text)}
<h2>Or a file on your site</h2><p>At the address</p>${line(url)}<p>with this one line</p>${line(text)}
${proveForm(website, 'I have done it')}`,
  );
}

function proveForm(website: string, button: string): string {
  return `<form method="post" action="/competitors/opt-out/prove"><input type="hidden" name="website" value="${escapeHtml(website)}"><button type="submit" class="main">${button}</button></form>`;
}

function optOutPage(title: string, content: string): string {
  return hostedPage({ title, stylesheet: '/subscription.css', banner: null, content: `<h1>${escapeHtml(title)}</h1>${content}` });
}
