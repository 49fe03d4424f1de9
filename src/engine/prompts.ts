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
  const offers = offersOf(answers);
  const place = placeOf(answers);
  const audience = neutral([answers.targetAudience], answers)[0] ?? '';
  const unbranded = templates.unbranded.slice(0, count).map((template, at): Prompt => {
    const filled = fill(template, {
      offer: offers[at % offers.length] ?? '',
      place: place === '' ? '' : templates.place(place),
      for: audience === '' ? '' : templates.for(audience),
    });
    return { id: `u${String(at + 1).padStart(2, '0')}`, kind: 'unbranded', text: filled };
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

function offersOf(answers: Answers): string[] {
  const named = neutral([...answers.products, ...answers.keywords], answers);
  return named.length > 0 ? named : [industryOffers[answers.industry]];
}

function placeOf(answers: Answers): string {
  const [first] = neutral(listItems(answers.locations), answers);
  return first === undefined ||
    /\b(?:worldwide|global(?:ly)?|online|remote|international(?:ly)?|everywhere|weltweit|mondial|monde entier|mundial)\b|全球|全国|世界/i.test(first)
    ? ''
    : first;
}

/** Terms without the company's own name or address in them: a question that names you proves nothing. */
function neutral(terms: readonly string[], answers: Answers): string[] {
  const brand = brandOf({ ...answers, products: [], keywords: [], companyDescription: '' });
  const root = registrableDomain(answers.website)?.split('.')[0] ?? '';
  const leaks = (term: string) =>
    findNames(term, brand, false).length > 0 ||
    (root.length > 3 &&
      term
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
        .includes(root.replaceAll('-', '')));
  return [...new Set(terms.map(clean))].filter((term) => term !== '' && term.length <= longestTerm && !leaks(term));
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
