import type { FixtureAnswer, SiteDefinition } from './define-site.ts';
import { contextFor, serveSites } from './serve-sites.ts';
import type { SiteChange } from './site-change.ts';

export type ChangeableSite = Awaited<ReturnType<typeof serveChangeableSite>>;

/** A website that can be changed, and made to wait, while it is served. */
export async function serveChangeableSite(base: SiteDefinition, first: SiteChange, today: Date) {
  let live: Record<string, FixtureAnswer> = {};
  const definition: SiteDefinition = {
    ...base,
    answers: (context) => {
      live = base.answers(context);
      const { streams } = first(live, context) ?? {};
      if (streams) definition.streams = { ...definition.streams, ...streams };
      return live;
    },
  };
  const served = await serveSites([definition], today);
  const [site] = served.sites;
  if (!site) throw new Error('nothing is served');
  let isStopped = false;
  return {
    url: site.url,
    host: site.host,
    requests: site.requests,
    at: (path: string) => new URL(path, site.url).href,
    change: (change: SiteChange) => void change(live, contextFor(site.url.replace(/\/$/, ''), today)),
    /** Keeps everybody waiting for this path until the returned function is called. */
    holdBack(path: string): () => void {
      const waiting: (() => void)[] = [];
      definition.streams = {
        ...definition.streams,
        [path]: (response) =>
          void waiting.push(() => response.writeHead(200, live[path]?.headers).end(live[path]?.body)),
      };
      return () => {
        const { [path]: _, ...streams } = definition.streams ?? {};
        definition.streams = streams;
        for (const answer of waiting) answer();
      };
    },
    async stop() {
      if (!isStopped) await served.stop();
      isStopped = true;
    },
  };
}
