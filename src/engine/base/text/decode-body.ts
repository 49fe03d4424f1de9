/** Bytes to text: BOM, then the response header, then <meta charset>, then UTF-8 where the bytes are valid UTF-8, else windows-1252. */
export function decodeBody(
  body: Uint8Array,
  contentType: string,
): { text: string; declared: string | null; used: string } {
  const declared = charsetOfHeader(contentType) ?? charsetOfMeta(body);
  const marked = charsetOfBom(body);
  if (marked) return { text: decode(body, marked), declared: declared ?? marked, used: marked };
  // A page that says "iso-8859-1" and contains valid UTF-8 is UTF-8: no Western text forms those byte pairs by chance.
  if (isUtf8(body) && (declared === null || asciiCompatible.test(declared)))
    return { text: decode(body, 'utf-8'), declared, used: 'utf-8' };
  const used = declared && knownLabel(declared) ? declared : 'windows-1252';
  return { text: decode(body, used), declared, used };
}

const asciiCompatible = /^(utf-?8|us-ascii|ascii|iso-8859-\d+|iso8859-\d+|latin1|windows-125\d|cp125\d)$/;

function charsetOfBom(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return null;
}

function charsetOfHeader(contentType: string): string | null {
  return label(/charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1]);
}

/** As browsers do, only the first bytes are searched; a comment may hold an older declaration, so comments go first. */
function charsetOfMeta(body: Uint8Array): string | null {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 4096))
    .toString('latin1')
    .replaceAll(/<!--[^]*?-->/g, '');
  const found = label(/<meta[^>]{0,300}charset\s*=\s*(?:["']\s*)?([\w.:-]{1,40})/i.exec(start)?.[1]);
  return found === 'utf-16' || found === 'utf-16le' || found === 'utf-16be' ? 'utf-8' : found; // readable as ASCII, so it cannot be UTF-16 (HTML standard)
}

function label(text: string | undefined): string | null {
  return text ? text.toLowerCase() : null;
}

function knownLabel(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

function isUtf8(body: Uint8Array): boolean {
  try {
    // `stream` forgives a character cut in two at the size limit.
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function decode(body: Uint8Array, charset: string): string {
  return new TextDecoder(charset).decode(body);
}
