import { citableUserAgent } from '#engine/read/gather.ts';
import { UsageError } from './usage.ts';

/** Our name with the page that explains it, where the operator has one. */
export function userAgentOf(env: Readonly<Record<string, string | undefined>>): string {
  const publicUrl = env['PUBLIC_URL'] || null;
  if (publicUrl !== null && !(URL.canParse(publicUrl) && /^https?:\/\/[^\s/?#@\\]+\/*$/i.test(publicUrl)))
    throw new UsageError(`PUBLIC_URL is "${publicUrl}"; write the bare address of your site, like https://example.com`);
  return citableUserAgent(publicUrl);
}
