import type { ServerResponse } from 'node:http';

/** An answer that begins and never ends, a blank at a time, until the other side hangs up. */
export function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  const dripping = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(dripping));
}

type NoJson = 'html' | 'garbage';

export function isNoJson(fault: unknown): fault is NoJson {
  return fault === 'html' || fault === 'garbage';
}

/** Says "200, JSON" and is the page of a proxy on the way, or half an object. */
export function sendNoJson(response: ServerResponse, fault: NoJson): void {
  const body =
    fault === 'html' ? '<!doctype html><title>Service temporarily moved</title>' : '{"id":"cs_test_1","status":"compl';
  response.writeHead(200, { 'content-type': fault === 'html' ? 'text/html' : 'application/json' }).end(body);
}
