// `npm run pack`: engine and command as one package without dependencies, dist/citable-VERSION.tgz. Plain JavaScript for Node 22 and newer, with its types.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Plugin, rolldown } from 'rolldown';
import { thirdPartyNotices } from '../../scripts/third-party-notices.ts';
import { embedLanguageTable } from '../../src/engine/base/language/embed-language-table.ts';

const here = import.meta.dirname;
const root = join(here, '../..');
const engine = join(root, 'src/engine');
/** Its table of languages is in the bundle, though none of its code. */
const languageModel = join(root, 'node_modules/eld/package.json');
const entries = { assess: 'assess', gather: 'read/gather', judge: 'judge/judge', diff: 'judge/diff' };

/** Builds the package into `folder`, which is emptied before. Returns the sizes in bytes of its scripts, all together. */
export async function buildPackage(folder: string): Promise<{ scriptBytes: number }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    cwd: root,
    input: {
      bin: join(here, 'src/bin.ts'),
      ...Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [name === 'assess' ? 'index' : name, join(engine, `${file}.ts`)]),
      ),
    },
    platform: 'node',
    plugins: [withoutForms(), packedTables(), embedLanguageTable()],
    // Nothing in the bundle reads a property, or a name of Node's own, for what that does besides.
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  });
  const { output } = await bundle.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    minify: true,
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await bundle.close();
  const scripts = output.filter((file) => file.type === 'chunk');
  writeTypes(join(folder, 'types'));
  const notices = thirdPartyNotices([...scripts.flatMap(({ moduleIds }) => moduleIds), languageModel]);
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), `This package contains code of the following packages.\n\n${notices}`);
  for (const name of ['README.md', 'CHANGELOG.md', 'server.json']) cpSync(join(here, name), join(folder, name));
  cpSync(join(here, 'pipelines'), join(folder, 'pipelines'), { recursive: true });
  cpSync(join(here, 'manifest.json'), join(folder, 'package.json'));
  return { scriptBytes: scripts.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0) };
}

/** Packs what `buildPackage` wrote; returns the path of the tarball in `target`. */
export function packPackage(folder: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const npm = process.env['npm_execpath'];
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target];
  const isNpm = npm !== undefined && /npm-cli\.[cm]?js$/.test(npm);
  const name = isNpm
    ? execFileSync(process.execPath, [npm, ...args], { cwd: folder })
    : execFileSync('npm', args, { cwd: folder });
  return join(target, name.toString().trim());
}

/** The agents' tools ask nobody to fill in a form, so ajv, which would check what was filled in, stays out. */
function withoutForms(): Plugin {
  return {
    name: 'without-forms',
    load: {
      filter: { id: /@modelcontextprotocol\/server\/dist\/shimsNode\.mjs$/ },
      handler: () => `import process from 'node:process';
        export { process };
        export class DefaultJsonSchemaValidator {
          getValidator() {
            throw new Error('No tool of this package asks for a form');
          }
        }`,
    },
  };
}

/** The world's telephone numbers and the names that registries hand out, better compressed than a tarball's own gzip does it. */
function packedTables(): Plugin {
  const packed = (text: string) => {
    const bytes = brotliCompressSync(text).toString('base64');
    return `process.getBuiltinModule('node:zlib').brotliDecompressSync(Buffer.from('${bytes}', 'base64')).toString()`;
  };
  return {
    name: 'packed-tables',
    transform: {
      filter: { id: /libphonenumber-js\/metadata\.max\.json\.js$|tldts\/dist\/cjs\/index\.js$/ },
      handler: (code, id) => {
        if (id.includes('libphonenumber-js'))
          return `export default JSON.parse(${packed(readFileSync(id.replace(/\.js$/, ''), 'utf8'))});`;
        const labels = /(?<=labelText = )"[^"\\]{10000,}"/;
        if (!labels.test(code)) throw new Error('tldts keeps its names elsewhere now');
        return code.replace(labels, (text) => packed(text.slice(1, -1)));
      },
    },
  };
}

/** Declarations of what a caller can reach from the entries, with relative addresses in place of the engine's own. */
function writeTypes(folder: string): void {
  const emitted = mkdtempSync(join(tmpdir(), 'citable-types-'));
  try {
    const project = join(root, 'packages/citable/tsconfig.types.json');
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--outDir', emitted],
      { stdio: 'inherit' },
    );
    const found = new Set<string>();
    const pending = Object.values(entries).map((file) => join(emitted, `${file}.d.ts`));
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      const from = dirname(file);
      const text = readFileSync(file, 'utf8').replace(
        /(\bfrom |\bimport\()'(#engine\/|\.{1,2}\/)([^']+)\.ts'/g,
        (_all, keyword: string, start: string, path: string) => {
          const target = start === '#engine/' ? join(emitted, path) : join(from, start, path);
          pending.push(`${target}.d.ts`);
          const address = relative(from, `${target}.js`);
          return `${keyword}'${address.startsWith('.') ? address : `./${address}`}'`;
        },
      );
      const written = join(folder, relative(emitted, file));
      mkdirSync(dirname(written), { recursive: true });
      writeFileSync(written, text);
    }
  } finally {
    rmSync(emitted, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(root, 'dist/package');
  const { scriptBytes } = await buildPackage(folder);
  const tarball = packPackage(folder, join(root, 'dist'));
  process.stdout.write(
    `${relative(root, tarball)}: ${Math.round(readFileSync(tarball).length / 1000)} kB, ${Math.round(scriptBytes / 1000)} kB of scripts\n`,
  );
}
