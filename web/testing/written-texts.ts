// The sentences that a source file has written out for a page: what its elements say, its texts in quotation marks, and the HTML in its templates. For
// screens that show somebody's data, and so cannot be drawn whole for a test.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { z } from 'zod';
import { textsOfHtml } from './customer-texts.tsx';

/** Of a file, or of all files below a folder (its address ends with a slash) but tests. `…` is put where a value goes. */
export function writtenTexts(place: URL): { file: string; text: string }[] {
  const all = place.pathname.endsWith('/')
    ? readdirSync(place, { recursive: true, encoding: 'utf8' })
    : [basename(place.pathname)];
  const files = all.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing[\\/]/.test(file));
  return files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(new URL(file.replaceAll('\\', '/'), place), 'utf8'));
    return textsOf(program).map((text) => ({ file, text }));
  });
}

const nodeSchema = z.looseObject({ type: z.string() });
type Node = z.infer<typeof nodeSchema>;

/** Attributes that nobody reads. */
const silent = new Set([
  'className',
  'd',
  'viewBox',
  'href',
  'src',
  'rel',
  'role',
  'autoComplete',
  'type',
  'id',
  'name',
  'look',
  'tone',
]);

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  const parsed = nodeSchema.safeParse(value);
  if (!parsed.success) return [];
  const node = parsed.data;
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return [];
  if (node.type === 'JSXAttribute' && silent.has(String(nodeSchema.safeParse(node['name']).data?.['name']))) return [];
  const own =
    node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? [saidBy(node)]
      : node.type === 'Literal' || node.type === 'TemplateLiteral'
        ? written(node)
        : [];
  return [...own.filter(isSentence), ...Object.values(node).flatMap(textsOf)];
}

/** What an element says by itself, words of the elements in it included; nothing where it has only elements. */
function saidBy(node: Node): string {
  const children = z.array(nodeSchema).parse(node['children']);
  return children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(String(child['value'])))
    ? children.map(said).join('')
    : '';
}

function said(node: Node): string {
  if (node.type === 'JSXText') return String(node['value']).replaceAll(/\s+/g, ' ');
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return z.array(nodeSchema).parse(node['children']).map(said).join('');
  const { data } = nodeSchema.safeParse(node['expression']);
  return data?.type === 'Literal' ? String(data['value']) : '…';
}

function written(node: Node): string[] {
  const quasis = z.array(z.object({ value: z.object({ cooked: z.string() }) })).safeParse(node['quasis']).data ?? [];
  const text = typeof node['value'] === 'string' ? node['value'] : quasis.map(({ value }) => value.cooked).join('…');
  return /<\w/.test(text) ? textsOfHtml(text) : [text];
}

/** Two words, the first of them with a capital or a value before it: the rest is for machines. */
function isSentence(text: string): boolean {
  return /^[\s…]*["“]?\p{Lu}?\S*\s+\S*\p{L}/u.test(text) && /\p{Lu}|…/u.test(text.trim().charAt(0));
}
