import { describe, expect, it } from 'vitest';
import { csvFileOf, readCsv } from './csv.ts';

describe('a CSV file of ours', () => {
  it('begins with the mark that tells spreadsheets its letters', () => {
    expect(csvFileOf([['Zürich', '=1+1']])).toBe(`\uFEFF"Zürich","'=1+1"\r\n`);
  });
  it('is read as it was written', () => {
    const rows = [
      ['Name', 'Words'],
      ['Müller & Söhne', 'He said "no",\nthen left'],
    ];
    expect(readCsv(csvFileOf(rows))).toEqual({ rows, separator: null });
  });
});

it.each([
  ['quotes as RFC 4180 has them', 'a,"b ""c"", d"\r\n\r\n"x\ny",z', [['a', 'b "c", d'], [''], ['x\ny', 'z']]],
  [
    'a mark before a quoted head',
    '\uFEFF"name","website"\nA,a.example\n',
    [
      ['name', 'website'],
      ['A', 'a.example'],
    ],
  ],
  [
    'a mark before a plain head',
    '\uFEFFname,website\nA,a.example\n',
    [
      ['name', 'website'],
      ['A', 'a.example'],
    ],
  ],
  [
    'semicolons',
    '\uFEFFname;website\nA;a.example\n',
    [
      ['name', 'website'],
      ['A', 'a.example'],
    ],
  ],
  [
    'a mark before the separator',
    '\uFEFFsep=;\r\nname;website\r\nA;a.example\r\n',
    [
      ['name', 'website'],
      ['A', 'a.example'],
    ],
  ],
])('a CSV is read with %s', (_name, text, rows) => {
  expect(readCsv(text).rows).toEqual(rows);
});
