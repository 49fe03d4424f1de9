/** How a sentence calls a page: “the home page”, or its path in quotation marks. */
export function pageName(url: string): string {
  if (!URL.canParse(url)) return `“${url.slice(0, 120)}”`;
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? 'the home page' : `“${(pathname + search).slice(0, 120)}”`;
}

/** The same at the start of a sentence. */
export function pageNameFirst(url: string): string {
  const name = pageName(url);
  return name.startsWith('the') ? `The${name.slice(3)}` : name;
}

/** One page under its many spellings: no fragment, no trailing slash, no default file name. */
export function samePageKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname, search } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/(?:index\.(?:html?|php))?$/, '')}${search}`;
}
