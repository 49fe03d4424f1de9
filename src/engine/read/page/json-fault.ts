/** Where a text stops being JSON: the offset of the first character that must not be there, or the length when it ends too early. The parser of the runtime does not always tell. */
export function jsonFaultAt(source: string): number {
  const open: ('}' | ']')[] = []; // the signs that close what is open
  let expects: Expectation = 'value';
  let at = 0;
  while (at < source.length) {
    const char = source.charAt(at);
    if (' \t\n\r'.includes(char)) {
      at += 1;
      continue;
    }
    const isValue: boolean = expects === 'value' || expects === 'value or end';
    if (char === open.at(-1) && mayEnd(expects)) {
      open.pop();
      expects = afterValue(open);
      at += 1;
    } else if (char === signOf(expects)) {
      expects = expects === 'comma' && open.at(-1) === '}' ? 'key' : 'value';
      at += 1;
    } else if (isValue && (char === '{' || char === '[')) {
      open.push(char === '{' ? '}' : ']');
      expects = char === '{' ? 'key or end' : 'value or end';
      at += 1;
    } else if (isValue || (char === '"' && mayBeKey(expects))) {
      const end = char === '"' ? endOfString(source, at) : endOfLiteral(source, at);
      if (end.fault !== null) return end.fault;
      at = end.after;
      expects = isValue ? afterValue(open) : 'colon';
    } else return at;
  }
  return source.length;
}

type Expectation = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma' | 'nothing';

function mayEnd(expects: Expectation): boolean {
  return expects === 'comma' || expects === 'value or end' || expects === 'key or end';
}

function mayBeKey(expects: Expectation): boolean {
  return expects === 'key' || expects === 'key or end';
}

function signOf(expects: Expectation): string | null {
  return expects === 'comma' ? ',' : expects === 'colon' ? ':' : null;
}

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

type End = { after: number; fault: null } | { fault: number };

function endOfLiteral(source: string, start: number): End {
  literal.lastIndex = start;
  return literal.test(source) ? { after: literal.lastIndex, fault: null } : { fault: start };
}

function afterValue(open: readonly string[]): Expectation {
  return open.length === 0 ? 'nothing' : 'comma';
}

function endOfString(source: string, start: number): End {
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '"') return { after: at + 1, fault: null };
    if (char < ' ') return { fault: at };
    if (char !== '\\') continue;
    const escape = source.charAt(at + 1);
    if (
      escape === 'u'
        ? !/^[0-9a-f]{4}$/i.test(source.slice(at + 2, at + 6))
        : !'"\\/bfnrt'.includes(escape) || escape === ''
    )
      return { fault: at };
    at += escape === 'u' ? 5 : 1;
  }
  return { fault: source.length };
}
