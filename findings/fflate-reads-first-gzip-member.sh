#!/usr/bin/env bash
# fflate: of a gzip file that was joined from two, `gunzipSync` gives the first alone and no error, and the streaming `Gunzip` gives both.
#
# Package: fflate 0.8.3, beside pako 3.0.3 (npm) and Node's own zlib
# Does:    `gunzipSync` and `decompressSync` end with the first member. The `Gunzip` of the same package, pako and Node read both.
# Guess:   Whoever reads gzip reads the whole file: RFC 1952 says that a file is a row of members, and `cat` of two packed logs is one.
# Misled:  Whoever adds up rotated logs that were joined after they were packed: the older days are the whole log.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts fflate@0.8.3 pako@3.0.3

node --input-type=module >seen <<'JS'
import { gunzipSync, gzipSync } from 'node:zlib';
import * as fflate from 'fflate';
import * as pako from 'pako';

const joined = Buffer.concat([gzipSync('monday '), gzipSync('tuesday')]);
const text = (bytes) => Buffer.from(bytes).toString();
const streamed = [];
new fflate.Gunzip((part) => streamed.push(text(part))).push(joined, true);
console.log('node gunzipSync:      ', text(gunzipSync(joined)));
console.log('pako ungzip:          ', text(pako.ungzip(joined)));
console.log('fflate gunzipSync:    ', text(fflate.gunzipSync(joined)));
console.log('fflate decompressSync:', text(fflate.decompressSync(joined)));
console.log('fflate Gunzip:        ', streamed.join(''));
JS

sed -i 's/ *$//' seen
diff - seen <<'SEEN'
node gunzipSync:       monday tuesday
pako ungzip:           monday tuesday
fflate gunzipSync:     monday
fflate decompressSync: monday
fflate Gunzip:         monday tuesday
SEEN
echo 'as found: fflate 0.8.3 reads one or two gzip members, by the function that is called'
