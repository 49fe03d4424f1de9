import type { Finding } from '#engine/contract.ts';
import { listed } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { partsByScripts } from '#engine/judge/checks/parts/parts-by-scripts.ts';
import { asValue, info } from '#engine/judge/findings.ts';

/** What only scripts write on these pages, told as one thing: it has one cause and one remedy. Text or a menu alone is what TS-05 and TS-12 tell. */
export function writtenByScripts(pages: readonly PageFacts[]): Finding[] {
  const { parts, types, first, isTold } = partsByScripts(pages);
  return isTold
    ? [
        info(
          'written-by-scripts',
          `Scripts write ${listed(parts)}. Most AI crawlers run no scripts and see none of it. Let your server send it in the HTML.`,
          asValue('Types written by scripts', types.join(', ') || 'none', first?.url),
        ),
      ]
    : [];
}
