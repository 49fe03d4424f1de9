import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { shareOf } from '#engine/base/statistics.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { asValue, bad, inLine, onPage, proofByValue } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'TS-16',
  title: {
    pass: 'Your pages name their language, main part and pictures',
    fail: 'Some pages leave out language or main part',
    faults: {
      'lang-': 'page names no valid language|pages name no valid language',
      'main-landmark': 'page marks no main part|pages mark no main part',
      'alt-missing': 'picture has no text for machines|pictures have no text for machines',
      'charset-': 'page does not declare UTF-8|pages do not declare UTF-8',
    },
  },
  neutral: 'language, main part and picture texts',
  why: 'Language, main part, pictures’ texts and encoding let a machine separate your content from its frame.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: 'We read no key page.' };
    const pictures = pages.flatMap((page) =>
      page.images.filter((image) => image.inMain && !image.decorative).map((image) => ({ page, image })),
    );
    const withoutAlt = pictures.filter(({ image }) => image.alt === null);
    const shares = {
      lang: shareOf(pages, hasLang),
      landmark: shareOf(pages, hasLandmark),
      alt: pictures.length === 0 ? 1 : 1 - withoutAlt.length / pictures.length,
      charset: shareOf(pages, isDeclaredUtf8),
    };
    const findings: Finding[] = [
      ...pages.filter((page) => !hasLang(page)).map(langFinding),
      ...pages
        .filter((page) => !hasLandmark(page))
        .map((page) =>
          bad(
            'main-landmark-missing',
            `${pageNameFirst(page.url)} marks no main part (<main> or <article>).`,
            onPage(page.url),
          ),
        ),
      ...withoutAlt.map(({ page, image }) =>
        bad(
          'alt-missing',
          `A picture on ${pageName(page.url)} has no alternative text.`,
          inLine(page.url, image.line, image.src.slice(0, 200)),
        ),
      ),
      ...pages.filter((page) => !isDeclaredUtf8(page)).map(charsetFinding),
    ];
    const ratio = 0.25 * shares.lang + 0.35 * shares.landmark + 0.25 * shares.alt + 0.15 * shares.charset;
    const percent = (share: number) => `${Math.round(share * 100)}%`;
    const described =
      pictures.length === 0
        ? 'we saw no picture in the main part without the attribute alt'
        : ofPages(
            pictures.length - withoutAlt.length,
            pictures.length,
            'is described|are described',
            'picture of the content|pictures of the content',
          ).replace(/^N/, 'n');
    return scored(
      ratio,
      `Language on ${percent(shares.lang)} of key pages, a main part on ${percent(shares.landmark)}, UTF-8 on ${percent(shares.charset)}; ${described}.`,
      [
        ...onePerKindFirst(findings),
        ...pages
          .filter((page) => hasLang(page) || hasLandmark(page))
          .slice(0, 1)
          .map(proofOf),
      ],
    );
  },
  who: 'developer',
  minutes: 60,
  concerns: 'key-pages',
  comparedAs: 'Language, main part and picture texts',
  advice: (findings) => ({
    title: 'Use semantic HTML',
    description: 'A few elements in the template tell machines and screen readers what is what.',
    steps: [
      ...findings.slice(0, 8).map(({ note }) => note),
      ...mendings.flatMap(({ start, step }) =>
        findings.some((finding) => finding.id.startsWith(start)) ? [step] : [],
      ),
    ],
    resources: ['Landmarks: https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/'],
    metrics: ['Key pages with language and main part', 'Pictures with alternative text'],
    proof: 'Press Check now. Each page names its language and marks its main part.',
  }),
});

/** What is asked for is only what was seen to be missing. */
const mendings = [
  { start: 'main-landmark', step: 'Wrap the content of each page in <main>, and each article in <article>.' },
  { start: 'lang-', step: 'Name the language: <html lang="…">.' },
  { start: 'alt-', step: 'Describe pictures that carry meaning in alt; leave alt="" for decoration.' },
  { start: 'charset-', step: 'Declare UTF-8.' },
];

/** BCP 47, loosely: "en", "de-CH", "zh-Hant-TW". "English" is no language tag. */
function hasLang(page: PageFacts): boolean {
  return page.lang !== null && /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(page.lang);
}

function hasLandmark(page: PageFacts): boolean {
  return page.landmarks.main || page.landmarks.article;
}

function isDeclaredUtf8(page: PageFacts): boolean {
  return page.charset.used === 'utf-8' && /^utf-?8$/.test(page.charset.declared ?? '');
}

function proofOf({ url, lang, landmarks, charset }: PageFacts): Finding {
  const main = landmarks.main ? '<main>' : landmarks.article ? '<article>' : 'no main part';
  return proofByValue(
    `${pageNameFirst(url)} says this about itself.`,
    'Language, main part, encoding',
    `${lang ?? 'no language'}, ${main}, ${charset.used}`,
    url,
  );
}

function langFinding(page: PageFacts): Finding {
  return page.lang
    ? bad(
        'lang-invalid',
        `${pageNameFirst(page.url)} names its language “${page.lang.slice(0, 40)}”, which is no language code.`,
        onPage(page.url),
      )
    : bad('lang-missing', `${pageNameFirst(page.url)} does not name its language.`, onPage(page.url));
}

function charsetFinding(page: PageFacts): Finding {
  const { declared, used } = page.charset;
  const note =
    declared === null
      ? `${pageNameFirst(page.url)} does not declare its encoding.`
      : /^utf-?8$/.test(declared)
        ? `${pageNameFirst(page.url)} declares UTF-8 and is written in ${used}.`
        : `${pageNameFirst(page.url)} declares the encoding ${declared} instead of UTF-8.`;
  return bad(
    declared === null ? 'charset-missing' : 'charset-not-utf-8',
    note,
    asValue('Encoding', declared === used ? used : `${declared ?? 'not declared'}, read as ${used}`, page.url),
  );
}

/** Fifty pictures must not push the other kinds off the list. */
function onePerKindFirst(findings: Finding[]): Finding[] {
  const firsts = findings.filter((finding, index) => findings.findIndex((other) => other.id === finding.id) === index);
  return [...firsts, ...findings.filter((finding) => !firsts.includes(finding))];
}
