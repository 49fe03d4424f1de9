import { parse } from 'tldts';
import { longestCount } from '#engine/base/text/contact-words.ts';

// What stands where a value belongs, told by its form alone.

/** A script may set it. */
export const emptyCounter = 'a counter at zero, which only a script sets';

/** What a placeholder is called that is a passage of no language: the proof of its statement. */
export const fillerText = 'filler text';

/** A field in the signs that only templates write: "{{city}}", "%CITY%", "{city}" but not "{dot}", a shortcode; null without one. */
export function writtenField(text: string): string | null {
  if (!/[[{<%_]/.test(text)) return null;
  const marked =
    /\{\{[^{}\n]{1,60}\}\}|\{%[^%\n]{1,80}%\}|<%=[^%\n]{1,60}%>|\[[a-z][\w-]{2,40}(?:\s[\w-]{2,30}=["“”'][^\]"“”'\n]{0,60}["“”'])+\]/.exec(
      text,
    )?.[0];
  return (
    marked ??
    /(?<![\w%])%[A-Z]{3,20}(?:_[A-Z]{2,20}){0,4}%|(?<!_)__[A-Z][A-Z_]{1,30}[A-Z]__|(?<=[\p{L},:]\s)\$?\{[\p{L}_][\p{L}_.]{3,40}\}/u.exec(
      text,
    )?.[0] ??
    null
  );
}

/** Words in brackets in the place of a value: "Court: [Name of the court]", "<à compléter>", and four words and more for themselves where a text begins; null without any. */
export function bracketedField(line: string, begins: boolean): string | null {
  const angled = /<(?=[^<>]{0,60}[\s\p{Lu}])\p{L}[^<>=/"]{2,60}>/u.exec(line)?.[0];
  if (angled !== undefined) return angled;
  // "[Photo: Ada Weber, Leeds]" says whose the picture is.
  const isValue = (one: Brackets) => /:\s*$/.test(one.before) || (begins && isLine(one) && !one.whole.includes(':'));
  return brackets(line).find(isValue)?.whole ?? null;
}

/** Words in brackets within a sentence, or four and more for themselves: a field, or the name of a button, or an aside. */
export function bracketsWithin(line: string): string | null {
  return brackets(line).find((one) => /\p{L}\s$/u.test(one.before) || isLine(one))?.whole ?? null;
}

function isLine({ whole, before, after }: Brackets): boolean {
  return whole.split(/\s+/).length >= 4 && !/\p{L}/u.test(before + after);
}

/** "seat: , tax no.: , register:," in one line: names of values with nothing behind them; null without two of them. */
export function emptyFields(line: string): string | null {
  const empty = [...line.matchAll(/\p{L}{2,30}\.?\s?:\s?(?=[,;](?:\s|$))/gu)];
  const [first, last] = [empty[0], empty.at(-1)];
  if (!first || !last || first === last) return null;
  return line.slice(first.index, Math.min(last.index + last[0].length, first.index + 160)).trim();
}

type Brackets = { whole: string; before: string; after: string };

/** A unit, a language and a file's type are shorter, a quotation leaves words out, and who explains a word writes small. */
function brackets(line: string): Brackets[] {
  if (!line.includes('[') || /["“”„«»]/.test(line)) return [];
  return Array.from(
    line.matchAll(/(?<![\p{L}\p{N}\])}])\[\p{Lu}[^[\]{}<>\d=@]{2,110}[^\s[\]]\](?!\()/gu),
    ({ 0: whole, index }) => ({
      whole,
      before: line.slice(0, index),
      after: line.slice(index + whole.length),
    }),
  );
}

/** "12 34 56 78", "+49 000 000 000", "+49 XXX XXXXXX": eight digits in their order, seven zeros, or x for digits, as a number is written; null without one. */
export function standInNumber(text: string): string | null {
  for (const [number] of text.matchAll(/(?<![\p{L}\d])\+?\(?\d[\d\s().–-]{6,20}\d(?!\d)/gu))
    if (!inThousands.test(number) && !isPager(number) && isNobodys(number)) return number;
  // A country's letters lead a number for taxes.
  for (const [number, digits = ''] of text.matchAll(/(?<![\p{L}\d])[A-Z]{2,3}(\d{8,14})(?![\d\p{L}])/gu))
    if (isNobodys(digits)) return number;
  for (const [number] of text.matchAll(/(?<![\p{L}\d@.])\+?\(?[\dxX][\dxX\s()./–-]{5,22}[\dxX](?![\p{L}\d@]|\.\d)/gu))
    if (isMasked(number)) return number;
  return null;
}

function isNobodys(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '');
  return (
    longestCount(number) >= 8 ||
    /0{7}/.test(digits) ||
    (digits.length >= 9 && digits.length <= 13 && /(?:1234567|0{6})$/.test(digits))
  );
}

/** "10.000.000" may be a sum. */
const inThousands = /^[1-9]\d{0,2}(?:[.\s]\d{3})+$/;

/** Pages to turn to: one number after the other. */
function isPager(text: string): boolean {
  const numbers = text.trim().split(/\s+/).map(Number);
  return numbers.length > 3 && numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

/** Groups of x alone, or behind the first digits of a number. */
function isMasked(number: string): boolean {
  const xs = number.match(/x+|X+/g) ?? [];
  const length = number.replaceAll(/[^\dxX]/g, '').length;
  const hidden = xs.join('').length;
  // "06.66.01.xx.xx": a number of pairs.
  const isPairs = /^0\d(?:[\s.-](?:\d\d|xx|XX)){4}$/.test(number);
  // "192.168.xxx.xxx" is a machine's.
  return (
    (isPairs || !number.includes('.')) &&
    xs.every((run) => run.length > 1) &&
    hidden >= 4 &&
    (isPairs || hidden * 2 >= length) &&
    length >= 7 &&
    length <= 15 &&
    (xs.length > 1 || /^\+?\(?\d/.test(number))
  );
}

/** What `standInAddress` says of an empty link to a mailbox or a telephone, which a script may fill. */
export const noAddress = 'nobody without scripts, for no address follows';

/** Why an address that a page links, loads or names can be nobody's: what it is, in words that follow "links"; null where it may be real. */
export function standInAddress(address: string): string | null {
  if (/^(?:mailto|tel|sms):$/i.test(address)) return noAddress;
  const number =
    /^tel:(.{3,40})$/i.exec(address)?.[1] ??
    /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)([^&?/#]{6,30})/i.exec(address)?.[1];
  if (number !== undefined)
    return isDialledByNobody(number) || (!/\p{N}/u.test(number) && address.endsWith(number))
      ? 'a number that nobody has'
      : null;
  if (
    /^(?:mailto:[^?]{0,60}@|https?:\/\/(?:www\.)?)(?:example\.(?:com|org|net)|yourdomain\.com|yourcompany\.com)(?![\w.-])/i.test(
      address,
    )
  )
    return 'an address reserved for examples';
  if (
    /^[^#?]{0,300}(?:\{\{|%7B%7B)|(?:^[a-z]{2,10}:|^|[/=])(?:\[|%5B)\p{L}[\p{L}\s_-]{1,60}(?:\]|%5D)(?:[/?&#]|$)/iu.test(
      address,
    )
  )
    return 'a field that nothing filled';
  // "INSERT_LINK_HERE" as the whole address
  if (/^[A-Z]{2,20}(?:_[A-Z]{2,20}){1,5}$/.test(address)) return 'a field that nothing filled';
  if (/^https?:[^#]{0,400}[?&](?:key|id|placeid|phone)=[A-Z]{2,20}(?:_[A-Z]{2,20}){1,5}(?:[&#]|$)/.test(address))
    return 'a field that nothing filled';
  if (isMailToNowhere(address)) return 'an address whose ending does not exist';
  const code = codedPlace.exec(address)?.[1];
  return code !== undefined && /^(?:[a-z]{2,}(?:[-_][a-z]{2,})+|[A-Z]{2,}(?:_[A-Z]{2,})+)$/.test(decodeSafely(code))
    ? 'words in the place of a code'
    : null;
}

function isDialledByNobody(written: string): boolean {
  const number = decodeSafely(written);
  const digits = number.replaceAll(/\D/g, '');
  return (
    isNobodys(number) ||
    /(\d)\1{8}/.test(digits) ||
    /^1?(?:[2-9]\d\d)55501\d\d$/.test(digits) ||
    /^1?5551234567$/.test(digits) ||
    /x{3}[\s.-]*x{3}/i.test(number)
  );
}

/** "info@lorem.mail": there is no such top level. The ones for tests are ours. */
function isMailToNowhere(address: string): boolean {
  const host = /^mailto:[\w.+-]{1,64}@([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,20})(?:\?|$)/i.exec(address)?.[1];
  if (host === undefined || /\.(?:example|test|invalid|localhost|local)$/i.test(host)) return false;
  const { isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  return isIcann !== true && isPrivate !== true;
}

/** Where Google keeps a place under a code of letters in both cases and digits. */
const codedPlace =
  /^https?:\/\/(?:g\.page\/r\/|maps\.app\.goo\.gl\/|goo\.gl\/maps\/|search\.google\.com\/local\/writereview\?placeid=)([^/?&#]{6,80})/i;

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A picture of another host whose whole address is its size: "https://via.placeholder.com/600x400", "https://picsum.photos/200/300". */
export function isStandInPicture(src: string): boolean {
  return /^(?:https?:)?\/\/[^/?#]+\/(?:\d{2,4}x\d{2,4}(?:\/[\da-f]{3,6}){0,2}(?:\/|\.(?:png|jpe?g|gif|webp|svg))?|(?:(?:id|seed)\/[\w-]{1,40}\/)?\d{2,4}\/\d{2,4}\/?|\d{1,3}0)(?:[?#](?!.*(?:url|src)=)|$)/i.test(
    src,
  );
}
