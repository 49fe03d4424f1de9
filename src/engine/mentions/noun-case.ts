/** Whether the text writes every noun with a capital, as German does: many of the words that follow one in small letters have one, and German's articles are there. */
export function hasNounCase(text: string): boolean {
  const after = [...text.matchAll(/(?<![\p{L}\p{M}])\p{Ll}+ (?=(\p{L}))/gu)];
  const capitals = after.filter(([, letter = '']) => /\p{Lu}/u.test(letter)).length;
  return capitals >= leastShare * after.length && germanArticles.test(text);
}

/** German has .25 to .6, an English answer full of names .15. */
const leastShare = 0.2;
const germanArticles = /(?<!\p{L})(?:der|die|das|und|ist|bei|für|mit|den|dem)(?!\p{L})/iu;
