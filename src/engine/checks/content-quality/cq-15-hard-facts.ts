import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { readEnough, withoutText } from '#engine/derived/content-pages.ts';
import { readsItsLanguage } from '#engine/derived/languages.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { notSeenOn, scored } from '#engine/derived/scored.ts';
import { sentenceAt } from '#engine/derived/sentences.ts';
import { listed } from '#engine/derived/wording.ts';
import type { PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-15',
  category: 'contentQuality',
  points: 2,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 1, perplexity: 1.25, grok: 1 },
  title: { pass: 'Price, area, terms and contact are stated in text', fail: 'Some facts that buyers need are not stated in text' },
  why: 'Questions for facts are answered from companies’ own pages, if the facts stand there as text.',
  reads: ['site'],
  score: ({ site }) => {
    if (!readEnough(site)) return withoutText(site);
    const pages = site.pages.filter((page) => page.kind !== 'article' && page.kind !== 'legal');
    const isListed = readsItsLanguage(site);
    // What is found by its words says nothing in a language that our lists do not know.
    const results = facts
      .map((fact) => ({ fact, ...firstProof(pages, fact.find) }))
      .filter(({ fact, quote }) => quote !== null || fact.anyLanguage || isListed);
    const possible = results.reduce((sum, { fact }) => sum + fact.worth, 0);
    const ratio = results.reduce((sum, { fact, quote }) => sum + (quote === null ? 0 : fact.worth), 0) / possible;
    const findings = results.map(({ fact, page, quote }): Finding =>
      quote !== null && page
        ? { id: `${fact.id}-stated`, tone: 'good', note: `${pageNameFirst(page.url)} states ${fact.said}.`, kind: 'quote', url: page.url, quote }
        : notSeenOn(`${fact.id}-not-seen`, fact.wanted, pages),
    );
    const names = (isSeen: boolean) => listed(results.filter(({ quote }) => (quote !== null) === isSeen).map(({ fact }) => fact.id));
    const [seen, unseen] = [names(true), names(false)];
    return scored(ratio, [seen && `Stated in text: ${seen}.`, unseen && `Not seen: ${unseen}.`].filter(Boolean).join(' '), findings);
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'State price, area, terms and contact in text',
    description: 'A fact that stands in a picture, or only in your head, cannot be quoted.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      ...facts.filter((fact) => findings.some((finding) => finding.id === `${fact.id}-not-seen`)).map((fact) => fact.step),
    ],
    resources: [],
    metrics: ['Kinds of facts stated, of four'],
    proof: 'Each of the four can be found by searching the page’s text in the browser.',
    doer: 'owner',
  }),
  sources: cite('YEXT25', 'ANALYZE26', 'GEOCITLAB'),
});

type Fact = { id: string; step: string; said: string; wanted: string; worth: number; anyLanguage?: true; find: (page: PageFacts) => string | null };

const priceBasis =
  /\b(?:(?:free|no-obligation|fixed-price|written) (?:quote|quotation|estimate)s?|prices? (?:start|from|depend|on request)|starting (?:at|from)|(?<!\d[\d.,]* [\p{L}/]+ )(?:per (?:hour|day|month|user|seat|person|night|m²|square)|pro (?:stunde|monat|nutzer|person))|hourly rate|day rate|preis(?:e)? (?:ab|auf anfrage)|kostenvoranschlag|festpreis|sur devis|à partir de|free of charge|kostenlos)\b/iu;
const area =
  /\b(?:we (?:serve|deliver|ship|cover|work (?:in|across|throughout))|(?:service|delivery|catchment) area|areas? (?:we )?(?:served?|cover(?:ed)?)|serving [A-Z]\w+|ships? (?:to|worldwide|within)|shipping|deliver(?:y|s|ing)? (?:to|in|within|across|throughout)|worldwide|nationwide|within (?:\d+|\p{L}+) (?:miles|km|kilomet)|delivered (?:in|to|within|across|throughout)|lieferung|liefergebiet|wir liefern|versand|einzugsgebiet|umkreis|bundesweit|weltweit|livraison|livrons|intervenons|envíos?|consegniamo|spedizioni|spediamo|bezorg\w+)\b/iu;
