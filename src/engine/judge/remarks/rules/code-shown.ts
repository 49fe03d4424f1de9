import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { shownCode } from '#engine/base/text/shown-code.ts';
import { shortened } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { shownLines } from '#engine/evidence/shown-lines.ts';
import { bad, inLine, inWords } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** Escapes and shortcodes that a page shows as text. A page that shows code on purpose is left alone. */
export function codeShown(page: PageFacts): Sighting[] {
  if (page.kind === 'article' || page.blocks.some(({ tag }) => tag === 'pre')) return [];
  return shownLines(page)
    .flatMap(({ text, line }): Sighting[] => {
      const code = shownCode(text);
      if (code === null) return [];
      const note = `${pageNameFirst(page.url)} shows “${shortened(code, 80)}” in its text.`;
      const shown = around(text, code);
      return [
        proven(
          'shown-code',
          bad('code-shown', note, line === null ? inWords(page.url, shown) : inLine(page.url, line, shown)),
        ),
      ];
    })
    .slice(0, mostOnPage);
}

const mostOnPage = 4;

/** The code with the words beside it. */
function around(text: string, code: string): string {
  const at = text.indexOf(code);
  return text.slice(Math.max(0, at - 100), at + code.length + 100).trim();
}
