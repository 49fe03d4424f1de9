import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

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
  const args =
    process.platform === 'linux'
      ? ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--renderer-process-limit=1']
      : [];
  const found = installed.find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return { executablePath: found, args };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpacked();
    process.env['FONTCONFIG_PATH'] ??= join(folder, 'fonts');
    process.env['LD_LIBRARY_PATH'] = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']]
      .filter(Boolean)
      .join(':');
    return { executablePath: join(folder, 'chromium'), args };
  }
  throw new Error('No Chrome, Chromium or Edge was found: install one, or set CHROME_PATH.');
}

/** Several processes may come at once, and one may die on the way: each unpacks apart, and the first that is ready has made it for all. */
async function unpacked(): Promise<string> {
  const modules = join(import.meta.dirname, '../node_modules');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8')));
  const folder = join(modules, `.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack-browser.ts'), own]);
  // The package's own list of font folders names /tmp, wherever it was unpacked; without a font Chromium does not start.
  writeFileSync(
    join(own, 'fonts/fonts.conf'),
    fontsIn(['/usr/share/fonts', join(folder, 'fonts/fonts')], join(folder, 'fonts/cache')),
  );
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(own, { recursive: true });
  }
  return folder;
}

function fontsIn(folders: string[], cache: string): string {
  return `<?xml version="1.0"?><fontconfig>${folders.map((folder) => `<dir>${folder}</dir>`).join('')}<cachedir>${cache}</cachedir></fontconfig>`;
}
