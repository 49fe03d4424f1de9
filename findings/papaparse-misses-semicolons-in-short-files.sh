#!/usr/bin/env bash
# papaparse: a short file of two columns with semicolons is read as one column, because its last line end counts as a row.
#
# Package: papaparse 5.7.1 (npm)
# Does:    "Page;Citations", two rows and a last line end give one column named "Page;Citations". Without the last line end, or
#          with `skipEmptyLines`, they give two.
# Guess:   The separator is found by the head; a line end at the end of a file, which RFC 4180 allows, changes nothing.
# Misled:  Whoever reads small exports from countries with decimal commas: the columns are gone, and `errors` is about the guess only.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts papaparse@5.7.1

node --input-type=module >seen <<'JS'
import Papa from 'papaparse';

const text = 'Page;Citations\n/prices;120\n/contact;9';
const fields = (file, more) => Papa.parse(file, { header: true, ...more }).meta.fields.join(' | ');
console.log('no line end:   ', fields(text));
console.log('line end:      ', fields(`${text}\n`));
console.log('skipEmptyLines:', fields(`${text}\n`, { skipEmptyLines: true }));
JS

diff - seen <<'SEEN'
no line end:    Page | Citations
line end:       Page;Citations
skipEmptyLines: Page | Citations
SEEN
echo 'as found: papaparse 5.7.1 reads a short file with semicolons as one column'
