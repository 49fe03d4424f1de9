// The app's screens as built, with answers given by hand: for tests in a browser, and to look at while drawing.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** What `/api/…` answers, by path; a missing path is 404, except that journeys are streams. */
export type HandMadeAnswers = Map<string, { status: number; body: unknown }>;

export type Preview = {
  url: string;
  /** Change them at any time. */
  answers: HandMadeAnswers;
  /** Sends one event to every page that listens to a journey. */
  push: (event: string, data: unknown) => void;
  /** Ends every open event stream, as a lost connection would; browsers come back after 50 ms. */
  drop: () => void;
  /** How many pages listen right now. */
  listening: () => number;
  close: () => Promise<void>;
};

export async function startPreview(): Promise<Preview> {
  const files = await builtFiles();
  const answers: HandMadeAnswers = new Map();
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://preview');
    if (/^\/api\/journey\/[^/]+\/events$/.test(pathname) && !answers.has(pathname)) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 50\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    if (pathname.startsWith('/api/')) {
      const answer = answers.get(pathname) ?? { status: 404, body: { message: 'Nothing here.', code: 'not-found' } };
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      return;
    }
    const file = files.get(pathname.slice(1));
    response
      .writeHead(200, { 'content-type': file ? (types[extname(pathname)] ?? 'application/octet-stream') : 'text/html', ...policy })
      .end(file ?? shell(files));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const drop = () => {
    for (const response of listeners) response.destroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    answers,
    push: (event, data) => {
      for (const response of listeners) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    drop,
    listening: () => listeners.size,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

// The product's own policy, so that a screen that breaks it fails here.
const policy = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'",
};

async function builtFiles(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss(), react()],
    build: { write: false, modulePreload: false, rollupOptions: { input: { app: 'web/app.tsx', styles: 'web/ui/styles.css' } } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return new Map(outputs.flatMap(({ output }) => output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const)));
}

function shell(files: Map<string, unknown>): string {
  const named = (start: string, end: string) => [...files.keys()].find((name) => name.startsWith(`assets/${start}-`) && name.endsWith(end)) ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="contact-email" content="hello@citable.example">
<link rel="stylesheet" href="/${named('styles', '.css')}"><script type="module" src="/${named('app', '.js')}"></script></head><body><div id="root"></div></body></html>`;
}
