// Sums of money, by the runtime's own signs and names of currencies.
import { currencyNames, tradedCurrencies } from './currency-names.ts';

/** A currency's sign as its own country writes it, and the language of most people there. */
type Sign = { text: string; code: string; region: string; language: string };

/** Made at their first use: asking the runtime for every currency's sign takes 30 ms. */
let signs: readonly Sign[] | null = null;

function currencySigns(): readonly Sign[] {
  signs ??= Intl.supportedValuesOf('currency').flatMap((code): Sign[] => {
    // The first two letters of a code are its country's.
    const region = code.slice(0, 2);
    const { language } = new Intl.Locale(`und-${region}`).maximize();
    return [{ text: signOf(`${language}-${region}`, code, 'narrowSymbol'), code, region, language }];
  });
  return signs;
}

type Patterns = { sum: RegExp; range: RegExp; sign: RegExp };

const patterns = new Map<string, Patterns>();
const mostPatterns = 100;

/**
 * A short sign of plain letters ("kr", "Ft") counts on pages for its country alone, which a bare language stands for where most of its speakers live:
 * elsewhere it is a word or a measure ("1234 Le Mans").
 */
function patternsFor(languages: readonly string[]): Patterns {
  const key = languages.join();
  const known = patterns.get(key);
  if (known) return known;
  const locales = languages.map(localeOf);
  const regions = locales.map((locale) => locale?.region);
  // "R1090" in South Africa: one letter is a sign in front of a figure alone, and only in the country that has it for one.
  const letters = currencySigns().flatMap(({ text, region }) =>
    /^\p{Lu}$/u.test(text) && regions.includes(region)
      ? [`${text}(?=\\d|\\s\\d{1,3}(?:[ ,]?\\d{3}){0,3}[.,]\\d\\d)`]
      : [],
  );
  const written = currencySigns().flatMap(({ text, code, region, language }) => {
    // In another language than its own country's a code may be a word: "ALL", "TOP", "CUP".
    const codeHere = locales.some((locale) => locale?.language === language) ? [code] : [];
    const bare = text.replace(/\.$/, '');
    const isOurs = /\p{L}\p{L}/u.test(bare) && (/[^\x20-\x7f]|[A-Z]{4}/.test(bare) || regions.includes(region));
    const isSign = text !== code && (/^\p{Sc}$/u.test(text) || isOurs);
    return isSign ? [...codeHere, signPattern(text)] : codeHere;
  });
  // CLDR's second signs of lira and hryvnia, which the runtime does not give.
  const second = [String.raw`грн\.?`, ...(locales.some((locale) => locale?.language === 'tr') ? ['TL'] : [])];
  const currency = `(?:${[...new Set([...written, ...sharedSigns()])].join('|')}|\\p{Lu}{1,3}\\p{Sc}|\\p{Sc}|${[...tradedCurrencies, '円', '元', '원', ...second].join('|')})`;
  const figure = String.raw`(?:\d{1,2}(?:,\d{2}){1,3},\d{3}|\d{1,9}(?:[.,’'  ]\d{3}){0,3})`;
  const amount = String.raw`${figure}(?:[.,]\d{1,2})?(?:\s?[${myriads}](?:\s?${figure})?)?(?:[.,/][-–])?`;
  // "$200,000 COP" has a sign and a code. "1 590,-", "250:-": no cents, and no sign needed.
  const whole = String.raw`\d{1,3}(?:[. ]?\d{3}){0,2}[,:][-–](?!\s?\d)`;
  // "Euro 10,00", and not the "Euro 6" of an engine.
  const euro = String.raw`[Ee](?:uro|URO)(?=\s\d{1,3}(?:[., ]?\d{3})?[.,]\d\d(?!\d))`;
  // "u$s", as the River Plate writes another country's dollars.
  const between = String.raw`\p{L}\p{Sc}\p{L}(?=\s?\d)`;
  const before = `(?:${[currency, ...longSigns(), ...letters, euro, between].join('|')})`;
  // Not the "5 Euro-style kitchens".
  const named = currencyNames(languages);
  const names = named.length === 0 ? [] : [String.raw`(?:${named.join('|')})(?!-\p{L})`];
  const behind = `(?:${[...names, ...signsBehind(languages), currency].join('|')})`;
  // Chinese, Japanese and Korean words are not parted by blanks: "入場料は¥800です".
  const joined = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
  // "2020 R$ 119,90": where a language puts the sign first, one in front of a figure with cents is that figure's.
  const alone = putsSignFirst(languages[0]) ? String.raw`(?!\s?\d{1,3}(?:[. ]?\d{3})*[.,]\d\d(?!\d))` : '';
  const sum = String.raw`(?<!\p{L}(?<!${joined})|\p{N}|\d[.,]|\d\s?/\s?)(?:${before}\s?${amount}(?:\s${currency}${alone})?|${amount}\s?${behind}${alone}|${whole})(?!\p{N}|(?!${joined})\p{L})`;
  const made = {
    sum: new RegExp(sum, 'gu'),
    range: new RegExp(String.raw`^\s?[–—-]\s?${sum}`, 'u'),
    sign: new RegExp(String.raw`(?<!\p{L})${currency}(?!\p{L})`, 'u'),
  };
  if (patterns.size >= mostPatterns) patterns.clear(); // pages say themselves which language they are in: any number of names could come
  patterns.set(key, made);
  return made;
}

