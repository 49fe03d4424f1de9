import { detectLanguage } from '#engine/base/language/detect-language.ts';

/**
 * The languages of a page as tags, most trusted first. The words win over `declared` where they are many and sure: templates leave
 * lang="en" on pages of every language.
 */
export function languagesOf(text: string, declared: string | null, locale: string | undefined): string[] {
  const named = [declared ?? '', locale ?? ''].map(asTag).filter((tag) => tag !== null);
  const read = languageOf(text);
  const order = read === null || named[0]?.slice(0, 2).toLowerCase() === read ? named : [read, ...named];
  return order.length === 0 && read !== null ? [read] : [...new Set(order)];
}

/** The language that the words look like, as two letters; null for short or mixed texts. */
function languageOf(text: string): string | null {
  return text.length < shortest ? null : detectLanguage(text);
}

const shortest = 60;

/** null for what the runtime does not take for a language: "de-de-de" looks like one. */
function asTag(value: string): string | null {
  const tag = value.trim().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
