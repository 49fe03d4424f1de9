// The prompt set: what we ask the platforms about a business. Deterministic: the same quiz gives the same questions.
import type { Answers, Industry } from '#engine/contract.ts';
import { listItems } from '#engine/derived/phrases.ts';
import { registrableDomain } from '#engine/derived/registrable-domain.ts';
import { brandOf } from '#engine/mentions/brand.ts';
import { findNames } from '#engine/mentions/find-names.ts';
import { promptTemplates, type PromptLanguage } from '#engine/prompt-templates.ts';

/** Stored with every answer: only answers to the same set are compared. */
export const PROMPT_SET_VERSION = '1';

export type Prompt = { id: string; kind: 'unbranded' | 'branded'; text: string };

/** `count` unbranded buyers' questions that ask for names (at most 10 different ones), and three about the business by name. */
export function promptSet(answers: Answers, language: PromptLanguage, count = 10): Prompt[] {
  const templates = promptTemplates[language];
  const namesUs = leaksOf(answers);
  const neutral = (terms: readonly string[]) => terms.map(clean).filter((term) => term !== '' && term.length <= longestTerm && !namesUs(term));
  const offers = offersOf(answers, neutral);
  const place = placeOf(answers, neutral);
  const audience = neutral([answers.targetAudience])[0] ?? '';
  const unbranded = templates.unbranded.slice(0, count).map((template, at): Prompt => {
    const filled = fill(template, {
      offer: offers[at % offers.length] ?? '',
      place: place === '' ? '' : templates.place(place),
      for: audience === '' ? '' : templates.for(audience),
    });
    // Harmless words may make the name together: 青禾 before 公司.
    const text = namesUs(filled) ? fill(template, { offer: usualOffer(answers, namesUs), place: '', for: '' }) : filled;
    return { id: `u${String(at + 1).padStart(2, '0')}`, kind: 'unbranded', text };
  });
  const name = clean(answers.companyName);
  if (name === '') return unbranded;
  const domain = registrableDomain(answers.website);
  const brand = domain === null ? `"${name}"` : `"${name}" (${domain})`;
  return [
    ...unbranded,
    ...templates.branded.map((template, at): Prompt => ({ id: `b${String(at + 1).padStart(2, '0')}`, kind: 'branded', text: fill(template, { brand }) })),
  ];
}

/** From `<html lang>`: "de-AT" is German. English where we have no questions in the language. */
export function promptLanguage(lang: string | null): PromptLanguage {
  const code = (lang ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  return code === 'de' || code === 'fr' || code === 'es' || code === 'zh' || code === 'ja' ? code : 'en';
}

const longestTerm = 80; // characters; more is a paragraph, not an offer

const industryOffers: Record<Industry | '', string> = {
  technology: 'business software',
  healthcare: 'medical care',
  finance: 'financial advice',
  retail: 'shopping',
  manufacturing: 'manufactured parts',
  consulting: 'consulting',
  education: 'courses',
  'real-estate': 'real estate services',
  hospitality: 'places to stay and eat',
  other: 'professional services',
  '': 'professional services',
};

type Neutral = (terms: readonly string[]) => string[];

function offersOf(answers: Answers, neutral: Neutral): string[] {
  const named = [...new Set(neutral([...answers.products, ...answers.keywords]))];
  return named.length > 0 ? named : [usualOffer(answers, leaksOf(answers))];
}

function usualOffer({ industry }: Answers, namesUs: (text: string) => boolean): string {
  return [industryOffers[industry], industryOffers[''], 'help'].find((offer) => !namesUs(offer)) ?? '';
}

function placeOf(answers: Answers, neutral: Neutral): string {
  const [first] = neutral(listItems(answers.locations));
  return first === undefined ||
    /\b(?:worldwide|global(?:ly)?|online|remote|international(?:ly)?|everywhere|weltweit|mondial|monde entier|mundial)\b|全球|全国|世界/i.test(first)
    ? ''
    : first;
}

/** Tells whether a text has the company's own name or address in it: a question that names you proves nothing. */
function leaksOf(answers: Answers): (text: string) => boolean {
  const brand = brandOf({ ...answers, products: [], keywords: [], companyDescription: '' });
  const root = (brand.domain?.split('.')[0] ?? '').replaceAll('-', '');
  const joined = [root, ...brand.names.map(lettersOf)].filter((own) => own.length > 3);
  const whole = [brand.domain ?? '', ...brand.names.map((name) => name.toLowerCase())].filter((own) => own.length > 1);
  return (text) => {
    const letters = lettersOf(text);
    return (
      findNames(text, brand, false).length > 0 ||
      joined.some((own) => letters.includes(own)) ||
      whole.some((own) => !/^[\p{L}\p{N}]+$/u.test(own) && text.toLowerCase().includes(own))
    );
  };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** One line without quotes: what a customer typed is a term in our question, not a second question. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"“”„«»<>{}[\]`]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.?!。？！]+$/, '');
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_whole, key: string) => values[key] ?? '');
}
