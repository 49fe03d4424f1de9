/** A word, a text in quotation marks, or a sign of a script. A number and a pattern are the sign “0”. */
export type Token = { kind: 'word' | 'text' | 'sign'; text: string };

/** A script in one pass, without understanding it. null where it ends within a text: then nothing is known of it. */
export function tokensOf(code: string): Token[] | null {
  const tokens: Token[] = [];
  /** Depths of braces at which a template goes on. */
  const templates: number[] = [];
  let braces = 0;
  for (let at = behindBlank(code, 0); at < code.length; at = behindBlank(code, at)) {
    const sign = code.charAt(at);
    const isTemplate = sign === '`' || (sign === '}' && templates.at(-1) === braces);
    const found = isTemplate ? templateAt(code, at) : tokenAt(code, at, tokens.at(-1));
    if (found === null) return null;
    const { end, ...token } = found;
    if (isTemplate && sign === '}') templates.pop();
    if (isTemplate && code.charAt(end - 1) === '{') templates.push(braces);
    if (token.kind === 'sign' && token.text === '{') braces += 1;
    if (token.kind === 'sign' && token.text === '}') braces -= 1;
    tokens.push(token);
    at = end;
  }
  return templates.length > 0 ? null : tokens;
}

/** Behind spaces and comments. */
function behindBlank(code: string, from: number): number {
  let at = from;
  for (;;) {
    blank.lastIndex = at;
    at += blank.exec(code)?.[0].length ?? 0;
    if (code.startsWith('//', at) || code.startsWith('<!--', at)) at = endOf(code, '\n', at);
    else if (code.startsWith('/*', at)) at = endOf(code, '*/', at + 2);
    else return at;
  }
}

const blank = /\s*/y;

type Found = Token & { end: number };

function templateAt(code: string, at: number): Found | null {
  const end = endOfTemplate(code, at + 1);
  return end === null ? null : { kind: 'text', text: code.slice(at + 1, end - 1), end };
}

function tokenAt(code: string, at: number, before: Token | undefined): Found | null {
  const sign = code.charAt(at);
  if (sign === '"' || sign === "'") {
    const end = endOfText(code, at);
    return end === null ? null : { kind: 'text', text: code.slice(at + 1, end - 1), end };
  }
  if (sign === '/' && beginsPattern(before)) {
    const end = endOfPattern(code, at + 1);
    return end === null ? null : { ...value, end };
  }
  word.lastIndex = at;
  const text = word.exec(code)?.[0] ?? '';
  if (text !== '') return { ...(/^\d/.test(text) ? value : { kind: 'word' as const, text }), end: at + text.length };
  const whole = code.startsWith('=>', at) ? '=>' : code.startsWith('?.', at) ? '?.' : sign;
  return { kind: 'sign', text: whole, end: at + whole.length };
}

/** A number or a pattern, whichever. */
const value = { kind: 'sign', text: '0' } as const;

const word = /[\p{L}\p{N}_$#\u200c\u200d]+/uy;

function endOf(code: string, end: string, from: number): number {
  const found = code.indexOf(end, from);
  return found === -1 ? code.length : found + end.length;
}

function endOfText(code: string, from: number): number | null {
  const mark = code.charAt(from);
  for (let at = from + 1; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === mark) return at + 1;
    else if (sign === '\n') return null;
  }
  return null;
}

/** Behind its closing mark, or behind "${". */
function endOfTemplate(code: string, from: number): number | null {
  for (let at = from; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '`') return at + 1;
    else if (sign === '$' && code.charAt(at + 1) === '{') return at + 2;
  }
  return null;
}

/** A slash divides behind a value, and begins a pattern elsewhere. */
function beginsPattern(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'word') return /^(?:return|typeof|case|in|of|delete|void|throw|new|else|do)$/.test(before.text);
  return before.kind === 'sign' && !/^[)\]}0]$/.test(before.text);
}

function endOfPattern(code: string, from: number): number | null {
  let isInClass = false;
  for (let at = from; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '\n') return null;
    else if (sign === '[') isInClass = true;
    else if (sign === ']') isInClass = false;
    else if (sign === '/' && !isInClass) return at + 1;
  }
  return null;
}

/** For each opening bracket the index of its closing one. null where they do not match. */
export function bracketsOf(tokens: readonly Token[]): ReadonlyMap<number, number> | null {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'sign') continue;
    if (/^[([{]$/.test(text)) open.push(at);
    const closes = closing[text];
    if (closes === undefined) continue;
    const from = open.pop();
    if (from === undefined || tokens[from]?.text !== closes) return null;
    ends.set(from, at);
  }
  return open.length > 0 ? null : ends;
}

const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
