import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureTool, root } from './ensure-installed.mjs';

const wanted = 24;

/** The path of a Node that runs TypeScript without a build: this one, or the one that npm brings from a lock file of its own. */
export async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  const brought = await bringNode('scripts/node24');
  if (!brought) {
    process.stderr.write(
      `Node ${wanted} is needed, this is ${process.versions.node}, and none could be brought for ${process.platform}-${process.arch}: install Node ${wanted}.\n`,
    );
    process.exit(1);
  }
  process.env.PATH = dirname(brought) + delimiter + process.env.PATH;
  return brought;
}

/** The path of the Node that the lock file of `folder` names, installed where it is missing; undefined where there is none for this platform. */
export async function bringNode(folder) {
  await ensureTool(folder);
  const modules = join(root, folder, 'node_modules');
  return readdirSync(modules)
    .filter((name) => name.startsWith('node-'))
    .flatMap((name) => ['bin/node', 'bin/node.exe'].map((file) => join(modules, name, file)))
    .find(existsSync);
}
