import type { Answers } from '#engine/contract.ts';
import { isDictionaryWord } from '#engine/derived/dictionary-words.ts';
import { withoutLegalForm } from '#engine/derived/phrases.ts';
import { registrableDomain } from '#engine/derived/registrable-domain.ts';
import { commonWords } from './common-words.ts';
import { foldTight } from './fold.ts';

/** Whom to look for. `keys` are its names folded and without gaps; `ownWords` may stand beside the name without making it another company. */
export type Brand = {
  names: readonly string[];
  keys: ReadonlySet<string>;
  /** Registrable domain; null when the address is none. */
  domain: string | null;
  ownWords: ReadonlySet<string>;
  /** The name is CJK, Thai-like writing without gaps between words. */
  gapless: readonly string[];
};

export function brandOf(answers: Answers): Brand {
  const beside = [answers.companyDescription, answers.locations, answers.brandTerminology, ...answers.products, ...answers.keywords].join(' ');
  return makeBrand({ name: answers.companyName, aliases: [], website: answers.website, beside });
}

/** `beside`: text whose words may follow the name, such as products and places. */
export function makeBrand({ name, aliases, website, beside = '' }: { name: string; aliases: readonly string[]; website: string; beside?: string }): Brand {
  const full = [name, ...aliases].map((own) => own.normalize('NFKC').trim()).filter((own) => own !== '');
  const names = [...new Set(full.map((own) => withoutCjkForm(withoutLegalForms(own))))];
  const domain = registrableDomain(website);
  const keys = new Set(names.flatMap((own) => foldTight(own)).filter((key) => key.length > 1));
  const root = domain?.split('.')[0] ?? '';
  if (root.length >= 6 && !root.includes('-') && !isDictionaryWord(root) && !commonWords.has(root)) keys.add(root);
  const words = wordsOf([...full, beside].join(' '));
  // "acmedental.com" says that "Acme Dental" is Acme.
  if (root !== '') for (const suffix of [...keys].filter((key) => root.startsWith(key))) words.push(root.slice(suffix.length).replace(/^-/, ''));
  return { names, keys, domain, ownWords: new Set(words), gapless: names.filter(isGapless).map((own) => own.replace(/\s+/g, '')) };
}

function withoutLegalForms(name: string): string {
  const once = withoutLegalForm(name.replace(/\s*&\s*co\.?(?=[\s,]+(?:kg|ohg|llc|inc|ltd|kgaa|gmbh)\b)/iu, '').replace(moreForms, '')).replace(/[.,\s]+$/, '');
  if (once === '' || /[&+]$|\b(?:and|und|et|y)$/i.test(once)) return name;
  return once === name ? name : withoutLegalForms(once);
}

const moreForms =
  /[,\s]+(?:s\.?\s?l\.?(?:\s?u\.?)?|s\.?\s?a\.?\s?(?:s\.?|u\.?)|s\.?\s?a\.?\s+de\s+c\.?\s?v\.?|pte|pvt|sp\.?\s?z\s?o\.?\s?o|s\.?\s?r\.?\s?o|d\.?\s?o\.?\s?o|ohg|gbr|mbh|e\.?\s?v|eg|kft|oyj|asa|lda|ltda|eurl|sarl|scop)\.?$/iu;

function withoutCjkForm(name: string): string {
  const short = name.replace(
    /^(?:株式会社|有限会社|合同会社|㈜|주식회사|\(주\))\s*|\s*(?:株式会社|有限会社|股份有限公司|有限责任公司|有限公司|주식회사)$/gu,
    '',
  );
  return short === '' ? name : short;
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => foldTight(word)).flatMap((word) => [word, word.replace(/s$/, ''), `${word}s`]);
}

function isGapless(name: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name);
}
