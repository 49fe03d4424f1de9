import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Where no native compiler is, scripts/run.mjs brings the WASM one to a folder of its own; for development it is among the other packages. */
const requireWasm = createRequire(new URL('../../../scripts/typst-wasm/package.json', import.meta.url));

export type Compiler = {
  /** `native` checks PDF/UA-1 and refuses what does not conform; `wasm` writes a tagged file without that claim. */
  kind: 'native' | 'wasm';
  /** `data` reaches the template as JSON, never as source. Throws with Typst's own words when the template fails. */
  compile: (template: string, data: string, options: { strict: boolean }) => Promise<Buffer>;
};

/** The native compiler where its package is installed for this platform (or not asked to do without), else the WASM build of the same version. */
export async function createCompiler(options: {
  fontFiles: string[];
  emptyDirectory: string;
  withoutNative?: boolean;
}): Promise<Compiler> {
  const { fontFiles, emptyDirectory } = options;
  const native = options.withoutNative ? null : loadNative();
  return native ? nativeCompiler(native, fontFiles, emptyDirectory) : wasmCompiler(fontFiles);
}

// The part of the binding that is used here; the package ships no types of its own.
type NativeInstance = {
  pdf: (source: Source, options: { pdfStandard?: 'ua-1' }) => Buffer;
  compile: (source: Source) => { takeDiagnostics: () => { shortDiagnostics: unknown } | null };
  evictCache: (age: number) => void;
};
type Source = { mainFileContent: string; inputs: Record<string, string> };
type NativeModule = {
  NodeCompiler: { create: (options: { workspace: string; fontArgs: { fontPaths: string[] }[] }) => NativeInstance };
};

function loadNative(): NativeModule | null {
  for (const libc of ['gnu', 'musl']) {
    try {
      const native: NativeModule = require(`@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`);
      return native;
    } catch {
      // Not installed, or built for the other libc: the next one, then WASM.
    }
  }
  return null;
}

function nativeCompiler(native: NativeModule, fontFiles: string[], emptyDirectory: string): Compiler {
  // An empty workspace: the template can read no file, whatever it is given.
  const typst = native.NodeCompiler.create({ workspace: emptyDirectory, fontArgs: [{ fontPaths: fontFiles }] });
  return {
    kind: 'native',
    compile: async (template, data, { strict }) => {
      const source = { mainFileContent: template, inputs: { data } };
      try {
        return typst.pdf(source, strict ? { pdfStandard: 'ua-1' } : {});
      } catch (cause) {
        // Compile errors arrive with an empty message; the diagnostics hold the words.
        const said =
          cause instanceof Error && cause.message !== ''
            ? cause.message
            : JSON.stringify(typst.compile(source).takeDiagnostics()?.shortDiagnostics);
        throw new Error(`Typst refused the report: ${said}`, { cause });
      } finally {
        typst.evictCache(0); // else the memo cache grows by 13 MB per render
      }
    },
  };
}

async function wasmCompiler(fontFiles: string[]): Promise<Compiler> {
  const { createTypstCompiler, CompileFormatEnum }: typeof import('@myriaddreamin/typst.ts/compiler') = requireWasm(
    '@myriaddreamin/typst.ts/compiler',
  );
  const { loadFonts }: typeof import('@myriaddreamin/typst.ts/options.init') = requireWasm(
    '@myriaddreamin/typst.ts/options.init',
  );
  const typst = createTypstCompiler();
  const module = { module_or_path: readFileSync(requireWasm.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) };
  await typst.init({
    getModule: () => module,
    beforeBuild: [
      loadFonts(
        fontFiles.map((file) => new Uint8Array(readFileSync(file))),
        { assets: false },
      ),
    ],
  });
  return {
    kind: 'wasm',
    compile: async (template, data) => {
      typst.addSource('/main.typ', template);
      const { result, diagnostics } = await typst.compile({
        mainFilePath: '/main.typ',
        inputs: { data },
        format: CompileFormatEnum.pdf,
        diagnostics: 'unix',
      });
      await typst.reset();
      if (!result) throw new Error(`Typst refused the report: ${diagnostics?.join('; ') ?? 'no reason given'}`);
      return Buffer.from(result);
    },
  };
}
