import type { FastifyReply, FastifyRequest } from 'fastify';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // React and Radix write style attributes; those cannot run code. Style elements stay forbidden.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Sets the headers on every answer; a route that needs others sets its own afterwards. */
export function securityHeaders(publicUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(headers);
    if (publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    // Answers of the API are somebody's data: no cache in between may keep them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  };
}
