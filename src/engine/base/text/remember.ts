/**
 * `work`, with its results for a few thousand short texts kept: judging asks the same of the same links, names and headings
 * again and again. `work` must be pure, and nobody may change what it returns.
 */
export function remember<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, { result: T }>();
  return (text) => {
    if (text.length > longestKept) return work(text);
    const before = known.get(text);
    if (before) return before.result;
    const result = work(text);
    if (known.size >= mostKept) known.clear();
    known.set(text, { result });
    return result;
  };
}

const longestKept = 300;
const mostKept = 5_000;
