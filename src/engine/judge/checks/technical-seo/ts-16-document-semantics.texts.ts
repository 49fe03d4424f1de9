import { viewSource } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages name their language, main part and pictures',
    passed: 'declares a language, a main part and UTF-8|declare a language, a main part and UTF-8',
    fail: 'Some pages leave out language or main part',
    faults: {
      'lang-missing': '{count} key page names no language|{count} key pages name no language',
      'lang-invalid': '{count} key page names no valid language|{count} key pages name no valid language',
      'lang-differs':
        '{count} key page names another language than its text is in|{count} key pages name another language than their text is in',
      'main-landmark': '{count} key page marks no main part|{count} key pages mark no main part',
      'alt-missing':
        '{count} picture of the content has no text for machines|{count} pictures of the content have no text for machines',
      'charset-': '{count} key page does not declare UTF-8|{count} key pages do not declare UTF-8',
    },
  },
  neutral: 'language, main part and picture texts',
  why: 'Language, main part, pictures’ texts and encoding let a machine separate your content from its frame.',
  comparedAs: 'Language, main part and picture texts',
  ownTest: [viewSource, 'Look for lang= at the top, for <main>, and for alt= at each picture.'],
  emits: ['charset-missing', 'charset-not-utf-8'],
  notes: {
    'main-landmark-missing': '{page} marks no main part (<main> or <article>).',
    'alt-missing': 'A picture on {page} has no alternative text.',
    'lang-invalid': '{page} names its language “{lang}”, which is no language code.',
    'lang-missing': '{page} does not name its language.',
    'lang-differs': '{page} names its language “{lang}”, and its text is in {language}.',
  },
  says: {
    notMeasured: 'We read no key page.',
    noPicture: 'we saw no picture in the main part without the attribute alt',
    described: 'is described|are described',
    pictures: 'picture of the content|pictures of the content',
    reason: 'Language on {lang} of key pages, a main part on {landmark}, UTF-8 on {charset}; {described}.',
    stepMain: 'Wrap the content of each page in <main>, and each article in <article>.',
    stepLang: 'Name the language that the text of the page is in: <html lang="…">.',
    stepAlt: 'Describe pictures that carry meaning in alt; leave alt="" for decoration.',
    stepCharset: 'Declare UTF-8.',
    noMainPart: 'no main part',
    proof: '{page} says this about itself.',
    label: 'Language, main part, encoding',
    noLanguage: 'no language',
    undeclared: '{page} does not declare its encoding.',
    declaredWrongly: '{page} declares UTF-8 and is written in {used}.',
    declaredOther: '{page} declares the encoding {declared} instead of UTF-8.',
    encoding: 'Encoding',
    notDeclared: 'not declared',
    read: '{declared}, read as {used}',
  },
  advice: {
    title: 'Use semantic HTML',
    description: 'A few elements in the template tell machines and screen readers what is what.',
    resources: ['Landmarks: https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/'],
    metrics: ['Key pages with language and main part', 'Pictures with alternative text'],
    proof: 'Press Check now. Each page names its language and marks its main part.',
  },
} as const satisfies CheckTexts;
