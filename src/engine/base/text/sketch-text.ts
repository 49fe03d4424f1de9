// Which pages say almost the same: a sketch of each text names the candidates, and the texts themselves decide.
import { hashOf } from '#engine/base/text/digest.ts';

const phraseWords = 5;
const sketchSize = 64;
const maximumWords = 5_000;

/** The smallest hashes of the text's phrases: of two texts, they share about as many as the texts share phrases. */
export function sketchText(text: string): number[] {
  return [...phrasesOf(text)].sort((a, b) => a - b).slice(0, sketchSize);
}

/** 0..1, from two sketches: of the smallest hashes of both together, the share that both have. Each pair of pages asks: no allocation. */
export function likenessOfSketches(a: readonly number[], b: readonly number[]): number {
  let [ofA, ofB, taken, shared] = [0, 0, 0, 0];
  for (; taken < sketchSize && (ofA < a.length || ofB < b.length); taken += 1) {
    const [nextA, nextB] = [a[ofA] ?? Infinity, b[ofB] ?? Infinity];
    if (nextA === nextB) shared += 1;
    if (nextA <= nextB) ofA += 1;
    if (nextB <= nextA) ofB += 1;
  }
  return taken === 0 ? 0 : shared / taken;
}

/** 0..1: of all phrases of five words in two texts, the share that is in both. */
export function sharedPhrases(a: string, b: string): number {
  const [ofA, ofB] = [phrasesOf(a), phrasesOf(b)];
  let shared = 0;
  for (const phrase of ofA) if (ofB.has(phrase)) shared += 1;
  const all = ofA.size + ofB.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Hashes of each run of five words, of the first 5 000 words. */
function phrasesOf(text: string): Set<number> {
  const phrases = new Set<number>();
  const hashes: number[] = [];
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    if (hashes.push(hashOf(word)) > maximumWords) break;
    if (hashes.length < phraseWords) continue;
    let phrase = 0;
    for (let index = hashes.length - phraseWords; index < hashes.length; index += 1)
      phrase = mix(phrase ^ (hashes[index] ?? 0));
    phrases.add(phrase >>> 0);
  }
  return phrases;
}

/** Spreads each bit over all: the smallest hashes are then a fair sample. */
function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
