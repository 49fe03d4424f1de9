#!/usr/bin/env bash
# pdfkit: Thai in a standard font is written as other letters, and nothing says so.
#
# Package: pdfkit 0.20.2 (npm), pdfjs-dist 5.4.149 (npm) to read the result
# Does:    `text('สวัสดี')` in Helvetica makes a sound PDF whose text is no Thai.
# Guess:   A font without the letters throws, or shows empty boxes.
# Misled:  Whoever sends reports to customers in scripts beyond Latin: tests pass, the page is nonsense.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.20.2 pdfjs-dist@5.4.149

node --input-type=module >seen 2>/dev/null <<'JS'
import PDFDocument from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const chunks = [];
const document = new PDFDocument();
document.on('data', (chunk) => chunks.push(chunk));
document.on('end', async () => {
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map(({ str }) => str).join('');
  console.log(text.length > 0 ? 'some text' : 'no text', /\p{Script=Thai}/u.test(text) ? 'in Thai' : 'and no Thai');
});
document.font('Helvetica').text('สวัสดี');
document.end();
JS

diff - seen <<'SEEN'
some text and no Thai
SEEN
echo 'as found: pdfkit 0.20.2 writes Thai as other letters'
