// A log as it was handed in, as plain bytes: gzip, zstd and zip are unpacked, UTF-16 becomes UTF-8. What else is no text is refused by name.
import { pipeline, Readable, type Transform } from 'node:stream';
import zlib from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';
import { LogRefused } from './log-refused.ts';

type Bytes = AsyncIterable<Buffer>;

const blockBytes = 1 << 20;
const magic: [form: string, first: readonly number[]][] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['lz4', [0x04, 0x22, 0x4d, 0x18]],
  ['compress', [0x1f, 0x9d]],
  ['lzip', [0x4c, 0x5a, 0x49, 0x50]],
];
const longestSignature = 8;

/** Blocks of about a megabyte. Reading them throws a LogRefused for a form that is not read, and for a pack that is broken. */
export async function* unpacked(source: Bytes): Bytes {
  const { head, all } = await withHead(source);
  const form = formOf(head);
  if (form === null) yield* asUtf8(all);
  else if (form === 'gzip') yield* asUtf8(through(zlib.createGunzip({ chunkSize: blockBytes }), all, form));
  else if (form === 'zip') yield* unzipped(all);
  // Node has it since 22.15.
  else if (form === 'zstd' && 'createZstdDecompress' in zlib)
    yield* asUtf8(through(zlib.createZstdDecompress({ chunkSize: blockBytes }), all, form));
  else throw packedWith(form);
}

function formOf(head: Uint8Array): string | null {
  return magic.find(([, first]) => first.every((byte, at) => head[at] === byte))?.[0] ?? null;
}

function packedWith(form: string): LogRefused {
  return new LogRefused(`It is packed with ${form}, which we do not read. Unpack it first, or pack it with gzip.`);
}

/** The first bytes, and everything. */
async function withHead(source: Bytes): Promise<{ head: Buffer; all: Bytes }> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < longestSignature) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const all = (async function* () {
    if (head.length > 0) yield head;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  return { head, all };
}

async function* through(unpack: Transform, packed: Bytes, form: string): Bytes {
  pipeline(Readable.from(copied(packed)), unpack, () => {}); // its failure reaches whoever reads the result
  try {
    yield* unpack as Bytes;
  } catch (error) {
    throw error instanceof LogRefused ? error : broken(form, error);
  }
}

/** A stream asks for blocks before it has used those it got. */
async function* copied(source: Bytes): Bytes {
  for await (const block of source) yield Buffer.from(block);
}

function broken(form: string, cause: unknown): LogRefused {
  return new LogRefused(`It is packed with ${form} and damaged, or it ends too early.`, { cause });
}

const pushedBytes = 1 << 14; // a thousand times as much may come out of it at once

/** The files of an archive one after the other, each beginning on a line of its own. */
async function* unzipped(packed: Bytes): Bytes {
  let out: Buffer[] = [];
  let isLineOpen = false;
  let failure: unknown = null;
  const unzip = new Unzip((file) => {
    if (file.name.endsWith('/') || file.name.startsWith('__MACOSX/')) return;
    let toUtf8: ReturnType<typeof utf8Decoder> | null = null;
    file.ondata = (error, data) => {
      if (error !== null) failure ??= error;
      if (data.length === 0) return;
      if (toUtf8 === null) {
        const form = formOf(data);
        if (form !== null) failure ??= packedWith(`${form} inside a zip`);
        if (isLineOpen) out.push(Buffer.from('\n'));
        toUtf8 = utf8Decoder(data);
      }
      const text = toUtf8(Buffer.from(data));
      out.push(text);
      isLineOpen = text.at(-1) !== 10;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of packed)
    for (let at = 0; at < chunk.length; at += pushedBytes) {
      try {
        unzip.push(chunk.subarray(at, at + pushedBytes));
      } catch (error) {
        failure ??= error;
      }
      if (failure !== null) throw failure instanceof LogRefused ? failure : broken('zip', failure);
      yield* out;
      out = [];
    }
}

async function* asUtf8(source: Bytes): Bytes {
  const { head, all } = await withHead(source);
  const toUtf8 = utf8Decoder(head);
  for await (const chunk of all) yield toUtf8(chunk);
}

/** Windows writes UTF-16 and marks where a text begins; a mark is no letter of the first line. */
function utf8Decoder(head: Uint8Array): (chunk: Buffer) => Buffer {
  const [first, second, third, fourth] = head;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && fourth === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0);
  if (isLittle || isBig) {
    const decoder = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be');
    return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }));
  }
  let skip = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  return (chunk) => {
    const text = chunk.subarray(skip);
    skip = 0;
    return text;
  };
}
