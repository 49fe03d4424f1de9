import { decoded } from '#engine/base/text/decoded.ts';
import type { PageKind } from '#engine/evidence/evidence.ts';

/** What a page is for, from its address alone: for pages that could not be read, and as the first guess for those that were. */
export function kindOfUrl(url: string, isHome: boolean): PageKind {
  if (isHome) return 'home';
  if (!URL.canParse(url)) return 'other';
  const path = readablePath(new URL(url).pathname);
  if (path === '/' || /^\/(index\.\w+|[a-z]{2}(-[a-z]{2})?)?\/?$/.test(path)) return 'other';
  if (listing.test(path)) return 'other';
  const named = path.split('/').filter(isName).join('/');
  for (const [kind, pattern] of patterns) if (pattern.test(wordsInTitles.has(kind) ? named : path)) return kind;
  return 'other';
}

/** "/5-questions-to-ask-your-roofer" is the title of a text, in which any word may stand. */
function isName(segment: string): boolean {
  return segment.replace(/\.\w{2,5}$/, '').split(/[-_.]/).length <= 3;
}

const wordsInTitles: ReadonlySet<PageKind> = new Set(['faq', 'pricing', 'contact', 'about']);

/** A further page of a list, and lists by subject or author, are below the blog and are no articles. */
const listing = /\/(?:page|seite|category|categories|kategorie|categorie|tag|tags|author|authors|autor)\/[^/]+\/?$/;

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
  [
    'faq',
    word('faqs?|questions?|haeufige-fragen|help|hilfe|preguntas-frecuentes|domande-frequenti|veelgestelde-vragen'),
  ],
  [
    'pricing',
    word(
      'pricing|prices?|price-list|preise|preisliste|tarife|tarifs|prix|precios|tarifas|prezzi|prijzen|plans|rates|fees|costs?',
    ),
  ],
  [
    'contact',
    word('contact|contact-us|contacts|kontakt|contacto|contatti|contactez-nous|find-us|get-in-touch|anfahrt'),
  ],
  [
    'about',
    word(
      'about|about-us|aboutus|who-we-are|our-story|company|team|our-team|ueber-uns|uber-uns|wir|unternehmen|a-propos|qui-sommes-nous|sobre-nosotros|quienes-somos|notre-histoire|histoire|nosotros|nuestra-historia|historia|chi-siamo|la-nostra-storia|storia|over-ons|ons-verhaal|unsere-geschichte|teachers|our-people',
    ),
  ],
  [
    'product',
    word(
      'products?|services?|shop|store|solutions?|features?|offers?|menu|collections?|treatments?|leistungen|produkte?|angebote?|produits?|prestations|productos?|servicios?|prodotti|servizi|producten|diensten',
    ),
  ],
];

/** A page’s purpose by its own title, where the address does not tell it: Latin letters often stand for another script. */
export function kindOfName(names: readonly string[]): PageKind | null {
  for (const name of names) {
    const kind = kindsByName.get(name.trim().toLowerCase());
    if (kind) return kind;
  }
  return null;
}

const kindsByName = new Map<string, PageKind>(
  (
    [
      [
        'contact',
        'contact,contact us,kontakt,contacto,contatti,アクセス,お問い合わせ,お問合せ,联系我们,聯絡我們,اتصل بنا,تواصل معنا,צור קשר,오시는 길,문의하기,контакты',
      ],
      [
        'about',
        'about us,über uns,à propos,会社概要,クリニック紹介,医院紹介,私たちについて,关于我们,關於我們,من نحن,אודות,회사소개,о нас,о компании',
      ],
      ['faq', 'faq,faqs,よくある質問,よくあるご質問,常见问题,常見問題,الأسئلة الشائعة,자주 묻는 질문,вопросы и ответы'],
      ['pricing', '料金,料金案内,料金表,价格,الأسعار,가격,цены'],
      [
        'legal',
        'プライバシーポリシー,個人情報保護方針,特定商取引法に基づく表記,隐私政策,سياسة الخصوصية,개인정보처리방침,политика конфиденциальности',
      ],
    ] as const
  ).flatMap(([kind, names]) => names.split(',').map((name) => [name, kind] as const)),
);

/** Lower case, decoded, and without the accents that some addresses write and others do not. */
function readablePath(path: string): string {
  return decoded(path).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
