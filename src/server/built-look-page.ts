import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, htmlPage } from '#base/html-page.ts';
import type { Config } from '#base/config.ts';
import { keptFor } from '#payment/contract.ts';
import { afterOffer, fillIn } from './static-files.ts';

const built = join(import.meta.dirname, '../../dist/client');

/** The built page around a look; where nothing is built, a plain one. `title` is text, `card` is HTML. */
export function builtLookPage({
  publicUrl,
  contactEmail,
  keep,
  asksAssistants,
  isAfterOffer,
}: { publicUrl: string; asksAssistants: boolean; isAfterOffer: () => boolean } & Pick<
  Config,
  'contactEmail' | 'keep'
>) {
  const plain = htmlPage({ title: '%LOOK_TITLE%', stylesheet: '/subscription.css', body: '%LOOK%' });
  const read = (file: string, otherwise: string) => (existsSync(file) ? readFileSync(file, 'utf8') : otherwise);
  const page = read(join(built, '.look.html'), plain);
  const later = read(join(built, afterOffer, '.look.html'), page);
  const values = {
    publicUrl: publicUrl.replace(/\/$/, ''),
    contactEmail,
    ...keptFor(keep),
    asksAssistants: asksAssistants ? 'yes' : 'no',
  };
  const [during, after] = [fillIn(page, values), fillIn(later, values)];
  return ({ title, card }: { title: string; card: string }): string =>
    (isAfterOffer() ? after : during).replaceAll('%LOOK_TITLE%', () => escapeHtml(title)).replace('%LOOK%', () => card);
}
