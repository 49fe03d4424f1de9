// The way out for whoever is compared: a line in the name server or a file proves whose site it is, and from then on nothing of it is compared.
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { sharedNetwork } from '#base/client-network.ts';
import { AppError } from '#base/errors.ts';
import { escapeHtml } from '#base/html-page.ts';
import { deriveKey } from '#base/secrets.ts';
import { createThrottle } from '#base/throttle.ts';
import { competitorOptOuts } from '#db/schema.ts';
import { domainOfSite } from '#journey/host-turn.ts';
import { hostedPage } from '#payment/hosted-page.ts';
import { optedOut, publicHome } from './competitors.ts';
import { optOutRequestSchema, optOutSchema } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { forgetDomain } from './read-competitor.ts';

type OptOut = z.infer<typeof optOutSchema>;

/** Leaving comparisons, and coming back. Each has a line of its own, so that the line that led out proves no wish to come back. */
const wishes = { 'opt-out': 'leave comparisons', 'opt-in': 'be compared again' } as const;
type Wish = keyof typeof wishes;
const wishIds = ['opt-out', 'opt-in'] as const;
const file = '.well-known/citable-opt-out.txt';

export function optOutRoutes(app: App, deps: BoardDeps): void {
  const { db, pool } = deps.database;
  const asking = createThrottle(pool, { name: 'opt-out', points: 20, perSeconds: 10 * 60 });
  const proving = createThrottle(pool, { name: 'opt-out-site', points: 20, perSeconds: 60 * 60 });

  /** The same words for the same domain, so nothing is kept before it is proven. */
  const lineOf = (wish: Wish, domain: string) =>
    `citable-${wish}=${createHmac('sha256', deriveKey(deps.secretKey, wish)).update(domain).digest('base64url').slice(0, 32)}`;

  const wishOf = async (wish: Wish, website: string): Promise<OptOut> => {
    const domain = domainOfSite(website);
    const text = lineOf(wish, domain);
    const isOut = (await optedOut(db, [website])).size > 0;
    const url = `${new URL(website).protocol}//${domain}/${file}`;
    return {
      domain,
      isDone: isOut === (wish === 'opt-out'),
      dns: { name: `_citable.${domain}`, text },
      file: { url, text },
    };
  };

  const linesSeen = async ({ dns, file: { url } }: OptOut): Promise<string[]> => {
    const written = ((await deps.readFile(url)) ?? '').split(/\r?\n/, 20);
    return [...(await deps.resolveTxt(dns.name)), ...written].map((line) => line.trim());
  };

  const ask: Act = async (wish, typed, ip) => {
    const taken = await asking.take(sharedNetwork(ip));
    if (!taken.allowed) throw tooOften(taken.retryAfterSeconds);
    return wishOf(wish, publicHome(typed, deps.isPublic));
  };

  const prove: Act = async (wish, typed, ip) => {
    const asked = await ask(wish, typed, ip);
    if (asked.isDone) return asked;
    const { domain, dns, file } = asked;
    // For each network by itself: a stranger's tries must not use up the owner's.
    const taken = await proving.take(`${domain} ${sharedNetwork(ip)}`);
    if (!taken.allowed) throw tooOften(taken.retryAfterSeconds);
    const seen = await linesSeen(asked);
    if (!seen.includes(dns.text))
      throw new AppError(
        409,
        'not-proven',
        `We did not find the line at ${dns.name} or in ${file.url}. A name server may need an hour. Please try again.`,
      );
    if (wish === 'opt-in' && seen.includes(lineOf('opt-out', domain)))
      throw new AppError(
        409,
        'not-proven',
        `The line that starts with “citable-opt-out=” is still at ${dns.name} or in ${file.url}. Remove it and try again.`,
      );
    await db.transaction(async (tx) => {
      if (wish === 'opt-in') return void (await tx.delete(competitorOptOuts).where(eq(competitorOptOuts.host, domain)));
      const at = deps.now();
      await tx
        .insert(competitorOptOuts)
        .values({ host: domain, token: dns.text, askedAt: at, provenAt: at })
        .onConflictDoNothing();
      await forgetDomain(tx, domain);
    });
    deps.log.info({ domain, wish }, 'a business said whether it wants to be compared');
    return { ...asked, isDone: true };
  };

  for (const wish of wishIds)
    for (const [url, summary, act] of [
      [`/api/competitors/${wish}`, `How the owner of a website proves the wish to ${wishes[wish]}`, ask],
      [`/api/competitors/${wish}/prove`, `Looks for the proof of the wish to ${wishes[wish]}, and follows it`, prove],
    ] as const) {
      app.route({
        method: 'POST',
        url,
        config: { needs: 'public' },
        bodyLimit: 4096,
        schema: { summary, body: optOutRequestSchema, response: { 200: optOutSchema } },
        handler: async (request, reply) =>
          reply.header('cache-control', 'no-store').send(await act(wish, request.body.website, request.ip)),
      });
    }

  formRoutes(app, { ask, prove });
}

