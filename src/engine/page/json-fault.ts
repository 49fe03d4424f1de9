/** Where a text stops being JSON: the offset of the first character that must not be there, or the length when it ends too early. The parser of the runtime does not always tell. */
export function jsonFaultAt(source: string): number {
  const open: ('{' | '[')[] = [];
  let expects: Expectation = 'value';
  let at = 0;
  while (at < source.length) {
    const char = source.charAt(at);
    if (' \t\n\r'.includes(char)) {
      at += 1;
      continue;
    }
    const inside = open.at(-1);
    const isClosing = (char === '}' && inside === '{') || (char === ']' && inside === '[');
    if (isClosing && (expects === 'comma' || expects === 'value or end' || expects === 'key or end')) {
      open.pop();
      expects = afterValue(open);
      at += 1;
    } else if (expects === 'comma' && char === ',') {
      expects = inside === '{' ? 'key' : 'value';
      at += 1;
    } else if (expects === 'colon' && char === ':') {
      expects = 'value';
      at += 1;
    } else if ((expects === 'key' || expects === 'key or end') && char === '"') {
      const end = endOfString(source, at);
      if (end.fault !== null) return end.fault;
      at = end.after;
      expects = 'colon';
    } else if ((expects === 'value' || expects === 'value or end') && (char === '{' || char === '[')) {
      open.push(char);
      expects = char === '{' ? 'key or end' : 'value or end';
      at += 1;
    } else if (expects === 'value' || expects === 'value or end') {
      if (char === '"') {
        const end = endOfString(source, at);
        if (end.fault !== null) return end.fault;
        at = end.after;
      } else {
        literal.lastIndex = at;
        const found = literal.exec(source);
        if (!found) return at;
        at += found[0].length;
      }
      expects = afterValue(open);
    } else return at;
  }
  return source.length;
}

type Expectation = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma' | 'nothing';

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

function afterValue(open: readonly string[]): Expectation {
  return open.length === 0 ? 'nothing' : 'comma';
}

function endOfString(source: string, start: number): { after: number; fault: null } | { fault: number } {
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '"') return { after: at + 1, fault: null };
    if (char < ' ') return { fault: at };
    if (char !== '\\') continue;
    const escape = source.charAt(at + 1);
    if (escape === 'u' ? !/^[0-9a-f]{4}$/i.test(source.slice(at + 2, at + 6)) : !'"\\/bfnrt'.includes(escape) || escape === '') return { fault: at };
    at += escape === 'u' ? 5 : 1;
  }
  return { fault: source.length };
}
