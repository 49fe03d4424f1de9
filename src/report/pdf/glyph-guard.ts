import { closeSync, openSync, readSync } from 'node:fs';

/** What takes the place of a character that no font of ours can draw. */
const missingGlyph = '□';

// Typst lays these out without a glyph: joiners, direction marks, variation selectors, tags.
const invisible = /[\t\n\u2028\u2029\p{Default_Ignorable_Code_Point}]/u;

// Every font of ours draws these; most texts hold nothing else.
const ordinary = /^[\t\n\x20-\x7e]*$/;

/**
 * Replaces what the fonts cannot draw. PDF/UA-1 refuses a document with a missing glyph, so one Thai letter in a
 * company's name would otherwise cost the customer the whole report. Returns the text and what was replaced.
 */
export function createGlyphGuard(fontFiles: string[]): (text: string) => { text: string; missing: string[] } {
  const drawable = new Uint8Array(0x110000); // a byte a code point: a set of 60 000 numbers would weigh forty times as much
  for (const file of fontFiles) addCodePoints(readCmap(file), drawable);
  return (text) => {
    if (ordinary.test(text)) return { text, missing: [] };
    const missing = new Set<string>();
    const guarded = Array.from(text, (character) => {
      if (drawable[character.codePointAt(0) ?? 0] === 1 || invisible.test(character)) return character;
      missing.add(character);
      return missingGlyph;
    });
    return { text: missing.size > 0 ? guarded.join('') : text, missing: [...missing] };
  };
}

/** The `cmap` table alone: the fonts together weigh 80 MB, which no renderer should have held. */
function readCmap(file: string): Buffer {
  const font = openSync(file, 'r');
  try {
    const read = (offset: number, length: number) => {
      const bytes = Buffer.alloc(length);
      readSync(font, bytes, 0, length, offset);
      return bytes;
    };
    const tables = read(4, 2).readUInt16BE(0);
    const directory = read(12, 16 * tables);
    for (let entry = 0; entry < directory.length; entry += 16) {
      if (directory.toString('latin1', entry, entry + 4) === 'cmap')
        return read(directory.readUInt32BE(entry + 8), directory.readUInt32BE(entry + 12));
    }
    throw new Error(`${file} has no cmap table`);
  } finally {
    closeSync(font);
  }
}

/** Marks the code points of a `cmap` table, formats 4 and 12 (OpenType 1.9, "cmap"). */
function addCodePoints(cmap: Buffer, into: Uint8Array): void {
  const encodings = cmap.readUInt16BE(2);
  for (let encoding = 0; encoding < encodings; encoding++) {
    const subtable = cmap.readUInt32BE(8 + 8 * encoding);
    const format = cmap.readUInt16BE(subtable);
    if (format === 4) addSegments(cmap, subtable, into);
    if (format === 12) addGroups(cmap, subtable, into);
  }
}

function addSegments(cmap: Buffer, subtable: number, into: Uint8Array): void {
  const doubled = cmap.readUInt16BE(subtable + 6);
  for (let offset = 0; offset < doubled; offset += 2) {
    const last = cmap.readUInt16BE(subtable + 14 + offset);
    const first = cmap.readUInt16BE(subtable + 16 + doubled + offset);
    if (first !== 0xffff) into.fill(1, first, last + 1);
  }
}

function addGroups(cmap: Buffer, subtable: number, into: Uint8Array): void {
  const groups = cmap.readUInt32BE(subtable + 12);
  for (let group = 0; group < groups; group++) {
    const entry = subtable + 16 + 12 * group;
    into.fill(1, cmap.readUInt32BE(entry), cmap.readUInt32BE(entry + 4) + 1);
  }
}