type Act = (wish: Wish, typed: string, ip: string) => Promise<OptOut>;

/** The same as plain forms, for the page about our crawler. */
function formRoutes(app: App, { ask, prove }: { ask: Act; prove: Act }): void {
  void app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const wish of wishIds)
      for (const [url, act] of [
        [`/competitors/${wish}`, ask],
        [`/competitors/${wish}/prove`, prove],
      ] as const) {
        // Whoever opens the address of an answer again.
        scope.get(url, { config: { needs: 'public' }, schema: { hide: true } }, (_request, reply) =>
          reply.redirect('/bot#opt-out', 303),
        );
        scope.route({
          method: 'POST',
          url,
          config: { needs: 'public' },
          schema: { hide: true, body: optOutRequestSchema },
          handler: async (request, reply) => {
            const { website } = request.body;
            reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
            try {
              return await reply.send(wishPage(wish, await act(wish, website, request.ip), website));
            } catch (error) {
              if (!(error instanceof AppError)) throw error;
              const again =
                error.code === 'not-proven'
                  ? form(`${wish}/prove`, website, 'Look again')
                  : '<p><a href="/bot#opt-out">Back</a></p>';
              return reply
                .code(error.status)
                .send(optOutPage('Not yet', `<p>${escapeHtml(error.message)}</p>${again}`));
            }
          },
        });
      }
  });
}

function tooOften(retryAfterSeconds: number): AppError {
  return new AppError(429, 'too-many-requests', 'Please wait a few minutes and try again.', { retryAfterSeconds });
}

function wishPage(wish: Wish, { domain, isDone, dns, file: { url, text } }: OptOut, website: string): string {
  const home = '<p><a href="/">Back to Home</a></p>';
  const shown = escapeHtml(domain);
  if (isDone && wish === 'opt-in')
    return optOutPage(
      `${domain} can be compared`,
      `<p>Reports may compare ${shown} with others. You can remove the line now.</p>${home}`,
    );
  if (isDone)
    return optOutPage(
      `${domain} is out`,
      `<p>We compare ${shown} with nobody. We deleted what we had read for comparisons.</p>${form('opt-in', website, 'Let it be compared again', '')}${home}`,
    );
  const line = (value: string) => `<pre style="overflow-x:auto;user-select:all">${escapeHtml(value)}</pre>`;
  const before =
    wish === 'opt-in'
      ? '<p>Remove the line that starts with “citable-opt-out=” first, or anybody could say this for you.</p>'
      : '';
  return optOutPage(
    `Show us that ${domain} is yours`,
    `${before}<p>Do one of these two, then press the button.</p>
<h2>A line in your name server</h2><p>A TXT record with the name</p>${line(dns.name)}<p>and the text</p>${line(dns.text)}
<h2>Or a file on your site</h2><p>At the address</p>${line(url)}<p>with this one line</p>${line(text)}
${form(`${wish}/prove`, website, 'I have done it')}`,
  );
}

function form(action: string, website: string, button: string, look = 'main'): string {
  return `<form method="post" action="/competitors/${action}"><input type="hidden" name="website" value="${escapeHtml(website)}"><button type="submit" class="${look}">${button}</button></form>`;
}

function optOutPage(title: string, content: string): string {
  return hostedPage({
    title,
    stylesheet: '/subscription.css',
    banner: null,
    content: `<h1>${escapeHtml(title)}</h1>${content}`,
  });
}
