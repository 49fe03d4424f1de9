import { escapeHtml } from '#base/html-page.ts';
import { hostedPage } from '#payment/hosted-page.ts';

/** A page of one sentence, with a button that posts to its own address where there is something to confirm. */
export function hostedMessage(title: string, text: string, button?: string): string {
  const form =
    button === undefined
      ? '<p><a href="/">Back to Home</a></p>'
      : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`;
  return hostedPage({
    title,
    stylesheet: '/subscription.css',
    banner: null,
    content: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}`,
  });
}
