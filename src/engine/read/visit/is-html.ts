/** Whether an answer is a web page, by its content; many servers label pages as text and text as pages. */
export function isHtml(type: string, body: string): boolean {
  const start = body
    .slice(0, 1_000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(!doctype\s+html|html|head|body|script|meta)\b/i.test(start)) return true;
  return /html/i.test(type) && /<(html|head|body|title|div|p)\b/i.test(start);
}
