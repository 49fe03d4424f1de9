import type { Finding } from '#engine/contract.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import type { PageFacts } from '#engine/evidence.ts';

/** Says "not found" in its own title while the status says that all is well. */
export function softNotFound(page: PageFacts): Finding | null {
  const title = page.titles[0];
  const says = [title?.text ?? '', page.headings.find((heading) => heading.level === 1)?.text ?? ''].find((text) => notFound.test(text.trim()));
  if (!says || page.mainWords > 150 || page.kind === 'home') return null;
  return {
    id: 'soft-404',
    tone: 'bad',
    note: `${pageNameFirst(page.url)} says “${says}” and answers with status 200.`,
    kind: 'quote',
    url: page.url,
    quote: says,
  };
}

const notFound =
  /^(?:error\s)?404\b|^(?:page|seite|página|pagina)(?:\s\w+)?\s(?:not found|nicht gefunden|no encontrada|non trovata|niet gevonden)|^page (?:introuvable|non trouvée)|^not found$/i;
