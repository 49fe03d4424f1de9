// JSON as tools write it out, one list or indented, with each of its entries on one line. No entry is held: its bytes go on as they come.

type Bytes = AsyncIterable<Buffer>;

const longestHead = 4_096;
const [lineEnd, blank] = [10, 32];
const [quote, comma, open, backslash, close, openBrace, closeBrace] = Buffer.from('",[\\]{}');

/** The log as it is where each line is whole, as it almost always is; its lines are not looked at. */
export async function* entryLines(log: Bytes): Bytes {
  let head = Buffer.alloc(0);
  let relaid: ((chunk: Buffer) => Buffer) | null = null;
  let isTold = false;
  for await (const chunk of log) {
    if (isTold) {
      yield relaid === null ? chunk : relaid(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const text = head.toString('latin1', 0, longestHead);
    if (/^\s*(?:\[\s*|\{[ \t\r]*)?$/.test(text) && head.length < longestHead) continue;
    isTold = true;
    if (/^\s*(?:\[\s*\{|\{[ \t\r]*\n)/.test(text)) relaid = relaying();
    yield relaid === null ? head : relaid(head);
  }
  if (!isTold && head.length > 0) yield head;
}

/** Blanks between the values of an entry are dropped. A line end inside a string is no JSON: what follows it is read anew. */
function relaying(): (chunk: Buffer) => Buffer {
  let [depth, length] = [0, 0];
  let [isString, isEscaped, isLineOpen] = [false, false, false];
  let out = Buffer.alloc(0);

  function put(byte: number): void {
    out[length++] = byte;
    isLineOpen = true;
  }

  function endLine(): void {
    if (isLineOpen) out[length++] = lineEnd;
    depth = 0;
    [isString, isEscaped, isLineOpen] = [false, false, false];
  }

  function inString(byte: number): void {
    put(byte);
    isString = isEscaped || byte !== quote;
    isEscaped = !isEscaped && byte === backslash;
  }

  function inEntry(byte: number): void {
    if (byte <= blank) return;
    put(byte);
    if (byte === quote) isString = true;
    else if (byte === openBrace || byte === open) depth += 1;
    else if (byte === closeBrace || byte === close) depth -= 1;
    if (depth === 0) endLine();
  }

  function between(byte: number): void {
    if (byte === openBrace) depth = 1;
    else if (!isLineOpen && (byte <= blank || byte === comma || byte === open || byte === close)) return;
    put(byte);
  }

  return (chunk) => {
    out = Buffer.allocUnsafe(chunk.length * 2); // each brace may end a line
    length = 0;
    for (const byte of chunk)
      if (byte === lineEnd && (isString || depth === 0)) endLine();
      else if (isString) inString(byte);
      else if (depth > 0) inEntry(byte);
      else between(byte);
    return out.subarray(0, length);
  };
}
