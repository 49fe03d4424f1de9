import { sentencesOf } from '#engine/derived/sentences.ts';
import type { PageFacts } from '#engine/evidence.ts';

const number = String.raw`(?<![\p{L}\p{N}.,/#+-])(?:\d{1,3}(?:[.,'’\u00a0\u202f]\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?)`;
const currency = String.raw`(?:[€$£¥₹₩₺₪₽]|(?:US|CA|A)\$|\b(?:USD|EUR|GBP|CHF|CAD|AUD)\b)`;
const currencyAfter = String.raw`(?:[€$£¥円元원₩₺₪₽]|ريال|درهم|zł|Kč|\b(?:USD|EUR|GBP|CHF|CAD|AUD|SAR|AED|SEK|NOK|DKK|kr|Euros?|euros?|dollars?|pounds?|francs?|Franken)\b)`;
/** "1 299,00 €": thousands parted by a plain blank, where the currency follows. */
const blanked = String.raw`(?<![\p{L}\p{N}.,/#+-])\d{1,3}(?: \d{3}){1,2}(?:,\d{2})?\s?${currencyAfter}`;
const spoken = String.raw`\b(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[Ff]ifteen|[Tt]wenty|[Tt]hirty|[Ff]ifty) (?:dollars|euros|pounds|francs)\b`;
const amount = String.raw`(?:${blanked}|${spoken}|${currency}\s?\d{1,3}(?:[.,'’\u00a0\u202f]?\d{3}){0,4}(?:[.,]\d{1,2})?(?!\d)|${number}\s?${currencyAfter})`;
const percent = String.raw`${number}\s?(?:%|‰|percent\b|per cent\b|Prozent\b|pour cent\b|por ciento\b|per cento\b|procent\b)`;
const proportion = String.raw`\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\b`;
const times = String.raw`${number}\s?(?:x|×|-fold|times|mal|fois|veces)(?![\p{L}\p{N}])`;
const range = String.raw`${number}\s?(?:–|—|-|to|bis|à|a)\s?\d{1,9}(?:[.,]\d{1,3})?\s\p{L}{2,20}`;
const count = String.raw`${number}\+?(?:\s|-|\u00a0)(\p{L}{1,24})`;

/** "七百七十円", "約二百種": numerals of two signs or more with a counter; one sign alone is part of many words. */
const kanji = '[一二三四五六七八九十百千万億〇]{2,12}(?:円|元|種類?|個|名|人|年間|日間|時間|分|枚|社|件|店舗?|%|％|パーセント|割|倍|km|キロ|坪)';

const statistic = new RegExp(`${kanji}|${amount}|${percent}|${range}|${times}|${proportion}|${count}`, 'gu');
const price = new RegExp(amount, 'gu');

/** Claims with a number in them: shares, amounts, counts with a unit, ranges. Dates, phone numbers, house numbers and list numbers are none. */
export function findStatistics(mainText: string, lang: string | null): PageFacts['statistics'] {
  const isGerman = /^de\b/i.test(lang ?? '');
  return sentencesOf(mainText)
    .flatMap(({ text, offset }) =>
      Array.from(text.slice(0, 2000).matchAll(statistic))
        .filter((match) => isClaim(text, match, isGerman))
        .map((match) => ({ text: match[0], sentence: text.slice(0, 400), offset: offset + match.index })),
    )
    .slice(0, 500);
}

export function findPrices(mainText: string): PageFacts['prices'] {
  return Array.from(mainText.matchAll(price))
    .filter(
      (match) =>
        !/^\s?(?:k|m|bn|million|billion|mio|mrd|millionen|milliarden)\b/i.test(
          mainText.slice(match.index + match[0].length, match.index + match[0].length + 12),
        ),
    )
    .map((match) => ({ text: match[0], offset: match.index }))
    .slice(0, 300);
}

const months =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
const notUnits = new Set(
  `${months} and or the of in at am pm uhr oclock is are was were to for on by with und oder der die das von im ist sind et ou le la les de du des en est y o el los th st nd rd a an as from new`.split(
    ' ',
  ),
);
const numbering =
  /(?:\b(?:step|chapter|page|figure|fig|table|room|suite|unit|flat|floor|phase|part|section|version|iso|din|en|tel|phone|fax|call|mobile|schritt|kapitel|seite|nr|no|article|art|vat|postfach|box|top|since|seit|in|est)\b\.?|[#§+(/:-])\s*$/i;

function isClaim(sentence: string, match: RegExpExecArray, isGerman: boolean): boolean {
  const unit = match[1];
  if (unit === undefined) return true;
  const figures = match[0].replace(/\D.*$/su, '');
  const before = sentence.slice(Math.max(0, match.index - 16), match.index);
  const isYear = /^(?:19|20)\d\d$/.test(figures);
  const startsList = match.index === 0 && /^\d{1,2}[.)]\s/.test(sentence);
  const isName = /^\p{Lu}/u.test(unit) && !isGerman;
  const isPhoneOrCode = figures.startsWith('0') || /\d[\s./-]*$/.test(before) || (isGerman && /^\p{Lu}/u.test(unit) && /^\d{5}$/.test(figures));
  return (
    !isYear &&
    !startsList &&
    !isName &&
    !isPhoneOrCode &&
    !notUnits.has(unit.toLowerCase()) &&
    !/^\s?(?:read|lesezeit|de lecture|de lectura)\b/i.test(sentence.slice(match.index + match[0].length)) &&
    !numbering.test(before) &&
    unit.length > 1 - Number(/^[gmlkh]$/.test(unit))
  );
}
