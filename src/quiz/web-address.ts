/** In place of an address that is none. */
export const noAddress = 'Enter a web address such as https://example.com.';

/** `example.com` becomes `https://example.com`; an address with a scheme stays as it is. */
export function completeAddress(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed.replace(/^[^/]*:\d+(\/|$)/, ''))
    ? trimmed
    : `https://${trimmed}`;
}

/** Of a page that anybody may open: http or https, with a name, without a password. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const named = hostname.includes('.') || hostname.startsWith('[') || hostname === 'localhost';
  return (protocol === 'https:' || protocol === 'http:') && named && username === '' && password === '';
}
