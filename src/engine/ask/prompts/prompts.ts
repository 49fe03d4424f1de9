// The prompt set: what we ask the platforms about a business. Deterministic: the same quiz gives the same questions.
import type { Answers, Industry } from '#engine/contract.ts';
import { contentStems, hasPhrase, isCjk } from '#engine/base/text/phrases.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { brandOf } from '#engine/ask/names/brand.ts';
import { findNames } from '#engine/ask/names/find-names.ts';
import { promptTemplates, type PromptLanguage, type QuestionType } from '#engine/ask/prompts/prompt-templates.ts';

/** Stored with every answer: only answers to the same set are compared. */
export const PROMPT_SET_VERSION = '3';

export type Prompt = { id: string; kind: 'unbranded' | 'branded'; text: string; type?: QuestionType };

/** `rivals`: names that at least two earlier answers gave. `asked`: what a language model says that such buyers ask first, most asked first. */
export type PromptOptions = { count?: number; rivals?: readonly string[]; asked?: readonly string[] };

/**
 * Up to `count` different questions that buyers ask and that never name the company, then three about the company by name. First come the customers' own questions, as
 * the quiz has them and then as a model has understood them, at most a third of all each; questions to the firm ("do you deliver?") name nobody and are left to the
 * content checks. Places take turns.
 */
export function promptSet(
  answers: Answers,
  language: PromptLanguage,
  { count = 30, rivals = [], asked = [] }: PromptOptions = {},
): Prompt[] {
  const namesUs = leaksOf(answers);
  const third = Math.ceil(count / 3);
  const own = linesOf(answers.customerQuestions).filter((text) => isAskable(text, namesUs) && /[?？]$/.test(text));
  const heard = inEachPlace(
    asked.map(clipped).filter((text) => isAskable(text, namesUs) && namesWhatIsSought(text, answers)),
    answers,
  );
  const first = [...own.slice(0, third), ...heard.slice(0, third)].map((text): Question => ({
    type: 'own words',
    text,
  }));
  const made = first.length < count ? madeQuestions(answers, language, { rivals, namesUs }) : [];
  const unbranded = distinct([...first, ...made], count)
    .slice(0, count)
    .map(({ type, text }, at): Prompt => ({
      id: `u${String(at + 1).padStart(2, '0')}`,
      kind: 'unbranded',
      text,
      type,
    }));
  const name = clean(answers.companyName);
  if (name === '') return unbranded;
  const domain = registrableDomain(answers.website);
  const brand = domain === null ? `"${name}"` : `"${name}" (${domain})`;
  return [
    ...unbranded,
    ...promptTemplates[language].branded.map((text, at): Prompt => ({
      id: `b${String(at + 1).padStart(2, '0')}`,
      kind: 'branded',
      text: fill(text, { brand }),
    })),
  ];
}

/** Why a buyer's own wording would not measure anything; null when it may be asked. For the person who edits the questions. */
export function problemWithQuestion(text: string, answers: Answers): string | null {
  const question = text.replace(/\s+/g, ' ').trim();
  if (question.length < shortestQuestion) return 'This is too short to be a question.';
  if (question.length > longestQuestion)
    return `This is longer than ${longestQuestion} characters. Buyers ask short questions.`;
  if (hasAddress(question)) return 'This has an address in it. An assistant would look there and nowhere else.';
  if (leaksOf(answers)(question))
    return 'This names you. A question that names you cannot show whether assistants find you.';
  if (isToTheFirm(question))
    return 'This is a question to you, not to an assistant. Nobody else would be named in the answer.';
  return null;
}

