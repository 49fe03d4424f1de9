import { createHash } from 'node:crypto';
import type { onRequestHookHandler } from 'fastify';

const policyWith = (styles: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    // React and Radix write style attributes; those cannot run code. Only the page's own style element is allowed, by its digest.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const headers = {
  'content-security-policy': policyWith("'self'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** A further header for a page with an inline stylesheet: a policy that names the stylesheet by its digest. */
export function headersOfPage(html: string): Record<string, string> {
  const styles = /^[^]*?<style>([^]*?)<\/style>[^]*?<body/.exec(html)?.[1];
  if (styles === undefined) return {};
  return {
    'content-security-policy': policyWith(`'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}'`),
  };
}

/** Sets the headers on every answer; a route that needs others sets its own afterwards. */
export function securityHeaders(publicUrl: string): onRequestHookHandler {
  const all = publicUrl.startsWith('https:')
    ? { ...headers, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : headers;
  // Answers of the API are somebody's data: no cache in between may keep them.
  const ofApi = { ...all, 'cache-control': 'no-store' };
  // A callback and not a promise: this runs before every answer, also those from memory.
  return (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofApi : all);
    done();
  };
}
