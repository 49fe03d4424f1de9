import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { detectLanguage, isDetectable } from '#engine/base/language/detect-language.ts';
import { shareOf } from '#engine/base/statistics.ts';
import { ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { asValue, bad, inLine, inWords, onPage, proofByValue } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-16-document-semantics.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-16',
  texts,
  points: 1.5,
  strength: 'moderate',
  platformWeights: { grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['GEO16', 'LH', 'ZHANG25'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const pictures = pages.flatMap((page) =>
      page.images.filter((image) => image.inMain && !image.decorative).map((image) => ({ page, image })),
    );
    const withoutAlt = pictures.filter(({ image }) => image.alt === null);
    const shares = {
      lang: shareOf(pages, (page) => hasLang(page) && otherLanguage(page) === null),
      landmark: shareOf(pages, hasLandmark),
      alt: pictures.length === 0 ? 1 : 1 - withoutAlt.length / pictures.length,
      charset: shareOf(pages, isDeclaredUtf8),
    };
    const findings: Finding[] = [
      ...pages.filter((page) => !hasLang(page)).map(langFinding),
      ...pages.flatMap(otherLanguageFinding),
      ...pages
        .filter((page) => !hasLandmark(page))
        .map((page) =>
          bad(
            'main-landmark-missing',
            say(notes['main-landmark-missing'], { page: pageNameFirst(page.url) }),
            onPage(page.url),
          ),
        ),
      ...withoutAlt.map(({ page, image }) =>
        bad(
          'alt-missing',
          say(notes['alt-missing'], { page: pageName(page.url) }),
          inLine(page.url, image.line, image.src.slice(0, 200)),
        ),
      ),
      ...pages.filter((page) => !isDeclaredUtf8(page)).map(charsetFinding),
    ];
    const ratio = 0.25 * shares.lang + 0.35 * shares.landmark + 0.25 * shares.alt + 0.15 * shares.charset;
    const percent = (share: number) => `${Math.round(share * 100)}%`;
    const described =
      pictures.length === 0
        ? says.noPicture
        : ofPages(pictures.length - withoutAlt.length, pictures.length, says.described, says.pictures).replace(
            /^N/,
            'n',
          );
    return scored(
      ratio,
      say(says.reason, {
        lang: percent(shares.lang),
        landmark: percent(shares.landmark),
        charset: percent(shares.charset),
        described,
      }),
      [
        ...onePerKindFirst(findings),
        ...pages
          .filter((page) => hasLang(page) || hasLandmark(page))
          .slice(0, 1)
          .map(proofOf),
      ],
      ofThoseRead(pages.length, pages.length, title.passed),
    );
  },
  who: 'developer',
  minutes: 60,
  concerns: 'key-pages',
  advice: (findings) => ({
    steps: [
      ...findings.slice(0, 8).map(({ note }) => note),
      ...mendings.flatMap(({ start, step }) =>
        findings.some((finding) => finding.id.startsWith(start)) ? [step] : [],
      ),
    ],
  }),
});

/** What is asked for is only what was seen to be missing. */
const mendings = [
  { start: 'main-landmark', step: says.stepMain },
  { start: 'lang-', step: says.stepLang },
  { start: 'alt-', step: says.stepAlt },
  { start: 'charset-', step: says.stepCharset },
];

/** BCP 47, loosely: "en", "de-CH", "zh-Hant-TW". "English" is no language tag. */
function hasLang(page: PageFacts): boolean {
  return page.lang !== null && /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(page.lang);
}

/** The language of its text, where that is surely another than the one it names: each part of a long text says so. null: it is not. */
function otherLanguage({ lang, languages = [], mainText }: PageFacts): string | null {
  const named = (lang ?? '').slice(0, 2).toLowerCase();
  const [read = named] = languages;
  if (read.slice(0, 2) === named || !isDetectable(named) || mainText.length < parts * partLength) return null;
  const at = (part: number) => Math.floor(((mainText.length - partLength) * part) / (parts - 1));
  const isRead = (part: number) => detectLanguage(mainText.slice(at(part), at(part) + partLength)) === read;
  return Array.from({ length: parts }, (_, part) => part).every(isRead) ? read : null;
}

const parts = 3;
const partLength = 300;

function otherLanguageFinding(page: PageFacts): Finding[] {
  const read = hasLang(page) ? otherLanguage(page) : null;
  if (read === null) return [];
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(read) ?? read;
  const values = { page: pageNameFirst(page.url), lang: (page.lang ?? '').slice(0, 40), language };
  return [bad('lang-differs', say(notes['lang-differs'], values), inWords(page.url, page.mainText.slice(0, 120)))];
}

function hasLandmark(page: PageFacts): boolean {
  return page.landmarks.main || page.landmarks.article;
}

function isDeclaredUtf8(page: PageFacts): boolean {
  return page.charset.used === 'utf-8' && /^utf-?8$/.test(page.charset.declared ?? '');
}

function proofOf({ url, lang, landmarks, charset }: PageFacts): Finding {
  const main = landmarks.main ? '<main>' : landmarks.article ? '<article>' : says.noMainPart;
  return proofByValue(
    say(says.proof, { page: pageNameFirst(url) }),
    says.label,
    `${lang ?? says.noLanguage}, ${main}, ${charset.used}`,
    url,
  );
}

function langFinding(page: PageFacts): Finding {
  return page.lang
    ? bad(
        'lang-invalid',
        say(notes['lang-invalid'], { page: pageNameFirst(page.url), lang: page.lang.slice(0, 40) }),
        onPage(page.url),
      )
    : bad('lang-missing', say(notes['lang-missing'], { page: pageNameFirst(page.url) }), onPage(page.url));
}

function charsetFinding(page: PageFacts): Finding {
  const { declared, used } = page.charset;
  const note =
    declared === null
      ? say(says.undeclared, { page: pageNameFirst(page.url) })
      : /^utf-?8$/.test(declared)
        ? say(says.declaredWrongly, { page: pageNameFirst(page.url), used })
        : say(says.declaredOther, { page: pageNameFirst(page.url), declared });
  return bad(
    declared === null ? 'charset-missing' : 'charset-not-utf-8',
    note,
    asValue(
      says.encoding,
      declared === used ? used : say(says.read, { declared: declared ?? says.notDeclared, used }),
      page.url,
    ),
  );
}

/** Fifty pictures must not push the other kinds off the list. */
function onePerKindFirst(findings: Finding[]): Finding[] {
  const firsts = findings.filter((finding, index) => findings.findIndex((other) => other.id === finding.id) === index);
  return [...firsts, ...findings.filter((finding) => !firsts.includes(finding))];
}
