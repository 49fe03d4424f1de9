import type { PageFacts } from '#engine/evidence/evidence.ts';

/** The words with which a page says "not found" in its own title while the status says that all is well. */
export function saysNotFound(page: PageFacts): string | null {
  const title = page.titles[0];
  const says = [title?.text ?? '', page.headings.find((heading) => heading.level === 1)?.text ?? ''].find((text) =>
    notFound.test(text.trim()),
  );
  return !says || page.mainWords > 150 || page.kind === 'home' ? null : says;
}

const notFound = new RegExp(
  [
    // "404 Mill Street" is an address, "404 pages that sell" an article.
    String.raw`(?:error\s|fehler\s|erreur\s)?404(?:\s*$|\s*[-–—:|!.]|\s+(?:error|not found|page not|seite nicht|página no|page introuvable))`,
    String.raw`(?:page|seite|página|pagina)(?:\s\w+)?\s(?:not found|nicht gefunden|no encontrada|non trovata|niet gevonden)`,
    String.raw`page (?:introuvable|non trouvée)`,
    String.raw`not found$`,
    String.raw`(?:oops\W+|sorry\W+)?(?:that|this|the) page (?:you requested )?(?:can[’']?t|cannot|could not|couldn[’']t|was not) (?:be )?found`,
    String.raw`(?:die|diese) seite (?:wurde|konnte) (?:leider )?nicht gefunden`,
    String.raw`(?:cette|la) page (?:n[’']existe (?:pas|plus)|est introuvable)`,
    String.raw`(?:esta|la) página no (?:existe|se (?:ha encontrado|encuentra))`,
  ]
    .map((start) => `^${start}`)
    .join('|'),
  'i',
);
