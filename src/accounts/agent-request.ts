import { cookie, type Cookie } from './cookies.ts';

export const agentRequestSeconds = 15 * 60;

/** What an agent asked for while nobody was signed in, for the time of the sign-in: the query of its request, as base64url. */
export function agentRequest(publicUrl: string): Cookie {
  return cookie(publicUrl, 'agent-request');
}
