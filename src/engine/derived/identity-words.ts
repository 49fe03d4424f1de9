// How pages say since when a company is there and where it is registered, in the six languages of our lists.

const year = String.raw`(?:1[6-9]\d\d|20\d\d)`;
const month = String.raw`(?:\p{L}{3,10}\s)?`;
const begun = String.raw`founded|established|incorporated|gegründet|fondée?s?|créée?s?|fundad[oa]s?|fondat[oa]|nat[oa]|opgericht`;
const opened = String.raw`opened|started|launched|founded|gründeten?|eröffneten?|ouvert|fondé|fundó|fundaron|abrió|abrieron|fondò|fondarono|aprì|opende|begon(?:nen)?|startten?|richtten?`;
/** What is opened: a shop and the like, or a name. "We opened a new hall in 2015" says nothing of the beginning. */
const business = String.raw`(?:business|firm|company|shop|store|studio|practice|workshop|restaurant|bakery|brewery|school|café|clinic|barn|betrieb|unternehmen|firma|laden|maison|entreprise|atelier|despacho|empresa|tienda|azienda|bottega|bedrijf|winkel|praktijk|\p{Lu}\p{L}+\s\p{Lu}\p{L}+|\p{Lu}\p{L}+\sin\b)`;

const foundings: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:wurde|was)\s(?:im (?:jahre? )?)?${year}(?!\d)[^.\n]{0,60}(?:gegründet|eröffnet)(?!\p{L})`, 'iu'),
  new RegExp(
    String.raw`(?<!\p{L})(?<!\d[\d.,]*\s\p{L}+\s)(?:since|est\.?|seit|depuis|desde|dal|sinds|opened|started)\s+(?:in\s+|en\s+|el\s+)?${year}(?!\d)`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${begun})(?!\p{L})(?:\s${year}|[^.!?\n]{0,60}?\s(?:in|en|im|nel|au|de)\s${month}(?:de\s)?${year})(?!\d)`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:${opened})(?!\p{L})[^.!?\n]{0,40}?${business}[^.!?\n]{0,60}?\s(?:in|en|im|nel)\s${month}(?:de\s)?${year}(?!\d)`, 'u'),
  new RegExp(String.raw`\p{Lu}\p{L}+\s(?:gründeten?|eröffneten?)\s[^.!?\n]{0,40}?\s${year}(?!\d)`, 'u'),
];

const registrations: readonly RegExp[] = [
  /\b(?:company|registration|registered|vat|charity|licen[cs]e|siret|siren|ust-?id(?:nr)?|ein|abn|acn|cvr|kvk|org\.?\s?nr\.?|crn|nif|cif|p\.?\s?iva|partita iva|reg(?:istered)? office)\s*(?:no\.?|number|nr\.?|reg(?:istration)?\.?|:|#)*\s*[:#]?\s*[A-Z]{0,3}\s?\d[\d\s]{4,}/iu,
  /\bHR[AB]\s*(?:no\.?|nr\.?|:)?\s*\d{2,}/u,
  /\bregistered in \p{L}[\p{L} ]{2,40},?\s(?:under\s)?(?:with\s)?(?:company\s)?(?:no|nr|number)\b\.?\s?:?\s*[A-Z]{0,2}\d{5,}/iu,
  /\bCHE-?\d{3}\.\d{3}\.\d{3}\b/u,
  /\bRCS\s+\p{Lu}[\p{L}-]+\s+(?:[A-Z]\s)?\d{3}/u,
];

/** The words that state a founding year; null without any. */
export function foundingIn(text: string): string | null {
  return firstOf(foundings, text);
}

export function registrationIn(text: string): string | null {
  return firstOf(registrations, text);
}

function firstOf(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}