/** A sign as it stands in a pattern: its point may be left out. */
function signPattern(text: string): string {
  const bare = text.replace(/\.$/, '');
  return `${bare.replaceAll(/[.$]/g, String.raw`\$&`)}${bare === text ? '' : String.raw`\.?`}`;
}

let shared: readonly string[] | null = null;

/** "kr" and "Rs": letters that three currencies have for a sign are known beyond their countries. */
function sharedSigns(): readonly string[] {
  shared ??= signsOfThree();
  return shared;
}

function signsOfThree(): string[] {
  const short = Intl.supportedValuesOf('currency').map((code) => signOf('en', code, 'narrowSymbol').replace(/\.$/, ''));
  const lettered = short.filter((text) => /^\p{L}{2}$/u.test(text));
  const ofThree = new Set(lettered.filter((text) => lettered.filter((other) => other === text).length >= 3));
  return [...ofThree].map((text) => `${text}\\.?`);
}

/** "KSh", "Kshs.": three letters in front of a figure, in whatever case behind the first, are no word. */
function longSigns(): string[] {
  return currencySigns().flatMap(({ text }) =>
    /^[A-Z][A-Za-z]{2}$/.test(text) && /[a-z]/.test(text)
      ? [
          `${text.replaceAll(/(?<=.)[A-Za-z]/g, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)}[Ss]?\\.?`,
        ]
      : [],
  );
}

/** "25 $ CA": with the country behind the sign, as some languages have it. */
function signsBehind(languages: readonly string[]): string[] {
  return languages
    .filter((language) => localeOf(language))
    .flatMap((language) =>
      tradedCurrencies.flatMap((code) => {
        const [, sign, country] = /^(\p{Sc})(\p{Lu}{2})$/u.exec(signOf(language, code, 'symbol')) ?? [];
        return sign && country ? [`[${sign}]\\s?${country}`] : [];
      }),
    );
}

function signOf(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}

function putsSignFirst(language: string | undefined): boolean {
  if (language === undefined || localeOf(language) === null) return false;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  return format.formatToParts(1)[0]?.type === 'currency';
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/** Whether a text names a currency, with or without a sum that can be read. */
export function namesCurrency(text: string, languages: readonly string[]): boolean {
  return patternsFor(languages).sign.test(text.slice(0, 2_000));
}

/** The first sum in a text, as written: "£4.50", "1.250,00 €", "8,800円", "£800 – £1,500"; null without one, and for zero. */
export function sumIn(text: string, languages: readonly string[]): string | null {
  const [found = null] = sumsIn(text.slice(0, 2_000), languages);
  if (found === null || !/[1-9]/.test(found)) return null;
  const at = text.indexOf(found);
  const behind = text.slice(at + found.length);
  const upTo = patternsFor(languages).range.exec(behind)?.[0];
  // A smaller sum behind a dash is what something costs now.
  if (upTo !== undefined && Number(digitsOf(upTo)) > Number(digitsOf(found))) return found + upTo;
  // "40 – 100 €", "Haircut 519 – 669 kr": with words around it, a number much smaller than the sum may count something ("Room 2 – 50 €").
  const [lead] = /(?<![\d.,’'])\d[\d.,’' ]{0,12}\s?[–—-]\s?$/u.exec(text.slice(Math.max(0, at - 20), at)) ?? [];
  if (lead === undefined) return found;
  const [least, most] = [Number(digitsOf(lead)), Number(digitsOf(found))];
  const isAlone = at === lead.length && !/\p{L}/u.test(behind);
  return least < most && (isAlone || least * 5 >= most) ? lead + found : found;
}

/** Every sum in a text, as written and in its order, at most 300. */
export function sumsIn(text: string, languages: readonly string[]): string[] {
  return Array.from(text.matchAll(patternsFor(languages).sum), ([found]) => found).slice(0, 300);
}

/** Ten thousands, in Chinese, Japanese and Korean. */
const myriads = '万萬만';

/** The bare digits of a sum without its cents' zeros: what a price in markup and one in the text have in common. */
export function digitsOf(price: string): string {
  const [, many, rest = ''] = new RegExp(`([\\d.,]+)\\s?[${myriads}]\\s?([\\d,]*)`).exec(price) ?? [];
  if (many !== undefined) return String(Number(many.replaceAll(',', '')) * 10_000 + Number(rest.replaceAll(',', '')));
  const digits = price.replaceAll(/[^\d.,]/g, '').replace(/[.,](?:00?)$/, '');
  return digits.replaceAll(/[.,]/g, '');
}
