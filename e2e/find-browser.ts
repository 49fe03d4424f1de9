import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installed = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** How to launch a Chromium: CHROME_PATH, an installed one, else the one that comes as an npm package (Linux x64), so that no machine needs preparing. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  // No sandbox: containers and root lack what it needs, and only our own pages are opened.
  const args = process.platform === 'linux' ? ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'] : [];
  const found = installed.find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return { executablePath: found, args };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
    const packed = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin');
    const executablePath = await chromium.executablePath(packed);
    // NSS and NSPR, which a bare Debian or Ubuntu lacks, are in the package as well.
    await inflate(join(packed, 'al2023.tar.br'));
    setupLambdaEnvironment(join(tmpdir(), 'al2023/lib'));
    return { executablePath, args };
  }
  throw new Error('No Chrome, Chromium or Edge was found: install one, or set CHROME_PATH.');
}
