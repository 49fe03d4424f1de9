// The shared build of the site with streams of a journey pushed by hand.
import type { ServerResponse } from 'node:http';
import { startBuiltSite } from '../../testing/built-site.ts';
import type { BuiltSite } from '../../testing/built-site.ts';

export type Preview = BuiltSite & {
  /** Sends one event to every page that listens to a journey. */
  push: (event: string, data: unknown) => void;
  /** Ends every open event stream, as a lost connection would; browsers come back after 50 ms. */
  drop: () => void;
  /** How many pages listen right now. */
  listening: () => number;
};

/** Every journey is a stream, unless `answers` holds something else for it. */
export async function startPreview(): Promise<Preview> {
  const listeners = new Set<ServerResponse>();
  const site = await startBuiltSite({
    stream: (response) => {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write('retry: 50\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
  });
  return {
    ...site,
    push: (event, data) => {
      for (const response of listeners) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    drop: () => {
      for (const response of listeners) response.destroy();
    },
    listening: () => listeners.size,
  };
}
