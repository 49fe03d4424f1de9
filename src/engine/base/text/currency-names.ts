// Names of currencies as the runtime has them in each language: "euros", "Schweizer Franken", "рублей".

/** Currencies that are traded worldwide: their codes and names stand beside sums in every language. */
export const tradedCurrencies =
  'USD EUR GBP CHF CAD AUD NZD JPY CNY SEK NOK DKK PLN CZK HUF RON BRL MXN INR ZAR TRY ILS AED SGD HKD KRW UAH THB IDR'.split(
    ' ',
  );

/**
 * Patterns of the names that may follow a figure: the whole name; and its noun alone ("dollars", "рублей", "руб.") where it cannot mean
 * anything else: the currency is the euro or the one of the page's country, so many currencies share the noun that it is one, or it is long and no measure.
 */
export function currencyNames(languages: readonly string[]): string[] {
  return [...new Set(languages.flatMap(namesIn))].toSorted((a, b) => b.length - a.length);
}

function namesIn(language: string): string[] {
  const own = ownCurrency(language);
  if (own === null) return [];
  const { shared, isFirst } = nounsIn(language);
  const nounOf = (name: string) => name.split(/\s/).at(isFirst ? 0 : -1) ?? '';
  const units = namesOfPounds(language);
  const link = linkBefore(language, own);
  const names = [...new Set([...tradedCurrencies, own])].flatMap((code) => {
    const forms = formsOf(language, code);
    const nouns = forms.map(nounOf);
    const isPlain =
      code === own ||
      code === 'EUR' ||
      nouns.some((noun) => (shared.has(noun) || /^\p{L}{6}/u.test(noun)) && !units.has(noun));
    // "руб.": the first letters of the country's own.
    const short = code === own ? nouns.filter((noun) => /^\p{L}{5}/u.test(noun)).map((noun) => noun.slice(0, 3)) : [];
    return [
      ...[...forms.filter(isWholeName), ...(isPlain ? nouns : [])].map((name) => link + inEitherCase(name)),
      ...(code === own ? initialsOf(forms) : []),
      ...(code === own
        ? nouns.filter((noun) => takesEndings(forms, noun)).map((noun) => `${inEitherCase(noun)}\\p{L}{1,3}`)
        : []),
      ...short.map((letters) => `${inEitherCase(letters)}\\.?`),
    ];
  });
  return names.filter((name) => /\p{L}/u.test(name));
}

/** One that says which currency: with more than a noun, or in a script whose words are not parted. */
function isWholeName(name: string): boolean {
  return /[\s-]/.test(name) || /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(name);
}

/** Where a noun stays as it is behind a number, its case is told by an ending: "3000 forintba". */
function takesEndings(forms: readonly string[], noun: string): boolean {
  return forms.length === 1 && /^\p{L}{5}/u.test(noun);
}

/** The currency that a bare language stands for where most of its speakers live. */
function ownCurrency(language: string): string | null {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return Intl.supportedValuesOf('currency').find((code) => code.slice(0, 2) === region) ?? 'EUR';
  } catch {
    return null;
  }
}

/** Words at one end of six currencies' names, and whether the language has such words at the beginning ("dólares canadienses"). */
function nounsIn(language: string): { shared: ReadonlySet<string>; isFirst: boolean } {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const all = Intl.supportedValuesOf('currency').map((code) => (names.of(code) ?? '').toLowerCase().split(/\s/));
  const sharedAt = (at: 0 | -1) =>
    [...Map.groupBy(all, (words) => words.at(at) ?? '')].flatMap(([word, of]) => (of.length >= 6 ? [word] : []));
  const [first, last] = [sharedAt(0), sharedAt(-1)];
  return { shared: new Set([...first, ...last]), isFirst: first.length > last.length };
}

/** The word that some languages put between a large number and the name: "20 de lei". */
function linkBefore(language: string, code: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  const [few = '', many = ''] = [5, 20].map(
    (count) => format.formatToParts(count).findLast(({ type }) => type === 'currency')?.value ?? '',
  );
  const [, link] = many.endsWith(` ${few}`) ? (/^(\p{L}+) /u.exec(many) ?? []) : [];
  return link === undefined ? '' : `(?:${link}\\s)?`;
}

/** Hebrew shortens a name of two words to their first letters, with a quote between. */
function initialsOf(forms: readonly string[]): string[] {
  return forms.flatMap((name) => {
    const [, first, second] = /^(\p{Script=Hebrew})\S* (\p{Script=Hebrew})\S*$/u.exec(name) ?? [];
    return first === undefined || second === undefined ? [] : [`${first}["״]${second}`];
  });
}

/** One, a few, many, and a part of one: languages tell them apart. */
function formsOf(language: string, code: string): string[] {
  const style = { style: 'currency', currency: code, currencyDisplay: 'name' } as const;
  const inWhole = new Intl.NumberFormat(language, { ...style, maximumFractionDigits: 0 });
  const inParts = new Intl.NumberFormat(language, style);
  // Turkish has its sign in front as well, so the name is the last of them.
  const named = [...[1, 2, 5].map((count) => inWhole.formatToParts(count)), inParts.formatToParts(1.5)];
  return [
    ...new Set(named.map((parts) => parts.findLast(({ type }) => type === 'currency')?.value.toLowerCase() ?? '')),
  ];
}

/** "20 pounds" are also a weight. */
function namesOfPounds(language: string): ReadonlySet<string> {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'pound', unitDisplay: 'long' });
  const named = [1, 2, 5].map((count) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value);
  return new Set(named.map((name) => (name ?? '').toLowerCase()));
}

/** Each letter small or as a capital. */
function inEitherCase(name: string): string {
  return name
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll(/\s/g, String.raw`\s`);
}
