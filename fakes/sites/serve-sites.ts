import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FixtureAnswer, SiteContext, SiteDefinition } from './define-site.ts';

export type ServedSite = {
  site: SiteDefinition;
  /** "http://127.0.0.1:41234/" */ url: string;
  /** "127.0.0.1:41234" */ host: string;
  /** User agent and path of each request. */ requests: { path: string; userAgent: string }[];
};
export type ServedSites = { sites: ServedSite[]; hosts: string[]; stop: () => Promise<void> };

/** Serves each site on a loopback port of its own, as it is on the day `today`: on any that is free, or on `firstPort` and those after it where they are free. */
export async function serveSites(
  definitions: readonly SiteDefinition[],
  today: Date,
  firstPort?: number,
): Promise<ServedSites> {
  const running = await Promise.all(
    definitions.map((site, index) => serveSite(site, today, firstPort === undefined ? 0 : firstPort + index)),
  );
  return {
    sites: running.map(({ served }) => served),
    hosts: running.map(({ served }) => served.host),
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}

async function serveSite(
  site: SiteDefinition,
  today: Date,
  port: number,
): Promise<{ served: ServedSite; stop: () => Promise<void> }> {
  const requests: ServedSite['requests'] = [];
  let answers: Record<string, FixtureAnswer> = {};
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, userAgent: request.headers['user-agent'] ?? '' });
    response.on('error', () => {}); // a reader that has had enough hangs up
    const stream = site.streams?.[path];
    const answer = answers[path] ?? answers['*'];
    if (stream) stream(response);
    else if (answer)
      response.writeHead(answer.status ?? 200, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
    else
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><title>Not found</title><h1>Not found</h1>');
  });
  await new Promise<void>((resolve) =>
    server
      .once('error', () => server.listen(0, '127.0.0.1'))
      .listen(port, '127.0.0.1')
      .once('listening', resolve),
  );
  const host = `127.0.0.1:${portOf(server.address())}`;
  answers = site.answers(contextFor(`http://${host}`, today));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { served: { site, url: `http://${host}/`, host, requests }, stop };
}

export function contextFor(origin: string, today: Date): SiteContext {
  const day = (days: number) => new Date(today.getTime() - days * 86_400_000);
  return {
    origin,
    daysAgo: (days) => day(days).toISOString().slice(0, 10),
    spokenDaysAgo: (days) =>
      day(days).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
}

export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}
