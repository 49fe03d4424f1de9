import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, htmlPage } from '#base/html-page.ts';
import type { Config } from '#base/config.ts';
import { keptFor } from '#payment/contract.ts';
import { afterOffer } from './draw-pages.ts';
import { fillIn } from './static-files.ts';

/** The drawn page around a look; a plain one where `pagesDir` is null. `title` is text, `card` is HTML, `path` its address to share. */
export function builtLookPage({
  pagesDir,
  publicUrl,
  contactEmail,
  keep,
  asksAssistants,
  isAfterOffer,
}: { pagesDir: string | null; publicUrl: string; asksAssistants: boolean; isAfterOffer: () => boolean } & Pick<
  Config,
  'contactEmail' | 'keep'
>) {
  const plain = htmlPage({ title: '%LOOK_TITLE%', stylesheet: '/subscription.css', body: '%LOOK%' });
  const read = (file: string, otherwise: string) => (existsSync(file) ? readFileSync(file, 'utf8') : otherwise);
  const page = pagesDir === null ? plain : read(join(pagesDir, '.look.html'), plain);
  const later = pagesDir === null ? page : read(join(pagesDir, afterOffer, '.look.html'), page);
  const values = {
    publicUrl: publicUrl.replace(/\/$/, ''),
    contactEmail,
    ...keptFor(keep),
    asksAssistants: asksAssistants ? 'yes' : 'no',
  };
  const [during, after] = [fillIn(page, values), fillIn(later, values)];
  return ({ title, card, path }: { title: string; card: string; path: string }): string =>
    (isAfterOffer() ? after : during)
      .replaceAll('%LOOK_TITLE%', () => escapeHtml(title))
      .replaceAll('/%LOOK_PATH%', () => escapeHtml(path))
      .replace('%LOOK%', () => card);
}
