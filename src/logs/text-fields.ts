// A line without names as the fields that its quotes, brackets and blanks make. By hand, since a log has millions of lines.

export type Field = { kind: 'bare' | 'quoted' | 'braced' | 'bracketed'; text: string; start: number };

const [tab, blank, quote, comma, backslash] = [9, 32, 34, 44, 92];
const brackets: Readonly<Record<number, { close: string; kind: Field['kind'] }>> = {
  91: { close: ']', kind: 'bracketed' },
  123: { close: '}', kind: 'braced' },
};

/** Quoted texts keep their backslashes. null where a quote is never closed: nothing says where such a field ends. */
export function fieldsOf(line: string): Field[] | null {
  const fields: Field[] = [];
  let at = 0;
  while (at < line.length) {
    const sign = line.charCodeAt(at);
    if (sign === blank || sign === tab || sign === comma) {
      at += 1;
      continue;
    }
    if (sign === quote) {
      const end = closingQuote(line, at + 1);
      if (end === -1) return null;
      fields.push({ kind: 'quoted', text: line.slice(at + 1, end), start: at });
      at = end + 1;
      continue;
    }
    const bracket = brackets[sign];
    const close = bracket === undefined ? -1 : line.indexOf(bracket.close, at);
    if (bracket !== undefined && close !== -1 && endsField(line, close + 1)) {
      fields.push({ kind: bracket.kind, text: line.slice(at + 1, close), start: at });
      at = close + 1;
      continue;
    }
    const end = endOfWord(line, at);
    fields.push({ kind: 'bare', text: line.slice(at, withoutCommas(line, at, end)), start: at });
    at = end;
  }
  return fields;
}

function closingQuote(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (line.charCodeAt(at - 1 - backslashes) === backslash) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return -1;
}

function endsField(line: string, at: number): boolean {
  const next = line.charCodeAt(at);
  return at >= line.length || next === blank || next === tab || next === comma || next === quote;
}

/** A list of proxies is one word: "20.0.0.1, 20.0.0.2". */
function endOfWord(line: string, start: number): number {
  let at = start;
  for (; at < line.length; at += 1) {
    const sign = line.charCodeAt(at);
    if (sign === quote) return at;
    if (sign === backslash) at += 1;
    else if ((sign === blank || sign === tab) && line.charCodeAt(at - 1) !== comma) return at;
  }
  return line.length;
}

function withoutCommas(line: string, start: number, end: number): number {
  let last = end;
  while (last > start + 1 && (line.charCodeAt(last - 1) === comma || line.charCodeAt(last - 1) === blank)) last -= 1;
  return last;
}
