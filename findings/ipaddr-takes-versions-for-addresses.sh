#!/usr/bin/env bash
# ipaddr.js: a version number such as 17.4 or 10.15.7 is a valid address, and 17.4 is one of Apple's.
#
# Package: ipaddr.js 2.5.0 (npm), beside Node's own `net.isIP`
# Does:    `isValid` takes one to three parts and hexadecimal ones, as `inet_aton` of old: 10.15.7 is 10.15.0.7. A leading zero makes a part octal.
# Guess:   Valid is what has four parts of decimals, which is what `net.isIP` and `isValidFourPartDecimal` say.
# Misled:  Whoever finds the client's address in a log line by trying each word: user agents are full of versions, and "Version/17.4"
#          of Safari lies in the network of Applebot.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts ipaddr.js@2.5.0

node --input-type=module >seen <<'JS'
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

for (const word of ['17.4', '10.15.7', '537', '0x7f.1', '010.0.0.1', '20.42.10.180']) {
  const address = ipaddr.isValid(word) ? ipaddr.parse(word).toString() : 'not valid';
  console.log(`${word}: ${address}, isIP ${isIP(word)}, four parts ${ipaddr.IPv4.isValidFourPartDecimal(word)}`);
}
JS

diff - seen <<'SEEN'
17.4: 17.0.0.4, isIP 0, four parts false
10.15.7: 10.15.0.7, isIP 0, four parts false
537: 0.0.2.25, isIP 0, four parts false
0x7f.1: 127.0.0.1, isIP 0, four parts false
010.0.0.1: 8.0.0.1, isIP 0, four parts false
20.42.10.180: 20.42.10.180, isIP 4, four parts true
SEEN
echo 'as found: ipaddr.js 2.5.0 takes version numbers for addresses'
