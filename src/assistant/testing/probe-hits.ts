import type { Found } from '../find-passages.ts';
import type { Probe } from './probes.ts';

/** How many of the questions find a passage that answers them (or rightly none), and what the others found instead. */
export function probeHits(find: (question: string) => Found[], probes: Probe[]): { hits: number; misses: string[] } {
  const misses = probes.flatMap(({ question, expected }) => {
    const found = find(question)[0]?.passage.id;
    const isHit = found === undefined ? expected.length === 0 : expected.includes(found);
    return isHit ? [] : [`“${question}” found ${found ?? 'nothing'}, not ${expected[0] ?? 'nothing'}`];
  });
  return { hits: probes.length - misses.length, misses };
}
