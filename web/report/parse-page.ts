/** A fetched page of ours as a document. Without its own styles: this page's policy names others, and the browser would complain of them. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(/<style>[^]*?<\/style>/, ''), 'text/html');
}
