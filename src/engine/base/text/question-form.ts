/** Worded as a question: it ends with the mark of one, in any script. What asks without a mark, and what only calls to action, no list of words can tell. */
export function isQuestion(text: string): boolean {
  return /[?？؟⁇՞]["”’»)]?$/.test(text.trim());
}
