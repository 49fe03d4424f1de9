const phone =
  /(?<![\w.,/+-])(?:(?:\+|00)[1-9]\d{0,2}[\s./-]?(?:\(0\)\s?)?(?:\(?\d{1,5}\)?[\s./-]?){1,5}\d{2,4}|\(0?\d{2,5}\)[\s./-]?\d{2,4}(?:[\s./-]?\d{2,4}){1,3}|0\d{1,4}[\s/-]\d{2,4}(?:[\s./-]?\d{2,4}){0,3}|\d{3}[-.]\d{3}[-.]\d{4})(?![\w%])/g;

/** Behind a word for telephone a number needs neither a plus nor a nought: "Llame al 963 55 01 84", "Tlf. 33 12 34 56". */
const announced =
  /(?<!\p{L})(?:tel|tél|telefon|telefono|teléfono|téléphone|telefoon|telephone|phone|fon|tlf|tfno|mobile|mobil|móvil|llam[ae](?:nos)?|ll[áa]menos|call|ring|appelez|chiam[ai](?:ci|te)?|bel|ruf(?:en sie)?)(?:\s\p{L}{1,5}){0,2}\s?[.:]?\s{0,2}((?:\d{2,4}[\s./-]){2,4}\d{2,4}|\d{8,10})(?![\w%]|\s?[x×]\s?\d)/giu;

/** Telephone numbers as a page or an answer writes them. */
export function phonesIn(line: string): string[] {
  const found = [...Array.from(line.matchAll(phone), ([text]) => text), ...Array.from(line.matchAll(announced), ([, text = '']) => text)];
  return [...new Set(found.map((text) => text.trim()))].filter((text) => {
    const digits = text.replaceAll(/\D/g, '').length;
    return digits >= 7 && digits <= 15 && !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text);
  });
}

export function emailsIn(line: string): string[] {
  return Array.from(line.matchAll(/(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}(?![\w-])/gi), ([text]) => text);
}
