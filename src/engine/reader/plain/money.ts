// Sums of money, by the runtime's own currency signs.

/** Made at their first use: asking the runtime for every currency's sign takes 20 ms. */
let sum: RegExp | null = null;
let sign: RegExp | null = null;

function sumPattern(): RegExp {
  const currency = currencies();
  const amount = String.raw`\d{1,9}(?:[.,’' ]\d{3}){0,3}(?:[.,]\d{1,2})?(?:[.,][-–])?`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${currency}\s?${amount}|${amount}\s?${currency})(?![\p{L}\p{N}])`, 'u');
}

function currencies(): string {
  const codes = Intl.supportedValuesOf('currency');
  const signs = new Set(
    codes.flatMap((code) => {
      const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
      const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
      return /^\p{Sc}$/u.test(sign) ? [sign] : [];
    }),
  );
  // Codes that are words in some language ("ALL", "TOP", "CUP", "MOP") would make sums of them; these are written beside sums in practice.
  const writtenCodes = codes.filter((code) =>
    /^(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|CNY|SEK|NOK|DKK|PLN|CZK|HUF|RON|BRL|MXN|INR|ZAR|TRY|ILS|AED|SGD|HKD|KRW)$/.test(code),
  );
  return `(?:${[...[...signs].map((one) => (one === '$' ? '\\$' : one)), ...writtenCodes, '円', '元', '원', 'zł', 'Kč'].join('|')})`;
}

/** Whether a text names a currency, with or without a sum that can be read. */
export function namesCurrency(text: string): boolean {
  sign ??= new RegExp(String.raw`(?<!\p{L})${currencies()}(?!\p{L})`, 'u');
  return sign.test(text.slice(0, 2_000));
}

/** The first sum in a text, as written: "£4.50", "1.250,00 €", "8,800円"; null without one, and for zero. */
export function sumIn(text: string): string | null {
  sum ??= sumPattern();
  const found = sum.exec(text.slice(0, 2_000))?.[0] ?? null;
  return found !== null && /[1-9]/.test(found) ? found : null;
}

/** Every sum in a text, as written and in its order, at most 300. */
export function sumsIn(text: string): string[] {
  sum ??= sumPattern();
  return Array.from(text.matchAll(new RegExp(sum.source, 'gu')), ([found]) => found).slice(0, 300);
}

/** The bare digits of a sum without its cents' zeros: what a price in markup and one in the text have in common. */
export function digitsOf(price: string): string {
  const digits = price.replaceAll(/[^\d.,]/g, '').replace(/[.,](?:00?)$/, '');
  return digits.replaceAll(/[.,]/g, '');
}
