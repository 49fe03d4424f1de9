import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FindingId, remarkKinds } from '#engine/contract.ts';
import shared from '#engine/judge/findings.texts.ts';

const files = globSync('src/engine/judge/**/*.texts.ts').toSorted();
const codeOf = (file: string) => readFileSync(file.replace(/\.texts\.ts$/, '.ts'), 'utf8');

describe('texts apart from logic', () => {
  it.each(files)('%s is plain data', (file) => {
    const source = readFileSync(file, 'utf8').replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/\/.*/g, '""');
    expect(source.match(/=>|\bfunction\b|`|\w\(|[?+]/g) ?? []).toEqual([]);
  });

  it.each(files.filter((file) => /\/[a-z]{2}-\d{2}-/.test(file)))(
    '%s says nothing that its check leaves unsaid',
    async (file) => {
      const { default: texts } = (await import(/* @vite-ignore */ `../../../../${file}`)) as { default: Texts };
      const code = codeOf(file);
      const isNamed = (bag: string, key: string) =>
        new RegExp(`\\b${bag.replaceAll('.', '\\.')}(?:\\.${key}\\b|\\['${key}'\\])`).test(code) ||
        // Chosen by an id that the check writes out.
        (code.includes(`${bag}[id]`) && code.includes(`'${key}'`));
      const unsaid = [
        ...(texts.emits ?? []).filter((id) => !code.includes(`'${id}'`)),
        ...Object.keys(texts.notes ?? {}).filter((key) => !isNamed('notes', key)),
        ...Object.keys(texts.says ?? {}).filter((key) => key !== 'about' && !isNamed('says', key)),
        ...(Array.isArray(texts.advice?.steps)
          ? []
          : Object.keys(texts.advice?.steps ?? {}).filter((key) => !isNamed('advice.steps', key))),
      ];
      expect(unsaid).toEqual([]);
    },
  );
});

describe('the title of a failed check', () => {
  it.each(files.filter((file) => /\/[a-z]{2}-\d{2}-/.test(file)))(
    '%s says “no” of what was looked at alone, by count or as what we saw',
    async (file) => {
      const { default: texts } = (await import(/* @vite-ignore */ `../../../../${file}`)) as { default: Titled };
      const { fail = '', whenFound = {}, faults = {}, faultyPages = {} } = texts.title;
      const said = [fail, ...Object.values(whenFound), ...Object.values({ ...faults, ...faultyPages })];
      const unbound = said
        .filter((title) => /\b(?:no|none|nobody|nowhere|every|all|only|longest)\b/i.test(title))
        .filter((title) => !saysOfWhat.test(title) && !ofFile.test(title));
      expect(unbound).toEqual([]);
    },
  );
});

/** "{count} page has no title", "We saw no price" (as-far-as-read.ts says on which pages). */
const saysOfWhat = /\{count\} |^We (?:saw|found|know of) (?:no|part)\b|^We did not \w+|\bthat we read\b|^The HTML of/;
/** What one file or address is, and what the owner answered. */
const ofFile = /robots\.txt|Wikidata item and no Wikipedia article|^Some (?:key )?pages /;
type Titled = {
  title: { fail?: string } & Partial<Record<'whenFound' | 'faults' | 'faultyPages', Record<string, string>>>;
};

describe('ids of findings', () => {
  it('name nothing that no code gives', () => {
    const code = globSync('src/{board,engine/judge}/**/*.ts', { exclude: ['**/*.test.ts', '**/*.texts.ts'] })
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    const editors = new Set<string>(remarkKinds.map((kind) => `editor-${kind}`));
    expect(shared.emits.filter((id) => !code.includes(`'${id}'`) && !editors.has(id))).toEqual([]);
  });

  it('compile only where they exist', () => {
    // @ts-expect-error Its findings are called noindex-meta and noindex-header.
    const unknown: FindingId = 'noindex';
    const known: FindingId[] = ['noindex-meta', 'price-not-seen', 'home-not-ok'];
    expect(known).not.toContain(unknown);
  });
});

type Bag = Record<string, string>;
type Texts = { emits?: readonly string[]; notes?: Bag; says?: Bag; advice: { steps?: readonly string[] | Bag } | null };
