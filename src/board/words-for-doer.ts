/**
 * The engine speaks to the owner. Whoever does a task for the owner reads the same sentence about the business by its name, which takes
 * the verbs of "you": "what Hearth & Rye are". Quoted words stay as they are.
 */
export function wordsForDoer(company: string): (text: string) => string {
  const name = company.trim() === '' ? 'the owners' : company.trim();
  const own = /s$/i.test(name) ? `${name}’` : `${name}’s`;
  return (text) =>
    text
      .split(/(“[^”]*”|"[^"]*")/)
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replaceAll(/\b(?:yourself|yourselves|yours|your|you)\b/gi, (word) => asIn(word, inPlaceOf(word))),
      )
      .join('');

  function inPlaceOf(word: string): string {
    if (/sel/i.test(word)) return 'themselves';
    return /^you$/i.test(word) ? name : own;
  }
}

/** With a capital where the word began a sentence. */
function asIn(word: string, replacement: string): string {
  return word.startsWith('Y') ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}
