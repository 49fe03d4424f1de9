import { remember } from '#engine/base/text/remember.ts';

export type Address = Readonly<{
  origin: string;
  protocol: string;
  host: string;
  hostname: string;
  pathname: string;
  search: string;
}>;

/** An absolute address taken apart; null when the text is none. */
export const addressOf: (text: string) => Address | null = remember((text) => {
  const url = URL.parse(text);
  if (!url) return null;
  const { origin, protocol, host, hostname, pathname, search } = url;
  return { origin, protocol, host, hostname, pathname, search };
});
