import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, htmlPage } from '#base/html-page.ts';
import type { Config } from '#base/config.ts';
import { keptFor } from '#payment/contract.ts';
import { fillIn } from './static-files.ts';

const file = join(import.meta.dirname, '../../dist/client/.look.html');

/** The built page around a look; where nothing is built, a plain one. `title` is text, `card` is HTML. */
export function builtLookPage({
  publicUrl,
  contactEmail,
  keep,
  asksAssistants,
}: { publicUrl: string; asksAssistants: boolean } & Pick<Config, 'contactEmail' | 'keep'>) {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : htmlPage({ title: '%LOOK_TITLE%', stylesheet: '/subscription.css', body: '%LOOK%' });
  const filled = fillIn(page, { publicUrl: publicUrl.replace(/\/$/, ''), contactEmail, ...keptFor(keep), asksAssistants: asksAssistants ? 'yes' : 'no' });
  return ({ title, card }: { title: string; card: string }): string => filled.replaceAll('%LOOK_TITLE%', () => escapeHtml(title)).replace('%LOOK%', () => card);
}
