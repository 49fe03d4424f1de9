import { open } from 'node:fs/promises';

const blockBytes = 1 << 18; // what a processor keeps close

/** The bytes of a file in one piece of memory that is filled again and again: each block is to be used before the next is asked for. */
export async function* fileBlocks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const block = Buffer.allocUnsafe(blockBytes);
    for (;;) {
      const { bytesRead } = await file.read(block, 0, blockBytes);
      if (bytesRead === 0) return;
      yield block.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
