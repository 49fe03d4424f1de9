// Texts made to be slow for one regular expression, derived from its own syntax tree.
import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** A text of about `size` characters: what leads to a repetition, the repeated part over and over, and a character that nothing expects. */
export type Pump = { lead: string; repeated: string; text: (size: number) => string };

/** For each repetition without a small limit: its part repeated behind what leads to it, behind another character, and with all that leads to it; and the whole match again and again. */
export function pumpsFor({ source, flags }: RegExp): Pump[] {
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Map<string, Pump>();
  const add = (lead: string, repeated: string) => {
    if (repeated !== '')
      found.set(JSON.stringify([lead, repeated]), {
        lead,
        repeated,
        text: (size) => `${lead}${repeated.repeat(Math.ceil(size / repeated.length))}\u0001`,
      });
  };
  const visit = (node: AST.Node, lead: string): void => {
    if (node.type === 'Alternative') {
      let before = lead;
      for (const element of node.elements) {
        visit(element, before);
        before += samplesOf(element, 1)[0] ?? '';
      }
    } else if (node.type === 'Quantifier') {
      if (node.max > 5)
        for (const sample of samplesOf(node.element, 4)) {
          add(lead, sample);
          add(`x${lead}`, sample);
          add('', lead + sample);
        }
      visit(node.element, lead);
    } else if ('alternatives' in node) for (const alternative of node.alternatives) visit(alternative, lead);
  };
  visit(tree, '');
  for (const sample of samplesOf(tree, 3)) add('', sample);
  return [...found.values()];
}

/** Up to `most` short texts that this part matches. */
function samplesOf(node: AST.Node, most: number): string[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((alternative) => samplesOf(alternative, 1)).slice(0, most);
    case 'Alternative':
      return node.elements.reduce<string[]>(
        (texts, element) => {
          const next = samplesOf(element, 2);
          return texts.flatMap((text) => next.map((sample) => text + sample)).slice(0, most);
        },
        [''],
      );
    case 'Quantifier':
      return samplesOf(node.element, most).map((sample) => sample.repeat(Math.min(Math.max(node.min, 1), 12)));
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return charactersOf(node.raw, node.type === 'Character' ? node.value : null).slice(0, most);
    default:
      return ['']; // what matches no text of its own: edges, look-arounds, references
  }
}

/** One of each sort that readers tell apart. */
const sorts = [
  'a',
  'A',
  '1',
  ' ',
  '\n',
  '"',
  '<',
  '.',
  ',',
  '-',
  ':',
  '/',
  '(',
  ')',
  '*',
  '_',
  '&',
  '€',
  'é',
  '漢',
  'か',
  '’',
  '“',
  '—',
  '|',
  ';',
  '!',
  '?',
  '#',
  '+',
  '=',
  '@',
  '%',
  '\u0001',
];
const known = new Map<string, string[]>();

function charactersOf(raw: string, code: number | null): string[] {
  if (code !== null) return [String.fromCodePoint(code)];
  const before = known.get(raw);
  if (before) return before;
  const pattern = new RegExp(`^${raw}$`, 'su');
  const own = [...raw.matchAll(/\p{L}|\p{N}|[^\p{L}\p{N}\s\\]/gu)].map(([character]) => character);
  const fitting = [...new Set([...sorts, ...own])].filter((character) => pattern.test(character)).slice(0, 6);
  known.set(raw, fitting);
  return fitting;
}