/** From `<html lang>`: "de-AT" is German. English where we have no questions in the language. */
export function promptLanguage(lang: string | null): PromptLanguage {
  const code = (lang ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  return code === 'de' || code === 'fr' || code === 'es' || code === 'zh' || code === 'ja' ? code : 'en';
}

/** The first place that the quiz names, as the platforms' searches take it; null when the firm works everywhere. */
export function cityOf(answers: Answers): string | null {
  const place = placesOf(answers)[0] ?? '';
  return place === '' || isAnywhere(answers.locations) ? null : place;
}

const shortestQuestion = 8; // characters
const longestQuestion = 200;
const longestOffer = { characters: 60, words: 7 };

type NamesUs = (text: string) => boolean;
type Question = { type: QuestionType; text: string };

function linesOf(questions: string): string[] {
  return questions.split(/\n|(?<=[?？])\s*/u).map(clipped);
}

function clipped(line: string): string {
  return line
    .replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isAskable(text: string, namesUs: NamesUs): boolean {
  return (
    text.length >= shortestQuestion &&
    text.length <= longestQuestion &&
    wordsOf(text).length >= (isCjk(text) ? 1 : 3) &&
    !hasAddress(text) &&
    !isToTheFirm(text) &&
    !namesUs(text)
  );
}

/** Of a model's question: it ends like a question or a search, and names the trade or a place. Else an assistant could name anybody. */
function namesWhatIsSought(text: string, answers: Answers): boolean {
  const offers = [...answers.products, ...answers.keywords, answers.companyDescription].join(' ');
  const sought = new Set(contentStems([offers, ...placesOf(answers)].join(' ')));
  return /[\p{L}\p{N}?？)]$/u.test(text) && contentStems(text).some((stem) => sought.has(stem));
}

/** Where a question names one of the places, each further question names the next. */
function inEachPlace(questions: readonly string[], answers: Answers): string[] {
  const places = placesOf(answers);
  return questions.map((text, at) => {
    const named = places.find((place) => hasPhrase(text, place));
    return named === undefined ? text : text.replaceAll(named, places[at % places.length] ?? named);
  });
}

function madeQuestions(
  answers: Answers,
  language: PromptLanguage,
  { rivals, namesUs }: { rivals: readonly string[]; namesUs: NamesUs },
): Question[] {
  const { unbranded, place: inPlace } = promptTemplates[language];
  const places = isAnywhere(answers.locations) ? [] : placesOf(answers).filter((place) => !namesUs(place));
  const placeWords = new Set(placesOf(answers).flatMap(wordsOf));
  const offers = offersOf(answers, language, { namesUs, placeWords });
  const slots = {
    q: problemsOf(answers, { namesUs, placeWords }),
    a: language === 'en' ? audiencesOf(answers, { namesUs, placeWords }) : [],
    r: different(rivals.map(clean).filter((name) => name.length > 1 && !namesUs(name))),
  };
  const made: Question[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [at, [type, template]] of unbranded.entries()) {
      const place = places[made.length % places.length] ?? '';
      const values: Record<string, string> = {
        o: offers[(round + at) % offers.length] ?? '',
        q: slots.q[round] ?? '',
        a: slots.a[round] ?? '',
        r: slots.r[round] ?? '',
        P: place,
      };
      const needed = [...template.matchAll(/\{([oqarP])\}/g)].map(([, key]) => key ?? '');
      if (needed.some((key) => values[key] === '')) continue;
      const text = capitalized(fill(template, { ...values, p: place === '' ? '' : inPlace(place) }), language);
      // Harmless words may make the name together: 青禾 before 公司.
      if (!namesUs(text)) made.push({ type, text });
    }
  return made;
}

/** Names written "iPhone" keep their letters. */
function capitalized(text: string, language: PromptLanguage): string {
  const [word = ''] = /^\S+/.exec(text) ?? [];
  return word === word.toLowerCase() ? text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1) : text;
}

const rounds = 12;

type Shape = { namesUs: NamesUs; placeWords: ReadonlySet<string> };

/** What is sold: products, and search terms where fewer than two products can be asked about; the industry's usual offer where nothing can. */
function offersOf(answers: Answers, language: PromptLanguage, shape: Shape): string[] {
  const term = (raw: string) => offerIn(raw, answers, shape);
  const products = different(answers.products.map(term).filter((own) => own !== ''));
  if (products.length >= 2) return products;
  // "Plumber" is who does it, not what is bought: it fits none of the sentences.
  const terms = answers.keywords
    .map(term)
    .filter((own) => own !== '' && (language !== 'en' || !/(?:ers?|ors?|ists?|ants?|ians?|eers?)$/i.test(own)));
  const offers = different([...products, ...terms]);
  return offers.length > 0 ? offers : [usualOffer(answers, shape.namesUs)];
}

/** A term loses the place, and what only a search box needs. */
function offerIn(raw: string, answers: Answers, { namesUs, placeWords }: Shape): string {
  if (hasAddress(raw) || /[?？]/.test(raw)) return '';
  const bare = clean(raw).replace(searchWords, ' ');
  const placeless = isCjk(bare)
    ? placesOf(answers).reduce((text, place) => text.replaceAll(place, ''), bare)
    : bare
        .split(/\s+/)
        .filter((word) => wordsOf(word).length === 0 || !wordsOf(word).every((own) => placeWords.has(own)))
        .join(' ');
  const offer = clean(placeless)
    .replace(/^(?:in|for|the|near|à|de|für|en|的|の)\s+|(?<!\s)\s+(?:in|for|near|à|de|für|en)$/giu, '')
    .trim();
  const isUsable =
    offer.length >= 2 &&
    offer.length <= longestOffer.characters &&
    offer.split(' ').length <= longestOffer.words &&
    wordsOf(offer).length > 0;
  return isUsable && !hasDoubledWord(offer) && !namesUs(offer) ? offer : '';
}

/** A situation in the customers' words: no slogan of the firm ("we help you"). */
function problemsOf(answers: Answers, shape: Shape): string[] {
  return different(answers.problemsSolved.split(/[\n;.。]/u).map(clean)).filter(
    (text) =>
      text.length >= 8 &&
      text.length <= 120 &&
      wordsOf(text).length >= (isCjk(text) ? 1 : 3) &&
      isPlain(text, shape) &&
      !isOurVoice(text),
  );
}

