import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { shortened } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inLine } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** Pictures whose text is the name of a file, as tools write it: "IMG_2034.jpg", or "IMG_2034" of that file. Each once. */
export function fileNames(pages: readonly PageFacts[]): Sighting[] {
  const found = pages.flatMap((page) =>
    page.images.flatMap((image) => (isFileName(image) ? [[image.src, told(page, image)] as const] : [])),
  );
  return [...new Map(found.toReversed()).values()].toReversed();
}

type Picture = PageFacts['images'][number];

function isFileName({ alt, src }: Picture): boolean {
  const text = alt?.trim() ?? '';
  if (/^[^\s/]{1,120}\.(?:jpe?g|png|webp|gif|svg|avif)$/i.test(text)) return true;
  const file =
    src
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  // "team" of "team.jpg" is a word; a number behind letters is a camera’s.
  return /^\p{L}+[_-]?\d{3,}$/u.test(text) && file.startsWith(`${text}.`);
}

function told(page: PageFacts, { alt, line }: Picture): Sighting {
  const note = `${pageNameFirst(page.url)} has a picture whose text is the name of a file: “${shortened(alt ?? '', 80)}”.`;
  return proven('file-names', bad('picture-named-as-file', note, inLine(page.url, line, `alt="${alt ?? ''}"`)));
}
