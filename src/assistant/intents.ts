import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, type Said } from './facts.ts';

/** Something that people ask, and our answer to it. */
export type Intent = {
  id: string;
  /** The question as a suggestion asks it. */
  title: string;
  answer: string;
  /** The page of this site that says more. */
  href: string;
  /** What follows the answer in the chat: the form for an address, or the one that has the state of orders mailed. */
  asksFor: 'contact' | 'order' | null;
  /** The ids of the intents that people ask next. */
  next: readonly string[];
  /** Ways to ask it; `language` is a tag of two letters. */
  phrasings: readonly { text: string; language: string }[];
};

const folder = join(import.meta.dirname, 'intents');

/**
 * Reads the files of intents, one a theme. A block is a line `== id | title | page`, lines of the answer, and lines of ways to ask it: `? ` in English, `?de ` in German.
 * `! lead` or `! order` names the form that follows. `{name}` is a fact; `next:` at the top of the file names what people ask after that.
 */
export function readIntents(said: Said): Intent[] {
  const facts = factsOf(said);
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [head = '', ...blocks] = readFileSync(join(folder, file), 'utf8').split(/^== /m);
      const next = head
        .replace('next:', '')
        .split(',')
        .map((id) => id.trim());
      return blocks.map((block) => intentOf(block, { next, where: file, facts }));
    });
}

function intentOf(
  block: string,
  { next, where, facts }: { next: string[]; where: string; facts: Record<string, string> },
): Intent {
  const [head = '', ...lines] = block.trim().split('\n');
  const [id = '', title, href] = head.split('|').map((part) => part.trim());
  if (!title || !href) throw new Error(`The intent “${id}” in ${where} needs a line “== id | title | /page”.`);
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name];
      if (fact === undefined)
        throw new Error(`The intent “${id}” in ${where} names a fact that there is not: {${name}}.`);
      return fact;
    });
  const phrasings = lines.flatMap((line) => {
    const [, language, text] = /^\?([a-z]{2})? (.+)$/.exec(line) ?? [];
    return text === undefined ? [] : [{ text, language: language ?? 'en' }];
  });
  const answer = filled(lines.filter((line) => !/^[?!]/.test(line)).join(' '));
  return {
    id,
    title: filled(title),
    answer: answer.replace(/\s+/g, ' ').trim(),
    href,
    asksFor: lines.includes('! lead') ? 'contact' : lines.includes('! order') ? 'order' : null,
    next: next.filter((other) => other !== id),
    phrasings,
  };
}