/** "small firms": a plain plural of one to five words. */
function audiencesOf(answers: Answers, shape: Shape): string[] {
  return different(answers.targetAudience.split(/[,;\n]/u).map(clean)).filter(
    (text) =>
      text.length >= 3 &&
      text.length <= 50 &&
      /s$/i.test(text) &&
      /^\p{L}+(?: \p{L}+){0,4}$/u.test(text) &&
      !/^(?:in|for|at)\b/i.test(text) &&
      isPlain(text, shape),
  );
}

function isPlain(text: string, { namesUs, placeWords }: Shape): boolean {
  return (
    !hasAddress(text) &&
    !namesUs(text) &&
    !hasDoubledWord(text) &&
    text.search(searchWords) < 0 &&
    !wordsOf(text).some((word) => placeWords.has(word))
  );
}

function placesOf({ locations }: Answers): string[] {
  return locations
    .split(/[,;\n/、]| and | und | et | y /u)
    .map(clean)
    .filter((place) => place.length > 1 && place.length <= 40 && !/\d{3}/.test(place));
}

function isAnywhere(locations: string): boolean {
  return /\b(?:worldwide|global(?:ly)?|online|remote|international(?:ly)?|everywhere|nationwide|weltweit|bundesweit|mondial|monde entier|partout|mundial|todo el mundo)\b|全球|全国|世界|オンライン/iu.test(
    locations,
  );
}

/** At most a quarter of each type; questions of the same words count once. */
function distinct(list: readonly Question[], count: number): Question[] {
  const seen = new Set<string>();
  const perType = new Map<QuestionType, number>();
  return list.filter(({ type, text }) => {
    const key = wordsOf(text).join(' ') || text;
    const number = (perType.get(type) ?? 0) + 1;
    if (seen.has(key) || (type !== 'own words' && number > Math.ceil(count / 4))) return false;
    seen.add(key);
    perType.set(type, number);
    return true;
  });
}

function different(list: readonly string[]): string[] {
  return [
    ...new Map(
      list.filter((text) => text !== '').map((text) => [wordsOf(text).toSorted().join(' ') || text, text]),
    ).values(),
  ];
}

const industryOffers: Record<Industry | '', string> = {
  technology: 'business software',
  healthcare: 'medical care',
  finance: 'financial advice',
  retail: 'shopping',
  manufacturing: 'manufactured parts',
  consulting: 'consulting',
  education: 'courses',
  'real-estate': 'real estate services',
  hospitality: 'places to stay and eat',
  other: 'professional services',
  '': 'professional services',
};

function usualOffer({ industry }: Answers, namesUs: NamesUs): string {
  return [industryOffers[industry], industryOffers[''], 'help'].find((offer) => !namesUs(offer)) ?? '';
}

const searchWords =
  /\b(?:best|cheap(?:est)?|top|near me|nearby|affordable|buy|online|20\d\d|company|companies|günstig(?:e[rs]?)?|beste[rns]?|in der nähe|pas cher|meilleure?s?|près de moi|barat[oa]s?|mejor(?:es)?|cerca de m[íi])\b/giu;

function isToTheFirm(text: string): boolean {
  return /\b(?:you|your|yours|we|our|Sie|Ihre?n?|ihr|euch|eure?|vous|votre|vos|usted(?:es)?|vosotros|vuestr\w+|su empresa)\b|贵公司|你们|您|御社|貴社/u.test(
    text,
  );
}

function isOurVoice(text: string): boolean {
  return /\b(?:we|our|us|wir|unser\w*|nous|notre|nos|nosotros|nuestr\w+)\b|我们|当社|弊社/iu.test(text);
}

function hasAddress(text: string): boolean {
  return /https?:|:\/\/|www\.|@/i.test(text);
}

function hasDoubledWord(text: string): boolean {
  return /\b(\p{L}{3,}) \1\b/iu.test(text);
}

/** Tells whether a text has the company's own name or address in it: a question that names you proves nothing. */
function leaksOf(answers: Answers): NamesUs {
  const brand = brandOf(answers);
  const root = (brand.domain?.split('.')[0] ?? '').replaceAll('-', '');
  const full = lettersOf(answers.companyName);
  const joined = [root, ...brand.names.map(lettersOf)].filter((own) => own.length > 3);
  const whole = [brand.domain ?? '', ...brand.names.map((name) => name.toLowerCase())].filter((own) => own.length > 1);
  return (text) => {
    const letters = lettersOf(text);
    return (
      (full.length > 1 && letters.includes(full)) ||
      findNames(text, brand).length > 0 ||
      joined.some((own) => letters.includes(own)) ||
      whole.some((own) => !/^[\p{L}\p{N}]+$/u.test(own) && text.toLowerCase().includes(own))
    );
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** One line without quotes and slots: what a customer typed is a term in our question, not a second question. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"“”„«»<>{}[\]`]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.,;:!?。？！、，])[.,;:!?。？！、，]+$/u, '')
    .trim();
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_whole, key: string) => values[key] ?? '');
}
