import type { PageKind } from '#engine/evidence.ts';

/** What a page is for, from its address alone: for pages that could not be read, and as the first guess for those that were. */
export function kindOfUrl(url: string, isHome: boolean): PageKind {
  if (isHome) return 'home';
  if (!URL.canParse(url)) return 'other';
  const path = readablePath(new URL(url).pathname);
  if (path === '/' || /^\/(index\.\w+|[a-z]{2}(-[a-z]{2})?)?\/?$/.test(path)) return 'other';
  for (const [kind, pattern] of patterns) if (pattern.test(path)) return kind;
  return 'other';
}

const word = (words: string) => new RegExp(`(?:^|[/_.-])(?:${words})(?:$|[/_.-])`);

// English, German, French, Spanish, Italian, Dutch. The first that fits wins.
const patterns: readonly [PageKind, RegExp][] = [
  [
    'legal',
    word(
      'privacy|privacy-policy|terms|tos|legal|imprint|impressum|datenschutz|agb|cookies?|cookie-policy|mentions-legales|confidentialite|privacidad|aviso-legal|disclaimer|gdpr|refund-policy|accessibility-statement',
    ),
  ],
  [
    'article',
    /\/(?:blog|news|articles?|insights?|guides?|posts?|journal|magazine|stories|resources|ratgeber|aktuelles|actualites|noticias|case-stud(?:y|ies))\/[^/]*[a-z][^/]*/,
  ],
  ['article', /\/(?:19|20)\d\d\/(?:0?\d|1[0-2])\/[^/]+/],
  ['faq', word('faqs?|questions?|haeufige-fragen|help|hilfe|preguntas-frecuentes|domande-frequenti|veelgestelde-vragen')],
  ['pricing', word('pricing|prices?|price-list|preise|preisliste|tarife|tarifs|prix|precios|tarifas|prezzi|prijzen|plans|rates|fees|costs?')],
  ['contact', word('contact|contact-us|contacts|kontakt|contacto|contatti|contactez-nous|find-us|get-in-touch|anfahrt')],
  [
    'about',
    word(
      'about|about-us|aboutus|who-we-are|our-story|company|team|our-team|ueber-uns|uber-uns|wir|unternehmen|a-propos|qui-sommes-nous|sobre-nosotros|quienes-somos|chi-siamo|over-ons',
    ),
  ],
  [
    'product',
    word(
      'products?|services?|shop|store|solutions?|features?|offers?|menu|collections?|treatments?|leistungen|produkte?|angebote?|produits?|prestations|productos?|servicios?|prodotti|servizi|producten|diensten',
    ),
  ],
];

/** Lower case, decoded, and without the accents that some addresses write and others do not. */
function readablePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray "%": the raw path still says enough.
  }
  return decoded.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
