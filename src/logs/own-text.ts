/** A copy that does not keep the line in memory which it was cut out of. */
export function ownText(text: string): string {
  return text.length < shortestCut ? text : Buffer.from(text).toString();
}

const shortestCut = 13; // the runtime copies shorter ones itself
