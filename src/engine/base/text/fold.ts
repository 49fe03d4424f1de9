/** A name as it is compared: no case, accents, gaps or possessive. Two forms, since "ü" is written both "u" and "ue". */
export function foldTight(text: string): string[] {
  const tokens = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}'’`´]+|[&+]/gu) ?? [];
  return foldTokens(tokens);
}

/** Folds tokens into one string; "and" between two others counts as "&". */
export function foldTokens(tokens: readonly string[]): string[] {
  const forms = tokens.map((token, at) => {
    const inner = at > 0 && at < tokens.length - 1;
    if (inner && joins.test(token)) return ['&', '&'];
    const bare = withoutPossessive(token.normalize('NFKC').toLowerCase()).replace(/['’`´]/g, '');
    return [stripMarks(bare), stripMarks(spellOut(bare))];
  });
  const plain = forms.map(([form]) => form).join('');
  const spelled = forms.map(([, form]) => form).join('');
  return plain === spelled ? [plain] : [plain, spelled];
}

export function withoutPossessive(token: string): string {
  return token.replace(/['’`´]s?$/i, '');
}

/** What "&" may be written as. */
const joins = /^(?:&|\+|and|und|et|y|e|och|og|en)$/i;

/** Printable ASCII, which most words are: nothing to fold. */
const isPlain = /^[ -~]*$/;

function stripMarks(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ı', 'i');
}

function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa');
}
