/**
 * Signs of a program in a text that people read, told by their form: an escape ("Caf\u00e9", "open\nclosed", "Smith &amp; Sons") or a shortcode that
 * nothing rendered ("[gallery ids="1,2"]", "[/vc_row]"); null without any. A text that explains code has them between spaces or in quotation marks.
 */
export function shownCode(line: string): string | null {
  if (!/[\\&[]/.test(line)) return null;
  for (const pattern of patterns) {
    const found = pattern.exec(line.slice(0, 5_000));
    if (found) return found[0];
  }
  return null;
}

const patterns: readonly RegExp[] = [
  /(?<=[\p{L}\p{N}.,!?])\\[nrt](?=\p{Lu}|\\[nrt])/u,
  /(?<=\p{L})\\u00[\da-f]{2}|\\u00[\da-f]{2}(?=\p{Ll})/iu,
  /(?<=[\p{L}\p{N}.,!?])\\['"](?=[\p{L}\s])/u,
  // "Smith &amp; Sons", "fish &amp; chips", "Don&#8217;t"
  /(?<=[\p{L}\p{N}][.,!?)]?\s?)&(?:amp|nbsp|quot|apos|[lr]squo|[lr]dquo|[nm]dash|hellip|eacute|egrave|[aou]uml|szlig|#0?39|#8\d{3}|#x[\da-f]{2,4});(?=\s?[\p{L}\p{N}(])/iu,
  /\[\/?(?:[a-z]+_)+[a-z]+(?:\s[\w-]{2,30}=["“”″'][^\]\n]{0,200})?\]|\[\/[a-z][\w-]{2,30}\]/,
  /\[[a-z][\w-]{2,40}(?:\s[\w-]{2,30}=["“”″'][^\]"“”″'\n]{0,80}["“”″']){1,20}\s?\/?\]/,
];
