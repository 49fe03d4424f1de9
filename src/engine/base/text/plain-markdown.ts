/**
 * Words of a website, an answer or a person as one line of Markdown that shows them and does nothing else: no markup, no HTML, no link that
 * a reader makes by itself, no list or heading at its beginning.
 */
export function plainMarkdown(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]|#~@!]/g, '\\$&')
    .replaceAll('://', '\\://')
    .replaceAll(/www\./gi, (name) => `${name.slice(0, 3)}&#46;`)
    .replace(/^(?:[-+=]|\d+(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}
