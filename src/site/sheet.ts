// The data of a short document that sheet.typ lays out. Words only; data is never source.
import { readFileSync } from 'node:fs';

export type Sheet = {
  /** Stands in the file's metadata and as its heading. */
  title: string;
  intro: string;
  sections: {
    heading: string;
    lead?: string;
    /** Drawn with a box to tick. */
    items?: { text: string; how: string }[];
    table?: { columns: string[]; rows: string[][] };
  }[];
  closing: string;
};

export const sheetTemplate = readFileSync(new URL('sheet.typ', import.meta.url), 'utf8');
