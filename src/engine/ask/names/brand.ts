import type { Answers } from '#engine/contract.ts';
import { isCjk, withoutLegalForm } from '#engine/base/text/phrases.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { foldTight } from '#engine/base/text/fold.ts';

/** Whom to look for. */
export type Brand = {
  names: readonly string[];
  /** Its names folded and without gaps, the one that its address spells, and the beginnings of names that are used alone: "Harbour & Pine" of "Harbour & Pine Veterinary Clinic". */
  keys: ReadonlySet<string>;
  /** Registrable domain; null when the address is none. */
  domain: string | null;
  /** What stands between the words of its names where that is no gap: ".*(" in "A.*(B)". */
  signs: ReadonlySet<string>;
  /** Those names that are written without gaps between words. */
  gapless: readonly string[];
};

export function brandOf({ companyName, website }: Pick<Answers, 'companyName' | 'website'>): Brand {
  return makeBrand({ name: companyName, aliases: [], website });
}

export function makeBrand({
  name,
  aliases,
  website,
}: {
  name: string;
  aliases: readonly string[];
  website: string;
}): Brand {
  const given = [name, ...aliases].map((own) => own.normalize('NFKC').trim()).filter((own) => own !== '');
  const full = [...given, ...given.flatMap(withoutRemark)];
  const names = [...new Set(full.map((own) => withoutCjkForm(withoutLegalForms(own))))];
  const domain = registrableDomain(website);
  const spelled = (domain?.split('.')[0] ?? '').replaceAll('-', '');
  const keys = [
    ...names.flatMap((own) => [own, contracted(own)]).flatMap(foldTight),
    ...names.flatMap(withoutTrade),
    ...(spelled.length >= 6 ? [spelled] : []),
  ];
  return {
    names,
    keys: new Set(keys.filter((key) => key !== '')),
    domain,
    signs: new Set(names.flatMap(signsIn)),
    gapless: [...new Set(names.filter(isCjk).flatMap((own) => [own, own.replace(/\s+/g, ''), ...branchless(own)]))],
  };
}

/** "Tidemark Surveyors" of "Tidemark Surveyors (Falmouth) Ltd", "Blue Window" of "Blue Window – Speech Therapy" */
function withoutRemark(name: string): string[] {
  const short = name.replace(/\s\([^()]{2,40}\)|\s[–—|]\s.*$/u, '');
  return short !== name && /\p{L}\s\p{L}{2}/u.test(short) ? [short] : [];
}

/** "St-Bruno" for "Saint-Bruno": each first word of a pair by its first and last letter. */
function contracted(name: string): string {
  return name.replace(/(?<!\p{L})(\p{Lu})\p{Ll}{2,4}(\p{Ll})(?=-\p{Lu})/gu, '$1$2');
}

function withoutLegalForms(name: string): string {
  const once = withoutLegalForm(
    name.replace(/(?<!\s)\s*&\s*co\.?(?=[\s,]+(?:kg|ohg|llc|inc|ltd|kgaa|gmbh)\b)/iu, '').replace(moreForms, ''),
  ).replace(/(?<![.,\s])[.,\s]+$/, '');
  if (once === '' || /\s[&+]$|\b(?:and|und|et|y)$/i.test(once)) return name;
  return once === name ? name : withoutLegalForms(once);
}

const moreForms =
  /(?<![,\s])[,\s]+(?:s\.?\s?l\.?(?:\s?u\.?)?|s\.?\s?a\.?\s?(?:s\.?|u\.?)|s\.?\s?a\.?\s+de\s+c\.?\s?v\.?|pte|pvt|sp\.?\s?z\s?o\.?\s?o|s\.?\s?r\.?\s?o|d\.?\s?o\.?\s?o|ohg|gbr|mbh|e\.?\s?v|eg|kft|oyj|asa|lda|ltda|eurl|sarl|scop)\.?$/iu;

/** What is left without the words for the trade, where it cannot be mistaken: two words joined by "&", or a title and what follows it. */
function withoutTrade(name: string): string[] {
  const pair = /^[^\s&+]+\s*[&+]\s*[^\s&+]+(?=\s\p{L}{3})|(?<=^\p{L}{4,}\s)[^\s&+]+\s*[&+]\s*[^\s&+]+$/u.exec(
    name,
  )?.[0];
  if (pair !== undefined) return foldTight(pair);
  const words = name.split(/\s+/);
  const from = words.findIndex(isTitle);
  return from > 0 && from < words.length - 1 ? foldTight(words.slice(from).join(' ')) : [];
}

function signsIn(name: string): string[] {
  return (
    name.match(
      /(?<=[\p{L}\p{N}+&])[^\p{L}\p{M}\p{N}+&]{2,}(?=[\p{L}\p{N}+&])|(?<=[\p{L}\p{N}+&])[^\p{L}\p{M}\p{N}+&\s.,](?=[\p{L}\p{N}+&])/gu,
    ) ?? []
  );
}

function isTitle(word: string | undefined): boolean {
  return /^(?:dr|prof|dra)\.?$/i.test(word ?? '');
}

function withoutCjkForm(name: string): string {
  const short = name.replace(
    /^(?:株式会社|有限会社|合同会社|㈜|주식회사|\(주\))\s*|(?<!\s)\s*(?:株式会社|有限会社|股份有限公司|有限责任公司|有限公司|주식회사)$/gu,
    '',
  );
  return short === '' ? name : short;
}

/** "바른이치과 강남점" is named without its branch. */
function branchless(name: string): string[] {
  const [first = '', ...rest] = name.split(/\s+/);
  return rest.length > 0 && first.length > 3 ? [first] : [];
}
