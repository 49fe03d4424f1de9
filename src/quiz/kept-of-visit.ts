/** Of one: the longest text of the quiz in any script, and the address that it is from. */
const mostBytes = { one: 8 * 1024, all: 32 * 1024 };

/** What is kept and told of what a free visit found: a site decides how much that is, and nobody has paid for it. */
export function keptOfVisit<T>(found: readonly T[]): T[] {
  let all = 0;
  return found.filter((one) => {
    const bytes = Buffer.byteLength(JSON.stringify(one));
    const isKept = bytes <= mostBytes.one && all + bytes <= mostBytes.all;
    if (isKept) all += bytes;
    return isKept;
  });
}
