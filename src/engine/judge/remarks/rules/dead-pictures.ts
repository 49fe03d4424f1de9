import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { shortened } from '#engine/base/text/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { pictureAddress } from '#engine/evidence/site/picture-address.ts';
import { bad, inLine } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** Pictures that the site itself answers with "not found" or "gone", each where it was met first. */
export function deadPictures(pages: readonly PageFacts[], pictures: SiteEvidence['pictures'] = []): Sighting[] {
  const dead = new Map(
    pictures.filter(({ status }) => [404, 410].includes(status)).map((one) => [one.url, one.status]),
  );
  const found = pages.flatMap((page) =>
    page.images.flatMap((image) => {
      const url = pictureAddress(image)?.replace(/#.*$/s, '') ?? '';
      const status = dead.get(url);
      return status === undefined ? [] : [[url, gone(page, image, status)] as const];
    }),
  );
  return [...new Map(found.toReversed()).values()].toReversed();
}

function gone(page: PageFacts, { src, line }: PageFacts['images'][number], status: number): Sighting {
  const note = `${pageNameFirst(page.url)} shows a picture that does not load: “${shortened(src, 120)}” answers with status ${status}.`;
  return proven('dead-pictures', bad('picture-gone', note, inLine(page.url, line, `src="${src}"`)));
}
