import type { ServerResponse } from 'node:http';

/** An answer that begins and never ends, a blank at a time, until the other side hangs up. */
export function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  const dripping = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(dripping));
}
