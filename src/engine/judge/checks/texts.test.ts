import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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

type Bag = Record<string, string>;
type Texts = { notes?: Bag; says?: Bag; advice: { steps?: readonly string[] | Bag } | null };
