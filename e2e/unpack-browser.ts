// `node e2e/unpack-browser.ts FOLDER` unpacks the Chromium that comes as a package into FOLDER/chromium, with the files that it needs. The package unpacks into the folder for temporary files, so this process names its own.
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

const packed = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin');
process.env['TMPDIR'] = process.argv[2];
// NSS and NSPR, which a bare Debian or Ubuntu lacks, are in the package as well.
await Promise.all([chromium.executablePath(packed), inflate(join(packed, 'al2023.tar.br'))]);
