/** The address the server filled into the page's head. */
export function contactEmail(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="contact-email"]')?.content ?? '';
}
