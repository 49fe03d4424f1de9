/** The host of a website as somebody typed it, without "www."; an address that is none stays as it is. Two reports with one host are about one website. */
export function websiteHost(website: string): string {
  const host = (URL.parse(website) ?? URL.parse(`https://${website}`))?.host;
  return host ? host.replace(/^www\./, '') : website;
}
