/** The file that a form sends to: "/send.php". null for other targets, which may answer to forms alone. */
export function formAddress(action: string, pageUrl: string): string | null {
  const url = URL.parse(action, pageUrl);
  if (!url || !/^https?:$/.test(url.protocol) || !/\.(?:php\d?|aspx?|jsp|cgi|pl|html?)$/i.test(url.pathname))
    return null;
  return `${url.origin}${url.pathname}${url.search}`;
}
