import { readFileSync } from 'node:fs';

/** What stands in for a character that no font of ours can draw. */
export const missingGlyph = '□';

// Typst lays these out without a glyph: joiners, direction marks, variation selectors, tags.
const invisible = /[\t\n\u2028\u2029\p{Default_Ignorable_Code_Point}]/u;

/**
 * Replaces what the fonts cannot draw. PDF/UA-1 refuses a document with a missing glyph, so one Thai letter in a
 * company's name would otherwise cost the customer the whole report. Returns the text and what was replaced.
 */
export function createGlyphGuard(fontFiles: string[]): (text: string) => { text: string; missing: string[] } {
  const drawable = new Set<number>();
  for (const file of fontFiles) addCodePoints(readFileSync(file), drawable);
  return (text) => {
    const missing = new Set<string>();
    const guarded = Array.from(text, (character) => {
      if (drawable.has(character.codePointAt(0) ?? 0) || invisible.test(character)) return character;
      missing.add(character);
      return missingGlyph;
    });
    return { text: missing.size > 0 ? guarded.join('') : text, missing: [...missing] };
  };
}

/** Reads the code points of a font's `cmap` table, formats 4 and 12 (OpenType 1.9, "cmap"). */
function addCodePoints(font: Buffer, into: Set<number>): void {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table++) {
    const entry = 12 + 16 * table;
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const cmap = font.readUInt32BE(entry + 8);
    const encodings = font.readUInt16BE(cmap + 2);
    for (let encoding = 0; encoding < encodings; encoding++) {
      const subtable = cmap + font.readUInt32BE(cmap + 8 + 8 * encoding);
      const format = font.readUInt16BE(subtable);
      if (format === 4) addSegments(font, subtable, into);
      if (format === 12) addGroups(font, subtable, into);
    }
  }
}

function addSegments(font: Buffer, subtable: number, into: Set<number>): void {
  const doubled = font.readUInt16BE(subtable + 6);
  for (let offset = 0; offset < doubled; offset += 2) {
    const last = font.readUInt16BE(subtable + 14 + offset);
    const first = font.readUInt16BE(subtable + 16 + doubled + offset);
    if (first !== 0xffff) addRange(first, last, into);
  }
}

function addGroups(font: Buffer, subtable: number, into: Set<number>): void {
  const groups = font.readUInt32BE(subtable + 12);
  for (let group = 0; group < groups; group++) {
    const entry = subtable + 16 + 12 * group;
    addRange(font.readUInt32BE(entry), font.readUInt32BE(entry + 4), into);
  }
}

function addRange(first: number, last: number, into: Set<number>): void {
  for (let point = first; point <= last; point++) into.add(point);
}
