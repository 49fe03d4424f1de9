// The machine checks of PDF/UA-1 (Matterhorn protocol) that a test can make without a validator installed.
import { isDict, isRef, nameOf, operations, textOf } from './read-pdf.ts';
import type { Dict, Pdf, Value } from './read-pdf.ts';

/** What a PDF/UA-1 validator would object to; empty when nothing was found. */
export function accessibilityFaults(pdf: Pdf): string[] {
  const metadata = (pdf.stream(pdf.catalog.Metadata) ?? Buffer.alloc(0)).toString();
  const structure = readStructure(pdf);
  const faults: [boolean, string][] = [
    [pdf.dict(pdf.catalog.MarkInfo).Marked === true, 'not marked as tagged'],
    [textOf(pdf.catalog.Lang) !== '', 'no language'],
    [pdf.dict(pdf.catalog.ViewerPreferences).DisplayDocTitle === true, 'the title is not displayed'],
    [/pdfuaid:part/.test(metadata), 'no PDF/UA claim'],
    [/dc:title/.test(metadata), 'no title in the metadata'],
    [isDict(pdf.get(pdf.catalog.Outlines)), 'no bookmarks'],
    [structure.types.includes('Document') || structure.types.length > 0, 'no structure'],
    [structure.figuresWithoutAlt === 0, `${structure.figuresWithoutAlt} figures without alternative text`],
    [structure.headersWithoutScope === 0, `${structure.headersWithoutScope} table headers without scope`],
    [structure.irregularTables === 0, `${structure.irregularTables} tables with uneven rows`],
    [structure.headings[0] === 1, 'the first heading is not of level 1'],
    [
      structure.headings.every((level, index) => index === 0 || level <= (structure.headings[index - 1] ?? 0) + 1),
      'a heading level is skipped',
    ],
  ];
  return [
    ...faults.filter(([isFine]) => !isFine).map(([, fault]) => fault),
    ...pdf.pages.flatMap((page, index) => pageFaults(pdf, page.dict, index + 1)),
  ];
}

function pageFaults(pdf: Pdf, page: Dict, number: number): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let unmarked = 0;
  for (const { operator, operands } of operations(pdf, page)) {
    if (operator === 'BDC' || operator === 'BMC') open.push(nameOf(operands[0]));
    else if (operator === 'EMC') open.pop();
    else if (/^(?:f\*?|F|B\*?|b\*?|S|s|Tj|TJ|'|"|Do|sh)$/.test(operator) && open.length === 0) unmarked += 1;
  }
  if (unmarked > 0) faults.push(`page ${number}: ${unmarked} marks on paper that are neither tagged nor artifact`);
  const annotations = pdf.list(page.Annots).map((one) => pdf.dict(one));
  if (annotations.some((one) => one.StructParent === undefined))
    faults.push(`page ${number}: a link outside the structure`);
  if (annotations.some((one) => textOf(one.Contents) === '')) faults.push(`page ${number}: a link without contents`);
  if (annotations.length > 0 && nameOf(page.Tabs) !== 'S')
    faults.push(`page ${number}: tab order is not that of the structure`);
  for (const font of Object.values(pdf.dict(pdf.dict(page.Resources).Font)).map((one) => pdf.dict(one))) {
    if (!isEmbedded(pdf, font)) faults.push(`page ${number}: ${nameOf(font.BaseFont)} is not embedded`);
    if (pdf.stream(font.ToUnicode) === null) faults.push(`page ${number}: ${nameOf(font.BaseFont)} has no ToUnicode`);
  }
  return faults;
}

function isEmbedded(pdf: Pdf, font: Dict): boolean {
  if (nameOf(font.Subtype) === 'Type3') return true;
  const descendant = pdf.dict(pdf.list(font.DescendantFonts)[0]);
  const descriptor = pdf.dict(descendant.FontDescriptor ?? font.FontDescriptor);
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor[key] !== undefined);
}

function readStructure(pdf: Pdf) {
  const found = {
    types: new Array<string>(),
    headings: new Array<number>(),
    figuresWithoutAlt: 0,
    headersWithoutScope: 0,
    irregularTables: 0,
  };
  const walk = (value: Value | undefined, row: { cells: number } | null, table: number[] | null): void => {
    const node = pdf.get(value);
    if (Array.isArray(node)) return node.forEach((one) => walk(one, row, table));
    if (!isDict(node)) return;
    const type = nameOf(node.S);
    if (type === '') return;
    found.types.push(type);
    if (/^H[1-6]$/.test(type)) found.headings.push(Number(type[1]));
    if (type === 'Figure' && textOf(node.Alt) === '' && textOf(node.ActualText) === '') found.figuresWithoutAlt += 1;
    const attributes = (isRef(node.A) || isDict(node.A) ? [node.A] : pdf.list(node.A)).map((one) => pdf.dict(one));
    if (type === 'TH' && !attributes.some((one) => nameOf(one.Scope) !== '')) found.headersWithoutScope += 1;
    if ((type === 'TH' || type === 'TD') && row)
      row.cells += attributes.map((one) => one.ColSpan).find((span) => typeof span === 'number') ?? 1;
    const ownRow = type === 'TR' ? { cells: 0 } : row;
    const ownTable = type === 'Table' ? [] : table;
    walk(node.K, ownRow, ownTable);
    if (type === 'TR' && ownRow) table?.push(ownRow.cells);
    if (type === 'Table' && new Set(ownTable).size > 1) found.irregularTables += 1;
  };
  walk(pdf.dict(pdf.catalog.StructTreeRoot).K, null, null);
  return found;
}
