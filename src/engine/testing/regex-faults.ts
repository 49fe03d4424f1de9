// Every regular expression of the engine's source, on texts derived from its own syntax tree.
import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { pumpsFor } from './regex-pumps.ts';
import { excessiveGrowth } from './work.ts';

/** Those that cost more than the length of their text. */
export function regexFaults(): string[] {
  return regularExpressions().flatMap(({ place, pattern }) =>
    pumpsFor(pattern).flatMap(({ lead, repeated, text }) => {
      const search = (size: number) => {
        const given = text(size);
        return () => given.replaceAll(pattern, '');
      };
      const growth = excessiveGrowth(search, 4_000, 8);
      return growth === null
        ? []
        : [`${place}: ${JSON.stringify(lead)}, then ${JSON.stringify(repeated)} repeated: ${growth.toFixed(1)} x`];
    }),
  );
}

/** Every literal of the engine's source: a new one is there without anyone thinking of it. */
function regularExpressions(): { place: string; pattern: RegExp }[] {
  return globSync('src/engine/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const found: { place: string; pattern: RegExp }[] = [];
      const visit = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return;
        if ('regex' in node && isLiteral(node.regex) && 'start' in node && typeof node.start === 'number') {
          const { pattern, flags } = node.regex;
          const line = source.slice(0, node.start).split('\n').length;
          found.push({ place: `${file}:${line}`, pattern: new RegExp(pattern, `${flags.replaceAll(/[gy]/g, '')}g`) });
        } else for (const value of Object.values(node)) visit(value);
      };
      visit(parseAst(source, { lang: 'ts' }));
      return found;
    });
}

function isLiteral(regex: unknown): regex is { pattern: string; flags: string } {
  return (
    typeof regex === 'object' &&
    regex !== null &&
    'pattern' in regex &&
    typeof regex.pattern === 'string' &&
    'flags' in regex &&
    typeof regex.flags === 'string'
  );
}