const dayOrMonth = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag`;
/** "between Todmorden and Halifax", "from Heaton Moor to Marple Bridge". */
const areaByNames = new RegExp(
  String.raw`\b(?:across|throughout|all over|in ganz|dans toute|tutta|en toda|in heel) (?:the )?(?!${dayOrMonth})\p{Lu}\p{L}|\b(?:between|from|across)\s(?!${dayOrMonth})\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?\s(?:and|to)\s(?!${dayOrMonth})\p{Lu}\p{L}`,
  'u',
);
/** "for families in Bath and north-east Somerset", "small food makers in Norway": whom it serves, and where. */
const areaByBuyers = new RegExp(
  String.raw`\b(?:famil(?:y|ies)|customers|clients|homeowners|households|businesses|companies|firms|makers|landlords|tenants|patiënten|klanten|kunden|familien|familles|clienti|famiglie|clientes|familias) (?:in|across|throughout|around|à|en|a) (?:and around )?(?!${dayOrMonth}|Chapter|Section|English|German|French|Spanish|Italian|Dutch)\p{Lu}\p{L}`,
  'u',
);
/** "Tuesday to Thursday from 3 to 9 pm", "maandag tot en met vrijdag van 7.30": opening hours, however they are called. */
const dayName = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag`;
const hours = new RegExp(
  String.raw`(?<!\p{L})(?:${dayName})\s?(?:to|through|–|-|t\/m|bis|au|a|al|tot(?: en met)?|until|till)\s?(?:${dayName})(?!\p{L})[^.!?\n]{0,30}?\d{1,2}(?:[.:h]\d\d|\s?(?:am|pm|uhr|h)\b|\s?(?:-|–|to|bis|à|a)\s?\d)`,
  'iu',
);
const terms =
  /\b(?:guarantees?|guaranteed|warrant(?:y|ies)|money[- ]back|returns? (?:policy|within)|refunds?|cancel(?:lation)? (?:at )?(?:any ?time|whenever|policy|within|up to)|within \d+ (?:days|weeks|months)\b[^.\n]{0,60}\b(?:replace|refund|another|exchange|your money)|(?:return|send|bring) (?:it|them|back)\b[^.\n]{0,40}\bwithin \d+ (?:days|weeks|months)|notice period|contract (?:term|length)|minimum (?:order|term)|lead time|turnaround|specifications?|technical data|dimensions|opening (?:hours|times)|payment terms|insured|certified|licen[cs]e|free (?:month|trial)|(?:month|visit|class|call|hour) is free|no contract|fixed (?:price|fee)s?|tolerances?|iso \d{4,5}|garantie|garanzia|gewährleistung|rückgabe|widerruf|kündig\w+|öffnungszeiten|technische daten|toleranz(?:en)?|lieferzeit|orari|garantía|devoluci\w+|storn\w+|afzeggen|annuleren|annul\w+|opzegg\w+|at any time|entro \d+ giorni|binnen \d+ dagen)\b/iu;

const facts: readonly Fact[] = [
  {
    id: 'price',
    step: 'Publish prices, or how a price is worked out.',
    said: 'a price, or how it is worked out',
    wanted: 'price, or how it is worked out,',
    worth: 0.35,
    find: (page) => (page.prices[0] ? sentenceAt(page.mainText, page.prices[0].offset) : firstMatch(page, priceBasis)),
  },
  {
    id: 'area',
    step: 'List the area that you serve, or where you ship.',
    said: 'the area served, or where it ships',
    wanted: 'word on the area served, or on shipping,',
    worth: 0.2,
    find: (page) => firstMatch(page, area) ?? firstMatch(page, areaByNames) ?? firstMatch(page, areaByBuyers) ?? areaPage(page),
  },
  {
    id: 'contact',
    step: 'Write phone, e-mail and address as text.',
    said: 'how to get in touch',
    wanted: 'phone, e-mail or address as text',
    anyLanguage: true,
    worth: 0.25,
    find: (page) => page.contact.phones[0] ?? page.contact.emails[0] ?? page.contact.addresses[0] ?? null,
  },
  {
    id: 'terms',
    step: 'State terms, guarantee or specifications in a sentence.',
    said: 'terms, a guarantee or specifications',
    wanted: 'word on terms, a guarantee or specifications',
    worth: 0.2,
    find: (page) => firstMatch(page, terms) ?? firstMatch(page, hours),
  },
];

/** "/service-areas/rio-rancho", "/areas-we-cover/leith": a page made for one place that is served. */
function areaPage(page: PageFacts): string | null {
  const isOne = /\/(?:service-areas?|areas-(?:we-)?(?:served?|covere?d?)|areas)\/[^/]+\/?$/.test(new URL(page.url).pathname);
  return isOne ? (page.headings.find(({ level }) => level === 1)?.text ?? null) : null;
}

function firstProof(pages: PageFacts[], find: Fact['find']): { page: PageFacts | null; quote: string | null } {
  for (const page of pages) {
    const quote = find(page);
    if (quote !== null) return { page, quote };
  }
  return { page: null, quote: null };
}

function firstMatch(page: PageFacts, pattern: RegExp): string | null {
  const found = pattern.exec(page.mainText);
  return found ? sentenceAt(page.mainText, found.index) : null;
}
