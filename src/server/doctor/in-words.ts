import type { Result } from './check.ts';

/** A line per result and, where there is something to do, one that says what; then the count. */
export function inWords(results: readonly Result[]): string {
  const lines = results.flatMap(({ tone, id, looksAt, saw, todo }) => [
    `${tone.padEnd(5)} ${id}: ${looksAt}. ${saw}`,
    ...(todo === null ? [] : [`${' '.repeat(6)}→ ${todo}`]),
  ]);
  const count = (tone: Result['tone']) => results.filter((result) => result.tone === tone).length;
  return `${lines.join('\n')}\n${count('green')} green, ${count('amber')} amber, ${count('red')} red.\n`;
}

/** What a starting process says: nothing when all is well, and while nobody buys anything yet, only what is red. */
export function atStart(results: readonly Result[], { production }: { production: boolean }): string {
  const told = results.filter(({ tone }) => tone === 'red' || (production && tone === 'amber'));
  const untold =
    results.filter(({ tone }) => tone === 'amber').length - told.filter(({ tone }) => tone === 'amber').length;
  const lines = told.map(({ tone, id, saw, todo }) =>
    `${tone === 'red' ? 'Wrong' : 'Look at'} ${id}: ${saw} ${todo ?? ''}`.trimEnd(),
  );
  if (untold > 0)
    lines.push(
      `Before customers come, ${untold} ${untold === 1 ? 'thing needs' : 'things need'} you: npm run --silent citable -- doctor`,
    );
  return lines.map((line) => `${line}\n`).join('');
}
